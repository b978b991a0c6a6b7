"""Moska: attacks against one killer, which everybody may join."""
