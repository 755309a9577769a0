"""A game told in words, to those who may know."""

import re
from pathlib import Path

import pytest

from tablee.core.game import Face
from tablee.core.notation import ParsedMove
from tablee.core.setup import Setup
from tablee.core.state import NO_CARD
from tablee.core.zones import DEALER
from tablee.games import GAMES
from tablee.i18n import LANGUAGES, catalog
from tablee.i18n.narrator import Narrator
from tablee.records import Record, load, replay
from tablee.records.replay import setup_of_record
from tablee.registry import find

GOLDENS = Path(__file__).parents[1] / "goldens"
RECORDS = sorted(GOLDENS.glob("*/*.json"))
PARADES = sorted(GOLDENS.glob("parade/*.json"))


def told(record: Record, language: str, viewer: int | None = None) -> str:
    names = [sitter.name for sitter in record.seats]
    narrator = Narrator(catalog(language), setup_of_record(record), names, viewer)
    return "".join(f"{line}\n" for step in replay(record) for line in narrator.lines(step))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_the_first_golden_game_is_told_as_it_was(slug: str, language: str) -> None:
    path = sorted((GOLDENS / slug).glob("*.json"))[0]
    assert told(load(path), language) == path.with_suffix(f".{language}.txt").read_text("utf-8")


class Marking(Narrator):
    """Calls a card by its code, between brackets that stand nowhere else."""

    def card(self, face: Face) -> str:
        return f"[{face.code}]"


@pytest.mark.heavy
@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_seat_is_told_nothing_that_it_could_not_see(path: Path) -> None:
    """Cards that lay closed to a seat before and after are in no line that it is told.

    Of a deal it is told only what lies open to it afterwards. What a joker stands for is said
    aloud.
    """
    record = load(path)
    setup = setup_of_record(record)
    for viewer in range(len(record.seats)):
        narrator = Marking(catalog("en"), setup, ["" for _ in record.seats], viewer)
        for step in replay(record):
            zones = step.after.zones()
            said: set[str] = set()
            if step.seat != DEALER:
                zones += step.before.zones()
                walk = ParsedMove(step.before, step.actions)
                moved = {setup.faces[card].code for card in walk.cards if card != NO_CARD}
                said = set(" ".join(walk.names).split()) - moved
            seen = {
                setup.faces[card].code
                for zone in zones
                if zone.open_to(viewer)
                for card in zone.cards
            }
            told = set(re.findall(r"\[(.*?)\]", "\n".join(narrator.lines(step))))
            assert told <= seen | said


def test_names_from_a_record_cannot_play_tricks_on_the_terminal() -> None:
    record = load(PARADES[0])
    record.seats[0].name = "Ana\x1b[2J\nBasile plays red 1."
    assert "\x1b" not in told(record, "en")
    assert told(record, "en").count("\n") == told(load(PARADES[0]), "en").count("\n")


def test_a_player_without_a_name_is_called_by_the_seat() -> None:
    record = load(PARADES[0])
    record.seats[1].name = ""
    assert "Seat 1 plays " in told(record, "en")


def test_others_are_told_how_many_cards_were_discarded() -> None:
    record = load(PARADES[0])
    assert "discards 2 cards face down." in told(record, "en", viewer=0)
    assert "cards face down" not in told(record, "en")


def test_partners_who_count_apart_have_lines_of_their_own() -> None:
    lines = told(load(GOLDENS / "fourmis" / "4-teams-shared-4.json"), "en").splitlines()
    ladybugs = [line for line in lines if line.startswith("Ladybugs: ")]
    assert [line.count("(") for line in ladybugs] == [4] * len(ladybugs)
    assert lines[-4:-2] == ["1. Mia and Zoé: 25 points", "1. Tom and Hugo: 25 points"]


@pytest.mark.parametrize(
    ("slug", "seats", "move", "said"),
    [
        ("parade", 3, "play g3", "Play green 3"),
        ("parade", 3, "discard g3 r7", "Discard green 3 and red 7"),
        ("high-society", 3, "pass", "Pass"),
        ("hermine", 4, "attack stop @1", "Attack Basile and Dora: Alert Stop"),
        ("contrees", 2, "play b3a :2", "Play blue character 3 at place 2"),
        ("contrees", 2, "entrave blue red", "Entrave: blue and red"),
    ],
)
def test_a_move_has_a_name_before_it_is_made(slug: str, seats: int, move: str, said: str) -> None:
    names = ["Ana", "Basile", "Chloé", "Dora"][:seats]
    assert Narrator(catalog("en"), Setup(find(slug), seats), names).move(move) == said
