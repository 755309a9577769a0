"""A table that people and bots play at by a fixed script, which meets every command and refusal."""

from collections.abc import Callable
from itertools import count

from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.notation import format_move
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.table.clock import next_deadline
from tablee.table.commands import (
    Agree,
    AnyCommand,
    Begin,
    Decline,
    Free,
    Invite,
    Leave,
    Look,
    Mute,
    Opening,
    Play,
    Propose,
    Ready,
    Rename,
    Resign,
    Say,
    Sit,
    TimeControl,
)
from tablee.table.handlers import handle_command
from tablee.table.moves import look_ahead, mark_absent, mark_returned, play_as_bot
from tablee.table.table import PLAYING
from tablee.table.transaction import Transaction, bot_turns
from tablee.wire import Done, NextSteps, encode_message, refusal_of
from tests.support.entropy import GivenSeeds
from tests.support.recorded_table import PEOPLE, SNAPSHOT_EVERY, RecordedTable, Streams, seed

OPTIONS: dict[str, dict[str, OptionValue]] = {"hermine": {"fixed_manches": 2}}
LOOK_EVERY = 4
"""Every nth card is looked at."""
MAX_TRIED_ACTIONS = 20
"""Actions that are looked at, whether legal or not."""
MAX_STEPS = 80
"""Steps after which a scripted game is resigned."""


class ScriptedTable(RecordedTable):
    """A table at which people and bots act by a fixed script."""

    def __init__(self, slug: str, seats: int) -> None:
        super().__init__(Opening(slug, seats, OPTIONS.get(slug, {}), TimeControl(30.0, 60.0)))
        self.people = PEOPLE[: min(seats, 3)]
        self._rng = Rng(seats)
        self._at = 1000.0
        self._numbers = count(1)
        self._seeds = count(2)
        self._shown = 0

    def ask(self, person: str, command: AnyCommand, id: str = "") -> None:
        """Handle a command of a person; record the answer."""
        id = id or f"c{next(self._numbers)}"
        self._run(lambda transaction: handle_command(transaction, person, command), person, id)

    def ask_all(self, person: str, *commands: AnyCommand) -> None:
        """Handle several commands of a person."""
        for command in commands:
            self.ask(person, command)

    def look(self, person: str, move: str, card: str = "") -> None:
        """Look ahead for a person; record the next steps."""
        id = f"c{next(self._numbers)}"
        try:
            ahead = look_ahead(self.table, person, Look(move, self.table.version, card))
        except GameError as error:
            self.append("answers", encode_message(refusal_of(id, error)))
            return
        self.append("answers", encode_message(NextSteps(id, ahead.choices, ahead.against)))

    def mark_absent(self, person: str) -> None:
        seat = self.seat(person)
        self._run(lambda transaction: mark_absent(transaction, seat))

    def mark_returned(self, person: str) -> None:
        seat = self.seat(person)
        self._run(lambda transaction: mark_returned(transaction, seat))

    def wait(self) -> None:
        """Advance the clock to the next deadline."""
        due = next_deadline(self.table)
        self._at = max(self._at, due or 0.0)
        self._run(Transaction.tick)

    def _run(self, change: Callable[[Transaction], None], person: str = "", id: str = "") -> None:
        self._at += 0.25
        transaction = Transaction(
            self.table, self._at, GivenSeeds(self._new_seed), person=person, command=id
        )
        try:
            change(transaction)
        except GameError as error:
            assert not transaction.applied_events, "what is refused changes nothing"
            self.append("answers", encode_message(refusal_of(id, error)))
            return
        self.append("answers", encode_message(Done(id, self.table.version)))
        for applied in transaction.applied_events:
            self.log(applied)
        self.send_updates(transaction.applied_events)
        if self.table.number // SNAPSHOT_EVERY > self._shown:
            self._shown = self.table.number // SNAPSHOT_EVERY
            self.send_snapshots()

    def _new_seed(self) -> str:
        return seed(next(self._seeds))

    def seat(self, person: str) -> int:
        seat = self.table.seat_of(person)
        assert seat is not None, f"{person} sits nowhere"
        return seat

    @property
    def is_playing(self) -> bool:
        return self.table.game is not None and self.table.status == PLAYING

    def play_on(self, steps: int) -> None:
        """Play this many steps, or fewer if the game ends."""
        for _ in range(steps):
            if self.is_playing:
                self._step()

    def await_person(self) -> None:
        """Play until a person is asked."""
        while self.is_playing and self.table.game is not None:
            if {*self.table.game.waiting()} & {*self.table.present()}:
                return
            self._step()

    def _step(self) -> None:
        game = self.table.game
        assert game is not None
        able = {*bot_turns(self.table), *self.table.present()}
        waiting = [seat for seat in game.waiting() if seat in able]
        unready = [seat for seat in self.table.present() if not self.table.seats[seat].ready]
        if game.is_counted and self._pick(3):
            self.ask(self.table.seats[unready[0]].person, Ready())
        elif waiting:
            self._move(waiting[self._pick(len(waiting))])
        else:
            self.wait()

    def _move(self, seat: int) -> None:
        game, version = self.table.game, self.table.version
        assert game is not None
        names = self._choose_steps(game.asked()[seat].copy())
        if seat in bot_turns(self.table):
            self._run(lambda transaction: play_as_bot(transaction, seat, names, version))
        else:
            self.ask(self.table.seats[seat].person, Play(format_move(names), version))

    def _choose_steps(self, state: State) -> list[str]:
        """Return the steps of a random move."""
        names: list[str] = []
        while not names or state.midway:
            legal = state.legal()
            action = legal[self._pick(len(legal))]
            names.append(state.name(action))
            state.apply(action)
        return names

    def _pick(self, bound: int) -> int:
        return int(self._rng.below(bound))

    def propose(self, person: str, plan: str) -> None:
        """Propose something, and let everybody agree."""
        self.ask(person, Propose(plan, luck=f"new-{person}"))
        for seat in self.table.voters():
            proposal = self.table.proposal
            if proposal is not None and seat not in proposal.agreed:
                other = self.table.seats[seat].person
                self.ask(other, Agree(self.table.version, luck=f"new-{other}"))


