"""The sentences of the Koira family."""
