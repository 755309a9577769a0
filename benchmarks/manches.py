"""Many random manches of the Hermine: how they end, and every sheet counted a second time.

The second count knows nothing of the first: it reads the codes of the cards that lie before each
side, and the rulebook's table of points.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from time import perf_counter

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.zones import DEALER, NOBODY, Zone
from tablee.games.hermine import HERMINE, Hermine
from tablee.games.hermine.cards import CODES, JOKER

FORMATS = (2, 3, 4, 6)
SETS: tuple[dict[str, int | str | bool], ...] = (
    {},
    {"jokers": 4, "bonus_no_100_200": True},
    {"jokers": 3, "joker_scope": "no_botte", "sauvegarde_restarts": False},
)


def manche(setup: Setup, rng: Rng) -> Iterator[Hermine]:
    """Every position of a random manche, the last one counted."""
    state = setup.start()
    assert isinstance(state, Hermine)
    shuffle(state, rng)
    while state.turn not in (NOBODY, DEALER):
        yield state
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    yield state


def recounted(state: Hermine) -> list[dict[str, int]]:
    """The sheet of each side, from what lies on the table at the end."""
    goal = 1000 if state.seats == 4 or state.caller != NOBODY else 700
    walks = [[int(code) for code in _codes(state, zone)] for zone in state.steps]
    counts = []
    for side, walk in enumerate(walks):
        coups = len(state.coups[side].cards)
        bottes = coups + len(state.bottes[side].cards)
        wins = sum(walk) == goal
        count = {"steps": sum(walk), "bottes": 700 if bottes == 4 else bottes * 100}
        count["coups"] = coups * 300
        count["manche"] = wins * 400
        count["crown"] = (wins and not len(state.pile.cards)) * 300
        count["no-200"] = (wins and 200 not in walk) * 300
        count["no-100"] = (wins and state.bonus and not {100, 200} & set(walk)) * 500
        count["allonge"] = 0
        count["capot"] = 500 * walks.count([]) if walk else 0
        counts.append(count)
    if state.caller != NOBODY:
        made_it = counts[state.caller]["manche"] > 0
        for side, count in enumerate(counts):
            count["allonge"] = 200 if (side == state.caller) == made_it else 0
    return counts


def _codes(state: Hermine, zone: Zone) -> list[str]:
    """Return the cards of a zone, jokers as the cards that they stand for."""
    plain = [face.code for face in HERMINE.faces(state.seats, {"jokers": 0})]
    named = [CODES[JOKER] if kind < 0 else CODES[kind] for kind in state.named]
    return [[*plain, *named][card] for card in zone.cards]


def check(state: Hermine) -> str:
    """Return how the manche ended; assert that its sheet equals a second count."""
    (sheet,) = state.sheets()
    for side, count in enumerate(recounted(state)):
        assert count == {line: entries[side] for line, entries in sheet.items()}, state
    if any(sheet["manche"]):
        return "A, after an allonge" if state.caller != NOBODY else "A"
    assert not any(zone.cards for zone in [state.pile, *state.hands]), "ended too early"
    return "B, after an allonge" if state.caller != NOBODY else "B"


def conserved(state: Hermine, size: int) -> bool:
    """Return whether every card lies in exactly one zone."""
    cards = [card for zone in state.zones() for card in zone.cards]
    return len(cards) == len(set(cards)) == size


def main() -> None:
    """Print how the manches ended, for each format and set of options."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--manches", type=int, default=17_000, help="for each of the three sets")
    manches = parser.parse_args().manches
    for seats in FORMATS:
        for options in SETS:
            started = perf_counter()
            setup = Setup(HERMINE, seats, {**options, "fixed_manches": 1})
            ends: Counter[str] = Counter()
            for seed in range(manches):
                for state in manche(setup, Rng(seed)):
                    assert conserved(state, len(setup.faces)), "a card is lost or doubled"
                ends[check(state)] += 1
            shown = ", ".join(f"{end}: {count}" for end, count in sorted(ends.items()))
            table = f"{seats} players, {options or 'no options'}"
            print(f"{table}: {shown} ({perf_counter() - started:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
