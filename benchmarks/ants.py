"""Imagined worlds of Fourmis in late positions: none may contradict what a player has done.

Who throws a Soldate away could not beat; who does not follow a Ninja has none. In every world each
past action of the manche is held against the hand that its player would have had, by a definition
of the duties that shares nothing with the rules.
"""

import argparse
from collections.abc import Iterator
from time import process_time
from typing import NamedTuple

from tablee.core.game import OptionValue
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, NOBODY
from tablee.games.fourmis import FOURMIS, Fourmis

LATE = 12
"""Actions of the manche after which a position is late."""

TABLES: tuple[tuple[int, dict[str, OptionValue]], ...] = (
    (4, {}),
    (3, {}),
    (2, {}),
    (4, {"deck": "48a"}),
    (4, {"deck": "48b", "teams": True}),
    (3, {"deck": "40", "beat": "last", "ninja_gap": 1}),
)


class Past(NamedTuple):
    """A past action: the codes of the trick before it, and the card that was laid."""

    seat: int
    trick: list[str]
    card: int


class Position(NamedTuple):
    """A position of a random game, and what was done in this manche."""

    state: Fourmis
    past: list[Past]


def positions(setup: Setup, rng: Rng) -> Iterator[Position]:
    """The late positions of one random game."""
    state = setup.start()
    assert isinstance(state, Fourmis)
    past: list[Past] = []
    while state.turn != NOBODY:
        if state.turn == DEALER:
            shuffle(state, rng)
            past.clear()
            continue
        if len(past) >= LATE:
            yield Position(state, past)
        action = state.legal()[rng.below(len(state.legal()))]
        trick = [setup.faces[card].code for card in state.trick.cards]
        past.append(Past(int(state.turn), trick, int(state.card_of(action))))
        state.apply(action)


def contradictions(setup: Setup, world: Fourmis, past: list[Past], viewer: int) -> int:
    """Count the past actions of the others that this world would have forbidden."""
    hands = [[setup.faces[card].code for card in zone.cards] for zone in world.hands]
    found = 0
    for seat, trick, card in reversed(past):
        code = setup.faces[card].code
        hands[seat].append(code)
        if seat != viewer:
            found += code not in allowed(setup, hands[seat], trick)
    return found


def allowed(setup: Setup, hand: list[str], trick: list[str]) -> list[str]:
    """The cards of a hand that may be laid on a trick, from the words of the rulebook."""
    fighters = [code for code in trick if code[0] in "SN"]
    if any(code[0] == "N" for code in trick):
        return [code for code in hand if code[0] == "N"] or hand
    if not fighters:
        return hand
    last = setup.options["beat"] == "last"
    mark = _strength(fighters[-1]) if last else max(map(_strength, fighters))
    stronger = [code for code in hand if code[0] in "SN" and _strength(code) > mark]
    return [*stronger, *[code for code in hand if code[0] in "RL"]] if stronger else hand


def _strength(code: str) -> int:
    return 99 if code[0] == "N" else int(code[1:-1])


def main() -> None:
    """Print the contradictions, and the time for a world."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--worlds", type=int, default=100_000, help="for each table")
    wanted = parser.parse_args().worlds
    for seats, options in TABLES:
        setup, rng = Setup(FOURMIS, seats, options), Rng(seats)
        found = worlds = 0
        spent = 0.0
        while worlds < wanted:
            for state, past in positions(setup, rng):
                seen = view(state, rng.below(seats))
                started = process_time()
                world = determinize(seen, rng)
                spent += process_time() - started
                assert isinstance(world, Fourmis)
                found += contradictions(setup, world, past, seen.seat)
                worlds += 1
        table = f"{seats} players, {options or 'no options'}"
        each = f"{spent / worlds * 1e6:.1f} µs each"
        print(f"{table}: {worlds} worlds, {found} contradictions, {each}", flush=True)


if __name__ == "__main__":
    main()
