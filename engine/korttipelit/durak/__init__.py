"""Podkidnoi durak: attack and defence, alone, in pairs or in two sides of three."""
