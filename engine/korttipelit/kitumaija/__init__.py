"""Kitumaija: catch the top card of an open pile, then lay a card for the next player to catch."""
