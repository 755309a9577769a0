"""Contrées: figures of lands, the end of the game, points and places."""

from functools import cache
from itertools import product

import pytest

from tablee.core.zones import NOBODY
from tablee.games.contrees import Contrees
from tablee.games.contrees.figures import POINTS, figures
from tests.support.contrees_positions import Combat, contrees, own, wait
from tests.support.moves import play

COLORS = ["blue", "red", "yellow", "green", "black"]
SPLITS = [list(counts) for counts in product(range(5), repeat=5)]


def realm(counts: list[int], *, last: bool = False) -> str:
    """So many lands of each color, the first ones of it or the last ones."""
    numbers = (4, 3, 2, 1) if last else (1, 2, 3, 4)
    pairs = zip(COLORS, counts, strict=True)
    return " ".join(f"{color}-{n}" for color, count in pairs for n in numbers[:count])


def points(counts: list[int]) -> int:
    """What all figures of these lands are worth together."""
    return sum(POINTS[name] * count for name, count in figures(counts).items())


@cache
def same(lands: int) -> int:
    """The most that lands of one color are worth, each of them in one figure at most."""
    tried = [0] if lands == 0 else [same(lands - 1)]
    if lands >= 3:
        tried.append(50 + same(lands - 3))
    if lands >= 4:
        tried.append(150 + same(lands - 4))
    return max(tried)


@cache
def mixed(counts: tuple[int, ...]) -> frozenset[tuple[int, int]]:
    """All numbers of Quintes and Quartes that can be laid side by side, by trying every set."""
    found = {(0, 0)}
    for used in product((0, 1), repeat=5):
        if sum(used) < 4 or any(one > there for one, there in zip(used, counts, strict=True)):
            continue
        rest = tuple(there - one for one, there in zip(used, counts, strict=True))
        whole = sum(used) == 5
        found |= {(quintes + whole, quartes + (not whole)) for quintes, quartes in mixed(rest)}
    return frozenset(found)


def test_JAR_38_figures_are_worth_the_most_that_any_assignment_gives() -> None:
    """JAR-38: for all 3125 realms; a land is in one figure of its color and one of all colors."""
    for counts in SPLITS:
        found = figures(counts)
        ways = mixed(tuple(counts))
        most = max(75 * quintes + 25 * quartes for quintes, quartes in ways)
        assert points(counts) == sum(map(same, counts)) + most
        assert (found["quinte"], found["quarte"]) in ways
        assert found["carre"] == counts.count(4)
        assert found["trio"] == counts.count(3)


def test_the_worth_of_each_figure() -> None:
    assert POINTS == {"carre": 150, "quinte": 75, "trio": 50, "quarte": 25}


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        pytest.param([4, 1, 1, 1, 0], 175, id="T1"),
        pytest.param([4, 3, 0, 0, 0], 200, id="T2"),
        pytest.param([3, 1, 1, 1, 0], 75, id="T3"),
        pytest.param([1, 1, 1, 1, 1], 75, id="T4-quinte"),
        pytest.param([2, 2, 2, 2, 0], 50, id="T4-quartes"),
        pytest.param([2, 2, 2, 0, 0], 0, id="T4-nothing"),
        pytest.param([3, 3, 0, 0, 0], 100, id="T4-trios"),
        pytest.param([4, 1, 1, 1, 1], 225, id="T4-carre-quinte"),
    ],
)
def test_T1_to_T4_points_of_realms(counts: list[int], expected: int) -> None:
    """JAR-38: the examples of the rulebook and more; the bonus comes on top."""
    assert points(counts) == expected
    state = contrees(lands="- - - -")
    own(state, realm(counts))
    assert state.scores() == [expected + 10, 0, 0]


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([4, 0, 0, 0, 0], {"carre": 1, "quinte": 0, "trio": 0, "quarte": 0}),
        ([3, 3, 3, 3, 3], {"carre": 0, "quinte": 3, "trio": 5, "quarte": 0}),
        ([2, 2, 2, 2, 1], {"carre": 0, "quinte": 1, "trio": 0, "quarte": 1}),
        ([3, 3, 3, 3, 0], {"carre": 0, "quinte": 0, "trio": 4, "quarte": 3}),
        ([4, 4, 0, 0, 0], {"carre": 2, "quinte": 0, "trio": 0, "quarte": 0}),
        ([2, 2, 2, 1, 1], {"carre": 0, "quinte": 1, "trio": 0, "quarte": 0}),
    ],
)
def test_JAR_38_figures_add_up(counts: list[int], expected: dict[str, int]) -> None:
    """JAR-38: a Carré is no Trio as well; several Trios and disjoint Quartes count."""
    assert figures(counts) == expected


def test_JAR_41_crowns_make_no_figures() -> None:
    """JAR-41: whichever lands of a color they are, their own color counts."""
    for counts in ([3, 1, 1, 1, 0], [2, 2, 0, 3, 1]):
        for last in (False, True):
            state = contrees(lands="- - - -")
            own(state, realm(counts, last=last))
            assert state.counts(0) == counts
    state = contrees(lands="- - - -")
    own(state, "blue-1 red-1 yellow-1 green-1")  # crowns: red, blue, blue, blue
    assert state.sheets()[0]["quarte"] == [25, 0, 0]
    assert state.sheets()[0]["trio"] == [0, 0, 0]


