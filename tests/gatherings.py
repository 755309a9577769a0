"""Tables with people around them for the tests: every step is watched, logged and checked.

Whatever is done here is held against what must always hold: see `Gathering.run`.
"""

from collections.abc import Callable
from functools import partial
from itertools import count

import msgspec

from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.rng import Rng
from tablee.core.state import NO_CARD, State, fields
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, NOBODY
from tablee.i18n.lines import Lines, Words
from tablee.records import HIDDEN, Walk, written
from tablee.table import facts
from tablee.table.commands import Agree, Asked, Begin, Clock, Invite, Opening, Play, Propose, Sit
from tablee.table.decide import handle
from tablee.table.going import Going, Happening, due_at, thinkers
from tablee.table.moving import bot_plays, miss, welcome_back
from tablee.table.news import Telling
from tablee.table.shapes import Change, Sight, Told
from tablee.table.sight import board, heaps, room, sight
from tablee.table.table import PLAYING, Table

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(facts.Entry)
SPECTATOR = "eve"


def seed(number: int) -> str:
    return f"{number:064x}"


def snapshot(table: Table) -> str:
    """Everything that a table holds, but for what it has only worked out."""
    held = {name: value for name, value in fields(table).items() if name not in ("setup", "play")}
    held["seats"] = [fields(seat) for seat in table.seats]
    play = table.play and {
        n: v for n, v in fields(table.play).items() if n not in ("_asked", "_read", "setup")
    }
    if play:
        play["_dealer"] = fields(play["_dealer"])
    return repr((held, play))


def rebuilt(log: list[bytes]) -> Table:
    """A table from its log."""
    first, *others = map(DECODER.decode, log)
    table = Table(first)
    for entry in others:
        table.happen(entry)
    return table


class Watcher:
    """What a client knows that saw the table once and has listened since."""

    def __init__(self, seen: Sight) -> None:
        self.version = seen.version
        self.you = seen.you
        self.zones = {(heap.name, heap.owner): heap.cards for heap in seen.zones}
        self.board = seen.board
        self.room = seen.room
        self.heard: list[Change] = []

    def hear(self, change: Change) -> None:
        self.heard.append(change)
        self.version = change.version
        self.you = self.you if change.you is None else change.you
        self.zones.update({(heap.name, heap.owner): heap.cards for heap in change.zones or []})
        self.board = change.board or self.board
        self.room = change.room or self.room


