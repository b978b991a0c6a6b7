"""The options of the Koira family: the rules of a table, and what may be agreed there."""

from typing import Final, Literal, NamedTuple

from ..options import Option, Value


class KoiraRules(NamedTuple):
    """The rules of one table; the field order is that of `OPTIONS`. Defaults are the guide's."""

    book: str = "opas"
    two_player_strip: int = 0
    deal: int = 3
    first_leader: Literal["left_of_dealer", "random", "loser"] = "random"
    next_dealer: Literal["loser", "rotate"] = "loser"
    trick_players: Literal["all", "pair"] = "all"
    draw_timing: Literal["after_play", "after_trick"] = "after_play"
    blind_flip: bool = False
    kina_scope: Literal["highest_only", "any_tie"] = "highest_only"
    kina_unresolved: Literal["drop_then_split", "split_always", "return_cards"] = "drop_then_split"
    phase1_end: Literal["finish_trick_keep", "play_out", "turn_empty_keep"] = "finish_trick_keep"
    trump_mode: Literal["hidden_bottom", "face_up_last", "none"] = "hidden_bottom"
    face_up_when: Literal["at_deal", "last_left", "on_draw"] = "last_left"
    trump_reveal: Literal["on_draw", "phase_end"] = "on_draw"
    phase2_leader: Literal["trump_owner", "last_trick_winner"] = "trump_owner"
    trump_on_trump: Literal["higher_only", "any_trump"] = "higher_only"
    pickup: Literal["bottom", "last", "lowest"] = "bottom"
    voluntary_pickup: bool = True
    topple_when: Literal["card_count", "lap"] = "card_count"
    topple_count: Literal["at_pile_start", "current_plus_leavers", "current_only"] = "at_pile_start"
    sequences: Literal["off", "from_two", "free"] = "off"
    suma_continue: bool = True
    suma_start: Literal["lead_or_trump", "lead_only"] = "lead_or_trump"
    run_pickup_unit: Literal["lay", "merged"] = "lay"
    full_suit_topple: Literal["whole_table", "suit_only", "off"] = "off"
    empty_handed: Literal["free", "nostokoira", "napoleon"] = "nostokoira"
    napoleon_gift: Literal["giver_chooses", "random_snatch"] = "giver_chooses"
    napoleon_trigger: Literal["no_cards", "no_tricks"] = "no_cards"
    end_check: Literal["immediate", "finish_pile"] = "immediate"
    stall_guard: Literal["no_loser", "most_cards_loses", "off"] = "no_loser"
    loser_title: str = "koira"
    loser_ritual: Literal["none", "bark", "prepare"] = "none"
    show_kept: bool = False
    won_pile_visibility: Literal["hidden", "own", "all"] = "hidden"
    open_hands: bool = False
    pres_joker: Literal["highest", "lowest", "wild"] = "highest"
    pres_leader: Literal["last_drawer", "last_trick_winner", "club_three"] = "last_drawer"
    pres_equal: bool = False
    pres_pass_final: bool = True
    joker_wild: bool = False


RUNS: Final = ("from_two", "free")
WITH_TRUMP: Final = ("hidden_bottom", "face_up_last")
TRUMP: Final = {"trump_mode": WITH_TRUMP}
"""The second phase is Koira's own."""

PRESIDENT: Final = {"trump_mode": ("none",)}
"""The second phase is played as President (KOIRA-A-7.4)."""

KEEPING: Final = ("finish_trick_keep", "turn_empty_keep")

