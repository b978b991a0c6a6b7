"""Packages here have no files of their own to look for."""

__all__ = []
