"""Attacks that everybody may join, against one defender: what Moska and Turamoska share."""