def scripted_streams(slug: str, seats: int) -> Streams:
    """Play the script; return log, updates, snapshots, answers and records."""
    scripted = ScriptedTable(slug, seats)
    gather(scripted)
    for scene in (talk, ask_in_vain, look_around, rest, take_back, be_away, be_late, give_up):
        scripted.play_on(3)
        scripted.await_person()
        scene(scripted)
    scripted.play_on(MAX_STEPS)
    end(scripted)
    scripted.write_record()
    play_again(scripted)
    scripted.write_record()
    break_up(scripted)
    scripted.send_snapshots()
    return scripted.streams


def gather(scripted: ScriptedTable) -> None:
    """Seat people and bots, with every refusal on the way."""
    ana, ben, *others = scripted.people
    scripted.ask(ana, Begin())
    scripted.ask(ana, Say("Bonjour"))
    scripted.ask(ana, Sit(" Ana  Bell ", luck="luck-of-ana"), id="twice")
    scripted.ask(ana, Sit(" Ana  Bell ", luck="luck-of-ana"), id="twice")
    scripted.ask(ana, Sit("Ana", luck="luck-of-ana", seat=1))
    scripted.ask(ana, Sit("Ana", luck="luck-of-ana", seat=0))
    scripted.ask_all(ben, Sit("Ben", luck="?"), Sit("Ben", seat=0), Sit("Ben", seat=20), Sit("\n"))
    scripted.ask_all(
        ana, Invite(1, "club"), Free(1), Free(1), Invite(1, "genius"), Invite(0, "novice")
    )
    scripted.ask(ben, Invite(1, "novice"))
    scripted.ask(ben, Sit("Ben", luck="luck-of-ben"))
    for other in others:
        scripted.ask(other, Sit(other.title()))
    scripted.ask_all(ana, Resign(), Ready(), Propose("pause"), Propose("rematch"), Play("pass", 1))
    for seat in range(len(scripted.people), len(scripted.table.seats)):
        scripted.ask(ana, Invite(seat, "novice"))
    scripted.ask("eve", Sit("Eve"))
    scripted.ask(ben, Begin())
    scripted.ask(ana, Begin())


def talk(scripted: ScriptedTable) -> None:
    """Chat, mute and rename."""
    ana, ben = scripted.people[:2]
    scripted.ask(ben, Say("  Quelle   main ! "))
    scripted.ask(ana, Mute(scripted.seat(ben)))
    scripted.ask(ben, Say("« Tu m’entends ? »"))
    scripted.send_snapshots()
    scripted.ask(ana, Mute(scripted.seat(ben), on=False))
    scripted.ask(ana, Mute(scripted.seat(ana)))
    scripted.ask(ana, Mute(20))
    scripted.ask(ben, Rename("Benoît"))
    scripted.ask(ben, Rename("\t"))
    scripted.ask("eve", Say("hello"))


