"""The viewer filter: it decides who may see what of a table, and nothing else does.

A viewer is a seat, `NOBODY` for spectators, or `None`, to whom everything is open (a replay).
"""

from typing import TYPE_CHECKING

from tablee.core.notation import ParsedMove, format_move
from tablee.core.setup import HIDDEN, Setup
from tablee.core.state import NO_CARD, REACTION, State
from tablee.core.zones import EVERYBODY, HAND, NOBODY, Zone
from tablee.records import Step
from tablee.table import events
from tablee.table.events import Event
from tablee.table.messages import ZoneView

if TYPE_CHECKING:
    from tablee.table.game import RunningGame
    from tablee.table.table import Table


def can_see(viewer: int | None, zone: Zone) -> bool:
    """Return whether a viewer sees the faces of a zone."""
    return viewer is None or zone.open_to(viewer)


def is_public(zone: Zone) -> bool:
    """Return whether everybody sees the faces of a zone, spectators too."""
    return zone.viewer == EVERYBODY


def seen_cards(state: State, viewer: int) -> set[int]:
    """Return the cards whose faces a viewer sees."""
    return {int(card) for zone in state.zones() if can_see(viewer, zone) for card in zone.cards}


def zone_views(
    setup: Setup, state: State, viewer: int | None, *, remembers: bool = True
) -> list[ZoneView]:
    """Return all zones, closed cards as their backs; all open ones if the table `remembers`."""
    return [
        ZoneView(zone.name, int(zone.owner), _sides(setup, state, zone, viewer, remembers))
        for zone in state.zones()
    ]


def _sides(
    setup: Setup, state: State, zone: Zone, viewer: int | None, remembers: bool
) -> list[str]:
    """Return the faces or the backs of a zone's cards."""
    sides = setup.shown if can_see(viewer, zone) else setup.hidden
    if remembers or viewer is None or sides is setup.hidden:
        return [sides[card] for card in zone.cards]
    return [
        setup.hidden[card] if _is_covered(state, zone, card, viewer) else setup.shown[card]
        for card in zone.cards
    ]


def _is_covered(state: State, zone: Zone, card: int, viewer: int | None) -> bool:
    """Return whether a card would lie face down on a real table; own hands never do."""
    is_own_hand = zone.owner == viewer and zone.name.startswith(HAND)
    return not is_own_hand and not state.lies_open(zone, card)


def covered_cards(state: State, viewer: int | None) -> frozenset[int]:
    """Return the cards of open zones that would lie face down on a real table (TAB-3)."""
    return frozenset(
        int(card)
        for zone in state.zones()
        if can_see(viewer, zone)
        for card in zone.cards
        if _is_covered(state, zone, card, viewer)
    )


def redact_move(
    setup: Setup, parsed: ParsedMove, viewer: int | None, forgotten: frozenset[int] = frozenset()
) -> str:
    """Return the text of a move; cards that lie closed to the viewer afterwards are hidden."""
    cards = [card for card in parsed.cards if card != NO_CARD]
    if viewer is None or not cards:
        return parsed.move
    closed_zones = [zone for zone in parsed.after.zones() if not zone.open_to(viewer)]
    closed = [
        card
        for card in cards
        if card in forgotten or any(zone.holds(card) for zone in closed_zones)
    ]
    if not closed:
        return parsed.move
    names = []
    for name, card in zip(parsed.names, parsed.cards, strict=True):
        code = setup.faces[card].code if card in closed else None
        names.append(" ".join(HIDDEN if word == code else word for word in name.split()))
    return format_move(names)


class ChangedZone:
    """A zone before and after a step, with the cards that came to it."""

    def __init__(self, old: Zone, new: Zone) -> None:
        self.old = old
        self.new = new
        self.gained = [int(card) for card in new.cards if not old.holds(card)]


