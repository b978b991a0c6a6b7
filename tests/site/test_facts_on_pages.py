"""The facts no rule of the engine holds – names, history, tips, variants – stand on the pages.

Every row is a fact of the sources and a few distinctive words of the page that tell it. Whoever
rewrites a page meets this test when a fact falls out, and changes the words here when it has not.
"""

import re
from pathlib import Path
from typing import Final

import pytest

PAGES: Final = Path(__file__).resolve().parents[2] / "docs" / "koira"

# Informational facts, and the stated variants that pages tell beside or instead of the rules.
FACTS: Final = {
    "KOIRA-A": (
        "0.1", "0.3", "0.4", "0.5", "1.1", "1.2", "1.3", "1.4", "1.5", "2.3", "2.4", "2.5",
        "2.6", "2.7", "3.5", "3.8", "3.9", "4.1", "4.5", "4.6", "4.8", "4.9", "5.3", "7.1",
        "7.2", "7.3", "7.4", "7.5", "8.1", "8.2", "8.3", "8.4", "8.5", "9.1", "9.2", "9.3",
        "9.4",
    ),
    "KOIRA-B": (
        "1.1", "4.3", "4.5", "4.7", "5.1", "5.2", "5.3", "5.4",
    ),
    "KOIRA-C": (
        "1.5", "1.6", "1.7", "2.0", "2.5", "2.6", "2.7", "2.8", "2.9", "2.10",
    ),
    "MYLLY": (
        "0.1", "3.2", "3.3", "3.6", "4.1", "4.2", "4.3", "4.4", "4.5",
    ),
    "DURAK": (
        "0.1", "0.2", "1.1", "2.1", "6.5", "8.1",
    ),
    "MAIJA": (
        "0.1", "1.1", "2.1", "6.1",
    ),
    "KITU": (
        "0.1", "4.1", "5.1", "5.2",
    ),
    "MOSKA": (
        "0.1", "0.2", "2.1", "3.2", "3.6",
    ),
    "TURA": (
        "0.1", "2.3", "5.1",
    ),
    "PASKA": (
        "0.1", "1.1",
    ),
    "VALE": (
        "1.1",
    ),
}  # fmt: skip

