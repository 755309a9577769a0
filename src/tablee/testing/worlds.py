"""The law of imagined worlds: no seat could tell them from the truth, now or at any time before."""

from tablee.core.moves import deal, why_not
from tablee.core.rng import Rng
from tablee.core.state import NO_CARD, State
from tablee.core.views import View, determinize, view
from tablee.core.zones import DEALER, Zone
from tablee.records import shown
from tablee.testing.history import Event, History
from tablee.testing.laws import every_card_once, require

LAW = "worlds are consistent"


def check_world(history: History, point: int, *, seat: int, rng: Rng) -> None:
    """Imagine a world for `seat` at a point of the game, and replay the game as it would be there.

    The hidden cards of the deals are relabeled as the world has them. Every past action of every
    seat must have been legal, and the seat must have seen the same at every earlier point.
    """
    truth = history.states[point]
    seen = view(truth, seat)
    world = determinize(seen, rng)
    require(view(world, seat) == seen, LAW, f"seat {seat} sees the world as another one")
    every_card_once(history.setup, world)
    require(world.phase() == truth.phase(), LAW, "the phase tells a hidden card")
    if truth.turn == seat:
        _check_choices(truth, world)
    _Relabeled(history, point, seat, relabeling(truth, world, seen)).run()


def relabeling(truth: State, world: State, seen: View) -> dict[int, int]:
    """What each card of the truth is in a world that looks the same to the seat."""
    _keep_open_cards(truth, world, seen.state)
    swaps = _swaps(truth, world)
    if truth.turn == DEALER:
        _forget_order(truth, world, swaps)
    return swaps


def _check_choices(truth: State, world: State) -> None:
    """What the seat on turn can do, how it is called and why not is the same in every world."""
    require(list(world.legal()) == list(truth.legal()), LAW, "the seat's own choices differ")
    for action in range(truth.actions()):
        same = world.name(action) == truth.name(action)
        require(same, LAW, f"the name of action {action} tells a hidden card")
        same = why_not(world, action) == why_not(truth, action)
        require(same, LAW, f"the reason against {truth.name(action)} tells a hidden card")


def _forget_order(truth: State, world: State, swaps: dict[int, int]) -> None:
    """Leave cards that are about to be shuffled as they are: their order means nothing."""
    cards = list(truth.to_shuffle())
    require(list(world.to_shuffle()) == cards, LAW, "the cards to shuffle tell where they lay")
    for card in cards:
        swaps[card] = int(card)


def _keep_open_cards(truth: State, world: State, seen: State) -> None:
    """Give open cards their true numbers again; equal cards may have changed places in name."""
    for true_zone, shown_zone, zone in zip(truth.zones(), seen.zones(), world.zones(), strict=True):
        for i in range(len(zone.cards)):
            if shown_zone.cards[i] >= 0 and zone.cards[i] != true_zone.cards[i]:
                _exchange(world.zones(), zone.cards[i], true_zone.cards[i])


def _exchange(zones: list[Zone], one: int, other: int) -> None:
    for zone in zones:
        for i in range(len(zone.cards)):
            if zone.cards[i] in (one, other):
                zone.cards[i] = other if zone.cards[i] == one else one


def _swaps(truth: State, world: State) -> dict[int, int]:
    """What each card of the truth is in the world."""
    return {
        int(true): int(imagined)
        for true_zone, zone in zip(truth.zones(), world.zones(), strict=True)
        for true, imagined in zip(true_zone.cards, zone.cards, strict=True)
    }


class _Relabeled:
    """A game played again with some cards turned into others, each since it was last dealt."""

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
            found = sorted(state.face(card) for card in zone.cards)
            require(found == expected, LAW, f"the replay has another {zone.name} than the world")

    def _check_view(self, state: State, number: int) -> None:
        expected = view(self._history.states[number], self._seat)
        same = view(state, self._seat) == expected
        require(same, LAW, f"before event {number} seat {self._seat} would have seen otherwise")

    def _deal(self, state: State, number: int, event: Event) -> None:
        cards = [self._now(card, number) for card in event.cards]
        fits = sorted(cards) == sorted(event.cards)
        require(fits, LAW, f"the deal of event {number} cannot have held these cards")
        deal(state, cards)

    def _act(self, state: State, number: int, event: Event) -> None:
        before = self._history.states[number]
        name = self._name(before, number, event.action)
        names = {state.name(action): int(action) for action in state.legal()}
        require(name in names, LAW, f"{name} of event {number} would not have been legal")
        setup = self._history.setup
        told = shown(setup, before, [event.action], self._seat)
        would = shown(setup, state, [names[name]], self._seat)
        require(told == would, LAW, f"event {number} tells {told!r}, and here {would!r}")
        state.apply(names[name])

    def _name(self, before: State, number: int, action: int) -> str:
        name = before.name(action)
        card = int(before.card_of(action))
        if card == NO_CARD:
            return name
        faces = self._history.setup.faces
        old, new = faces[card].code, faces[self._now(card, number)].code
        return " ".join(new if word == old else word for word in name.split())

    def _now(self, card: int, number: int) -> int:
        """The card that this one is in the world, unless it has been dealt anew since."""
        return self._swaps[card] if self._last_deal.get(card, -1) <= number else card
