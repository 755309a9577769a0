"""A game told in words: who did what, and what came of it, for those who may know.

Nothing here knows a game. Besides the move itself a line is told for each zone that gained cards,
if the game has words for it: `parade-gain-front` tells what somebody took.
"""

from collections.abc import Iterator

from tablee.core.errors import GameError
from tablee.core.game import Face
from tablee.core.state import State
from tablee.core.zones import DEALER, EVERYBODY, NOBODY, Zone
from tablee.i18n.catalog import Catalog
from tablee.records import HIDDEN, Setup, Step, Walk, shown

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
            gained = [self.card(self._setup.faces[card]) for card in cards if card not in touched]
            if gained and self._catalog.has(key):
                yield self._say(key, owner, cards=gained, phase=step.before.phase())
        if step.after.turn == NOBODY:
            yield from self.result(step.after)
        if step.after.phase() not in ("", step.before.phase()):
            yield self._say(f"{self._setup.game.slug}-phase-{step.after.phase()}")

    def sheet(self, lines: dict[str, list[int]]) -> Iterator[str]:
        """A score sheet, without the lines that change nothing."""
        for line, entries in lines.items():
            if any(entries):
                told = [
                    self._catalog.text("sheet-entry", who=who, points=entry)
                    for who, entry in zip(self._names, entries, strict=True)
                ]
                key = f"{self._setup.game.slug}-sheet-{line}"
                yield self._catalog.text(key, entries=", ".join(told))

    def result(self, state: State) -> Iterator[str]:
        """The score sheet, the final places and the points, best first."""
        yield self._say("log-over")
        for lines in state.sheets()[-1:]:
            yield from self.sheet(lines)
        scores, places = self._setup.points(state), state.places()
        for seat in sorted(range(state.seats), key=lambda seat: (places[seat], seat)):
            yield self._catalog.text(
                "log-place", place=places[seat], who=self._names[seat], points=scores[seat]
            )

    def _move(self, step: Step) -> str:
        move = shown(self._setup, step.before, step.actions, self._viewer)
        verb, *words = move.split()
        cards = [self._word(word) for word in words]
        key = f"{self._setup.game.slug}-log-{verb}"
        total = self._total(step)
        return self._say(key, step.seat, cards=cards, hidden=words.count(HIDDEN), total=total)

    def _total(self, step: Step) -> int:
        """What the open cards are worth that now lie where the move has laid one."""
        for zone in step.after.zones():
            if zone.viewer == EVERYBODY and set(zone.cards) & set(_touched(step)):
                return sum(self._setup.faces[card].value or 0 for card in zone.cards)
        return 0

    def _word(self, word: str) -> str:
        return self.card(self._faces[word]) if word in self._faces else word

    def _say(
        self, key: str, seat: int = NOBODY, *, cards: list[str] | None = None, **details: object
    ) -> str:
        who = "" if seat == NOBODY else self._names[seat]
        listed = self._catalog.listed(cards or [])
        return self._catalog.text(key, who=who, cards=listed, count=len(cards or []), **details)

    def _gains(self, step: Step) -> dict[Place, list[int]]:
        """Cards that the viewer saw come from elsewhere, in the order of the zones."""
        before = {int(card): zone for zone in step.before.zones() for card in zone.cards}
        gains: dict[Place, list[int]] = {}
        for zone in step.after.zones():
            for card in map(int, zone.cards):
                left = before[card]
                if _place(left) != _place(zone) and (self._sees(zone) or self._sees(left)):
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


def _place(zone: Zone) -> Place:
    return zone.name, zone.owner
