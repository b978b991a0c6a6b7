"""What ``make_cards.py`` needs to make the card sprites."""
