"""The law of previews: they say what the seat will see change, and nothing that it cannot know."""

from collections import Counter

from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.table.messages import ZoneChange
from tablee.table.previews import Previews
from tablee.testing.law import require

LAW = "previews tell the truth"


def check_previews(setup: Setup, state: State) -> None:
    """Do each legal action, and compare what the seat sees change with the preview of it.

    Rules may decline to foresee what a closed card decides; what is foreseen must happen. Of the
    cards that the seat sees only afterwards, no preview can tell.
    """
    previews = Previews(state, setup.shown, [])
    for action in state.legal():
        foreseen = previews.changes([int(action)])
        if foreseen is None:
            continue
        after = state.copy()
        after.apply(action)
        told = [_counted(change) for change in foreseen]
        seen = _seen_changes(setup.shown, state, after)
        require(told == seen, LAW, f"{state.name(action)} is to change {told}, and changes {seen}")


def check_same_previews(setup: Setup, truth: State, world: State) -> None:
    """The seat on turn is told the same in a world as in truth, and it is true in both."""
    check_previews(setup, world)
    first, second = (Previews(state, setup.shown, []) for state in (truth, world))
    for action in truth.legal():
        same = first.changes([int(action)]) == second.changes([int(action)])
        require(same, LAW, f"the preview of {truth.name(action)} tells a hidden card")


_Change = tuple[str, int, Counter[str], Counter[str]]
"""A zone, its owner, and how many cards of each code it gains and loses."""


def _counted(change: ZoneChange) -> _Change:
    return change.zone, change.owner, Counter(change.gained), Counter(change.lost)


def _seen_changes(shown: list[str], before: State, after: State) -> list[_Change]:
    """Return what the seat on turn sees change of cards that it could see before."""
    seat = before.turn
    open_cards = {card for zone in before.zones() if zone.open_to(seat) for card in zone.cards}
    found: list[_Change] = []
    for old, new in zip(before.zones(), after.zones(), strict=True):
        was, now = [
            Counter(shown[card] for card in zone.cards if zone.open_to(seat) and card in open_cards)
            for zone in (old, new)
        ]
        if was != now:
            found.append((new.name, int(new.owner), now - was, was - now))
    return found
