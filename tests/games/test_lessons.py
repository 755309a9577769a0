"""Our lessons: every step is replayed by the rules, and every number in a sentence is true."""

from collections.abc import Iterator

import pytest

from tablee.core.state import State
from tablee.games import GAMES
from tablee.lessons import read_lesson
from tablee.registry import find
from tablee.testing import check_lesson
from tests.support.lesson_table import LessonTable

LUCKS = ("0" * 64, "5" * 64, "c" * 64)
"""Seeds of the cards that a lesson does not name."""


def taken_lesson(slug: str, seed: str = LUCKS[0]) -> Iterator[tuple[str, State, LessonTable]]:
    """Take a lesson; yield the last page of each step with the state it speaks of, then the end."""
    taken = LessonTable(slug, seed)
    for question in taken.questions():
        yield question.say[-1].text, taken.game.state, taken
    yield "end", taken.game.state, taken


def state_at(slug: str, page: str, seed: str = LUCKS[0]) -> State:
    """Return the state that a page speaks of."""
    return next(state for text, state, _ in taken_lesson(slug, seed) if text == page)


def zone(state: State, name: str, owner: int = -1) -> list[int]:
    return [
        int(card)
        for each in state.zones()
        if each.name == name and each.owner == owner
        for card in each.cards
    ]


def codes(slug: str, state: State, name: str, owner: int = -1) -> list[str]:
    shown = LessonTable(slug).table.setup.shown
    return [shown[card] for card in zone(state, name, owner)]


def money_spent(slug: str, state: State) -> list[int]:
    """Return what each seat of an auction has paid."""
    faces = LessonTable(slug).table.setup.faces
    return [sum(faces[card].value or 0 for card in zone(state, "spent", seat)) for seat in range(3)]


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_lesson_follows_the_law(slug: str) -> None:
    assert 5 <= check_lesson(find(slug)) <= 9


def test_every_game_of_ours_has_a_lesson_for_at_most_four() -> None:
    assert {read_lesson(slug).seats for slug in GAMES} <= {2, 3}, "the guide has the fourth face"


def test_parade_sentences_are_true() -> None:
    assert codes("parade", state_at("parade", "shelter"), "line") == [
        "g4",
        "o7",
        "n2",
        "r5",
        "b9",
        "v6",
    ]
    took = state_at("parade", "take")
    assert codes("parade", took, "front", 1) == ["g4", "n2"]
    before, after = state_at("parade", "majority"), state_at("parade", "short")
    assert (before.scores()[0], after.scores()[0]) == (0, 2)
    assert codes("parade", after, "front", 0) == ["b9", "b6"]
    assert len(zone(after, "line")) == 5
    last = state_at("parade", "last-card")
    assert {code[0] for code in codes("parade", last, "front", 1)} == set("rbvgno")
    assert codes("parade", last, "front", 0) == ["b9", "b6"], "two moves that took nobody"


@pytest.mark.parametrize("seed", LUCKS)
def test_parade_ends_with_three_points(seed: str) -> None:
    end = state_at("parade", "end", seed)
    assert end.turn == -1
    assert end.scores() == [3, 12, 6]
    assert sorted(codes("parade", end, "front", 0)) == ["b3", "b6", "b9", "n0"]


def test_high_society_sentences_are_true() -> None:
    slug = "high-society"
    assert money_spent(slug, state_at(slug, "debt")) == [10, 0, 0]
    title = state_at(slug, "title")
    assert money_spent(slug, title) == [12, 3, 0]
    assert codes(slug, title, "estate", 2) == ["debt"]
    poorest = state_at(slug, "thrift")
    assert money_spent(slug, poorest) == [24, 3, 0]
    assert poorest.scores()[0] == 2 * 16, "in halves"
    end = state_at(slug, "end")
    assert money_spent(slug, end) == [24, 3 + 35, 0]


def test_animalement_sentences_are_true() -> None:
    slug = "animalement-votre"
    assert money_spent(slug, state_at(slug, "mole")) == [5, 0, 0]
    victim = state_at(slug, "victim")
    assert money_spent(slug, victim) == [6, 6, 8]
    assert codes(slug, victim, "estate", 0) == ["p7", "p2", "theft"]
    end = state_at(slug, "end")
    assert money_spent(slug, end) == [16, 6, 8]
    assert end.scores()[0] == 2 * 14, "in halves"


def test_hermine_sentences_are_true() -> None:
    slug = "hermine"
    before, after = state_at(slug, "coup"), state_at(slug, "again")
    assert after.scores()[1] - before.scores()[1] == 400
    end = state_at(slug, "end")
    assert end.scores() == [75, 775]
    assert end.sheets()[-1]["steps"] == [75, 375]
    assert end.prompt().details["left"] == 325


def test_contrees_sentences_are_true() -> None:
    slug = "contrees"
    assert codes(slug, state_at(slug, "annex"), "realm", 0) == ["red-1"], "12 against 10"
    threat = state_at(slug, "kill")
    assert codes(slug, threat, "slot-2", 1) == ["g8a", "g4a"]
    assert codes(slug, threat, "slot-2", 0) == ["w6a"]
    assert codes(slug, state_at(slug, "answer"), "slot-2", 1) == ["g4a"]
    end = state_at(slug, "end")
    assert codes(slug, end, "realm", 0) == ["red-1", "blue-1", "green-1"]
    assert end.scores() == [10, 0]


def test_fourmis_sentences_are_true() -> None:
    slug = "fourmis"
    assert codes(slug, state_at(slug, "climb"), "won", 1) == ["S2y", "S4b", "L"]
    assert codes(slug, state_at(slug, "ninja"), "won", 0) == ["S3g", "S4g", "S6g"]
    assert codes(slug, state_at(slug, "low"), "won", 0)[3:] == ["Nb", "Ng", "S1r"]
    end = state_at(slug, "end")
    won = codes(slug, end, "won", 0)
    assert [sum(code[-1] == color for code in won) for color in "gr"] == [4, 2]
    assert [code for code in won if code[0] == "R"] == ["Ry"]
    assert len(zone(end, "hand", 0)) == 7
    others = [*codes(slug, end, "won", 1), *codes(slug, end, "won", 2)]
    assert not [code for code in others if code[-1] == "g" or code[0] == "R"]
