"""A table in lines: through a pipe as a program or a screen reader drives it."""

import asyncio
import re
import signal
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.i18n import catalog
from tablee.records import load, verify
from tablee.terminal.kept import unfinished
from tablee.terminal.picking import folder
from tablee.terminal.spoken import standing
from tablee.terminal.words import Words
from tests.terminal.pipes import Piped
from tests.terminal.screens import laid

TABLE = ("play", "parade", "--seats", "2", "--level", "novice", "--seed", "1", "--name", "Ana")


def test_a_game_is_played_to_its_end_through_a_pipe() -> None:
    game = Piped(*TABLE)
    for _ in range(60):
        game.say("1")
    code, out, err = game.rest()
    assert code == 0, err
    assert "The game is over." in out
    assert re.search(r"^1\. \w+: \d+ points?$", out, re.MULTILINE)
    record = re.search(r"tablee replay (.*\.json)$", out, re.MULTILINE)
    assert record is not None
    verify(load(record[1]))
    assert list(unfinished(folder())) == []


def test_after_the_last_line_the_game_is_kept_and_goes_on_where_it_was() -> None:
    first = Piped(*TABLE)
    first.say("1")
    first.say("2")
    code, out, _ = first.rest()
    assert code == 0
    assert out.rstrip().endswith('The game is kept: "tablee play" continues it.')
    played = re.findall(r"Ana plays .*", out)
    assert len(played) == 2
    second = Piped("play", "--continue")
    code, again, _ = second.rest()
    assert code == 0
    assert played[-1] in again
    assert again.count("Your turn:") == 1


def test_a_move_is_written_as_players_write_it_and_survives_a_kill() -> None:
    game = Piped(*TABLE)
    asked = game.until("Your turn:(.|\n)*> ")
    game.say(re.findall(r"\[(play \w+)\]", asked)[-1])
    played = re.search("Ana plays .*", game.until("Your turn:(.|\n)*> "))
    assert played is not None
    game.process.send_signal(signal.SIGKILL)
    game.rest()
    again = Piped("play", "parade", "--continue")
    again.say("log")
    again.say("quit")
    code, out, _ = again.rest()
    assert code == 0
    assert played[0] in out


def test_ctrl_c_leaves_in_order() -> None:
    game = Piped(*TABLE)
    game.until("Your turn:(.|\n)*> ")
    game.process.send_signal(signal.SIGINT)
    code, out, err = game.rest()
    assert code == 130
    assert "The game is kept" in out
    assert "Traceback" not in err
    assert len(list(unfinished(folder()))) == 1


def test_questions_are_answered_in_words() -> None:
    game = Piped(*TABLE)
    for line in ("?", "hint", "why r99", "why r1", "99", "discard r1", "undo", "sheet", "table"):
        game.say(line)
    game.say("rules")
    game.say("quit")
    code, out, _ = game.rest()
    assert code == 0
    for said in (
        "why a card cannot be played",
        "expected place: ",
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


def test_an_interrupted_game_is_offered() -> None:
    asyncio.run(laid("parade", 2).close())
    game = Piped("play")
    offered = game.until("Number .* > ")
    assert "  1. Continue Parade (" in offered
    assert "New game of Fourmis" in offered
    game.say("nonsense")
    game.until("Number .* > ")
    game.say("1")
    game.until("Your turn:(.|\n)*> ")
    game.say("quit")
    assert game.rest()[0] == 0


def test_a_damaged_game_is_refused_with_a_clear_line_and_left_alone(
    capsys: pytest.CaptureFixture[str], house: Path
) -> None:
    path = house / "tables" / "parade-1-abc.table"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"damage\n")
    assert main(["play", "parade", "--continue"]) == 2
    assert "there is no game to continue" in capsys.readouterr().err
    game = Piped("play", "parade")
    game.say("1")
    code, out, err = game.rest()
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
        ("hermine", r"Ana: 0 steps, battle: nothing, speed: nothing, bottes: "),
        ("contrees", r"Place 1, .* land: "),
        ("fourmis", r"the Plus objective: "),
    ],
)
def test_how_a_table_stands_is_said_in_a_few_lines(slug: str, said: str) -> None:
    link = laid(slug, 3)
    lines = standing(Words(catalog("en"), link.seen))
    assert re.search(said, "\n".join(lines))
    assert len(lines) < 8
    asyncio.run(link.close())
