"""What is wrong with a position of Koira, by the code of the problem."""

from collections.abc import Mapping
from typing import Final

PROBLEMS: Final[Mapping[str, str]] = {
    "free": "Näillä säännöillä kortitta jäänyt on heti vapaa: kirjoita nimen perään ”vapaa”.",
    "hand": "Keräysvaiheessa kädessä ei voi olla näin monta korttia.",
    "kina": "Kinan tiedot eivät täsmää pöydän kanssa.",
    "napoleon": "Napoleonin koiran tiedot eivät käy näillä säännöillä.",
    "no-phase": "Vaihe on keräys, luopuminen tai presidentti.",
    "other-phase": "Tämä rivi ei kuulu tähän vaiheeseen.",
    "out": "Keräysvaiheessa kukaan ei ole vielä vapaa.",
    "over": "Pelissä on alle kaksi pelaajaa, joten jako on jo ohi.",
    "pair-any-tie": "Kun tikkiin lyö kaksi, kinan asetusta ei voi vaihtaa.",
    "runs-lap": "Sarjat ja kierroksesta kaatuva pakka eivät sovi yhteen.",
}
