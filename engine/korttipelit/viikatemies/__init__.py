"""Viikatemies: beat the top card by suit order, swap suits by value, and reap the pile."""
