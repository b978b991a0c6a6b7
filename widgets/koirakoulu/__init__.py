"""Koirakoulu: Finnish card game widgets that run at build time and in the browser."""
