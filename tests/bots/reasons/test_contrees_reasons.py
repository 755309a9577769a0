"""The reasons of Contrées are true by its rules."""

from collections.abc import Callable

from tablee.core.zones import NOBODY
from tablee.games.contrees import CONTREES, Contrees
from tablee.games.contrees.actions import ANNEX, PLACES
from tablee.games.contrees.cards import DECK
from tablee.games.contrees.figures import CARRE, score_figures
from tests.support.reasons import PlayedReason, play_reasons


def land_gain(state: Contrees, seat: int, place: int) -> tuple[int, bool]:
    """Return the points that a land adds to the figures of a seat, and if it completes them."""
    counts = state.counts(seat)
    before = score_figures(counts)
    counts[(int(state.lands[place].cards[0]) - DECK) // CARRE] += 1
    return int(score_figures(counts) - before), CARRE in counts or 0 not in counts


def place_of(p: PlayedReason[Contrees]) -> int:
    return int(p.reason.numbers.get("place", p.action % PLACES + 1)) - 1


def goes_on(p: PlayedReason[Contrees]) -> bool:
    """Return whether the turn goes on, so that the table still shows what was done."""
    return bool(p.after.turn == p.state.turn and p.after.played == 1)


def is_lead_told(p: PlayedReason[Contrees]) -> bool:
    if not goes_on(p):
        return True
    place, seat = place_of(p), int(p.state.turn)
    total = p.after.total(p.after.slot(seat, place))
    is_first = p.after.winner(place) == seat
    return bool(total == p.reason.numbers["total"] and is_first == (p.reason.name != "behind"))


def best_pair(p: PlayedReason[Contrees]) -> int:
    """Return the strongest total of two cards there in this turn."""
    totals, place = [0], place_of(p)
    for second in p.after.legal():
        if second < ANNEX and second % PLACES == place:
            twin = p.after.copy()
            assert isinstance(twin, Contrees)
            twin.engage(second // PLACES, place)
            totals.append(int(twin.total(twin.slot(int(p.state.turn), place))))
    return max(totals)


def is_land_told(p: PlayedReason[Contrees]) -> bool:
    who = p.reason.seats.get("who", [int(p.state.turn)])[0]
    points, ends = land_gain(p.state, who, place_of(p))
    if p.reason.name in ("completes", "denies-end"):
        return ends
    return not ends and points == p.reason.numbers["points"] > 0


def count_owned(p: PlayedReason[Contrees]) -> int:
    return len([count for count in p.state.counts(int(p.state.turn)) if count])


def attacks(state: Contrees, place: int) -> bool:
    return bool(state.attackers[place] == state.turn)


CHECKS: dict[str, Callable[[PlayedReason[Contrees]], bool]] = {
    **dict.fromkeys(("leads", "ahead", "behind"), is_lead_told),
    **dict.fromkeys(("land-points", "completes", "denies", "denies-end"), is_land_told),
    "attacks": lambda p: not goes_on(p) or attacks(p.after, place_of(p)),
    "engages": lambda p: not goes_on(p) or p.after.attackers[place_of(p)] == NOBODY,
    "pair": lambda p: best_pair(p) == p.reason.numbers["total"] > 0,
    "land-new": lambda p: p.reason.numbers["count"] == count_owned(p) + 1,
    "annexes": lambda p: (
        len(p.after.realms[p.state.turn].cards) == len(p.state.realms[p.state.turn].cards) + 1
    ),
    "weakens": lambda p: p.reason.numbers["count"] == list(p.state.attackers).count(p.state.turn),
    "hampers": lambda p: p.reason.numbers["count"] == list(p.state.attackers).count(p.state.turn),
}


def test_every_number_is_true_and_all_reasons_are_given() -> None:
    told = set()
    for played in play_reasons(CONTREES, Contrees, {}, seeds=1, every=3):
        assert CHECKS.get(played.reason.name, bool)(played), played
        told.add(played.reason.name)
    assert len(told & set(CHECKS)) >= 11
