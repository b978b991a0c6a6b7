"""Musta Maija: attack with cards of one suit; the queen of spades is never beaten."""
