"""Turamoska: challenges, for which the stock may help."""
