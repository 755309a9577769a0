"""Dealing hidden cards again: the past of a game, retold with other cards where nobody looked.

The game is kept as deals and moves. So the deals are rewritten, and moves that name hidden cards;
everything that the seat has seen stays as it was.
"""

from tablee.core.notation import format_move
from tablee.core.rng import Rng
from tablee.core.state import NO_CARD, State
from tablee.core.views import View, determinize, view
from tablee.core.zones import DEALER, Zone
from tablee.records import Step
from tablee.table import events
from tablee.table.game import RunningGame


def redeal(game: RunningGame, kept: int, seat: int, seed: int) -> events.Undone:
    """Return the undoing of all events but `kept`, with new cards where the seat saw none then.

    Args:
        game: the game.
        kept: how many events are left.
        seat: whose view of that moment stays the same.
        seed: decides the new cards.
    """
    steps = list(game.steps(0))[:kept]
    truth = steps[-1].after if steps else game.setup.start()
    seen = view(truth, seat)
    swaps = relabeling(truth, determinize(seen, Rng(seed)), seen)
    retelling = _Retelling(steps, swaps)
    codes = game.setup.codes
    return events.Undone(
        kept,
        [
            [codes[retelling.card_at(card, number)] for card in step.actions]
            for number, step in enumerate(steps)
            if step.seat == DEALER
        ],
        retelling.moves(game),
    )


class _Retelling:
    """The events of a game with some cards exchanged, each since it was last dealt."""

    def __init__(self, steps: list[Step], swaps: dict[int, int]) -> None:
        self._steps = steps
        self._swaps = swaps
        self._last_deal: dict[int, int] = {}
        for number, step in enumerate(steps):
            if step.seat == DEALER:
                self._last_deal.update(dict.fromkeys(step.actions, number))

    def card_at(self, card: int, number: int) -> int:
        """Return the new card at an event, unless it has been dealt again since."""
        return self._swaps[card] if self._last_deal.get(card, -1) <= number else card

    def moves(self, game: RunningGame) -> dict[int, str]:
        """Return the moves that read otherwise, by number."""
        retold = {}
        for number, step in enumerate(self._steps):
            if step.parsed is not None:
                move = self._move(game, number, step)
                if move != step.parsed.move:
                    retold[number] = move
        return retold

    def _move(self, game: RunningGame, number: int, step: Step) -> str:
        assert step.parsed is not None, "a deal is no move"
        faces, names = game.setup.faces, []
        for name, card in zip(step.parsed.names, step.parsed.cards, strict=True):
            if card == NO_CARD:
                names.append(name)
                continue
            old, new = faces[card].code, faces[self.card_at(card, number)].code
            names.append(" ".join(new if word == old else word for word in name.split()))
        return format_move(names)


def relabeling(truth: State, world: State, seen: View) -> dict[int, int]:
    """Return the card of the world for each card of the truth."""
    _keep_open_cards(truth, world, seen.state)
    swaps = {
        int(true): int(imagined)
        for true_zone, zone in zip(truth.zones(), world.zones(), strict=True)
        for true, imagined in zip(true_zone.cards, zone.cards, strict=True)
    }
    if truth.turn == DEALER:
        for card in truth.to_shuffle():  # their order means nothing
            swaps[int(card)] = int(card)
    return swaps


def _keep_open_cards(truth: State, world: State, seen: State) -> None:
    """Give open cards their true numbers back, where equal cards were exchanged."""
    for true_zone, shown_zone, zone in zip(truth.zones(), seen.zones(), world.zones(), strict=True):
        for i in range(len(zone.cards)):
            if shown_zone.cards[i] >= 0 and zone.cards[i] != true_zone.cards[i]:
                _exchange(world.zones(), zone.cards[i], true_zone.cards[i])


def _exchange(zones: list[Zone], one: int, other: int) -> None:
    for zone in zones:
        for i in range(len(zone.cards)):
            if zone.cards[i] in (one, other):
                zone.cards[i] = other if zone.cards[i] == one else one
