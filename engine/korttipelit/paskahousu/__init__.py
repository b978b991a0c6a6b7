"""Paskahousu: equal or higher cards on one pile; whoever has cards last is the paskahousu."""
