"""What each viewer is told of what has just happened."""

from tablee.core.zones import NOBODY
from tablee.i18n.account import Account, Touched
from tablee.table import facts
from tablee.table.facts import Happened
from tablee.table.going import Happening
from tablee.table.shapes import Board, Change, Heap, News, Told
from tablee.table.sight import (
    for_viewer,
    heaps,
    moved_heap,
    muted_by,
    room,
    standing,
    told,
)
from tablee.table.table import Table


class Telling:
    """What a command has done to a table, to be told to one viewer after the other."""

    def __init__(self, table: Table, happenings: list[Happening]) -> None:
        self._table = table
        self._happenings = happenings
        self._accounts = [
            None if happening.step is None else Account(table.setup, happening.step)
            for happening in happenings
        ]
        self._board: Board | None = None
        self._heaps: dict[tuple[int, bool, bool], Heap | None] = {}
        self._seen: dict[tuple[int, int], _Seen] = {}

    def changes(self, viewer: int) -> list[Change]:
        """What a viewer is told.

        Only the last of several changes tells how things stand: they stand so after all.
        """
        muted = muted_by(self._table, viewer)
        found: list[Change] = []
        on_board: Change | None = None
        in_room: Change | None = None
        for number, happening in enumerate(self._happenings):
            fact = happening.fact
            if isinstance(fact, facts.Said) and fact.person in muted:
                found.append(self._change(happening, News("said")))
            elif _is_told(happening, viewer):
                change = self._filled(number, happening, viewer)
                found.append(change)
                on_board = change if type(fact) in facts.GAME else on_board
                in_room = change if type(fact) in facts.ROOM else in_room
        if on_board is not None:
            self._board = self._board or standing(self._table)
            on_board.board = for_viewer(self._table, viewer, self._board)
        if in_room is not None:
            in_room.room = room(self._table, viewer)
        return found

    def _change(self, happening: Happening, news: News) -> Change:
        at = happening.entry.at
        return Change(table=self._table.id, version=happening.version, at=at, news=news)

    def _filled(self, number: int, happening: Happening, viewer: int) -> Change:
        fact = happening.fact
        account = self._accounts[number]
        if account is not None:
            seen = self._seen_by(account.eyes(viewer), number, account)
            news = News(facts.TAGS[type(fact)], seen.told.seat, seen.told.move)
            change = self._change(happening, news)
            change.told, change.zones = seen.told, seen.zones
            return change
        change = self._change(happening, _news(fact))
        if type(fact) in facts.SEATING:
            change.you = viewer
        if type(fact) in _TURNING and self._table.play is not None:
            change.zones = heaps(self._table.setup, self._table.play.state, viewer)
        return change

    def _seen_by(self, eyes: int, number: int, account: Account) -> "_Seen":
        """What those see of a step who see the same."""
        found = self._seen.get((number, eyes))
        if found is None:
            happening = self._happenings[number]
            assert happening.step is not None, "an account is of a step"
            said = told(account, happening.events, happening.step.seat, eyes)
            heaps = [self._heap(zone, eyes) for zone in account.touched]
            found = _Seen(said, [heap for heap in heaps if heap is not None])
            self._seen[number, eyes] = found
        return found

    def _heap(self, zone: Touched, eyes: int) -> Heap | None:
        """A zone as some see it, unless it looks to them as it did."""
        was_open, is_open = zone.old.open_to(eyes), zone.new.open_to(eyes)
        key = id(zone.new), was_open, is_open
        if key not in self._heaps:
            found = moved_heap(self._table.setup, zone, was_open=was_open, is_open=is_open)
            self._heaps[key] = found
        return self._heaps[key]


class _Seen:
    """What somebody sees of a step."""

    def __init__(self, told: Told, zones: list[Heap]) -> None:
        self.told = told
        self.zones = zones


_TURNING = facts.SEATING | {facts.Undone}


def _is_told(happening: Happening, viewer: int) -> bool:
    return not happening.is_private or getattr(happening.fact, "seat", NOBODY) == viewer


_TEXTS: dict[type, str] = {
    facts.Sat: "name",
    facts.Renamed: "name",
    facts.Invited: "level",
    facts.Kept: "why",
    facts.Proposed: "plan",
    facts.Dropped: "plan",
    facts.Said: "text",
}
"""Which field of a fact its news say, besides the seat."""


def _news(fact: Happened) -> News:
    """What everybody may know of a fact; what a move says is told apart."""
    kind = type(fact)
    text = str(getattr(fact, _TEXTS[kind])) if kind in _TEXTS else ""
    return News(facts.TAGS[kind], getattr(fact, "seat", NOBODY), text)
