"""The command line: what it prints, and its exit status."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from texts import POSITION, RECORD

from korttipelit import Position, replay_text, write_position
from korttipelit.cli import main

GOLDENS = Path(__file__).parent / "goldens"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    """Runs a command on a text; gives status, standard output and standard error."""

    def command(*arguments: str, text: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        status = main(arguments)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return command


def test_rulings_say_of_every_card_whether_it_may_be_played(run) -> None:
    status, out, err = run("rulings", "-", text=POSITION)
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "Liisa to play",
        "illegal  ♣8         K4.4 higher-of-the-same-suit: to beat ♦Q",
        "illegal  ♦3         K4.4 higher-of-the-same-suit: to beat ♦Q",
        "legal    ♠4         K4.5 trump-beats-another-suit: to beat ♦Q",
        "legal    nosta      K4.8 you-may-always-pick-up: taken ♦10",
    ]


def test_rulings_as_json(run) -> None:
    status, out, _ = run("rulings", "-", "--json", text=POSITION)
    told = json.loads(out)
    assert status == 0
    assert list(told) == ["game", "rules", "phase", "to_play", "moves"]
    assert told["to_play"] == ["Liisa"]
    assert told["phase"] == "shedding"
    assert told["moves"][-1] == {
        "move": "nosta",
        "legal": True,
        "rule": "K4.8",
        "because": {"taken": ["♦10"]},
    }


@pytest.mark.parametrize("record", sorted(GOLDENS.glob("*.txt")), ids=lambda path: path.stem)
def test_rulings_as_json_in_every_game(run, record: Path) -> None:
    done = replay_text(record.read_text(encoding="utf-8"))
    position = Position(done.record.game, done.record.names, done.first)
    status, out, _ = run("rulings", "-", "--json", text=write_position(position))
    told = json.loads(out)
    assert (status, told["game"]) == (0, position.game.id)
    assert (told["phase"] is None) == (position.game.id != "koira")


def test_a_ruling_without_cards_to_name_is_only_its_rule(run) -> None:
    text = POSITION.replace("♦10 ♦Q", "")
    _, out, _ = run("rulings", "-", text=text)
    assert "legal    ♣8         K4.3 any-card-on-an-empty-table\n" in out


def test_before_a_lot_nobody_is_in_turn(run) -> None:
    text = """\
