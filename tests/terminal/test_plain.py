"""The line-based interface, through a pipe as a program or a screen reader drives it."""

import re
import signal
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.i18n import catalog
from tablee.records import load, verify
from tablee.session.file_log import unfinished_tables
from tablee.terminal.labels import Labels
from tablee.terminal.picker import tables_folder
from tablee.terminal.table_summary import summarize
from tests.terminal.headless_screen import open_local_table
from tests.terminal.piped_process import PipedProcess

TABLE = ("play", "parade", "--seats", "2", "--level", "novice", "--seed", "1", "--name", "Ana")

ASKED = r"end of the line\.(.|\n)*> "
"""The question of Parade, and the prompt after its answers."""


def test_a_game_is_played_to_its_end_through_a_pipe() -> None:
    game = PipedProcess(*TABLE)
    for _ in range(60):
        game.type("1")
    code, out, err = game.finish()
    assert code == 0, err
    assert "The game is over." in out
    assert re.search(r"^1\. \w+: \d+ points?$", out, re.MULTILINE)
    record = re.search(r"tablee replay (.*\.json)$", out, re.MULTILINE)
    assert record is not None
    verify(load(record[1]))
    assert list(unfinished_tables(tables_folder())) == []


def test_after_the_last_line_the_game_is_kept_and_goes_on_where_it_was() -> None:
    first = PipedProcess(*TABLE)
    first.type("1")
    first.type("2")
    code, out, _ = first.finish()
    assert code == 0
    assert out.rstrip().endswith('The game is kept: "tablee play" continues it.')
    played = re.findall(r"Ana plays .*", out)
    assert len(played) == 2
    second = PipedProcess("play", "--continue")
    code, again, _ = second.finish()
    assert code == 0
    assert played[-1] in again
    assert again.count("end of the line.") == 1


def test_a_move_is_written_as_players_write_it_and_survives_a_kill() -> None:
    game = PipedProcess(*TABLE)
    asked = game.read_until(ASKED)
    game.type(re.findall(r"\[(play \w+)\]", asked)[-1])
    played = re.search("Ana plays .*", game.read_until(ASKED))
    assert played is not None
    game.process.send_signal(signal.SIGKILL)
    game.finish()
    again = PipedProcess("play", "parade", "--continue")
    again.type("log")
    again.type("quit")
    code, out, _ = again.finish()
    assert code == 0
    assert played[0] in out


def test_ctrl_c_leaves_in_order() -> None:
    game = PipedProcess(*TABLE)
    game.read_until(ASKED)
    game.process.send_signal(signal.SIGINT)
    code, out, err = game.finish()
    assert code == 130
    assert "The game is kept" in out
    assert "Traceback" not in err
    assert len(list(unfinished_tables(tables_folder()))) == 1


def test_questions_are_answered_in_words() -> None:
    game = PipedProcess(*TABLE)
    for line in ("?", "hint", "why r99", "why r1", "99", "discard r1", "undo", "sheet", "table"):
        game.type(line)
    game.type("rules")
    game.type("quit")
    code, out, _ = game.finish()
    assert code == 0
    for said in (
        "what a card does, and why it cannot be played",
        "Hint 1 of ",
        "Which card do you mean?",
        "A number from 1 to 5 is needed.",
        '"Discard red 1" is not allowed: this card is not in your hand.',
        "You have no move to take back.",
        "Red: Colette (0), Ana (0).",
        "the pile: 49 closed cards",
        "# Parade",
        "The game is kept",
    ):
        assert said in out
    assert '"Play red 1" is not allowed: this card is not in your hand.' in out


async def test_an_interrupted_game_is_offered() -> None:
    await open_local_table("parade", 2).close()
    game = PipedProcess("play")
    offered = game.read_until("Number .* > ")
    assert "  1. Continue Parade (" in offered
    assert "New game of Fourmis" in offered
    game.type("nonsense")
    game.read_until("Number .* > ")
    game.type("1")
    game.read_until(ASKED)
    game.type("quit")
    assert game.finish()[0] == 0


def test_a_damaged_game_is_refused_with_a_clear_line_and_left_alone(
    capsys: pytest.CaptureFixture[str], state_folder: Path
) -> None:
    path = state_folder / "tables" / "parade-1-abc.table"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"damage\n")
    assert main(["play", "parade", "--continue"]) == 2
    assert "there is no game to continue" in capsys.readouterr().err
    game = PipedProcess("play", "parade")
    game.type("1")
    code, out, err = game.finish()
    assert "damaged game, left as it is" in out
    assert code == 2
    assert "is damaged; it is left as it is, begin another one" in err
    assert path.read_bytes() == b"damage\n"


REFUSALS = [
    ("play paradox", "not on the shelf"),
    ("play parade --seats 9", "parade is not for 9"),
    ("play parade --level champion", "champion"),
    ("play --continue", "there is no game to continue"),
    ("join nowhere", '"nowhere" is not the link of a table'),
    ("join http://127.0.0.1:1/t/abc", "nobody answers at http://127.0.0.1:1"),
]


@pytest.mark.parametrize(("words", "said"), REFUSALS, ids=[words for words, _ in REFUSALS])
def test_what_cannot_be_played_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], words: str, said: str
) -> None:
    assert main(words.split()) == 2
    err = capsys.readouterr().err
    assert said in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("slug", "said"),
    [
        ("parade", r"the procession: "),
        ("high-society", r"No bid yet|To beat: \d+"),
        ("animalement-votre", r"No bid yet|To beat: \d+"),
        ("hermine", r"Ana: 0 steps, way: nothing, pace: nothing, bottes: "),
        ("contrees", r"Place 1, .* land: "),
        ("fourmis", r"the Plus objective: "),
    ],
)
async def test_a_table_is_summarized_in_a_few_lines(slug: str, said: str) -> None:
    transport = open_local_table(slug, 3)
    lines = summarize(Labels(catalog("en"), transport.mirror))
    assert re.search(said, "\n".join(lines))
    assert len(lines) < 8
    await transport.close()


@pytest.mark.parametrize("first", ["1", "2"])
def test_TAB_1_who_begins_at_our_own_table_is_said_beforehand(first: str) -> None:
    game = PipedProcess(*TABLE, "--first", first)
    game.type("table")
    code, out, err = game.finish()
    assert code == 0, err
    (table,) = unfinished_tables(tables_folder())
    assert b'"by":"host"' in table.read_bytes()
    began = re.search(r"^Ana plays|^.* plays", out, re.MULTILINE)
    assert (began is None) == (first == "1")


@pytest.mark.parametrize("first", ["0", "3", "me"])
def test_TAB_1_a_seat_that_does_not_exist_cannot_begin(
    capsys: pytest.CaptureFixture[str], first: str
) -> None:
    assert main([*TABLE, "--first", first, "--plain", "--lang", "en"]) == 2
    assert "--first" in capsys.readouterr().err
