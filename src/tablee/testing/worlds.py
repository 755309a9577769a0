"""The law of worlds: a seat can never tell a sampled world from the truth."""

from tablee.core.moves import deal, why_not
from tablee.core.notation import ParsedMove
from tablee.core.rng import Rng
from tablee.core.state import NO_CARD, State
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER
from tablee.table.redeal import relabeling
from tablee.table.visibility import redact_move
from tablee.testing.history import History, PastEvent
from tablee.testing.law import require
from tablee.testing.laws import every_card_once
from tablee.testing.previews import check_same_previews

LAW = "worlds are consistent"


def check_world(history: History, point: int, *, seat: int, rng: Rng) -> None:
    """Sample a world for `seat` at a point of a game, and replay the game in that world.

    The hidden cards of the deals are relabeled as in the world. Every past action must be legal,
    and the seat must have the same view at every earlier point.
    """
    truth = history.states[point]
    seen = view(truth, seat)
    world = determinize(seen, rng)
    require(view(world, seat) == seen, LAW, f"seat {seat} sees the world as another one")
    every_card_once(history.setup, world)
    require(world.phase() == truth.phase(), LAW, "the phase tells a hidden card")
    if truth.turn == seat:
        _check_choices(truth, world)
        check_same_previews(history.setup, truth, world)
    if truth.turn == DEALER:
        same = list(world.to_shuffle()) == list(truth.to_shuffle())
        require(same, LAW, "the cards to shuffle tell where they lay")
    _RelabeledReplay(history, point, seat, relabeling(truth, world, seen)).run()


def _check_choices(truth: State, world: State) -> None:
    """Require equal legal actions, names and reasons in the truth and the world."""
    require(list(world.legal()) == list(truth.legal()), LAW, "the seat's own choices differ")
    for action in range(truth.actions()):
        same = world.name(action) == truth.name(action)
        require(same, LAW, f"the name of action {action} tells a hidden card")
        same = why_not(world, action) == why_not(truth, action)
        require(same, LAW, f"the reason against {truth.name(action)} tells a hidden card")


class _RelabeledReplay:
    """A replay with some cards exchanged, each since it was last dealt."""

    def __init__(self, history: History, point: int, seat: int, swaps: dict[int, int]) -> None:
        self._history = history
        self._events = history.events[:point]
        self._seat = seat
        self._swaps = swaps
        self._last_deal: dict[int, int] = {}
        for number, event in enumerate(self._events):
            for card in event.cards:
                self._last_deal[card] = number

    def run(self) -> None:
        state = self._history.setup.start()
        for number, event in enumerate(self._events):
            self._check_view(state, number)
            if event.seat == DEALER:
                self._deal(state, number, event)
            else:
                self._act(state, number, event)
        self._check_view(state, len(self._events))
        end = self._history.states[len(self._events)]
        for zone, true_zone in zip(state.zones(), end.zones(), strict=True):
            expected = sorted(state.face(self._swaps[card]) for card in true_zone.cards)
            faces = sorted(state.face(card) for card in zone.cards)
            require(faces == expected, LAW, f"the replay has another {zone.name} than the world")

    def _check_view(self, state: State, number: int) -> None:
        expected = view(self._history.states[number], self._seat)
        same = view(state, self._seat) == expected
        require(same, LAW, f"before event {number} seat {self._seat} would have seen otherwise")

    def _deal(self, state: State, number: int, event: PastEvent) -> None:
        cards = [self._card_at(card, number) for card in event.cards]
        fits = sorted(cards) == sorted(event.cards)
        require(fits, LAW, f"the deal of event {number} cannot have held these cards")
        deal(state, cards)

    def _act(self, state: State, number: int, event: PastEvent) -> None:
        before = self._history.states[number]
        name = self._name(before, number, event.action)
        names = {state.name(action): int(action) for action in state.legal()}
        told = (
            f"Zone.bar notes what play has shown; in a world that seat {self._seat} may imagine"
            f" {name} of event {number}, by seat {event.seat}, would not have been legal"
        )
        require(name in names, LAW, told)
        setup = self._history.setup
        actual = redact_move(setup, ParsedMove(before, [event.action]), self._seat)
        other = redact_move(setup, ParsedMove(state, [names[name]]), self._seat)
        require(actual == other, LAW, f"event {number} tells {actual!r}, and here {other!r}")
        state.apply(names[name])

    def _name(self, before: State, number: int, action: int) -> str:
        name = before.name(action)
        card = int(before.card_of(action))
        if card == NO_CARD:
            return name
        faces = self._history.setup.faces
        old, new = faces[card].code, faces[self._card_at(card, number)].code
        return " ".join(new if word == old else word for word in name.split())

    def _card_at(self, card: int, number: int) -> int:
        """Return the card of the world, unless it has been dealt again since."""
        return self._swaps[card] if self._last_deal.get(card, -1) <= number else card
