"""A game told in words: who did what, and what came of it, for those who may know.

Nothing here knows a game. Besides the move itself a line is told for each zone that gained cards,
if the game has words for it: `parade-gain-front` tells what somebody took.
"""

from collections.abc import Iterator

from tablee.core.errors import GameError
from tablee.core.game import Face
from tablee.core.state import COUNTED, State
from tablee.core.zones import DEALER, EVERYBODY, NOBODY, Zone
from tablee.i18n.catalog import Catalog
from tablee.records import HIDDEN, PLACE, TARGET, Setup, Step, Walk, shown

Place = tuple[str, int]


class Teller:
    """Tells a game to one viewer, or to somebody who may see everything (`viewer=None`)."""

    def __init__(
        self, catalog: Catalog, setup: Setup, names: list[str], viewer: int | None = None
    ) -> None:
        self._catalog = catalog
        self._setup = setup
        self._names = [
            name or catalog.text("seat-name", seat=seat) for seat, name in enumerate(names)
        ]
        self._viewer = viewer
        self._faces = {face.code: face for face in setup.faces}

    def card(self, face: Face) -> str:
        """What players call a card."""
        value = "" if face.value is None else face.value
        return self._catalog.text(face.key, kind=face.kind, color=face.color, value=value)

    def lines(self, step: Step) -> Iterator[str]:
        """What happened, one sentence a line."""
        if step.seat == DEALER:
            yield self._say("log-deal")
        else:
            yield self._move(step)
        touched = _touched(step)
        for (zone, owner), cards in self._gains(step).items():
            key = f"{self._setup.game.slug}-gain-{zone}"
            others = [card for card in cards if card not in touched]
            if others and self._catalog.has(key):
                yield self._say(
                    key,
                    owner,
                    cards=[self.card(self._setup.faces[card]) for card in cards],
                    others=self._listed(others),
                    phase=step.before.phase(),
                )
        if step.after.turn == NOBODY:
            yield from self.result(step.after)
        if step.after.phase() not in ("", step.before.phase()):
            yield self._say(f"{self._setup.game.slug}-phase-{step.after.phase()}")
        if step.after.phase() == COUNTED:
            yield from self._count(step.after)

    def result(self, state: State) -> Iterator[str]:
        """The last score sheet, the final places and the points, best first."""
        yield self._say("log-over")
        yield from self._count(state)

    def _count(self, state: State) -> Iterator[str]:
        """A score sheet, without the lines that change nothing, and how everybody stands."""
        sides = self._sides(state)
        sheet = (state.sheets() or [{}])[-1]
        writers = sides if _is_shared(state, sheet) else dict(enumerate(self._names))
        for line, entries in sheet.items():
            if any(entries):
                told = [
                    self._catalog.text("sheet-entry", who=who, points=entries[seat])
                    for seat, who in writers.items()
                ]
                key = f"{self._setup.game.slug}-sheet-{line}"
                yield self._catalog.text(key, entries=", ".join(told))
        scores, places = self._setup.points(state), state.places()
        for seat in sorted(sides, key=lambda seat: (places[seat], seat)):
            yield self._catalog.text(
                "log-place", place=places[seat], who=sides[seat], points=scores[seat]
            )

    def _sides(self, state: State) -> dict[int, str]:
        """Those who win together, by the first seat of each."""
        sides: dict[int, list[str]] = {}
        for seat, name in enumerate(self._names):
            sides.setdefault(int(state.side(seat)), []).append(name)
        return {seat: self._catalog.listed(names) for seat, names in sides.items()}

    def _move(self, step: Step) -> str:
        move = shown(self._setup, step.before, step.actions, self._viewer)
        verb, *words = move.split()
        sides = self._sides(step.before)
        targets = [sides[int(word[1:])] for word in words if word.startswith(TARGET)]
        places = [word[1:] for word in words if word.startswith(PLACE)]
        cards = [self._word(word) for word in words if word[0] not in (TARGET, PLACE)]
        return self._say(
            f"{self._setup.game.slug}-log-{verb}",
            step.seat,
            cards=cards,
            card="".join(cards[:1]),
            target="".join(targets),
            place=", ".join(places),
            hidden=words.count(HIDDEN),
            total=self._total(step),
        )

    def _total(self, step: Step) -> int:
        """What the open cards are worth that now lie where the move has laid one."""
        for zone in step.after.zones():
            if zone.viewer == EVERYBODY and set(zone.cards) & set(_touched(step)):
                return sum(self._setup.faces[card].value or 0 for card in zone.cards)
        return 0

    def _word(self, word: str) -> str:
        """A card by its name; other words by the game's own."""
        if word in self._faces:
            return self.card(self._faces[word])
        key = f"{self._setup.game.slug}-word-{word}"
        return self._catalog.text(key) if self._catalog.has(key) else word

    def _say(
        self, key: str, seat: int = NOBODY, *, cards: list[str] | None = None, **details: object
    ) -> str:
        who = "" if seat == NOBODY else self._names[seat]
        listed = self._catalog.listed(cards or [])
        return self._catalog.text(key, who=who, cards=listed, count=len(cards or []), **details)

    def _listed(self, cards: list[int]) -> str:
        return self._catalog.listed([self.card(self._setup.faces[card]) for card in cards])

    def _gains(self, step: Step) -> dict[Place, list[int]]:
        """Cards that the viewer saw come from elsewhere, in the order of the zones.

        Where a card goes that lay open is seen, unless it was shuffled on the way.
        """
        before = {int(card): zone for zone in step.before.zones() for card in zone.cards}
        gains: dict[Place, list[int]] = {}
        for zone in step.after.zones():
            for card in map(int, zone.cards):
                left = before[card]
                followed = step.seat != DEALER and self._sees(left)
                if _place(left) != _place(zone) and (self._sees(zone) or followed):
                    gains.setdefault(_place(zone), []).append(card)
        return gains

    def _sees(self, zone: Zone) -> bool:
        return self._viewer is None or zone.open_to(self._viewer)


def explain(catalog: Catalog, error: GameError) -> str:
    """An error in one sentence that says what to do."""
    details = dict(error.details)
    why = details.get("why")
    if isinstance(why, GameError):
        details["why"] = explain(catalog, why)
    elif why is not None:
        details["why"] = catalog.text(f"why-{why}".replace("_", "-"))
    return catalog.text(f"error-{error.code}".replace("_", "-"), **details)


def _touched(step: Step) -> list[int]:
    """The cards that the move of a seat names."""
    return [] if step.seat == DEALER else Walk(step.before, step.actions).cards


def _is_shared(state: State, sheet: dict[str, list[int]]) -> bool:
    """Whether partners have the same entries, or each has their own."""
    seats = range(state.seats)
    return all(line[seat] == line[state.side(seat)] for line in sheet.values() for seat in seats)


def _place(zone: Zone) -> Place:
    return zone.name, zone.owner