@pytest.mark.parametrize(
    ("sizes", "bonus"),
    [
        *[([2, 1, 1], [10, 0, 0]), ([2, 2, 1], [0, 0, 0]), ([0, 0, 0], [0, 0, 0])],
        *[([1, 2, 3], [0, 0, 10]), ([0, 1, 0], [0, 10, 0]), ([2, 0, 2], [0, 0, 0])],
    ],
)
def test_JAR_37_the_bonus_is_for_a_sole_leader(sizes: list[int], bonus: list[int]) -> None:
    """JAR-37: of the most lands, whatever they are worth; equals get none."""
    state = contrees(lands="- - - -")
    colors = ["blue", "red", "yellow"]
    there = [
        " ".join(f"{color}-{n + 1}" for n in range(size if size < 3 else 2))
        + (" black-1" if size == 3 else "")
        for color, size in zip(colors, sizes, strict=True)
    ]
    own(state, *there)
    assert state.sheets()[0]["bonus"] == bonus
    assert state.scores() == bonus


def test_the_sheet_has_a_line_for_each_figure() -> None:
    """JAR-37, JAR-38: the points of a seat are the sum of its column."""
    state = contrees(lands="- - - -")
    own(state, realm([3, 1, 1, 1, 1]), realm([0, 3, 3, 0, 0], last=True), "green-3 green-4")
    assert state.sheets() == [
        {
            "carre": [0, 0, 0],
            "quinte": [75, 0, 0],
            "trio": [50, 100, 0],
            "quarte": [0, 0, 0],
            "bonus": [10, 0, 0],
        }
    ]
    assert (state.scores(), state.places()) == ([135, 100, 0], [1, 2, 3])


@pytest.mark.parametrize("seats", [3, 4])
def test_JAR_39_who_ends_the_game_need_not_win(seats: int) -> None:
    """JAR-39: a Quinte of 75 against two Trios and the bonus."""
    fight = [Combat(1, 0)]
    lands = "black-1 black-2 black-3 black-4"
    there = [{1: "b4a b5a"}]
    state = contrees([""] * seats, slots=there, lands=lands, combats=fight, turn=seats - 1)
    own(state, "blue-1 red-1 yellow-1 green-1", realm([3, 3, 1, 0, 0], last=True))
    wait(state)
    assert state.turn == NOBODY
    assert state.scores() == [75, 110, *[0] * (seats - 2)]
    assert state.places() == [2, 1, *[3] * (seats - 2)]
    assert state.phase() == ""


def test_JAR_39_equals_share_the_first_place() -> None:
    """JAR-39: with the same points, whoever ended it; the doors are told."""
    state = contrees(turn=NOBODY, lands="- - - -")
    own(state, realm([3, 0, 0, 0, 0]), realm([0, 3, 0, 0, 0]), realm([0, 0, 2, 0, 0]))
    assert (state.scores(), state.places()) == ([50, 50, 0], [1, 1, 3])
    assert state.phase() == "shared"
    state.turn = 0
    assert state.phase() == ""


def is_won(counts: list[int]) -> bool:
    """Whether there is a Carré or a Quinte."""
    return max(counts) == 4 or min(counts) >= 1


def test_JAR_40_twenty_lands_of_two_always_hold_a_carre_or_a_quinte() -> None:
    """JAR-40: whichever way they are split, so the last land never decides alone."""
    assert len(SPLITS) == 3125
    assert [counts for counts in SPLITS if not is_won(counts)] != []
    for counts in SPLITS:
        assert is_won(counts) or is_won([4 - count for count in counts])


def test_a_carre_or_a_quinte_ends_the_game_and_nothing_less() -> None:
    """JAR-31, JAR-40: for all realms that have just got their last land."""
    start = contrees(lands="- - - -")
    for counts in SPLITS[1:]:
        state = start.copy()
        assert isinstance(state, Contrees)
        own(state, realm(counts))
        state.lands[0].add(state.realms[0].draw())
        state.conquer(0, 0)
        assert state.turn == (NOBODY if is_won(counts) else 0)
        assert state.counts(0) == counts


@pytest.mark.parametrize("seats", [2, 3])
def test_JAR_40_of_two_players_the_first_with_a_quinte_wins(seats: int) -> None:
    """JAR-40: even with fewer points; of three the points decide."""
    state = contrees([""] * seats, lands="- - - -")
    own(state, realm([1, 1, 1, 1, 1]), realm([3, 3, 1, 0, 0], last=True))
    assert state.scores()[:2] == [75, 110]
    assert state.places()[:2] == ([1, 2] if seats == 2 else [2, 1])


@pytest.mark.parametrize(
    ("own_lands", "others", "places"),
    [
        ([3, 0, 0, 0, 0], [0, 2, 2, 0, 0], [1, 2]),
        ([1, 1, 1, 0, 0], [0, 2, 2, 0, 0], [2, 1]),
        ([2, 0, 0, 0, 0], [0, 2, 0, 0, 0], [1, 1]),
    ],
)
def test_JAR_40_two_blocked_players_compare_their_points(
    own_lands: list[int], others: list[int], places: list[int]
) -> None:
    """JAR-40: where nobody has a Carré or a Quinte; the bonus counts."""
    state = contrees(["", ""], lands="- - - -")
    own(state, realm(own_lands), realm(others, last=True))
    assert state.places() == places


def test_JAR_40_two_players_win_with_a_carre_in_play() -> None:
    """JAR-40: the game is over at once, in the middle of a turn."""
    state = contrees(["annexion", ""])
    own(state, "blue-2 blue-3 blue-4", realm([0, 3, 3, 1, 0], last=True))
    play(state, "annexion :1")
    assert (state.turn, state.places(), state.phase()) == (NOBODY, [1, 2], "")
    assert state.scores() == [150, 110]