TOLD: Final = (
    ("KOIRA-A-0.1", "kysyttya", "Samaa peliä on vanhastaan sanottu Myllymatiksi"),
    ("KOIRA-A-0.1", "kysyttya", "Koira on suomalainen lyöntipeli"),
    ("KOIRA-A-0.1", "muunnelmat", "Ruotsissa Koiran sukulainen on nimeltään skitgubbe"),
    ("KOIRA-A-0.3", "kysyttya", "kuka on ollut koirana ja montako kertaa"),
    ("KOIRA-A-0.4", "historia", "suullista perintöä parinsadan vuoden ajalta"),
    ("KOIRA-A-0.4", "historia", "Virallista sääntökirjaa ei ole"),
    ("KOIRA-A-0.4", "historia", "kannattaa lukea ääneen ennen peliä"),
    ("KOIRA-A-0.4", "muunnelmat", "Wikipedia kutsuu Koiraa sillä nimellä"),
    ("KOIRA-A-0.5", "historia", "*le chien*, on jaossa sivuun jäävä korttinippu eli leski"),
    ("KOIRA-A-0.5", "historia", "Vain häviäjä nimetään myös siassa ja Mustassa Maijassa"),
    ("KOIRA-A-1.1", "kysyttya", "parasta Koira on 3–5 pelaajalla"),
    ("KOIRA-A-1.1", "kysyttya", "yleensä 2–5, ulkomaisissa jopa kahdeksan"),
    ("KOIRA-A-1.2", "sopikaa", "rajat ovat 2–4, 2–5 tai 3–8"),
    ("KOIRA-A-1.3", "porukalla", "Pitäytykää kolmen kortin jaossa (sääntö 2.1) ja peruspelissä"),
    ("KOIRA-A-1.3", "porukalla", "Jako vain kestää pidempään"),
    ("KOIRA-A-1.4", "porukalla", "Osa ohjeista hyväksyy kaksinpelinkin"),
    ("KOIRA-A-1.5", "kysyttya", "Tavallisella 52 kortin pakalla ilman jokereita"),
    ("KOIRA-A-2.3", "kysyttya", "poikittain pakan alle kuvapuoli alaspäin"),
    ("KOIRA-A-2.4", "muunnelmat", "Ohjeet eivät kerro, milloin"),
    ("KOIRA-A-2.5", "muunnelmat", "pääasia, että tapa on valittu ennen jakoa"),
    ("KOIRA-A-2.6", "kysyttya", "ensimmäiseen tikkiin kaikki lähtevät tasoissa"),
    ("KOIRA-A-2.7", "kysyttya", "Osa pöydistä jakaa neljä tai viisi"),
    ("KOIRA-A-3.5", "muunnelmat", "Sana on Myllymatin"),
    ("KOIRA-A-3.8", "strategia", "Jokainen voittamasi kortti on lyötävä luopumisvaiheessa pois"),
    ("KOIRA-A-3.8", "strategia", "Isot kortit ja valtit ovat silloin aseita, pienet painolastia"),
    ("KOIRA-A-3.9", "strategia", "tikit lyödään avoimesti"),
    ("KOIRA-A-4.1", "kysyttya", "Myllymatissa ja osassa muitakin pöytiä aloittaa"),
    ("KOIRA-A-4.5", "kysyttya", "Suomessa nostetaan yleensä pohjimmainen"),
    ("KOIRA-A-4.6", "strategia", "Nosto on luvallinen siirto, vaikka voisit lyödä"),
    ("KOIRA-A-4.8", "kysyttya", "Nostojen jälkeen kierros voi täyttyä ennen kuin"),
    ("KOIRA-A-4.9", "kysyttya", "joidenkin ulkomaisten ohjeiden mukaan sarjat ovat aina"),
    ("KOIRA-A-5.3", "kysyttya", "Vain jos niin on sovittu ennen peliä"),
    ("KOIRA-A-5.3", "kysyttya", "pyytää ”Napoleonilta” uutta"),
    ("KOIRA-A-7.1", "muunnelmat", "kaksi vierekkäistä lyö, ja muu pöytä odottaa"),
    ("KOIRA-A-7.1", "muunnelmat", "Raja Koiran ja Myllymatin välillä on liukuva"),
    ("KOIRA-A-7.2", "muunnelmat", "kakkosen, kolmosen ja nelosen päälle voi lyödä sarjan"),
    ("KOIRA-A-7.2", "muunnelmat", "Käsi tyhjenee vauhdilla, mutta nostaja saa koko erän"),
    ("KOIRA-A-7.3", "muunnelmat", "joka kierroksella lahjan: edellinen pelaaja luopuu"),
    ("KOIRA-A-7.3", "muunnelmat", "antaa hänen näykätä sellaisen umpimähkään"),
    ("KOIRA-A-7.3", "muunnelmat", "viimeisen kortin on lähdettävä kädestä lyömällä"),
    ("KOIRA-A-7.3", "muunnelmat", "Lahja tasoittaa peliä"),
    ("KOIRA-A-7.4", "muunnelmat", "kahden pelin risteytys 3–6 pelaajalle"),
    ("KOIRA-A-7.4", "muunnelmat", "jokerit mukana, yhteensä 54 korttia"),
    ("KOIRA-A-7.4", "muunnelmat", "jatketaan presidentin säännöillä"),
    ("KOIRA-A-7.4", "muunnelmat", "Se, joka jää viimeiseksi, on Presidentin koira"),
    ("KOIRA-A-7.5", "muunnelmat", "peli on lähteestä riippuen hund tai Mattis"),
    ("KOIRA-A-7.5", "muunnelmat", "lähtöisin samasta 1800-luvun pelistä"),
    ("KOIRA-A-8.1", "sopikaa", "Kolme – vai neljä tai viisi"),
    ("KOIRA-A-8.2", "sopikaa", "Pakan alla piilossa"),
    ("KOIRA-A-8.2", "sopikaa", "vai viimeisenä näkyvissä"),
    ("KOIRA-A-8.3", "sopikaa", "Pohjimmainen (sääntö 4.10) – vai pienin (4.12) tai viimeksi lyöty"),
    ("KOIRA-A-8.4", "sopikaa", "Ei (sääntö 4.20) – vai kakkosesta (5.1) tai mistä vain (5.11)"),
    ("KOIRA-A-8.5", "sopikaa", "Korttien luvusta (sääntö 4.13) – vai kierroksesta (4.14)"),
    ("KOIRA-A-9.1", "strategia", "lyö joukkoon pienimpäsi"),
    ("KOIRA-A-9.1", "strategia", "Tikissä sille pärjää vain toinen ässä"),
    ("KOIRA-A-9.1", "strategia", "Paina mieleesi, kuka vei mitäkin"),
    ("KOIRA-A-9.1", "strategia", "Säästä valtit loppuun"),
    ("KOIRA-A-9.1", "strategia", "Nosta joskus tahallasi"),
    ("KOIRA-A-9.1", "strategia", "Aloita läjä keskikokoisella"),
    ("KOIRA-A-9.2", "strategia", "Maan tunnustaminen"),
    ("KOIRA-A-9.2", "strategia", "Unohtunut nosto"),
    ("KOIRA-A-9.2", "strategia", "Kaikki tikit itselle"),
    ("KOIRA-A-9.2", "strategia", "Valtit heti pöytään"),
    ("KOIRA-A-9.2", "strategia", "Vapaaehtoinen nosto ei ole tappio"),
    ("KOIRA-A-9.3", "porukalla", "korttien järjestyksen oppii keräysvaiheessa huomaamatta"),
    ("KOIRA-A-9.3", "porukalla", "Pelatkaa ensimmäinen jako avoimin kortein"),
    ("KOIRA-A-9.3", "porukalla", "leikkimieliset tehtävät voi jättää kokonaan pois"),
    ("KOIRA-A-9.4", "historia", "| 5.5.1821 | Åbo Morgonblad mainitsee pelin"),
    ("KOIRA-A-9.4", "historia", "| 1808 | Jotkin lähteet sijoittavat ensimmäisen maininnan"),
    ("KOIRA-A-9.4", "historia", "| 1800-luvun alku | Peliä pelataan Pohjanmaalla"),
    ("KOIRA-A-9.4", "historia", "| 1875 | Ruotsalainen mjölnarmatte"),
    ("KOIRA-A-9.4", "historia", "Suomessa koira, Ruotsissa skitgubbe, Norjassa hund tai Mattis"),
    ("KOIRA-A-9.4", "historia", "todennäköisesti suomalaista alkuperää"),
    ("KOIRA-B-1.1", "muunnelmat", "32 kortin pakalla tätä ei pelata"),
    ("KOIRA-B-1.1", "muunnelmat", "Parhaimmillaan peli on kolmen kesken"),
    ("KOIRA-B-4.3", "muunnelmat", "Alittaa eli lyödä kortti, joka ei lyö pöydän päällimmäistä yli"),
    ("KOIRA-B-4.5", "muunnelmat", "Käteen tulee vain sotamies, ja kymppi jää pöytään"),
    ("KOIRA-B-4.7", "sanasto", "Täysi tikki {#taysi-tikki}"),
    ("KOIRA-B-5.1", "muunnelmat", "käytetään siellä myös nimiä Mas ja mjölnarmatte"),
    ("KOIRA-B-5.1", "muunnelmat", "Mattis on hyvin lähellä Koiraa"),
    ("KOIRA-B-5.2", "muunnelmat", "Kaikkien yhteinen tikki on nykyään ainakin yhtä tavallinen"),
    ("KOIRA-B-5.3", "muunnelmat", "esiin käännetty valtti muuttaa keräysvaihettakin"),
    ("KOIRA-B-5.4", "muunnelmat", "joskus myös China Hand -nimistä peliä"),
    ("KOIRA-C-1.5", "kysyttya", "sitä ei katso edes nostaja ennen keräysvaiheen loppua"),
    ("KOIRA-C-1.6", "kysyttya", "kortitta jäänyt istuu sivussa ja muut lyövät"),
    ("KOIRA-C-1.7", "kysyttya", "Jaosta saa sopia, mutta riidan ratkaisee arpa"),
    ("KOIRA-C-2.0", "kysyttya", "missä järjestyksessä muut vapautuivat"),
    ("KOIRA-C-2.5", "kysyttya", "kaatamiseen tarvitaan yhä kolme korttia"),
    ("KOIRA-C-2.6", "muunnelmat", "Jatkosuma käy vielä silloinkin, kun suman alku on jo nostettu"),
    ("KOIRA-C-2.7", "kysyttya", "Sarjaa, joka ei ole alkanut kakkosesta, ei jatketa"),
    ("KOIRA-C-2.8", "muunnelmat", "Se lasketaan kaatamisessa yhdeksi kortiksi"),
    ("KOIRA-C-2.9", "muunnelmat", "kaikki kolmetoista korttia ovat yhtä aikaa pöydässä"),
    ("KOIRA-C-2.10", "muunnelmat", "Nostokoira on myös pelaaja"),
    ("KOIRA-C-2.10", "kysyttya", "Vapaaksi hän pääsee vasta lyötyään ainakin yhden kortin"),
    ("MYLLY-0.1", "historia", "tutkinut Cristian Seres"),
    ("MYLLY-0.1", "historia", "kirjassa *150 korttipeliä*"),
    ("MYLLY-0.1", "historia", "Pidempään kuin Koirana se on tunnettu Myllymattina"),
    ("MYLLY-3.2", "muunnelmat", "myös suoraan pakasta kääntäen"),
    ("MYLLY-3.3", "muunnelmat", "Sen tuntee tikistä: kaksi vierekkäistä lyö"),
    ("MYLLY-3.6", "muunnelmat", "Valttikortti pannaan sivuun katsomatta"),
    ("MYLLY-4.1", "muunnelmat", "viimeisen tikin vienyt eikä valttikortin saanut"),
    ("MYLLY-4.2", "muunnelmat", "kirjaimellisesti luettuna pienempikin riittäisi"),
    ("MYLLY-4.3", "muunnelmat", "Pöydästä nostetaan viimeksi lyöty kortti"),
    ("MYLLY-4.4", "muunnelmat", "Pakan sijasta kaatuu läjä"),
    ("MYLLY-4.5", "muunnelmat", "häviäjä on koiran sijasta myllymatti"),
    ("DURAK-0.1", "../durak/muunnelmat", "yksi Venäjän suosituimmista korttipeleistä"),
    ("DURAK-0.1", "../durak/muunnelmat", "Podkidnoi on muodoista kiinnostavimpia"),
    ("DURAK-0.1", "../durak/muunnelmat", "Peli muistuttaa suomalaista Moskaa"),
    ("DURAK-0.1", "../durak/muunnelmat", "jokin durak on myös turakan takana"),
    ("DURAK-0.1", "../durak/muunnelmat", "kirjassa *150 korttipeliä*"),
    ("DURAK-0.2", "../durak/muunnelmat", "Parhaimmillaan durak on neljän pelinä pareittain"),
    ("DURAK-1.1", "../durak/kysyttya", "venäjää ja tarkoittaa typerystä"),
    ("DURAK-1.1", "../durak/saannot", "teettää hänellä jotakin hölmöä mutta hauskaa"),
    ("DURAK-2.1", "../durak/saannot", "jos tämä koskee pakkaan, hän saa työt ja typeryksen nimen"),
    ("DURAK-6.5", "../durak/muunnelmat", "Esimerkki on Cristian Seresin"),
    ("DURAK-8.1", "../durak/muunnelmat", "ensimmäistä puolustajaa vastaan lyödään enintään"),
    ("MAIJA-0.1", "../musta-maija/kysyttya", "Perinteinen lastenpeli"),
    ("MAIJA-0.1", "../musta-maija/kysyttya", "Se sopii myös aikuisille"),
    ("MAIJA-0.1", "../musta-maija/kysyttya", "Vaativampia ovat Moska ja podkidnoi durak"),
    ("MAIJA-0.1", "../musta-maija/muunnelmat", "kirjassa *150 korttipeliä*"),
    ("MAIJA-1.1", "../musta-maija/kysyttya", "Patarouva, jota sanotaan myös patakuningattareksi"),
    ("MAIJA-2.1", "../musta-maija/kysyttya", "Jotkut jakavat kuusi"),
    ("MAIJA-6.1", "../musta-maija/muunnelmat", "Puolustaja estää sen lyömällä kätensä"),
    ("KITU-0.1", "../kitumaija/saannot", "piirteitä Mustasta Maijasta ja turakasta"),
    ("KITU-0.1", "../kitumaija/saannot", "on kertonut Cristian Seres"),
    ("KITU-0.1", "../kitumaija/muunnelmat", "kirjassa *150 korttipeliä*"),
    ("KITU-4.1", "../kitumaija/saannot", "Kenenkään ei tarvitse paljastaa"),
    ("KITU-5.1", "../kitumaija/muunnelmat", "Hieman helpompi ja joutuisampi peli"),
    ("KITU-5.2", "../kitumaija/muunnelmat", "pakasta käännetty maa, joka ei koskaan ole pata"),
    ("MOSKA-0.1", "../moska/muunnelmat", "Moskaa on pelattu etenkin Itä-Suomessa"),
    ("MOSKA-0.1", "../moska/muunnelmat", "sukua Mustalle Maijalle ja venäläiselle durakille"),
    ("MOSKA-0.1", "../moska/saannot", "haluavat Mustaan Maijaan lisää haastetta"),
    ("MOSKA-0.1", "../moska/kysyttya", "Moska on tuhti vasara"),
    ("MOSKA-0.1", "../moska/muunnelmat", "kirjassa *150 korttipeliä*"),
    ("MOSKA-0.2", "../moska/saannot", "Pienemmälläkin porukalla voi pelata"),
    ("MOSKA-2.1", "../moska/saannot", "Se, joka erehtyy koskemaan pakkaan, jakaa itse"),
    ("MOSKA-3.2", "../moska/saannot", "6–6, 4–4–8–8, 5–5–5–K–K ja pelkkä rouva"),
    ("MOSKA-3.6", "../moska/saannot", "hyökkääjä valitsee, mitkä jäävät"),
    ("TURA-0.1", "../turamoska/muunnelmat", "sekoitus turakkaa ja Moskaa"),
    ("TURA-0.1", "../turamoska/muunnelmat", "sitä Parikkalan kansallispeliksi"),
    ("TURA-0.1", "../turamoska/muunnelmat", "Säännöt kirjoitti Kalle Lyytikäinen"),
    ("TURA-0.1", "../turamoska/muunnelmat", "löytyivät uudestaan Internet Archivesta"),
    ("TURA-2.3", "../turamoska/saannot", "häviää saman tien ja tekee työt"),
    ("TURA-5.1", "../turamoska/muunnelmat", "Jotkut kääntävät toisenkin"),
    ("PASKA-0.1", "../paskahousu/muunnelmat", "ovat suosittuja suomalaisia pelejä"),
    ("PASKA-0.1", "../paskahousu/muunnelmat", "Tuskin kahdessa porukassa pelataan aivan samoin"),
    ("PASKA-0.1", "../paskahousu/muunnelmat", "kirjassa *150 korttipeliä*"),
    ("PASKA-1.1", "../paskahousu/kysyttya", "jolle jää viimeisenä kortteja käteen"),
    ("VALE-1.1", "../valepaska/muunnelmat", "nimittäin Paskahousun tärkein"),
    ("VALE-1.1", "../valepaska/kysyttya", "Monelle se on se aito ja oikea Paskahousu"),
)  # fmt: skip