OPTIONS: Final = (
    Option(
        "two_player_strip",
        "kaksin",
        "Kaksinpelissä poistetaan kortteja",
        (Value(0, "0", "ei poisteta"), Value(10, "10", "kymmenen korttia näkemättä")),
        TRUMP,
    ),
    Option(
        "deal",
        "jako",
        "Jako",
        (
            Value(3, "3", "kolme korttia"),
            Value(4, "4", "neljä korttia"),
            Value(5, "5", "viisi korttia"),
        ),
    ),
    Option(
        "first_leader",
        "aloittaja",
        "Aloittaja",
        (
            Value("left_of_dealer", "vasen", "jakajan vasemmalta"),
            Value("random", "arpa", "arvotaan"),
            Value("loser", "koira", "edellinen koira"),
        ),
    ),
    Option(
        "next_dealer",
        "jakaja",
        "Seuraava jakaja",
        (Value("loser", "koira", "koira jakaa"), Value("rotate", "kiertää", "jakovuoro kiertää")),
    ),
    Option(
        "trick_players",
        "tikki",
        "Keräysvaiheen tikki",
        (Value("all", "kaikki", "kaikki pelaavat"), Value("pair", "pari", "kaksi vierekkäistä")),
    ),
    Option(
        "draw_timing",
        "täydennys",
        "Täydennys",
        (
            Value("after_play", "heti", "heti lyönnin jälkeen"),
            Value("after_trick", "tikistä", "tikin jälkeen"),
        ),
    ),
    Option("blind_flip", "sokko", "Sokkokortti pakasta"),
    Option(
        "kina_scope",
        "kina",
        "Kina syntyy",
        (
            Value("highest_only", "korkein", "vain korkeimmista"),
            Value("any_tie", "kaikki", "mistä tahansa tasatuloksesta"),
        ),
    ),
    Option(
        "kina_unresolved",
        "ratkeamaton",
        "Ratkeamaton kina",
        (
            Value("drop_then_split", "jatkava", "se, joka voi jatkaa, vie; muuten jaetaan"),
            Value("split_always", "jako", "jaetaan aina"),
            Value("return_cards", "palautus", "kortit palautetaan"),
        ),
    ),
    Option(
        "phase1_end",
        "keräys",
        "Keräysvaihe päättyy",
        (
            Value("finish_trick_keep", "pakka", "pakan loputtua, käsikortit säilyvät"),
            Value("play_out", "loppuun", "käsikortit pelataan loppuun"),
            Value("turn_empty_keep", "vuoro", "kun vuorossa olevalta loppuvat kortit"),
        ),
    ),
    Option(
        "trump_mode",
        "valttikortti",
        "Valtin määräytyminen",
        (
            Value("hidden_bottom", "piilossa", "pohjimmainen piilossa"),
            Value("face_up_last", "näkyvissä", "viimeinen kortti näkyviin"),
            Value("none", "ei", "ei valttia"),
        ),
    ),
    Option(
        "face_up_when",
        "kääntö",
        "Käännetään näkyviin",
        (
            Value("at_deal", "jaossa", "jaossa"),
            Value("last_left", "viimeisenä", "kun se on yksin jäljellä"),
            Value("on_draw", "nostettaessa", "nostettaessa"),
        ),
        {"trump_mode": ("face_up_last",)},
    ),
    Option(
        "trump_reveal",
        "paljastus",
        "Valtti paljastuu",
        (
            Value("on_draw", "nostettaessa", "nostettaessa"),
            Value("phase_end", "lopussa", "keräysvaiheen lopussa"),
        ),
        {"trump_mode": ("hidden_bottom",)},
    ),
    Option(
        "phase2_leader",
        "avaus",
        "Luopumisvaiheen aloittaa",
        (
            Value("trump_owner", "valtti", "valttikortin saanut"),
            Value("last_trick_winner", "tikki", "viimeisen tikin voittaja"),
        ),
        TRUMP,
    ),
    Option(
        "trump_on_trump",
        "valtille",
        "Valtin päälle käy",
        (
            Value("higher_only", "isompi", "vain isompi valtti"),
            Value("any_trump", "mikä-tahansa", "mikä tahansa valtti"),
        ),
        TRUMP,
    ),
    Option(
        "pickup",
        "nosto",
        "Nostetaan",
        (
            Value("bottom", "pohjimmainen", "pohjimmainen"),
            Value("last", "viimeinen", "viimeksi lyöty"),
            Value("lowest", "pienin", "pienin"),
        ),
        TRUMP,
    ),
    Option("voluntary_pickup", "vapaanosto", "Vapaaehtoinen nosto", matters=TRUMP),
    Option(
        "topple_when",
        "kaatuu",
        "Pakka kaatuu",
        (
            Value("card_count", "kortit", "kortteja yhtä monta kuin pelaajia"),
            Value("lap", "kierros", "kierros pelattu läpi"),
        ),
        TRUMP,
    ),
    Option(
        "topple_count",
        "laskenta",
        "Pelaajamäärä lasketaan",
        (
            Value("at_pile_start", "alussa", "läjän alussa"),
            Value(
                "current_plus_leavers",
                "poistuneet",
                "nyt pelissä olevat ja samaan läjään vapautuneet",
            ),
            Value("current_only", "nyt", "nyt pelissä olevat"),
        ),
        TRUMP | {"topple_when": ("card_count",)},
    ),
    Option(
        "sequences",
        "sarjat",
        "Sarjat",
        (
            Value("off", "ei", "ei sarjoja"),
            Value("from_two", "suma", "suma kakkosesta"),
            Value("free", "vapaat", "vapaat sarjat"),
        ),
        TRUMP,
    ),
    Option("suma_continue", "jatkosuma", "Jatkosuma", matters={"sequences": ("from_two",)}),
    Option(
        "suma_start",
        "suman-alku",
        "Suman saa aloittaa",
        (
            Value("lead_or_trump", "valttinakin", "tyhjään pöytään tai valttina"),
            Value("lead_only", "tyhjään", "vain tyhjään pöytään"),
        ),
        {"sequences": ("from_two",)},
    ),
    Option(
        "run_pickup_unit",
        "sarjan-nosto",
        "Sarja nostetaan",
        (
            Value("lay", "erissä", "erä kerrallaan"),
            Value("merged", "kerralla", "yhteen sulautunut sarja"),
        ),
        {"sequences": RUNS},
    ),
    Option(
        "full_suit_topple",
        "täysi-maa",
        "Täysi maa",
        (
            Value("whole_table", "pöytä", "kaataa koko pöydän"),
            Value("suit_only", "maa", "kaataa vain maan kortit"),
            Value("off", "ei", "ei kaada"),
        ),
        {"sequences": RUNS},
    ),
    Option(
        "empty_handed",
        "kortitta",
        "Kortitta jäänyt",
        (
            Value("free", "vapaa", "vapaa heti"),
            Value("nostokoira", "nostokoira", "nostaa ensin kortin"),
            Value("napoleon", "napoleon", "Napoleonin koira"),
        ),
        TRUMP,
    ),
    Option(
        "napoleon_gift",
        "lahja",
        "Napoleonin koiran lahja",
        (
            Value("giver_chooses", "annetaan", "antaja valitsee"),
            Value("random_snatch", "näykätään", "näykätään umpimähkään"),
        ),
        {"empty_handed": ("napoleon",)},
    ),
    Option(
        "napoleon_trigger",
        "napoleoniksi",
        "Napoleonin koiraksi joutuu",
        (
            Value("no_cards", "kortitta", "jos kortteja ei ole"),
            Value("no_tricks", "tikittä", "jos tikkejä ei ole"),
        ),
        {"empty_handed": ("napoleon",)},
    ),
    Option(
        "end_check",
        "loppu",
        "Jako päättyy",
        (
            Value("immediate", "heti", "heti kun yksi on jäljellä"),
            Value("finish_pile", "läjä", "läjä pelataan loppuun"),
        ),
        TRUMP,
    ),
    Option(
        "stall_guard",
        "ikikierto",
        "Ikikierto",
        (
            Value("no_loser", "keskeytys", "jako keskeytetään, ei koiraa"),
            Value("most_cards_loses", "eniten", "se häviää, jolla on eniten kortteja"),
            Value("off", "ei", "ei rajoiteta"),
        ),
        TRUMP,
    ),
    Option("loser_title", "häviäjä", "Häviäjän nimi", ()),
    Option(
        "loser_ritual",
        "tehtävä",
        "Koiran tehtävä",
        (
            Value("none", "ei", "ei tehtävää"),
            Value("bark", "haukkuu", "haukkuu"),
            Value("prepare", "valmistelee", "valmistelee seuraavan pelin ja anoo kierrosta"),
        ),
    ),
    Option(
        "show_kept",
        "näytetään",
        "Säilyneet käsikortit näytetään",
        matters={"phase1_end": KEEPING, "open_hands": (False,)},
    ),
    Option(
        "won_pile_visibility",
        "voitetut",
        "Voitetut kortit",
        (
            Value("hidden", "piilossa", "piilossa"),
            Value("own", "omat", "omat saa katsoa"),
            Value("all", "kaikki", "kaikki näkyvissä"),
        ),
    ),
    Option("open_hands", "avoimet", "Opettelujako avoimin kortein"),
    Option(
        "pres_joker",
        "jokeri",
        "Jokeri keräysvaiheessa",
        (
            Value("highest", "korkein", "ässää korkeampi"),
            Value("lowest", "matalin", "kakkosta matalampi"),
            Value("wild", "villi", "tikin isoimman veroinen"),
        ),
        PRESIDENT,
    ),
    Option(
        "pres_leader",
        "presidentin-avaus",
        "Presidentin osan aloittaa",
        (
            Value("last_drawer", "nostaja", "pakan viimeisen kortin nostanut"),
            Value("last_trick_winner", "tikki", "viimeisen tikin voittaja"),
            Value("club_three", "ristikolmonen", "ristikolmosen haltija"),
        ),
        PRESIDENT,
    ),
    Option("pres_equal", "yhtä-suuri", "Yhtä suuren saa lyödä", matters=PRESIDENT),
    Option("pres_pass_final", "passi-pitää", "Passannut on poissa läjästä", matters=PRESIDENT),
    Option("joker_wild", "jokeri-käy-kaikesta", "Jokeri täydentää samat", matters=PRESIDENT),
)
