"""Several people on one device: it shows the cards of its holder only."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import to_builtins

from tablee.core.errors import GameError
from tablee.core.notation import ParsedMove, format_move
from tablee.core.setup import HIDDEN
from tablee.core.zones import NOBODY
from tablee.table.clock import next_deadline
from tablee.table.commands import AnyCommand, Begin, Invite, Opening, Sit
from tablee.table.game import RunningGame
from tablee.table.moves import mark_absent, play_as_bot
from tablee.table.seats import guest_of
from tablee.table.table import OVER, PLAYING
from tablee.table.transaction import Transaction, bot_turns
from tablee.table.visibility import viewer_of, zone_views
from tests.support.in_memory_server import IdleServer, RecordingClient, Said
from tests.support.parade_positions import FIXED

pytestmark = pytest.mark.heavy

OPENINGS = [
    Opening("parade", 3),
    Opening("high-society", 3),
    Opening("fourmis", 3),
    Opening("contrees", 3),
    Opening("hermine", 4, {"fixed_manches": 2}),
]


class SharedDevice:
    """A device that goes from hand to hand; all messages to it are checked for hidden cards."""

    def __init__(self, server: IdleServer, person: str = "ana") -> None:
        self.server = server
        self.client = RecordingClient(person)
        self.you = NOBODY
        self.held: int | None = None
        """The seat that last claimed to hold it."""
        self.shared: Said = {}
        self.ids = 0

    @property
    def holder(self) -> str:
        """Return the holder of the device according to the server."""
        watcher = self.client.watchers.get(self.server.id)
        return watcher.holder if watcher else ""

    async def say(self, kind: str, **words: Any) -> Said:
        """Send a request; return its response."""
        self.ids += 1
        name = f"{self.client.person}-{self.ids}"
        message = {"type": kind, "id": name, "table": self.server.id, **words}
        if kind == "hold" and words.get("seat") in (None, *self.shared.get("seats", [])):
            self.held = words.get("seat")
        await self.server.dispatcher.answer(self.client, json.dumps(message))
        return next(said for said in self.hear() if said.get("id") == name)

    async def ask(self, do: str, *, seat: int | None = None, **words: Any) -> Said:
        return await self.say("ask", command={"do": do, **words}, seat=seat)

    def hear(self) -> list[Said]:
        """Return the messages received, after checking each of them."""
        messages = self.client.heard()
        for said in messages:
            self._check(said)
        whole = [said["sight"] for said in messages if said["type"] == "seen"]
        if whole and self.server.table.game and messages[-1]["type"] != "changed":
            seen = zone_views(self.server.table.setup, self.play.state, whole[-1]["you"])
            assert whole[-1]["zones"] == to_builtins(seen)
        return messages

    def _check(self, said: Said) -> None:
        if said["type"] == "shared":
            self.shared = said
        whole, change = said.get("sight"), said.get("change", {})
        seen = whole or change
        self.you = seen.get("you", self.you) if seen.get("you") is not None else self.you
        assert self.you in (NOBODY, self.held), "somebody is shown who has not said so"
        for zone in seen.get("zones") or []:
            is_open = any(not card.startswith(HIDDEN) for card in zone["cards"])
            if zone["name"] == "hand" and is_open:
                assert zone["owner"] == self.you, "a hand is shown that is another's"
        board = seen.get("board") or {}
        assert not board.get("choices") or board["asked"].count(self.you)
        assert not board.get("answer") or self.you != NOBODY

    @property
    def play(self) -> RunningGame:
        assert self.server.table.game is not None
        return self.server.table.game


async def begun(opening: Opening, people: int) -> SharedDevice:
    """Begin a game of people on one device, with bots in the other seats."""
    server = IdleServer()
    sitting = [Sit(f"N{n}", f"luck{n}", n) for n in range(people)]
    bots: list[AnyCommand] = [Invite(n, "novice") for n in range(people, opening.seats)]
    server.id = await server.tables.open("ana", opening, [*bots, Begin()], sitting)
    device = SharedDevice(server)
    await device.say("watch")
    return device


def at_a_table(
    visit: Callable[[SharedDevice], Awaitable[None]],
    opening: Opening | None = None,
    people: int = 2,
) -> None:
    async def run() -> None:
        device = await begun(opening or Opening("parade", 2), people)
        await visit(device)
        await device.server.close()

    asyncio.run(run())


def some_move(play: RunningGame, seat: int, rng: random.Random) -> list[str]:
    state = play.asked()[seat].copy()
    steps: list[int] = []
    while not steps or state.midway:
        steps.append(int(rng.choice(list(state.legal()))))
        state.apply(steps[-1])
    return ParsedMove(play.asked()[seat], steps).names


async def step(device: SharedDevice, rng: random.Random) -> None:
    """Let an awaited person take the device and move, or a bot move."""
    server, table, play = device.server, device.server.table, device.play
    server.now += 1.0
    session = server.tables.session(server.id)
    own = device.shared["awaited"]
    if play.is_counted:
        for seat in own:
            assert (await device.ask("ready", seat=seat))["type"] == "done"
    elif own:
        seat = device.you if device.you in own else own[0]
        if device.you != seat:
            assert device.you == NOBODY, "another one still sees their cards"
            assert (await device.say("hold", seat=seat))["type"] == "done"
        assert device.you == seat
        move = format_move(some_move(play, seat, rng))
        done = await device.ask("play", move=move, version=table.version)
        assert done["type"] == "done", done
    else:
        seat = next(iter(bot_turns(table)))
        names, version = some_move(play, seat, rng), table.version
        await session.commit(lambda transaction: play_as_bot(transaction, seat, names, version))
        device.hear()


@pytest.mark.parametrize("opening", OPENINGS, ids=[opening.game for opening in OPENINGS])
def test_a_whole_game_is_played_from_hand_to_hand(opening: Opening) -> None:
    async def visit(device: SharedDevice) -> None:
        rng = random.Random(opening.game)
        while device.server.table.status == PLAYING:
            await step(device, rng)
        assert device.server.table.status == OVER
        assert [seat.name for seat in device.server.table.record().seats].count("N0") == 1

    at_a_table(visit, opening, people=opening.seats - 1)


def test_nobody_is_hurried_to_break_in_while_the_device_goes_round() -> None:
    async def visit(device: SharedDevice) -> None:
        rng, asked = random.Random(3), 0
        while device.server.table.status == PLAYING and asked < 3:
            await step(device, rng)
            if device.play.state.asks() == "reaction":
                asked += 1
                assert next_deadline(device.server.table) is None
                number = device.server.table.number
                device.server.now += 1000.0
                await device.server.tables.session(device.server.id).commit(Transaction.tick)
                assert device.server.table.number == number
        assert asked == 3

    at_a_table(visit, OPENINGS[-1], people=4)


def test_the_cards_of_the_next_are_not_shown_before_they_say_so() -> None:
    async def visit(device: SharedDevice) -> None:
        first, second = device.shared["awaited"][0], 1 - device.shared["awaited"][0]
        assert device.shared["seats"] == [0, 1]
        await device.say("hold", seat=first)
        await step(device, random.Random(1))
        assert (device.you, device.shared["awaited"]) == (NOBODY, [second])
        version = device.server.table.version
        for words in ({}, {"seat": second}, {"seat": first}):
            for do in ("look", "play"):
                said = await device.ask(do, move="", version=version, **words)
                assert said["code"] == "not_held"
        with pytest.raises(GameError) as refused:
            await device.server.tables.hint(device.client, device.server.id, version)
        assert refused.value.code == "not_held"
        await device.say("hold", seat=first)
        assert device.you == NOBODY, "it is not the turn of the one who holds it"
        await device.say("hold", seat=second)
        assert device.you == second
        await device.say("hold")
        assert device.you == NOBODY

    at_a_table(visit)


def test_in_a_new_game_nobody_holds_the_device_yet() -> None:
    async def visit(device: SharedDevice) -> None:
        rng = random.Random(4)
        while device.server.table.status == PLAYING:
            await step(device, rng)
        assert device.you != NOBODY
        await device.ask("propose", plan="rematch", seat=0)
        device.held = None
        await device.ask("agree", version=device.server.table.version, seat=1)
        assert device.server.table.status == PLAYING
        assert (device.you, len(device.shared["awaited"])) == (NOBODY, 1)

    at_a_table(visit)


def test_nobody_is_handed_the_device_for_one_who_has_given_up() -> None:
    async def visit(device: SharedDevice) -> None:
        first = device.shared["awaited"][0]
        await device.say("hold", seat=first)
        assert (await device.ask("resign"))["type"] == "done"
        assert device.shared["awaited"] == []
        assert device.you == first
        names, version = (
            some_move(device.play, first, random.Random(1)),
            device.server.table.version,
        )
        session = device.server.tables.session(device.server.id)
        await session.commit(lambda transaction: play_as_bot(transaction, first, names, version))
        device.hear()
        assert first not in device.shared["awaited"]

    at_a_table(visit, Opening("parade", 3), people=3)


def test_one_whose_seat_a_bot_has_kept_is_back_with_the_device() -> None:
    async def visit(device: SharedDevice) -> None:
        table, (first,) = device.server.table, device.shared["awaited"]
        await device.server.tables.session(table.id).commit(
            lambda transaction: mark_absent(transaction, first)
        )
        assert device.server.table.seats[first].away
        await device.say("hold", seat=first)
        assert not device.server.table.seats[first].away
        assert device.you == first

    at_a_table(visit)


def test_a_device_speaks_only_for_those_who_share_it() -> None:
    async def visit(device: SharedDevice) -> None:
        other = SharedDevice(device.server, "bob")
        assert (await other.say("hold", seat=0))["code"] == "not_watching"
        await other.say("watch")
        assert other.shared == {}
        for seat in (0, 1, 7):
            assert (await other.say("hold", seat=seat))["code"] == "not_yours"
            assert (await other.ask("resign", seat=seat))["code"] == "not_yours"
        assert (await other.ask("begin"))["code"] == "not_host"
        assert (await device.say("hold", seat=7))["code"] == "not_yours"
        assert other.you == NOBODY

    at_a_table(visit)


def test_after_the_line_was_lost_it_is_asked_again_who_holds_the_device() -> None:
    async def visit(device: SharedDevice) -> None:
        seat = device.shared["awaited"][0]
        await device.say("hold", seat=seat)
        move = format_move(some_move(device.play, seat, random.Random(1)))
        command = {"do": "play", "move": move, "version": device.server.table.version}
        done = await device.say("ask", command=command)
        device.server.tables.leave(device.client)
        device.client, device.held, device.you = RecordingClient("ana"), None, NOBODY
        await device.say("watch")
        assert device.you == NOBODY
        device.ids -= 2
        assert await device.say("ask", command=command) == done, "it was done once"

    at_a_table(visit)


async def test_one_who_has_companions_takes_no_seat_besides() -> None:
    server = IdleServer()
    parade, ben = Opening("parade", 3), Sit("Ben", "", 0)
    with pytest.raises(GameError) as refused:
        await server.tables.open("ana", parade, [Sit("Ana")], [ben])
    assert refused.value.code == "device_shared"
    server.id = await server.tables.open("ana", parade, [], [ben])
    device, bob = SharedDevice(server), SharedDevice(server, "bob")
    await device.say("watch")
    assert (await bob.ask("sit", name="Bob"))["type"] == "done"
    assert (await device.ask("sit", name="Ana"))["code"] == "device_shared"
    await server.close()


def test_all_who_share_a_device_are_there_while_it_is_and_the_table_is_its_guests() -> None:
    async def visit(device: SharedDevice) -> None:
        tables, table = device.server.tables, device.server.table
        assert tables.session(table.id).connected_seats() == {0, 1}
        (summary,) = await tables.summaries("ana")
        assert (set(summary.people), summary.awaited) == ({"ana"}, ["ana"])
        assert [guest_of(seat.person) for seat in table.seats] == ["ana", "ana"]
        tables.leave(device.client)
        assert tables.session(table.id).connected_seats() == set()

    at_a_table(visit)


async def test_people_by_a_link_and_people_on_one_device_play_together() -> None:
    server = IdleServer()
    opening = Opening("parade", 3)
    sitting = [Sit("Ana", "", 0), Sit("Ben", "", 1)]
    server.id = await server.tables.open("ana", opening, [], sitting)
    device, cleo = SharedDevice(server), SharedDevice(server, "cleo")
    await device.say("watch")
    cleo.held = 2
    await cleo.ask("sit", name="Cleo")
    await device.ask("begin")
    cleo.held = server.table.seat_of("cleo")
    await cleo.say("watch")
    rng = random.Random(2)
    while server.table.status == PLAYING:
        await play_on(device, cleo, rng)
    await server.close()


async def play_on(device: SharedDevice, guest: SharedDevice, rng: random.Random) -> None:
    seat = guest.server.table.seat_of("cleo")
    assert guest.you == seat
    if seat in guest.play.waiting():
        move = format_move(some_move(guest.play, seat, rng))
        done = await guest.ask("play", move=move, version=guest.server.table.version)
        assert done["type"] == "done"
        device.hear()
    else:
        await step(device, rng)
        guest.hear()


WORDS = ["play", "look", "say", "undo"]
ACTS = st.lists(
    st.tuples(
        st.sampled_from([*WORDS, "hold", "hold", "release", "watch", "away", "step"]),
        st.integers(0, 3),
        st.none() | st.integers(0, 3),
    ),
    max_size=25,
)


@given(acts=ACTS, number=st.integers(0, 4), seed=st.integers(0, 99))
@settings(FIXED, max_examples=30)
def test_whatever_is_said_on_a_shared_device_nobody_is_shown_who_has_not_said_so(
    acts: list[tuple[str, int, int | None]], number: int, seed: int
) -> None:
    async def visit(device: SharedDevice) -> None:
        rng = random.Random(seed)
        for what, seat, speaks in acts:
            if device.server.table.status != PLAYING:
                break
            if what in WORDS:
                await speak(device, what, speaks, rng)
            else:
                await handle(device, what, seat, rng)
            device.hear()
            table = device.server.table
            assert device.you == viewer_of(table, "ana", device.holder)
            assert device.shared["seats"] == table.companions_of("ana")
            assert device.shared["awaited"] == table.awaited_on_device("ana")

    at_a_table(visit, OPENINGS[number], people=OPENINGS[number].seats - 1)


async def speak(device: SharedDevice, what: str, speaks: int | None, rng: random.Random) -> None:
    """Send a command, which may be refused."""
    waiting, version = device.play.waiting(), device.server.table.version
    move = format_move(some_move(device.play, rng.choice(waiting), rng)) if waiting else ""
    if what in ("play", "look"):
        await device.ask(what, move=move, version=version, seat=speaks)
    elif what == "say":
        await device.ask("say", text="oui", seat=speaks)
    else:
        await device.ask("propose", plan="undo", seat=speaks)


async def handle(device: SharedDevice, what: str, seat: int, rng: random.Random) -> None:
    """Take the device, lay it down, reconnect, or play on."""
    table = device.server.table
    if what == "hold":
        await device.say("hold", seat=seat)
    elif what == "release":
        await device.say("hold")
    elif what == "watch":
        await device.say("watch", version=rng.choice([0, table.version]))
    elif what == "away":
        device.server.tables.unwatch(device.client, table.id)
        device.held, device.you = None, NOBODY
        await device.say("watch")
    elif device.play.is_counted or device.play.waiting():
        await step(device, rng)
