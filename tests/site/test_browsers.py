"""One reader's journey through the site, in every browser this machine has: `devtools.browsers`."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from devtools import browsers

from .browsers import Reader, reading, wait
from .conftest import Handler, serving
from .hosting import Host, build, hosting
from .journey_help import QUIZ

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ROUND = "#kierros-1"
STEP = "#kierros-1-step"
ENDLESS = "#visa-4"


@pytest.fixture(scope="module", params=browsers.found())
def reader(request: pytest.FixtureRequest) -> Iterator[Reader]:
    with reading(request.param, request) as reader:
        yield reader


@pytest.fixture
def network() -> Iterator[ExitStack]:
    """What is closed when the network goes; each test has a server and a storage of its own."""
    with ExitStack() as network:
        yield network


@pytest.fixture
def address(www: Path, network: ExitStack) -> str:
    return network.enter_context(contextmanager(serving)(www, Handler))


# --- what a reader does and sees ---


def reads(reader: Reader, css: str, text: str) -> None:
    """Waits until the text stands there for people to see."""
    wait(
        reader,
        """const found = document.querySelector(arguments[0]);
        return found && found.checkVisibility() && found.textContent.includes(arguments[1])""",
        css,
        text,
    )


def button(reader: Reader, widget: str, name: str) -> None:
    part = f"//*[@id='{widget.removeprefix('#')}']"
    reader.click(f"{part}//button[contains(., '{name}') or @aria-label='{name}']")


def tick(reader: Reader, widget: str, name: str) -> None:
    reader.click(f"//*[@id='{widget.removeprefix('#')}']//label[contains(., '{name}')]")


def view(reader: Reader, widget: str) -> object:
    return reader.run("return document.querySelector(arguments[0]).innerHTML", f"{widget} .k-view")


def settled(reader: Reader, widget: str) -> None:
    """Waits until the engine has answered everything this widget asked."""
    wait(
        reader,
        """const key = Object.keys(sessionStorage).find((key) => key.includes(arguments[0]));
        return key && JSON.parse(sessionStorage.getItem(key)).pending.length === 0""",
        f" {widget.removeprefix('#')} ",
    )


def new_question(reader: Reader, widget: str) -> None:
    before = view(reader, widget)
    button(reader, widget, "Uusi kysymys")
    script = "return document.querySelector(arguments[0]).innerHTML !== arguments[1]"
    wait(reader, script, f"{widget} .k-view", before)
    settled(reader, widget)


def as_it_was(reader: Reader, widget: str, before: object) -> None:
    wait(
        reader,
        "return document.querySelector(arguments[0])?.innerHTML === arguments[1]",
        f"{widget} .k-view",
        before,
    )


# --- the journey ---


def test_a_round_is_read_stepped_through_and_tried(reader: Reader, address: str) -> None:
    reader.open(address)
    reads(reader, STEP, "Kaikilla on jo korttinsa.")
    button(reader, ROUND, "Seuraava")
    reads(reader, STEP, "Kohta 1/6")
    reader.press("ArrowRight")
    reads(reader, STEP, "Kohta 2/6")

    button(reader, ROUND, "Kokeile muuta siirtoa")
    reads(reader, "#kierros-1-prompt", "Vuorossa: Liisa")
    button(reader, ROUND, "Ruutukolmonen")
    reads(reader, "#kierros-1-verdict", "Ei käy: ruutu ei ole samaa maata")
    button(reader, ROUND, "Patanelonen")
    reads(reader, "#kierros-1-verdict", "Käy: pata on valtti")
    button(reader, ROUND, "Jatka tästä")
    reads(reader, STEP, "Liisa löi patanelosen.")
    settled(reader, ROUND)

    before = view(reader, ROUND)
    reader.reload()
    as_it_was(reader, ROUND, before)
    reader.open(f"{address}../saannot/")
    reads(reader, "article h1", "Säännöt")
    reader.back()
    as_it_was(reader, ROUND, before)
    button(reader, ROUND, "Takaisin kierrokseen")
    reads(reader, STEP, "Kohta 2/6")


def test_a_quiz_is_answered_and_new_questions_are_asked(reader: Reader, address: str) -> None:
    reader.open(address)
    for name in ("Ruutukolmonen", "Patanelonen"):
        tick(reader, QUIZ, name)
    button(reader, QUIZ, "Tarkista")
    reads(reader, f"{QUIZ}-outcome", "Valinnoistasi yksi on oikein, muu ei käy.")
    reads(reader, f"{QUIZ} .k-verdict", "Väärin. Ei käy: ruutukolmonen on pienempi")
    settled(reader, QUIZ)
    for name in ("Ruutukolmonen", "Ruutukuningas", "Nostaa"):
        tick(reader, QUIZ, name)
    button(reader, QUIZ, "Tarkista")
    reads(reader, f"{QUIZ}-outcome", "Nyt meni oikein.")

    new_question(reader, ENDLESS)
    new_question(reader, ENDLESS)
    reads(reader, f"{ENDLESS}-score", "Kysymys 3, oikein 0")

    quiz, question = view(reader, QUIZ), view(reader, ENDLESS)
    reader.reload()
    as_it_was(reader, QUIZ, quiz)
    as_it_was(reader, ENDLESS, question)
    reader.open(f"{address}../saannot/")
    reader.back()
    as_it_was(reader, ENDLESS, question)


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site with its service worker."""
    return build(tmp_path_factory.mktemp("browsers") / "site", "")


@pytest.fixture
def host(published: Path) -> Iterator[Host]:
    with hosting() as host:
        host.deploy(published)
        yield host


def test_without_a_network_everything_goes_on(reader: Reader, host: Host) -> None:
    reader.open(f"{host.address}koira/visat/")
    wait(reader, "return navigator.serviceWorker.controller !== null")
    # Set when the worker says that it has the engine.
    wait(reader, "return localStorage['koirakoulu offline']")
    host.kill()

    reader.reload()
    new_question(reader, "#visa-2")
    question = view(reader, "#visa-2")
    reader.open(f"{host.address}koira/esimerkki/")
    button(reader, ROUND, "Seuraava")
    reads(reader, STEP, "Kohta 1/105")
    button(reader, ROUND, "Kokeile muuta siirtoa")
    reads(reader, "#kierros-1-prompt", "Vuorossa")
    reader.open(f"{host.address}koira/saannot/")
    reads(reader, "article h1", "Säännöt")
    reader.back()
    reads(reader, "#kierros-1-prompt", "Vuorossa")
    reader.back()
    as_it_was(reader, "#visa-2", question)
    reads(reader, "#visa-2-score", "Kysymys 2")
