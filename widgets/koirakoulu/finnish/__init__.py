"""All Finnish words that code puts into sentences.

Pure Python without dependencies, so that it runs at build time and in the
browser alike.

There is deliberately no helper that inflects a person's name.  Readers' own
names are never inflected: write the sentence so that the name stands in the
nominative ("Vuorossa: Kaisa-Leena", "Tikin vei Ville").
"""

from koirakoulu.finnish.cards import (
    card_name,
    cards_list,
    lot_name,
    rank_name,
    run_name,
    suit_name,
)
from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.nouns import noun
from koirakoulu.finnish.numbers import count, count_in_words, number, number_word
from koirakoulu.finnish.text import join, quote, sentence

__all__ = [
    "Case",
    "card_name",
    "cards_list",
    "count",
    "count_in_words",
    "join",
    "lot_name",
    "noun",
    "number",
    "number_word",
    "quote",
    "rank_name",
    "run_name",
    "sentence",
    "suit_name",
]
