"""What each viewer is told of what has just happened."""

from collections.abc import Iterator
from typing import NamedTuple

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

    def _last(self, kinds: tuple[type, ...], viewer: int) -> int:
        """Only the last of several changes tells how things stand: they stand so after all."""
        found = [
            number
            for number, happening in enumerate(self._happenings)
            if type(happening.entry.fact) in kinds and _is_told(happening, viewer)
        ]
        return found[-1] if found else -1

    def changes(self, viewer: int) -> Iterator[Change]:
        """What a viewer is told."""
        muted = muted_by(self._table, viewer)
        last_on_board = self._last(facts.GAME, viewer)
        last_in_room = self._last(facts.ROOM, viewer)
        for number, happening in enumerate(self._happenings):
            fact = happening.entry.fact
            if isinstance(fact, facts.Said) and fact.person in muted:
                yield self._change(happening, News("said"))
            elif _is_told(happening, viewer):
                change = self._filled(number, happening, viewer)
                if number == last_on_board:
                    self._board = self._board or standing(self._table)
                    change.board = for_viewer(self._table, viewer, self._board)
                if number == last_in_room:
                    change.room = room(self._table, viewer)
                yield change

    def _change(self, happening: Happening, news: News) -> Change:
        at = happening.entry.at
        return Change(table=self._table.id, version=happening.version, at=at, news=news)

    def _filled(self, number: int, happening: Happening, viewer: int) -> Change:
        fact = happening.entry.fact
        account = self._accounts[number]
        change = self._change(happening, _news(fact))
        if account is not None:
            change.told, change.zones = self._seen_by(account.eyes(viewer), number, account)
            change.news = News(change.news.what, change.told.seat, change.told.move)
        if isinstance(fact, facts.SEATING):
            change.you = viewer
        if isinstance(fact, _TURNING) and self._table.play is not None:
            change.zones = heaps(self._table.setup, self._table.play.state, viewer)
        return change

    def _seen_by(self, eyes: int, number: int, account: Account) -> "_Seen":
        """What those see of a step who see the same."""
        found = self._seen.get((number, eyes))
        if found is None:
            _, _, _, _, step, events = self._happenings[number]
            assert step is not None, "an account is of a step"
            said = told(account, events, step.seat, eyes)
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


class _Seen(NamedTuple):
    told: Told
    zones: list[Heap]


_TURNING = (*facts.SEATING, facts.Undone)


def _is_told(happening: Happening, viewer: int) -> bool:
    fact = happening.entry.fact
    return not happening.is_private or getattr(fact, "seat", NOBODY) == viewer


def _news(fact: Happened) -> News:
    """What everybody may know of a fact; what a move says is told apart."""
    match fact:
        case facts.Sat(seat=seat, name=text) | facts.Renamed(seat=seat, name=text):
            pass
        case facts.Invited(seat=seat, level=text) | facts.Kept(seat=seat, why=text):
            pass
        case facts.Proposed(seat=seat, plan=text) | facts.Dropped(seat=seat, plan=text):
            pass
        case facts.Said(seat=seat, text=text):
            pass
        case _:
            seat, text = getattr(fact, "seat", NOBODY), ""
    return News(str(type(fact).__struct_config__.tag), seat, text)