peli: koira
säännöt: suma
vaihe: keräys
pakka:
valttikortti: Aino ♠7
pöytä: ♣9 ♦9
jaetaan: Aino, Eero
Aino:
Eero:
"""
    assert run("rulings", "-", text=text)[1].startswith("a lot to play\nlegal    arpa ♣9 ♦9")
    assert json.loads(run("rulings", "-", "--json", text=text)[1])["to_play"] == [""]


def test_a_position_that_cannot_be_read_is_told_with_its_places(run) -> None:
    bad = POSITION.replace("♦10 ♦Q", "♦10 ♦11")
    status, out, err = run("rulings", "-", text=bad)
    assert (status, out) == (2, "")
    assert err.startswith("line 5, column 12: “♦11” is no card")
    status, out, _ = run("rulings", "-", "--json", text=bad)
    assert status == 2
    assert json.loads(out)["error"]["problems"][0]["column"] == 12


def test_a_replay_tells_each_move_and_what_happened(run) -> None:
    status, out, err = run("replay", "-", text=RECORD)
    assert (status, err) == (0, "")
    assert out.splitlines()[:3] == ["Eero ♣3", "  K3.1 played Eero ♣3", "  K3.5 drew Eero ♣J"]
    assert "  K3.4 trick won Aino ♣3 ♣4 ♣5" in out


def test_a_replay_to_the_end_names_the_loser(run) -> None:
    status, out, _ = run("replay", str(GOLDENS / "opas-kolme.txt"))
    assert status == 0
    assert out.splitlines()[-1] == "K7.2 last_in_game: Liisa loses"
    _, out, _ = run("replay", str(GOLDENS / "opas-ikikierto.txt"))
    assert out.splitlines()[-1] == "K7.5 repetition: nobody loses"


def test_a_replay_to_the_end_names_the_winner_and_a_side_that_loses(run) -> None:
    _, out, _ = run("replay", str(GOLDENS / "viikatemies-2.txt"))
    assert out.splitlines()[-1] == "VI6.1 first_out: Aino wins"
    _, out, _ = run("replay", str(GOLDENS / "durak-parit.txt"))
    assert out.splitlines()[-1] == "DU7.2 last_side: Aino, Liisa lose"


def test_a_replay_as_json_is_the_valid_prefix_and_then_the_error(run) -> None:
    status, out, _ = run("replay", "--json", str(GOLDENS / "kesken-laiton-siirto.txt"))
    told = json.loads(out)
    assert status == 1
    assert [step["move"] for step in told["steps"]] == ["Aino ♦10", "Eero ♦Q"]
    assert told["steps"][0]["events"][0]["player"] == "Aino"
    assert told["steps"][1]["state"]["phase"] == "shedding"
    assert told["result"] is None
    assert told["error"]["line"] == 17
    assert told["error"]["ruling"]["rule"] == "K4.4"
    status, out, _ = run("replay", "--json", str(GOLDENS / "opas-kolme.txt"))
    assert status == 0
    told = json.loads(out)
    assert told["error"] is None
    assert told["result"] == {
        "reason": "last_in_game",
        "rule": "K7.2",
        "loser": "Liisa",
        "winner": None,
        "losers": [],
    }
    ended = json.loads(run("replay", "--json", str(GOLDENS / "opas-ikikierto.txt"))[1])
    assert ended["result"]["loser"] is None


@pytest.mark.parametrize(
    ("name", "status", "told"),
    [
        ("kesken-laiton-siirto", 1, "line 17: illegal: K4.4 higher-of-the-same-suit: to beat ♦Q"),
        ("kesken-lukukelvoton", 2, "line 17: “♦11” is no card"),
        ("kesken-tuntematon-valtti", 2, "line 11: the trump card is not known"),
    ],
)
def test_what_stops_a_replay_is_told_and_is_the_exit_status(
    run, name: str, status: int, told: str
) -> None:
    found, _, err = run("replay", str(GOLDENS / f"{name}.txt"))
    assert found == status
    assert err.startswith(told)


def test_a_record_without_a_readable_header_is_not_played(run) -> None:
    status, _, err = run("replay", "-", text="peli: sika\n")
    assert status == 2
    assert "is not a game" in err


def test_a_file_that_cannot_be_read_is_told(run, tmp_path: Path) -> None:
    assert run("replay", str(tmp_path / "puuttuu.txt"))[0] == 2
    assert run("replay", str(tmp_path))[0] == 2
    latin = tmp_path / "latin.txt"
    latin.write_bytes("pöytä".encode("latin-1"))
    status, _, err = run("rulings", str(latin))
    assert status == 2
    assert err.startswith("error:")


def test_of_a_huge_file_no_more_is_read_than_is_needed(run, tmp_path: Path) -> None:
    huge = tmp_path / "huge.txt"
    huge.write_text("x" * 3_000_000)
    status, _, err = run("rulings", str(huge))
    assert status == 2
    assert "at most" in err


def test_a_simulation_tells_how_deals_end_and_is_the_same_for_the_same_seed(run) -> None:
    arguments = ("simulate", "koira", "--players", "3", "--games", "4", "--seed", "7")
    status, out, _ = run(*arguments)
    assert status == 0
    assert "endings: last_in_game 4\n" in out
    assert "rules: opas\n" in out
    told = json.loads(run(*arguments, "--rules", "suma, nosto=pienin", "--json")[1])
    assert told["rules"] == "suma, nosto=pienin"
    assert sum(told["endings"].values()) == 4
    assert told["moves"]["least"] <= told["moves"]["median"] <= told["moves"]["most"]
    assert told == json.loads(run(*arguments, "--rules", "suma, nosto=pienin", "--json")[1])


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("sika",), "there is no game sika"),
        (("koria",), "did you mean koira?"),
        (("koira", "--games", "0"), "a number from 1 up"),
        (("koira", "--players", "9"), "2–8 players, not 9"),
        (("koira", "--players", "1"), "2–8 players, not 1"),
        (("koira", "--players", "0"), "2–8 players, not 0"),
        (("koira", "--players", "-1"), "players, not -1"),
        (("koira", "--rules", "opaz"), "did you mean opas?"),
    ],
)
def test_a_simulation_that_cannot_be_is_refused(run, arguments: tuple[str, ...], told: str) -> None:
    status, out, err = run("simulate", *arguments)
    assert (status, out) == (2, "")
    assert told in err


def test_the_games_are_listed_with_their_rule_books_and_options(run) -> None:
    status, out, _ = run("games")
    assert status == 0
    assert "koira: Koira\n  opas: Koira, 2–8 players\n" in out
    assert "    nosto=pohjimmainen|viimeinen|pienin  Nostetaan\n" in out
    assert "    häviäjä=text  Häviäjän nimi\n" in out
    told = json.loads(run("games", "--json")[1])
    assert told[0]["id"] == "koira"
    assert told[0]["rulebooks"][0]["id"] == "opas"
    assert told[0]["options"][0]["key"] == "kaksin"


@pytest.mark.parametrize("arguments", [(), ("lue",), ("rulings",), ("simulate", "koira", "--x")])
def test_a_command_there_is_not_is_refused_with_the_usage(arguments, capsys) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    assert "usage:" in capsys.readouterr().err


def python(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "korttipelit", *arguments],
        input=text,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )


def test_the_package_runs_as_a_program() -> None:
    done = python("rulings", "-", text=POSITION)
    assert done.returncode == 0
    assert done.stdout.startswith("Liisa to play")
    assert python("replay", str(GOLDENS / "kesken-laiton-siirto.txt")).returncode == 1


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "korttipelit", "games", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait() == 0