class Gathering:
    """A table, its log, a clock, and everybody who looks at it."""

    def __init__(
        self,
        game: str = "parade",
        seats: int = 2,
        *,
        clock: Clock | None = None,
        people: tuple[str, ...] = ("ana", "ben", "cleo"),
        **options: OptionValue,
    ) -> None:
        self.now = 1000.0
        self.people = (*people, SPECTATOR)
        self._numbers = count(1)
        opening = Opening(game, seats, options, clock or Clock())
        opened = facts.Entry(self.now, facts.Opened("T", "ana", opening, seed(0)))
        self.log = [ENCODER.encode(opened)]
        self.table = rebuilt(self.log)
        self.watchers = {who: Watcher(sight(self.table, NOBODY)) for who in self.people}
        self.last: list[Happening] = []
        self.done: list[tuple[str, Asked, str]] = []

    # What people and bots do

    def do(self, who: str, command: Asked, *, name: str = "") -> list[Change]:
        """Somebody asks for something; what they are told."""
        name = name or f"c{next(self._numbers)}"
        told = self.run(lambda going: handle(going, who, command), person=who, command=name)
        if self.last:
            self.done.append((who, command, name))
        return told

    def refuses(self, who: str, command: Asked) -> str:
        """The code that something is refused with."""
        try:
            self.do(who, command)
        except GameError as error:
            return error.code
        raise AssertionError(f"{command} of {who} was not refused")

    def bot(self, seat: int, move: list[str], version: int | None = None) -> list[Change]:
        version = self.table.version if version is None else version
        return self.run(lambda going: bot_plays(going, seat, move, version))

    def miss(self, seat: int) -> list[Change]:
        return self.run(lambda going: miss(going, seat))

    def back(self, seat: int) -> list[Change]:
        return self.run(lambda going: welcome_back(going, seat))

    def wait(self, seconds: float) -> list[Change]:
        """Time goes by and the table is looked after; it does something exactly when it is due."""
        self.now += seconds
        due = due_at(self.table)
        self.run(Going.tick)
        assert bool(self.last) == (due is not None and due <= self.now)
        return self.told(SPECTATOR)

    # What must always hold

    def run(
        self, what: Callable[[Going], None], *, person: str = "", command: str = ""
    ) -> list[Change]:
        """Let something happen: refused it changes nothing, done it is logged and told to all."""
        before, version = snapshot(self.table), self.table.version
        going = Going(
            self.table, self.now, partial(seed, next(self._numbers)), person=person, command=command
        )
        try:
            what(going)
        except GameError:
            assert snapshot(self.table) == before, "something refused changed the table"
            assert not going.happenings
            raise
        self.last = going.happenings
        self.log += [ENCODER.encode(happening.entry) for happening in self.last]
        for happening in self.last:
            version += not happening.is_private
            assert happening.version == version
        assert self.table.version == version
        assert self.table.number == len(self.log)
        self._tell()
        return self.told(person or SPECTATOR)

    def _tell(self) -> None:
        telling = Telling(self.table, self.last)
        for who, watcher in self.watchers.items():
            viewer = self.viewer(who)
            watcher.heard = []
            for change in telling.changes(viewer):
                gap = change.version - watcher.version
                assert gap in (0, 1), "a version was left out"
                watcher.hear(change)
            self._check_sight(watcher, viewer)
            self._check_secrets(watcher, viewer)

    def viewer(self, who: str) -> int:
        seat = self.table.seat_of(who)
        return NOBODY if seat is None else seat

    def _check_sight(self, watcher: Watcher, viewer: int) -> None:
        """Whoever listened knows what somebody sees who comes now."""
        play = self.table.play
        assert watcher.you == viewer
        assert watcher.version == self.table.version
        assert watcher.room == room(self.table, viewer)
        assert watcher.board == board(self.table, viewer)
        seen = heaps(self.table.setup, play.state, viewer) if play else []
        assert watcher.zones == {(heap.name, heap.owner): heap.cards for heap in seen}

    def _check_secrets(self, watcher: Watcher, viewer: int) -> None:
        """No card is told that was closed to the viewer before and after."""
        for zone in self.table.play.state.zones() if self.table.play else []:
            if not zone.open_to(viewer):
                shown = watcher.zones[zone.name, int(zone.owner)]
                assert all(code.startswith(HIDDEN) for code in shown)
        steps = {happening.events: happening for happening in self.last if happening.step}
        for change in watcher.heard:
            if change.told is not None:
                seen = self._open_codes(steps[change.told.event], viewer)
                assert codes_told(change.told) & self.codes <= seen

    @property
    def codes(self) -> set[str]:
        return {face.code for face in self.table.setup.faces}

    def _open_codes(self, happening: Happening, viewer: int) -> set[str]:
        """The codes of what lay open to a viewer, and what was said aloud, as jokers are."""
        step, faces = happening.step, self.table.setup.faces
        assert step is not None
        zones, said = step.after.zones(), set[str]()
        if step.seat != DEALER:
            zones += step.before.zones()
            walk = Walk(step.before, step.actions)
            moved = {faces[card].code for card in walk.cards if card != NO_CARD}
            said = set(" ".join(walk.names).split()) - moved
        return said | {
            faces[card].code for zone in zones if zone.open_to(viewer) for card in zone.cards
        }

    def check_hidden(self, number: int) -> None:
        """With other cards where a viewer sees only backs, it receives the same, to the byte."""
        play = self.table.play
        if play is None:
            return
        truth = play.state
        for viewer in range(truth.seats):
            before = self._received(viewer)
            play.state, play._asked = determinize(view(truth, viewer), Rng(number)), None
            try:
                assert self._received(viewer) == before
            finally:
                play.state, play._asked = truth, None

    def _received(self, viewer: int) -> bytes:
        play = self.table.play
        assert play is not None
        seen = heaps(self.table.setup, play.state, viewer), board(self.table, viewer)
        return ENCODER.encode(seen)

    def check_log(self) -> None:
        """The table follows from its log, and whoever comes sees what the others see."""
        twin = rebuilt(self.log)
        assert snapshot(twin) == snapshot(self.table)
        for who, watcher in self.watchers.items():
            viewer = self.viewer(who)
            seen = sight(twin, viewer)
            assert ENCODER.encode(seen) == ENCODER.encode(sight(self.table, viewer))
            assert (seen.version, seen.you) == (watcher.version, watcher.you)
            assert (seen.room, seen.board) == (watcher.room, watcher.board)
            assert {(heap.name, heap.owner): heap.cards for heap in seen.zones} == watcher.zones

    # Getting somewhere

    def place(self, state: State) -> None:
        """Lay the cards of the running game as in this position."""
        play = self.table.play
        assert play is not None
        play.state, play._asked = state, None
        self.watchers = {who: Watcher(sight(self.table, self.viewer(who))) for who in self.people}

    def told(self, who: str) -> list[Change]:
        """What somebody was told of what happened last."""
        return self.watchers[who].heard

    def begin(self, *people: str, bots: str = "novice") -> None:
        """These people sit down in this order, bots fill the table, and the game begins."""
        for who in people:
            self.do(who, Sit(who.title(), luck=f"luck-of-{who}"))
        for seat in range(len(people), len(self.table.seats)):
            self.do(people[0], Invite(seat, bots))
        self.do(self.table.host, Begin())

    def moves(self, seat: int) -> list[str]:
        """Some whole moves of a seat that is asked: the first way to go on with each beginning."""
        assert self.table.play is not None
        state = self.table.play.asked()[seat]
        return [first_move(state, int(action)) for action in state.legal()]

    def turn(self) -> int:
        """The first seat that has not answered yet."""
        assert self.table.play is not None
        return self.table.play.waiting()[0]

    def person(self, seat: int) -> str:
        return self.table.seats[seat].person

    def play(self, seat: int, move: str) -> list[Change]:
        """A seat moves, be it a person's or a bot's."""
        if seat in thinkers(self.table):
            return self.bot(seat, [move])
        return self.do(self.person(seat), Play(move, self.table.version))

    def step(self, pick: int = 0) -> bool:
        """Let whoever is asked decide, or time; whether there was anything to do."""
        play = self.table.play
        if play is None or self.table.status != PLAYING:
            return False
        able = {*thinkers(self.table), *self.table.present()}
        waiting = [seat for seat in play.waiting() if seat in able]
        due = due_at(self.table)
        if waiting and self.table.paused_at is None:
            seat = waiting[pick % len(waiting)]
            moves = self.moves(seat)
            self.play(seat, moves[pick % len(moves)])
        elif due is not None:
            self.wait(max(0.0, due - self.now))
        else:
            return False
        return True

    def finish(self, picks: Rng | None = None) -> None:
        """Play on to the end of the game."""
        while self.step(int(picks.below(1000)) if picks else 0):
            self.now += 0.25

    def agree_on(self, plan: str, *people: str) -> list[Change]:
        """The first proposes something, and the others agree."""
        found = self.do(people[0], Propose(plan))
        for who in people[1:]:
            found = self.do(who, Agree(self.table.version))
        return found


def first_move(state: State, action: int) -> str:
    after, names = state.copy(), [state.name(action)]
    after.apply(action)
    while after.midway:
        names.append(after.name(after.legal()[-1]))
        after.apply(after.legal()[-1])
    return written(names)


def codes_told(told: Told) -> set[str]:
    """Every word that could be a card in what somebody is told."""
    found = set(told.move.split())
    lines = list(told.lines)
    while lines:
        for detail in lines.pop().details.values():
            if isinstance(detail, Words):
                found.update(detail.words)
            elif isinstance(detail, Lines):
                lines.extend(detail.lines)
    return found