class StepView:
    """One step of a game as each viewer may see it.

    The step is analyzed once and told to many: viewers who see the same share one representative.
    """

    def __init__(
        self,
        setup: Setup,
        step: Step,
        *,
        remembers: bool = True,
        forgotten: frozenset[int] = frozenset(),
    ) -> None:
        self.setup = setup
        self.step = step
        self.forgotten = forgotten
        """Cards that are no longer named, since they lie face down by now."""
        self._remembers = remembers
        self.named = (
            {card for card in step.parsed.cards if card != NO_CARD} if step.parsed else set()
        )
        self.changed_zones = [
            ChangedZone(old, new)
            for old, new in zip(step.before.zones(), step.after.zones(), strict=True)
            if old.viewer != new.viewer
            or not old.has_same_cards(new)
            or not (remembers or self._covers_same(old, new))
        ]
        self._privileged = {int(zone.viewer) for zone in self._decisive_zones()}
        if not remembers:
            hands = [zone.new for zone in self.changed_zones if zone.new.name.startswith(HAND)]
            self._privileged |= {int(hand.owner) for hand in hands}
        self._moves: dict[int | None, str] = {}
        self._zone_views: dict[tuple[int, bool, bool, bool], ZoneView | None] = {}

    def _covers_same(self, old: Zone, new: Zone) -> bool:
        """Return whether the same cards of a zone would lie face down on a real table."""
        before, after = self.step.before, self.step.after
        return [before.lies_open(old, card) for card in old.cards] == [
            after.lies_open(new, card) for card in new.cards
        ]

    def _decisive_zones(self) -> list[Zone]:
        """Return the zones whose visibility can differ between viewers."""
        decisive = []
        lying = set(self.named)
        for zone in self.changed_zones:
            decisive += [zone.old, zone.new]
            lying.difference_update(zone.gained)
        return [*decisive, *self.step.after.zones()] if lying else decisive

    def representative(self, viewer: int) -> int:
        """Map a viewer to the representative of those who see the same."""
        return viewer if viewer in self._privileged else NOBODY

    def move(self, viewer: int | None) -> str:
        """Return the move as the viewer may read it; empty for a deal."""
        if viewer not in self._moves:
            parsed = self.step.parsed
            self._moves[viewer] = (
                redact_move(self.setup, parsed, viewer, self.forgotten) if parsed else ""
            )
        return self._moves[viewer]

    def gained(self, zone: ChangedZone, viewer: int | None) -> list[int]:
        """Return the cards that the viewer saw come to a zone.

        A card that lay open is followed into a closed zone, unless it was shuffled on the way.
        """
        if can_see(viewer, zone.new):
            return zone.gained
        if self.step.parsed is None:
            return []
        open_before = [each.old for each in self.changed_zones if can_see(viewer, each.old)]
        seen = {card for old in open_before for card in old.cards}
        return [card for card in zone.gained if card in seen]

    def changed_views(self, viewer: int | None) -> list[ZoneView]:
        """Return the zones that look different to the viewer after the step."""
        views = [self._changed_view(zone, viewer) for zone in self.changed_zones]
        return [view for view in views if view is not None]

    def _changed_view(self, zone: ChangedZone, viewer: int | None) -> ZoneView | None:
        was_open, is_open = can_see(viewer, zone.old), can_see(viewer, zone.new)
        key = id(zone), was_open, is_open, zone.new.owner == viewer
        if key not in self._zone_views:
            setup, step, remembers = self.setup, self.step, self._remembers
            before = _sides(setup, step.before, zone.old, viewer, remembers)
            after = _sides(setup, step.after, zone.new, viewer, remembers)
            view = ZoneView(zone.new.name, int(zone.new.owner), after)
            self._zone_views[key] = None if after == before else view
        return self._zone_views[key]


def is_private(event: Event, game: "RunningGame | None") -> bool:
    """Return whether only its author may notice an event: a mute, or an answer in a reaction."""
    if isinstance(event, events.Answered) and game is not None:
        return game.state.asks() == REACTION
    return isinstance(event, events.Muted)


def author_of(event: Event) -> int:
    """Return the seat that an event names as its author, or `NOBODY`."""
    seat: int = getattr(event, "seat", NOBODY)
    return seat


def visible_answers(game: "RunningGame", viewer: int) -> list[int]:
    """Return the seats whose answers the viewer knows to be in; in a reaction, only the own."""
    is_secret = game.state.asks() == REACTION
    return [
        seat for seat in game.asked() if seat in game.answers and (not is_secret or seat == viewer)
    ]


def muted_by(table: "Table", viewer: int) -> frozenset[str]:
    """Return the people whose chat the viewer does not receive."""
    return table.seats[viewer].muted if viewer != NOBODY else frozenset()


def viewer_of(table: "Table", guest: str, holder: str) -> int:
    """Return the seat through whose eyes a guest looks, or `NOBODY`.

    Those who share a device look through the eyes of the one who holds it, until the game waits
    for another of them.

    Args:
        table: the table that is looked at.
        guest: the person whose device it is.
        holder: the person who said that they hold the device; empty if nobody has.
    """
    own = table.seat_of(guest)
    if own is not None:
        return own
    held = table.seat_of(holder)
    if held is None:
        return NOBODY
    awaited = table.awaited_on_device(guest)
    return NOBODY if awaited and held not in awaited else held
