"""Nothing is run from source text here."""
