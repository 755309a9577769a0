"""What there is to say about a step of a game, before any language: keys of messages, and details.

Nothing here knows a game. Besides the move itself a line is said for each zone that gained cards,
if the game has words for it: `parade-gain-front` tells what somebody took.
"""

from collections.abc import Iterator

from tablee.core.state import COUNTED, NO_CARD, State
from tablee.core.zones import EVERYBODY, NOBODY, Zone
from tablee.i18n.catalog import LANGUAGES, catalog
from tablee.i18n.lines import Detail, Line, Lines, Seats, Words
from tablee.records import HIDDEN, PLACE, TARGET, Setup, Step


class Touched:
    """A zone that is not as it was: before and after, and the cards that came to it."""

    def __init__(self, old: Zone, new: Zone) -> None:
        self.old = old
        self.new = new
        self.gained = [int(card) for card in new.cards if not old.holds(card)]


class Account:
    """A step, gone through once, to be told to many; to `None` everything is open."""

    def __init__(self, setup: Setup, step: Step) -> None:
        self._setup = setup
        self._step = step
        self._named = {card for card in step.walk.cards if card != NO_CARD} if step.walk else set()
        self.touched = _touched(step)
        self._moves: dict[int | None, str] = {}
        self._moved: dict[str, Line] = {}
        self._gains = [zone for zone in self.touched if self._has_words(zone)]
        self._seeing = {int(zone.viewer) for zone in self._looked_at()}

    def _has_words(self, zone: Touched) -> bool:
        """Whether there is something to say about the cards that came to a zone."""
        return not self._named.issuperset(zone.gained) and catalog(LANGUAGES[0]).has(
            self._gain(zone.new)
        )

    def _gain(self, zone: Zone) -> str:
        return f"{self._setup.game.slug}-gain-{zone.name}"

    def _looked_at(self) -> Iterator[Zone]:
        """The zones that it depends on who sees what of the step."""
        lying = set(self._named)
        for zone in self.touched:
            yield zone.old
            yield zone.new
            lying.difference_update(zone.gained)
        if lying:
            yield from self._step.after.zones()

    def eyes(self, viewer: int) -> int:
        """One viewer for all those who see the same of the step."""
        return viewer if viewer in self._seeing else NOBODY

    def move(self, viewer: int | None) -> str:
        """What a seat did, as the viewer may read it; empty for a deal."""
        if viewer not in self._moves:
            walk = self._step.walk
            self._moves[viewer] = walk.shown(self._setup, viewer) if walk else ""
        return self._moves[viewer]

    def lines(self, viewer: int | None) -> Iterator[Line]:
        """What happened, for those who may know."""
        step, slug = self._step, self._setup.game.slug
        yield self._line(self.move(viewer)) if step.walk else Line("log-deal", {})
        yield from self._gained(viewer)
        if step.after.turn == NOBODY:
            yield from result(self._setup, step.after)
        phase = step.after.phase()
        if phase not in ("", step.before.phase()):
            yield Line(f"{slug}-phase-{phase}", {})
        if phase == COUNTED:
            yield from standing(self._setup, step.after)

    def _line(self, move: str) -> Line:
        """What there is to say about a move, as somebody may read it."""
        if move not in self._moved:
            self._moved[move] = self._said(move)
        return self._moved[move]

    def _said(self, move: str) -> Line:
        verb, *words = move.split()
        targets = [int(word[1:]) for word in words if word.startswith(TARGET)]
        cards = [word for word in words if word[0] not in (TARGET, PLACE)]
        sides = sides_of(self._step.before) if targets else {}
        return Line(
            f"{self._setup.game.slug}-log-{verb}",
            {
                "who": Seats([self._step.seat]),
                "cards": Words(cards),
                "count": len(cards),
                "card": Words(cards[:1]),
                "target": Seats([seat for target in targets for seat in sides[target]]),
                "place": ", ".join(word[1:] for word in words if word.startswith(PLACE)),
                "hidden": words.count(HIDDEN),
                "total": self._total(),
            },
        )

    def _total(self) -> int:
        """What the open cards are worth that now lie where the move has laid one."""
        for zone in self.touched:
            if zone.new.viewer == EVERYBODY and not self._named.isdisjoint(zone.gained):
                return sum(self._setup.faces[card].value or 0 for card in zone.new.cards)
        return 0

    def _gained(self, viewer: int | None) -> Iterator[Line]:
        """Cards that the viewer saw come from elsewhere, in the order of the zones."""
        for touched in self._gains:
            zone, gained = touched.new, touched.gained
            cards = gained if sees(viewer, zone) else self._followed(gained, viewer)
            others = [card for card in cards if card not in self._named]
            if others:
                details: dict[str, Detail] = {
                    "who": Seats([int(zone.owner)] if zone.owner != NOBODY else []),
                    "cards": self._words(cards),
                    "count": len(cards),
                    "others": self._words(others),
                    "phase": self._step.before.phase(),
                }
                yield Line(self._gain(zone), details)

    def _followed(self, cards: list[int], viewer: int | None) -> list[int]:
        """Where a card goes that lay open is seen, unless it was shuffled on the way."""
        if self._step.walk is None:
            return []
        lay = [zone.old for zone in self.touched if sees(viewer, zone.old)]
        seen = {card for zone in lay for card in zone.cards}
        return [card for card in cards if card in seen]

    def _words(self, cards: list[int]) -> Words:
        return Words([self._setup.faces[card].code for card in cards])


def result(setup: Setup, state: State) -> Iterator[Line]:
    """The last score sheet, the final places and the points, best first."""
    yield Line("log-over", {})
    yield from standing(setup, state)


def standing(setup: Setup, state: State) -> Iterator[Line]:
    """A score sheet, without the lines that change nothing, and how everybody stands."""
    sides = sides_of(state)
    sheet = (state.sheets() or [{}])[-1]
    seats = range(state.seats)
    writers = sides if _is_shared(state, sheet) else {seat: [seat] for seat in seats}
    for name, entries in sheet.items():
        if any(entries):
            told = [
                Line("sheet-entry", {"who": Seats(who), "points": entries[seat]})
                for seat, who in writers.items()
            ]
            yield Line(f"{setup.game.slug}-sheet-{name}", {"entries": Lines(told)})
    scores, places = setup.points(state), state.places()
    for seat in sorted(sides, key=lambda seat: (places[seat], seat)):
        details: dict[str, Detail] = {"place": places[seat], "points": scores[seat]}
        yield Line("log-place", {"who": Seats(sides[seat]), **details})


def sides_of(state: State) -> dict[int, list[int]]:
    """Those who win together, by the first seat of each."""
    sides: dict[int, list[int]] = {}
    for seat in range(state.seats):
        sides.setdefault(int(state.side(seat)), []).append(seat)
    return sides


def _is_shared(state: State, sheet: dict[str, list[int]]) -> bool:
    """Whether partners have the same entries, or each has their own."""
    seats = range(state.seats)
    return all(line[seat] == line[state.side(seat)] for line in sheet.values() for seat in seats)


def _touched(step: Step) -> list[Touched]:
    return [
        Touched(old, new)
        for old, new in zip(step.before.zones(), step.after.zones(), strict=True)
        if old.viewer != new.viewer or not old.lies_as(new)
    ]


def sees(viewer: int | None, zone: Zone) -> bool:
    """Whether a viewer sees the faces of a zone; `None` sees everything."""
    return viewer is None or zone.open_to(viewer)
