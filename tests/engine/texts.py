"""Texts in the notation that several tests read, and spoil."""

from korttipelit import CARDS

ALL = " ".join(map(str, CARDS[:52]))
"""The pack in order."""

POSITION = """\
peli: koira
säännöt: opas
vaihe: luopuminen
valtti: ♠
pöytä: ♦10 ♦Q
Aino: ♣A ♥3
Eero: 6
Liisa: ♣8 ♦3 ♠4
vuorossa: Liisa
"""
COLLECTING = """\
peli: koira
säännöt: suma
vaihe: keräys
pakka: 2 ♣3 1 ♠7
pöytä: ♦4
voitti viimeksi: Liisa
tikkejä: Aino, Liisa
pino Aino: ♣9 ♦9
pino Liisa: ♥2 +1
Aino: ♣5 ♣6 ♣K
Eero: 3
Liisa: ♥Q ♥K
vuorossa: Eero
"""
RECORD = f"""\
peli: koira
säännöt: opas, nosto=pienin
pelaajat: Aino, Eero, Liisa
pakka: {ALL}
aloittaa: Eero

> Alku.
Eero ♣3
> Eero aloittaa.
> Toinen rivi.
Liisa ♣4
Aino ♣5
"""
NAPOLEON = """\
peli: koira
säännöt: napoleonin-koira
vaihe: luopuminen
valtti: ♠
pöytä:
napoleonin koira: Aino
antaa: Liisa
Aino:
Eero: ♥6 ♥7
Liisa: ♠3 ♠4
vuorossa: Aino
"""
