# A word table is read a row at a time, however long the row.
# ruff: noqa: E501

"""The Finnish words against tables written out by hand.

The tables are the literal forms, not made from the module's own stems: read
them as a Finnish speaker would, a line at a time.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koirakoulu.finnish import (
    Case,
    card_name,
    cards_list,
    count,
    count_in_words,
    join,
    lot_name,
    noun,
    number,
    number_word,
    quote,
    rank_name,
    run_name,
    sentence,
    suit_name,
)
from koirakoulu.finnish.cards import JACK_READ, RANKS, SUITS
from koirakoulu.finnish.nouns import NOUNS

SPOKEN: list[Case] = [case for case in Case if case is not Case.ACCUSATIVE]

# nominative genitive partitive inessive elative illative
# adessive ablative allative essive translative
SUIT_FORMS = """
♠ pata padan pataa padassa padasta pataan padalla padalta padalle patana padaksi
♥ hertta hertan herttaa hertassa hertasta herttaan hertalla hertalta hertalle herttana hertaksi
♦ ruutu ruudun ruutua ruudussa ruudusta ruutuun ruudulla ruudulta ruudulle ruutuna ruuduksi
♣ risti ristin ristiä ristissä rististä ristiin ristillä ristiltä ristille ristinä ristiksi
"""

SUIT_PLURALS = """
♠ padat patojen patoja padoissa padoista patoihin padoilla padoilta padoille patoina padoiksi
♥ hertat herttojen herttoja hertoissa hertoista herttoihin hertoilla hertoilta hertoille herttoina hertoiksi
♦ ruudut ruutujen ruutuja ruuduissa ruuduista ruutuihin ruuduilla ruuduilta ruuduille ruutuina ruuduiksi
♣ ristit ristien ristejä risteissä risteistä risteihin risteillä risteiltä risteille risteinä risteiksi
"""

RANK_FORMS = """
2 kakkonen kakkosen kakkosta kakkosessa kakkosesta kakkoseen kakkosella kakkoselta kakkoselle kakkosena kakkoseksi
3 kolmonen kolmosen kolmosta kolmosessa kolmosesta kolmoseen kolmosella kolmoselta kolmoselle kolmosena kolmoseksi
4 nelonen nelosen nelosta nelosessa nelosesta neloseen nelosella neloselta neloselle nelosena neloseksi
5 vitonen vitosen vitosta vitosessa vitosesta vitoseen vitosella vitoselta vitoselle vitosena vitoseksi
6 kutonen kutosen kutosta kutosessa kutosesta kutoseen kutosella kutoselta kutoselle kutosena kutoseksi
7 seiska seiskan seiskaa seiskassa seiskasta seiskaan seiskalla seiskalta seiskalle seiskana seiskaksi
8 kasi kasin kasia kasissa kasista kasiin kasilla kasilta kasille kasina kasiksi
9 ysi ysin ysiä ysissä ysistä ysiin ysillä ysiltä ysille ysinä ysiksi
10 kymppi kympin kymppiä kympissä kympistä kymppiin kympillä kympiltä kympille kymppinä kympiksi
J sotamies sotamiehen sotamiestä sotamiehessä sotamiehestä sotamieheen sotamiehellä sotamieheltä sotamiehelle sotamiehenä sotamieheksi
Q rouva rouvan rouvaa rouvassa rouvasta rouvaan rouvalla rouvalta rouvalle rouvana rouvaksi
K kuningas kuninkaan kuningasta kuninkaassa kuninkaasta kuninkaaseen kuninkaalla kuninkaalta kuninkaalle kuninkaana kuninkaaksi
A ässä ässän ässää ässässä ässästä ässään ässällä ässältä ässälle ässänä ässäksi
"""

RANK_PLURALS = """
2 kakkoset kakkosten kakkosia kakkosissa kakkosista kakkosiin kakkosilla kakkosilta kakkosille kakkosina kakkosiksi
3 kolmoset kolmosten kolmosia kolmosissa kolmosista kolmosiin kolmosilla kolmosilta kolmosille kolmosina kolmosiksi
4 neloset nelosten nelosia nelosissa nelosista nelosiin nelosilla nelosilta nelosille nelosina nelosiksi
5 vitoset vitosten vitosia vitosissa vitosista vitosiin vitosilla vitosilta vitosille vitosina vitosiksi
6 kutoset kutosten kutosia kutosissa kutosista kutosiin kutosilla kutosilta kutosille kutosina kutosiksi
7 seiskat seiskojen seiskoja seiskoissa seiskoista seiskoihin seiskoilla seiskoilta seiskoille seiskoina seiskoiksi
8 kasit kasien kaseja kaseissa kaseista kaseihin kaseilla kaseilta kaseille kaseina kaseiksi
9 ysit ysien ysejä yseissä yseistä yseihin yseillä yseiltä yseille yseinä yseiksi
10 kympit kymppien kymppejä kympeissä kympeistä kymppeihin kympeillä kympeiltä kympeille kymppeinä kympeiksi
J sotamiehet sotamiesten sotamiehiä sotamiehissä sotamiehistä sotamiehiin sotamiehillä sotamiehiltä sotamiehille sotamiehinä sotamiehiksi
Q rouvat rouvien rouvia rouvissa rouvista rouviin rouvilla rouvilta rouville rouvina rouviksi
K kuninkaat kuninkaiden kuninkaita kuninkaissa kuninkaista kuninkaisiin kuninkailla kuninkailta kuninkaille kuninkaina kuninkaiksi
A ässät ässien ässiä ässissä ässistä ässiin ässillä ässiltä ässille ässinä ässiksi
"""

OTHER_FORMS = """
★1 jokeri jokerin jokeria jokerissa jokerista jokeriin jokerilla jokerilta jokerille jokerina jokeriksi
♠A pataässä pataässän pataässää pataässässä pataässästä pataässään pataässällä pataässältä pataässälle pataässänä pataässäksi
♦Q ruuturouva ruuturouvan ruuturouvaa ruuturouvassa ruuturouvasta ruuturouvaan ruuturouvalla ruuturouvalta ruuturouvalle ruuturouvana ruuturouvaksi
♣5 ristivitonen ristivitosen ristivitosta ristivitosessa ristivitosesta ristivitoseen ristivitosella ristivitoselta ristivitoselle ristivitosena ristivitoseksi
♦J ruutusotamies ruutusotamiehen ruutusotamiestä ruutusotamiehessä ruutusotamiehestä ruutusotamieheen ruutusotamiehellä ruutusotamieheltä ruutusotamiehelle ruutusotamiehenä ruutusotamieheksi
♠K patakuningas patakuninkaan patakuningasta patakuninkaassa patakuninkaasta patakuninkaaseen patakuninkaalla patakuninkaalta patakuninkaalle patakuninkaana patakuninkaaksi
♥9 herttaysi herttaysin herttaysiä herttaysissä herttaysistä herttaysiin herttaysillä herttaysiltä herttaysille herttaysinä herttaysiksi
"""

NAMES = """
♠ patakakkonen patakolmonen patanelonen patavitonen patakutonen pataseiska patakasi pataysi patakymppi patasotamies patarouva patakuningas pataässä
♥ herttakakkonen herttakolmonen herttanelonen herttavitonen herttakutonen herttaseiska herttakasi herttaysi herttakymppi herttasotamies herttarouva herttakuningas herttaässä
♦ ruutukakkonen ruutukolmonen ruutunelonen ruutuvitonen ruutukutonen ruutuseiska ruutukasi ruutuysi ruutukymppi ruutusotamies ruuturouva ruutukuningas ruutuässä
♣ ristikakkonen ristikolmonen ristinelonen ristivitonen ristikutonen ristiseiska ristikasi ristiysi ristikymppi ristisotamies ristirouva ristikuningas ristiässä
"""

# Singular partitive, genitive, adessive; plural nominative, partitive, inessive.
NOUN_FORMS = """
kortti korttia kortin kortilla kortit kortteja korteissa
pelaaja pelaajaa pelaajan pelaajalla pelaajat pelaajia pelaajissa
tikki tikkiä tikin tikillä tikit tikkejä tikeissä
valtti valttia valtin valtilla valtit valtteja valteissa
maa maata maan maalla maat maita maissa
pakka pakkaa pakan pakalla pakat pakkoja pakoissa
läjä läjää läjän läjällä läjät läjiä läjissä
käsi kättä käden kädellä kädet käsiä käsissä
sarja sarjaa sarjan sarjalla sarjat sarjoja sarjoissa
erä erää erän erällä erät eriä erissä
siirto siirtoa siirron siirrolla siirrot siirtoja siirroissa
vuoro vuoroa vuoron vuorolla vuorot vuoroja vuoroissa
kierros kierrosta kierroksen kierroksella kierrokset kierroksia kierroksissa
vaihe vaihetta vaiheen vaiheella vaiheet vaiheita vaiheissa
jako jakoa jaon jaolla jaot jakoja jaoissa
peli peliä pelin pelillä pelit pelejä peleissä
piste pistettä pisteen pisteellä pisteet pisteitä pisteissä
sääntö sääntöä säännön säännöllä säännöt sääntöjä säännöissä
askel askelta askeleen askeleella askeleet askelia askelissa
kohta kohtaa kohdan kohdalla kohdat kohtia kohdissa
kysymys kysymystä kysymyksen kysymyksellä kysymykset kysymyksiä kysymyksissä
vastaus vastausta vastauksen vastauksella vastaukset vastauksia vastauksissa
tehtävä tehtävää tehtävän tehtävällä tehtävät tehtäviä tehtävissä
virhe virhettä virheen virheellä virheet virheitä virheissä
päivä päivää päivän päivällä päivät päiviä päivissä
"""

COUNT_FORMS = """
0 nolla nollan nollaa nollassa nollasta nollaan nollalla nollalta nollalle nollana nollaksi
1 yksi yhden yhtä yhdessä yhdestä yhteen yhdellä yhdeltä yhdelle yhtenä yhdeksi
2 kaksi kahden kahta kahdessa kahdesta kahteen kahdella kahdelta kahdelle kahtena kahdeksi
5 viisi viiden viittä viidessä viidestä viiteen viidellä viideltä viidelle viitenä viideksi
6 kuusi kuuden kuutta kuudessa kuudesta kuuteen kuudella kuudelta kuudelle kuutena kuudeksi
10 kymmenen kymmenen kymmentä kymmenessä kymmenestä kymmeneen kymmenellä kymmeneltä kymmenelle kymmenenä kymmeneksi
11 yksitoista yhdentoista yhtätoista yhdessätoista yhdestätoista yhteentoista yhdellätoista yhdeltätoista yhdelletoista yhtenätoista yhdeksitoista
12 kaksitoista kahdentoista kahtatoista kahdessatoista kahdestatoista kahteentoista kahdellatoista kahdeltatoista kahdelletoista kahtenatoista kahdeksitoista
"""


def table(text: str) -> list[tuple[str, list[str]]]:
    """Split a table into its keys and their forms."""
    rows = [line.split() for line in text.strip().splitlines()]
    return [(key, forms) for key, *forms in rows]


def keys(text: str) -> dict[str, list[str]]:
    """Give a table by its keys."""
    return dict(table(text))


@pytest.mark.parametrize(("suit", "forms"), table(SUIT_FORMS))
def test_suits_in_every_case(suit: str, forms: list[str]) -> None:
    assert [suit_name(suit, case) for case in SPOKEN] == forms


@pytest.mark.parametrize(("suit", "forms"), table(SUIT_PLURALS))
def test_suits_in_the_plural(suit: str, forms: list[str]) -> None:
    assert [suit_name(suit, case, plural=True) for case in SPOKEN] == forms


@pytest.mark.parametrize(("rank", "forms"), table(RANK_FORMS))
def test_ranks_in_every_case(rank: str, forms: list[str]) -> None:
    assert [rank_name(rank, case) for case in SPOKEN] == forms


@pytest.mark.parametrize(("rank", "forms"), table(RANK_PLURALS))
def test_ranks_in_the_plural(rank: str, forms: list[str]) -> None:
    assert [rank_name(rank, case, plural=True) for case in SPOKEN] == forms


@pytest.mark.parametrize(("card", "forms"), table(OTHER_FORMS))
def test_whole_cards_in_every_case(card: str, forms: list[str]) -> None:
    assert [card_name(card, case) for case in SPOKEN] == forms


@pytest.mark.parametrize(("suit", "names"), table(NAMES))
def test_every_card_has_its_name(suit: str, names: list[str]) -> None:
    assert [card_name(suit + rank) for rank in RANKS] == names


def test_the_tables_cover_everything() -> None:
    assert keys(SUIT_FORMS).keys() == keys(SUIT_PLURALS).keys() == SUITS.keys()
    assert keys(RANK_FORMS).keys() == keys(RANK_PLURALS).keys() == RANKS.keys()
    assert keys(NOUN_FORMS).keys() == NOUNS.keys()


def test_the_jacks_other_name() -> None:
    [(_, forms)] = table(
        "J jätkä jätkän jätkää jätkässä jätkästä jätkään jätkällä jätkältä jätkälle jätkänä jätkäksi"
    )
    assert [JACK_READ.form(case) for case in SPOKEN] == forms
    assert JACK_READ.form(Case.PARTITIVE, plural=True) == "jätkiä"


@given(
    suit=st.sampled_from(list(SUITS)),
    rank=st.sampled_from(list(RANKS)),
    case=st.sampled_from(SPOKEN),
)
def test_a_name_reads_back_as_its_card(suit: str, rank: str, case: Case) -> None:
    """Reading by the hand-written tables finds the one card that was named."""
    name = card_name(suit + rank, case)
    found = [
        other + forms_rank
        for other, (bare, *_) in table(SUIT_FORMS)
        for forms_rank, forms in table(RANK_FORMS)
        if name == bare + forms[SPOKEN.index(case)]
    ]
    assert found == [suit + rank]


def test_no_form_names_two_cards() -> None:
    seen: dict[str, str] = {}
    for card in ["★1", *(suit + rank for suit in SUITS for rank in RANKS)]:
        for case in Case:
            assert seen.setdefault(card_name(card, case), card) == card


def test_the_accusative_is_genitive_or_plural_nominative() -> None:
    for rank in RANKS:
        assert rank_name(rank, Case.ACCUSATIVE) == rank_name(rank, Case.GENITIVE)
        assert rank_name(rank, Case.ACCUSATIVE, plural=True) == rank_name(rank, plural=True)


@pytest.mark.parametrize("card", ["", "♠", "♠1", "♠11", "7♠", "★3", "s7", "♠7 "])
def test_what_is_no_card_is_refused(card: str) -> None:
    with pytest.raises(KeyError):
        card_name(card)


@pytest.mark.parametrize(
    ("case", "text"),
    [
        (Case.NOMINATIVE, "hertat kakkosesta neloseen"),
        (Case.GENITIVE, "herttojen kakkosesta neloseen"),
        (Case.ACCUSATIVE, "hertat kakkosesta neloseen"),
        (Case.PARTITIVE, "herttoja kakkosesta neloseen"),
        (Case.ELATIVE, "hertoista kakkosesta neloseen"),
        (Case.ADESSIVE, "hertoilla kakkosesta neloseen"),
    ],
)
def test_a_run(case: Case, text: str) -> None:
    assert run_name("♥", "2", "4", case) == text
    assert lot_name("♥2-4", case) == text


def test_runs_end_in_any_rank() -> None:
    assert lot_name("♠9-J") == "padat ysistä sotamieheen"
    assert lot_name("♦10-K", Case.ACCUSATIVE) == "ruudut kympistä kuninkaaseen"
    assert lot_name("♣7-8", Case.PARTITIVE) == "ristejä seiskasta kasiin"
    assert lot_name("♣Q-A") == "ristit rouvasta ässään"


def test_the_rest_of_a_broken_run() -> None:
    assert lot_name("~♥5", Case.GENITIVE) == "herttavitosen"
    assert lot_name("~♥5-6") == "hertat vitosesta kutoseen"


def test_lists_of_cards() -> None:
    assert cards_list(["♥2"], Case.GENITIVE) == "herttakakkosen"
    assert cards_list(["♠7", "♦10"]) == "pataseiska ja ruutukymppi"
    three = cards_list(["♥2", "♥3", "♥4"], Case.ACCUSATIVE)
    assert three == "herttakakkosen, herttakolmosen ja herttanelosen"
    assert cards_list(["♥2-4", "♠7"], Case.PARTITIVE) == (
        "herttoja kakkosesta neloseen ja pataseiskaa"
    )
    assert cards_list(["♠K", "♠A"], conjunction="tai") == "patakuningas tai pataässä"


def test_two_jokers_in_one_list() -> None:
    assert cards_list(["★1", "♠7"], Case.ACCUSATIVE) == "jokerin ja pataseiskan"
    assert cards_list(["★1", "★2"]) == "molemmat jokerit"
    assert cards_list(["♠7", "★2", "★1"], Case.PARTITIVE) == "pataseiskaa ja molempia jokereita"
    assert cards_list(["★1", "♠7", "★2"], Case.GENITIVE) == "molempien jokerien ja pataseiskan"
    assert cards_list(["★1", "★2", "♠7"], Case.ADESSIVE) == "molemmilla jokereilla ja pataseiskalla"
    assert cards_list(["★1", "♠7", "★2"], conjunction="tai") == "jokeri tai pataseiska"


def test_joining() -> None:
    assert join(["a", "b", "c"], "tai") == "a, b tai c"
    with pytest.raises(ValueError, match="nothing"):
        join([])


@pytest.mark.parametrize(("word", "forms"), table(NOUN_FORMS))
def test_nouns(word: str, forms: list[str]) -> None:
    assert [
        noun(word, Case.PARTITIVE),
        noun(word, Case.GENITIVE),
        noun(word, Case.ADESSIVE),
        noun(word, plural=True),
        noun(word, Case.PARTITIVE, plural=True),
        noun(word, Case.INESSIVE, plural=True),
    ] == forms


def test_compounds_follow_their_last_part() -> None:
    assert noun("käsikortti", Case.PARTITIVE) == "käsikorttia"
    assert noun("valttimaa", Case.GENITIVE) == "valttimaan"
    assert noun("nostopakka", Case.ELATIVE) == "nostopakasta"
    with pytest.raises(KeyError, match="koiruus"):
        noun("koiruus")


@pytest.mark.parametrize(("n", "forms"), table(COUNT_FORMS))
def test_number_words(n: str, forms: list[str]) -> None:
    assert [number_word(int(n), case) for case in SPOKEN] == forms


def test_number_words_end_at_twelve() -> None:
    assert number_word(13) == "13"
    assert [number_word(n) for n in (3, 4, 7, 8, 9)] == [
        "kolme",
        "neljä",
        "seitsemän",
        "kahdeksan",
        "yhdeksän",
    ]


def test_numbers() -> None:
    assert number(0) == "0"
    assert number(999) == "999"
    assert number(12345) == "12\N{NO-BREAK SPACE}345"
    assert number(-3) == "−3"


@pytest.mark.parametrize(
    ("n", "case", "digits", "words"),
    [
        (0, Case.NOMINATIVE, "0 korttia", "nolla korttia"),
        (1, Case.NOMINATIVE, "1 kortti", "yksi kortti"),
        (1, Case.ACCUSATIVE, "1 kortin", "yhden kortin"),
        (1, Case.PARTITIVE, "1 korttia", "yhtä korttia"),
        (3, Case.NOMINATIVE, "3 korttia", "kolme korttia"),
        (3, Case.ACCUSATIVE, "3 korttia", "kolme korttia"),
        (3, Case.GENITIVE, "3 kortin", "kolmen kortin"),
        (3, Case.ADESSIVE, "3 kortilla", "kolmella kortilla"),
        (12, Case.ELATIVE, "12 kortista", "kahdestatoista kortista"),
        (21, Case.NOMINATIVE, "21 korttia", "21 korttia"),
    ],
)
def test_counting(n: int, case: Case, digits: str, words: str) -> None:
    assert count(n, "kortti", case).replace("\N{NO-BREAK SPACE}", " ") == digits
    assert count_in_words(n, "kortti", case).replace("\N{NO-BREAK SPACE}", " ") == words


def test_a_count_never_breaks_across_lines() -> None:
    assert count(3, "kortti") == "3\N{NO-BREAK SPACE}korttia"
    assert " " not in count(12000, "kortti")


def test_quotes_and_sentences() -> None:
    assert quote("koira") == "”koira”"
    assert sentence("ässä lyö") == "Ässä lyö"
    assert sentence("♠7 ja Ville") == "♠7 ja Ville"
    assert sentence("") == ""
