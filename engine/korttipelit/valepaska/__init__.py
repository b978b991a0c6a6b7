"""Valepaska: Paskahousu with the cards face down and a word on what they are."""
