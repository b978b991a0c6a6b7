"""What is done to the built site because it is Finnish: its search finds inflected words, and its
spelling is checked. Both need Voikko (libvoikko and the Finnish dictionary) on the machine."""
