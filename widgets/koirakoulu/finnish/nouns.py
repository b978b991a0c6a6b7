# A word table is read a row at a time, however long the row.
# ruff: noqa: E501

"""The nouns that code inflects, other than the names of cards.

A row gives nominative, genitive, partitive, illative and essive, then the
plural's genitive, partitive, illative, essive and inessive.
"""

from koirakoulu.finnish.cases import Case, noun_table

NOUNS = noun_table("""
kortti kortin korttia korttiin korttina | korttien kortteja kortteihin kortteina korteissa
pelaaja pelaajan pelaajaa pelaajaan pelaajana | pelaajien pelaajia pelaajiin pelaajina pelaajissa
tikki tikin tikkiä tikkiin tikkinä | tikkien tikkejä tikkeihin tikkeinä tikeissä
valtti valtin valttia valttiin valttina | valttien valtteja valtteihin valtteina valteissa
maa maan maata maahan maana | maiden maita maihin maina maissa
pakka pakan pakkaa pakkaan pakkana | pakkojen pakkoja pakkoihin pakkoina pakoissa
läjä läjän läjää läjään läjänä | läjien läjiä läjiin läjinä läjissä
käsi käden kättä käteen kätenä | käsien käsiä käsiin käsinä käsissä
sarja sarjan sarjaa sarjaan sarjana | sarjojen sarjoja sarjoihin sarjoina sarjoissa
erä erän erää erään eränä | erien eriä eriin erinä erissä
siirto siirron siirtoa siirtoon siirtona | siirtojen siirtoja siirtoihin siirtoina siirroissa
vuoro vuoron vuoroa vuoroon vuorona | vuorojen vuoroja vuoroihin vuoroina vuoroissa
kierros kierroksen kierrosta kierrokseen kierroksena | kierrosten kierroksia kierroksiin kierroksina kierroksissa
vaihe vaiheen vaihetta vaiheeseen vaiheena | vaiheiden vaiheita vaiheisiin vaiheina vaiheissa
jako jaon jakoa jakoon jakona | jakojen jakoja jakoihin jakoina jaoissa
peli pelin peliä peliin pelinä | pelien pelejä peleihin peleinä peleissä
piste pisteen pistettä pisteeseen pisteenä | pisteiden pisteitä pisteisiin pisteinä pisteissä
sääntö säännön sääntöä sääntöön sääntönä | sääntöjen sääntöjä sääntöihin sääntöinä säännöissä
askel askeleen askelta askeleeseen askeleena | askelten askelia askeliin askelina askelissa
kohta kohdan kohtaa kohtaan kohtana | kohtien kohtia kohtiin kohtina kohdissa
kysymys kysymyksen kysymystä kysymykseen kysymyksenä | kysymysten kysymyksiä kysymyksiin kysymyksinä kysymyksissä
vastaus vastauksen vastausta vastaukseen vastauksena | vastausten vastauksia vastauksiin vastauksina vastauksissa
tehtävä tehtävän tehtävää tehtävään tehtävänä | tehtävien tehtäviä tehtäviin tehtävinä tehtävissä
virhe virheen virhettä virheeseen virheenä | virheiden virheitä virheisiin virheinä virheissä
päivä päivän päivää päivään päivänä | päivien päiviä päiviin päivinä päivissä
""")


def noun(word: str, case: Case = Case.NOMINATIVE, *, plural: bool = False) -> str:
    """Inflect a known noun or a compound that ends in one ("käsikortti").

    Raises ``KeyError`` when the word is not in the table: add its row there.
    """
    for start in range(len(word)):
        if found := NOUNS.get(word[start:]):
            return found.form(case, plural=plural, prefix=word[:start])
    raise KeyError(f"no inflection known for {word!r}")
