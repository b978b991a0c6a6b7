"""The Koira family: Koira, Myllymatti, Nostokoira and the rest, one game under many rule books."""
