"""Rami: what a deal and an evening score. How it is played is in no source, and not here."""