def ask_in_vain(scripted: ScriptedTable) -> None:
    """Send commands that are refused."""
    ana, ben = scripted.people[:2]
    version = scripted.table.version
    for person in (ana, ben):
        scripted.ask_all(
            person, Play("nonsense", version), Play("", version), Play("pass", 0), Ready()
        )
    scripted.ask_all(ana, Sit("Ana"), Begin(), Invite(1, "club"), Free(1), Agree(version))
    scripted.ask_all(ana, Decline(version), Propose("dance"), Propose("rematch"), Propose("resume"))


def look_around(scripted: ScriptedTable) -> None:
    """Look ahead with some of the cards."""
    cards = scripted.table.setup.counts
    for person in scripted.people:
        scripted.look(person, "")
        scripted.look(person, "nonsense")
        for face in list(cards)[::LOOK_EVERY]:
            scripted.look(person, "", face.code)
    scripted.look("eve", "")
    look_for_rulings(scripted)


def look_for_rulings(scripted: ScriptedTable) -> None:
    """Look at moves that the rules forbid."""
    game = scripted.table.game
    assert game is not None
    asked = [seat for seat in game.waiting() if scripted.table.seats[seat].is_present]
    for seat in asked[:1]:
        state = game.asked()[seat]
        for action in range(0, int(state.actions()), 1 + int(state.actions()) // MAX_TRIED_ACTIONS):
            scripted.look(scripted.table.seats[seat].person, state.name(action))


def rest(scripted: ScriptedTable) -> None:
    """Pause and resume."""
    ana, ben = scripted.people[:2]
    scripted.ask(ana, Propose("pause"))
    scripted.ask(ben, Propose("undo"))
    scripted.ask(ana, Agree(scripted.table.version))
    scripted.ask(ben, Agree(0))
    scripted.ask(ben, Decline(scripted.table.version))
    scripted.propose(ana, "pause")
    scripted.send_snapshots()
    scripted.wait()
    scripted.ask(ana, Play("pass", scripted.table.version))
    scripted.ask(ana, Propose("pause"))
    scripted.propose(ben, "resume")


def take_back(scripted: ScriptedTable) -> None:
    """Propose an undo for everybody, after each of some moves."""
    for person in scripted.people * 2:
        scripted.propose(person, "undo")
        scripted.play_on(1)
    scripted.ask(scripted.people[1], Propose("undo"))
    scripted.play_on(1)


def be_away(scripted: ScriptedTable) -> None:
    """Mark people absent and returned."""
    ana, ben = scripted.people[:2]
    scripted.mark_absent(ben)
    scripted.mark_absent(ben)
    scripted.play_on(3)
    scripted.send_snapshots()
    scripted.mark_returned(ben)
    scripted.mark_returned(ben)
    scripted.mark_absent(ana)
    scripted.ask(ana, Say("Me revoilà"))


def be_late(scripted: ScriptedTable) -> None:
    """Let clocks run out."""
    for _ in range(3):
        scripted.wait()
    for person in scripted.people:
        scripted.ask(person, Say("Pardon !"))


def give_up(scripted: ScriptedTable) -> None:
    """Let the third person resign."""
    for person in scripted.people[2:]:
        scripted.ask(person, Resign())
        scripted.ask(person, Resign())
        scripted.ask(person, Propose("pause"))


def end(scripted: ScriptedTable) -> None:
    """End the game by resigning, if it still goes on."""
    for person in reversed(scripted.people):
        scripted.ask(person, Resign())
    assert not scripted.is_playing
    scripted.send_snapshots()


def play_again(scripted: ScriptedTable) -> None:
    """Play a rematch, until people leave one by one."""
    ana, ben = scripted.people[:2]
    scripted.ask(ana, Propose("undo"))
    scripted.ask(ana, Propose("rematch"))
    scripted.ask(ana, Decline(scripted.table.version))
    scripted.propose(ben, "rematch")
    assert scripted.is_playing
    scripted.play_on(6)
    scripted.ask(ben, Leave())
    scripted.play_on(4)
    for person in scripted.people:
        scripted.ask(person, Resign())
    assert not scripted.is_playing


def break_up(scripted: ScriptedTable) -> None:
    """Leave after the game."""
    ana = scripted.people[0]
    scripted.ask(ana, Propose("rematch"))
    scripted.ask(ana, Leave())
    scripted.ask("eve", Propose("rematch"))
    scripted.ask("eve", Sit("Ève", luck="late"))
    scripted.ask("eve", Propose("rematch"))
    scripted.ask(scripted.table.host, Free(0))
