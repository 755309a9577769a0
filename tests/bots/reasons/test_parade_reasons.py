"""The reasons of Parade are true by its rules, and said as a player would say them."""

from itertools import combinations

import pytest

from tablee.bots.heuristics import heuristic_for
from tablee.core.explanations import Explanation
from tablee.core.state import State
from tablee.games.parade import CARDS, CODES, COLORS, NOT_YET, PARADE, VALUES, Parade
from tests.support.parade_positions import numbers, parade
from tests.support.reasons import play_reasons, say_reasons


def test_all_reasons_are_given() -> None:
    told = {played.reason.name for played in play_reasons(PARADE, Parade, {}, seeds=3)}
    assert told == {
        *("takes", "majority", "breaks", "ends-ahead", "ends-behind", "sheds", "spends", "safe"),
        *("adds", "lowers", "kept", "kept-spares", "cost", "spares", "risk"),
        *("secures", "guards"),
    }


def after(state: Parade, action: int) -> Parade:
    twin = state.copy()
    assert isinstance(twin, Parade)
    twin.apply(action)
    return twin


def points(state: State, color: str, seat: int) -> int:
    return state.sheets()[0][color][seat]


def values(state: Parade, color: str, seat: int) -> list[int]:
    """Return the values of the cards of a color before a seat."""
    cards = [int(card) for card in state.fronts[seat].cards]
    return [card % VALUES for card in cards if COLORS[card // VALUES] == color]


def test_every_number_is_true() -> None:
    for state, action, reason, _ in play_reasons(PARADE, Parade, {}, seeds=2):
        check = CHECKS[reason.name]
        assert check(state, action, reason), (state, CODES[action % CARDS], reason)


def check_takes(state: Parade, action: int, reason: Explanation) -> bool:
    seat = int(state.turn)
    cards = after(state, action).fronts[seat].cards[len(state.fronts[seat].cards) :]
    value = sum(int(card) % VALUES for card in cards)
    return reason.numbers == {"count": len(cards), "value": value}


def check_majority(state: Parade, action: int, reason: Explanation) -> bool:
    seat, then = int(state.turn), after(state, action)
    held = [len(values(then, color, seat)) for color in reason.words["colors"]]
    return held == [points(then, color, seat) for color in reason.words["colors"]]


def check_breaks(state: Parade, action: int, reason: Explanation) -> bool:
    (color,), (other,), then = reason.words["colors"], reason.seats["who"], after(state, action)
    had = points(state, color, other) == len(values(state, color, other))
    return had and points(then, color, other) == sum(values(then, color, other))


def check_end(state: Parade, action: int, reason: Explanation) -> bool:
    then, seat = after(state, action), int(state.turn)
    is_ahead = then.places()[seat] == 1
    is_new = state.turns_left == NOT_YET and then.turns_left > 0
    colors = {color for color in COLORS if values(then, color, seat)}
    return is_new and len(colors) == len(COLORS) and is_ahead == (reason.name == "ends-ahead")


def check_value(state: Parade, action: int, reason: Explanation) -> bool:
    value = reason.numbers["value"]
    return value == action % VALUES and (value > 5) == (reason.name == "sheds")


def check_safe(state: Parade, action: int, reason: Explanation) -> bool:
    seat, safe = int(state.turn), 0
    for card in state.hands[seat].cards:
        then = after(state, action)
        then.turn, held = seat, len(then.fronts[seat].cards)
        if card != action:
            then.apply(card)
            safe += len(then.fronts[seat].cards) == held
    return reason.numbers["count"] == safe


def check_kept(state: Parade, action: int, reason: Explanation) -> bool:
    seat, twin = int(state.turn), after(state, action)
    rest = [int(card) for card in state.hands[seat].cards if card != action % CARDS]
    if action >= CARDS:
        twin = state
    costs = []
    for kept in combinations(rest, 2):
        there = twin.copy()
        assert isinstance(there, Parade)
        for card in kept:
            there.fronts[seat].add(card)
        costs.append(there.scores()[seat] - twin.scores()[seat])
    return min(costs) == reason.numbers["points"] * (1 if reason.name == "kept" else -1)


def check_score(state: Parade, action: int, reason: Explanation) -> bool:
    seat = int(state.turn)
    more = after(state, action).scores()[seat] - state.scores()[seat]
    return more == reason.numbers["points"] * (1 if reason.name == "adds" else -1) != 0


def check_lead(state: Parade, action: int, reason: Explanation) -> bool:
    (color,), seat = reason.words["colors"], int(state.turn)
    twin = state if reason.name == "guards" else after(state, action)
    counts = [len(values(twin, color, other)) for other in range(state.seats)]
    own = counts.pop(seat) + (reason.name == "guards")
    return own - max(counts) == reason.numbers["lead"] > 0


def check_risk(state: Parade, action: int, reason: Explanation) -> bool:
    return reason.numbers["value"] == (action - CARDS) % VALUES


def check_cost(state: Parade, action: int, reason: Explanation) -> bool:
    seat, twin = int(state.turn), state.copy()
    assert isinstance(twin, Parade)
    twin.fronts[seat].add(action - CARDS)
    more = twin.scores()[seat] - state.scores()[seat]
    named = reason.words["card"] == [CODES[action - CARDS]]
    return named and more == reason.numbers["points"] * (1 if reason.name == "cost" else -1)


CHECKS = {
    "takes": check_takes,
    "majority": check_majority,
    "breaks": check_breaks,
    "ends-ahead": check_end,
    "ends-behind": check_end,
    "sheds": check_value,
    "spends": check_value,
    "safe": check_safe,
    **dict.fromkeys(("kept", "kept-spares"), check_kept),
    **dict.fromkeys(("adds", "lowers"), check_score),
    "risk": check_risk,
    **dict.fromkeys(("secures", "guards"), check_lead),
    "cost": check_cost,
    "spares": check_cost,
}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "fr",
            [
                "Vous prenez 2 cartes, d'une valeur totale de 12.",
                "Vous avez la majorité en rouge : 7 points d'épargnés.",
                "En rouge, vous avez 2 cartes d'avance.",
                "2 de vos autres cartes restent sûres pour l'instant.",
            ],
        ),
        (
            "en",
            [
                "You take 2 cards, with a total value of 12.",
                "You have the majority in red: 7 points saved.",
                "In red you are 2 cards ahead.",
                "2 of your other cards stay safe for now.",
            ],
        ),
    ],
)
def test_a_move_is_told_in_words(language: str, said: list[str]) -> None:
    state = parade(hands=["r4 b1 v0 g0 n0", ""], fronts=["r1", ""], line="r8 b4 g9 n9 o9 o8")
    assert say_reasons(PARADE, state, numbers("r4")[0], language) == said
    assert heuristic_for(state).reasons(state, numbers("r4")[0])[0].weight < 0
