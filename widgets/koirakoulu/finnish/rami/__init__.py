"""The words of the score calculator of Rami."""