def text(page: str) -> str:
    """A page's words: links are their texts, bold is plain, and every space is the same."""
    words = (PAGES / f"{page}.md").read_text("utf-8")
    words = re.sub(r"<!--.*?-->", "", words, flags=re.S)
    words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", words).replace("**", "")
    return " ".join(words.split())


@pytest.mark.parametrize(("fact", "page", "words"), TOLD)
def test_the_page_tells_the_fact(fact: str, page: str, words: str) -> None:
    assert words in text(page), f"{page}.md no longer tells {fact}"


def test_every_fact_has_its_words() -> None:
    told = {fact for fact, _, _ in TOLD}
    assert told == {f"{source}-{number}" for source, numbers in FACTS.items() for number in numbers}


def answers() -> list[tuple[str, str]]:
    """The questions of every game's page of questions, and what stands below each."""
    found: list[tuple[str, str]] = []
    for page in sorted(PAGES.parent.glob("*/kysyttya.md")):
        parts = re.split(r"^## (.*)$", page.read_text("utf-8"), flags=re.M)[1:]
        found += zip(parts[::2], parts[1::2], strict=True)
    return found


@pytest.mark.parametrize(("question", "answer"), answers(), ids=lambda said: said.strip()[:40])
def test_a_question_has_a_short_answer_and_its_rule(question: str, answer: str) -> None:
    assert question.endswith("?")
    assert "(saannot.md" in answer
    plain = re.sub(r"\([^()]*\[[^]]*\]\([^)]*\)[^()]*\)", "", answer)
    assert 1 <= len(re.findall(r"[.?](?=\s)", plain)) <= 4
