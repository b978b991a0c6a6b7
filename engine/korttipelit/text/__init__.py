"""What every text form is made of: lines with places, and cards as words."""
