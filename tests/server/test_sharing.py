"""Several people on one device: whoever holds it sees their cards, and nobody sees more."""

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
from tablee.core.zones import NOBODY
from tablee.records import HIDDEN, Walk, written
from tablee.server.sharing import awaited_here, viewer_of
from tablee.table.commands import Asked, Begin, Invite, Opening, Sit
from tablee.table.going import Going, due_at, thinkers
from tablee.table.moving import bot_plays, miss
from tablee.table.play import Play
from tablee.table.seats import guest_of
from tablee.table.sight import heaps
from tablee.table.table import OVER, PLAYING
from tests.halls import Listener, Said, Salon
from tests.tables import FIXED

OPENINGS = [
    Opening("parade", 3),
    Opening("high-society", 3),
    Opening("fourmis", 3),
    Opening("contrees", 3),
    Opening("hermine", 4, {"fixed_manches": 2}),
]


class Tablet:
    """A device that goes from hand to hand; whatever it is sent is looked through."""

    def __init__(self, salon: Salon, person: str = "ana") -> None:
        self.salon = salon
        self.client = Listener(person)
        self.you = NOBODY
        self.held: int | None = None
        """The seat that was last said to hold it."""
        self.shared: Said = {}
        self.ids = 0

    async def say(self, kind: str, **words: Any) -> Said:
        """Say something, and hear what comes of it."""
        self.ids += 1
        name = f"{self.client.person}-{self.ids}"
        message = {"type": kind, "id": name, "table": self.salon.id, **words}
        if kind == "hold" and words.get("seat") in (None, *self.shared.get("seats", [])):
            self.held = words.get("seat")
        await self.salon.sockets.answer(self.client, json.dumps(message))
        return next(said for said in self.hear() if said.get("id") == name)

    async def ask(self, do: str, *, seat: int | None = None, **words: Any) -> Said:
        return await self.say("ask", command={"do": do, **words}, seat=seat)

    def hear(self) -> list[Said]:
        """What was said to it: closed cards only of the one who holds it."""
        found = self.client.heard()
        for said in found:
            self._take(said)
        whole = [said["sight"] for said in found if said["type"] == "seen"]
        if whole and self.salon.table.play and found[-1]["type"] != "changed":
            seen = heaps(self.salon.table.setup, self.play.state, whole[-1]["you"])
            assert whole[-1]["zones"] == to_builtins(seen)
        return found

    def _take(self, said: Said) -> None:
        if said["type"] == "shared":
            self.shared = said
        whole, change = said.get("sight"), said.get("change", {})
        seen = whole or change
        self.you = seen.get("you", self.you) if seen.get("you") is not None else self.you
        assert self.you in (NOBODY, self.held), "somebody is shown who has not said so"
        for heap in seen.get("zones") or []:
            is_open = any(not card.startswith(HIDDEN) for card in heap["cards"])
            if heap["name"] == "hand" and is_open:
                assert heap["owner"] == self.you, "a hand is shown that is another's"
        board = seen.get("board") or {}
        assert not board.get("choices") or board["asked"].count(self.you)
        assert not board.get("answer") or self.you != NOBODY

    @property
    def play(self) -> Play:
        assert self.salon.table.play is not None
        return self.salon.table.play


async def begun(patch: pytest.MonkeyPatch, opening: Opening, people: int) -> Tablet:
    """So many people around one device, and bots for the rest."""
    salon = Salon(patch)
    sitting = [Sit(f"N{n}", f"luck{n}", n) for n in range(people)]
    bots: list[Asked] = [Invite(n, "novice") for n in range(people, opening.seats)]
    salon.id = await salon.hall.open("ana", opening, [*bots, Begin()], sitting)
    tablet = Tablet(salon)
    await tablet.say("watch")
    return tablet


def at_a_table(
    visit: Callable[[Tablet], Awaitable[None]], opening: Opening | None = None, people: int = 2
) -> None:
    async def run() -> None:
        with pytest.MonkeyPatch.context() as patch:
            tablet = await begun(patch, opening or Opening("parade", 2), people)
            await visit(tablet)
            await tablet.salon.close()

    asyncio.run(run())


def some_move(play: Play, seat: int, rng: random.Random) -> list[str]:
    state = play.asked()[seat].copy()
    steps: list[int] = []
    while not steps or state.midway:
        steps.append(int(rng.choice(list(state.legal()))))
        state.apply(steps[-1])
    return Walk(play.asked()[seat], steps).names


async def step(tablet: Tablet, rng: random.Random) -> None:
    """Whoever is waited for takes the device and moves; or a bot does."""
    salon, table, play = tablet.salon, tablet.salon.table, tablet.play
    salon.now += 1.0
    desk = salon.hall.desk(salon.id)
    own = tablet.shared["awaited"]
    if play.is_counted:
        for seat in own:
            assert (await tablet.ask("ready", seat=seat))["type"] == "done"
    elif own:
        seat = tablet.you if tablet.you in own else own[0]
        if tablet.you != seat:
            assert tablet.you == NOBODY, "another one still sees their cards"
            assert (await tablet.say("hold", seat=seat))["type"] == "done"
        assert tablet.you == seat
        move = written(some_move(play, seat, rng))
        done = await tablet.ask("play", move=move, version=table.version)
        assert done["type"] == "done", done
    else:
        seat = next(iter(thinkers(table)))
        names, version = some_move(play, seat, rng), table.version
        await desk.act(lambda going: bot_plays(going, seat, names, version))
        tablet.hear()


@pytest.mark.parametrize("opening", OPENINGS, ids=[opening.game for opening in OPENINGS])
def test_a_whole_game_is_played_from_hand_to_hand(opening: Opening) -> None:
    async def visit(tablet: Tablet) -> None:
        rng = random.Random(opening.game)
        while tablet.salon.table.status == PLAYING:
            await step(tablet, rng)
        assert tablet.salon.table.status == OVER
        assert [seat.name for seat in tablet.salon.table._sitters].count("N0") == 1

    at_a_table(visit, opening, people=opening.seats - 1)


def test_nobody_is_hurried_to_break_in_while_the_device_goes_round() -> None:
    async def visit(tablet: Tablet) -> None:
        rng, asked = random.Random(3), 0
        while tablet.salon.table.status == PLAYING and asked < 3:
            await step(tablet, rng)
            if tablet.play.state.asks() == "reaction":
                asked += 1
                assert due_at(tablet.salon.table) is None
                number = tablet.salon.table.number
                tablet.salon.now += 1000.0
                await tablet.salon.hall.desk(tablet.salon.id).act(Going.tick)
                assert tablet.salon.table.number == number
        assert asked == 3

    at_a_table(visit, OPENINGS[-1], people=4)


def test_the_cards_of_the_next_are_not_shown_before_they_say_so() -> None:
    async def visit(tablet: Tablet) -> None:
        first, second = tablet.shared["awaited"][0], 1 - tablet.shared["awaited"][0]
        assert tablet.shared["seats"] == [0, 1]
        await tablet.say("hold", seat=first)
        await step(tablet, random.Random(1))
        assert (tablet.you, tablet.shared["awaited"]) == (NOBODY, [second])
        version = tablet.salon.table.version
        for words in ({}, {"seat": second}, {"seat": first}):
            for do in ("look", "play"):
                said = await tablet.ask(do, move="", version=version, **words)
                assert said["code"] == "not_held"
        with pytest.raises(GameError) as refused:
            await tablet.salon.hall.hint(tablet.client, tablet.salon.id, version)
        assert refused.value.code == "not_held"
        await tablet.say("hold", seat=first)
        assert tablet.you == NOBODY, "it is not the turn of the one who holds it"
        await tablet.say("hold", seat=second)
        assert tablet.you == second
        await tablet.say("hold")
        assert tablet.you == NOBODY

    at_a_table(visit)


def test_in_a_new_game_nobody_holds_the_device_yet() -> None:
    async def visit(tablet: Tablet) -> None:
        rng = random.Random(4)
        while tablet.salon.table.status == PLAYING:
            await step(tablet, rng)
        assert tablet.you != NOBODY
        await tablet.ask("propose", plan="rematch", seat=0)
        tablet.held = None
        await tablet.ask("agree", version=tablet.salon.table.version, seat=1)
        assert tablet.salon.table.status == PLAYING
        assert (tablet.you, len(tablet.shared["awaited"])) == (NOBODY, 1)

    at_a_table(visit)


def test_nobody_is_handed_the_device_for_one_who_has_given_up() -> None:
    async def visit(tablet: Tablet) -> None:
        first = tablet.shared["awaited"][0]
        await tablet.say("hold", seat=first)
        assert (await tablet.ask("resign"))["type"] == "done"
        assert tablet.shared["awaited"] == []
        assert tablet.you == first
        names, version = some_move(tablet.play, first, random.Random(1)), tablet.salon.table.version
        desk = tablet.salon.hall.desk(tablet.salon.id)
        await desk.act(lambda going: bot_plays(going, first, names, version))
        tablet.hear()
        assert first not in tablet.shared["awaited"]

    at_a_table(visit, Opening("parade", 3), people=3)


def test_one_whose_seat_a_bot_has_kept_is_back_with_the_device() -> None:
    async def visit(tablet: Tablet) -> None:
        table, (first,) = tablet.salon.table, tablet.shared["awaited"]
        await tablet.salon.hall.desk(table.id).act(lambda going: miss(going, first))
        assert tablet.salon.table.seats[first].away
        await tablet.say("hold", seat=first)
        assert not tablet.salon.table.seats[first].away
        assert tablet.you == first

    at_a_table(visit)


def test_a_device_speaks_only_for_those_who_share_it() -> None:
    async def visit(tablet: Tablet) -> None:
        other = Tablet(tablet.salon, "bob")
        assert (await other.say("hold", seat=0))["code"] == "not_watching"
        await other.say("watch")
        assert other.shared == {}
        for seat in (0, 1, 7):
            assert (await other.say("hold", seat=seat))["code"] == "not_yours"
            assert (await other.ask("resign", seat=seat))["code"] == "not_yours"
        assert (await other.ask("begin"))["code"] == "not_host"
        assert (await tablet.say("hold", seat=7))["code"] == "not_yours"
        assert other.you == NOBODY

    at_a_table(visit)


def test_after_the_line_was_lost_it_is_asked_again_who_holds_the_device() -> None:
    async def visit(tablet: Tablet) -> None:
        seat = tablet.shared["awaited"][0]
        await tablet.say("hold", seat=seat)
        move = written(some_move(tablet.play, seat, random.Random(1)))
        command = {"do": "play", "move": move, "version": tablet.salon.table.version}
        done = await tablet.say("ask", command=command)
        tablet.salon.hall.leave(tablet.client)
        tablet.client, tablet.held, tablet.you = Listener("ana"), None, NOBODY
        await tablet.say("watch")
        assert tablet.you == NOBODY
        tablet.ids -= 2
        assert await tablet.say("ask", command=command) == done, "it was done once"

    at_a_table(visit)


def test_one_who_has_companions_takes_no_seat_besides() -> None:
    async def run() -> None:
        with pytest.MonkeyPatch.context() as patch:
            salon = Salon(patch)
            parade, ben = Opening("parade", 3), Sit("Ben", "", 0)
            with pytest.raises(GameError) as refused:
                await salon.hall.open("ana", parade, [Sit("Ana")], [ben])
            assert refused.value.code == "device_shared"
            salon.id = await salon.hall.open("ana", parade, [], [ben])
            tablet, bob = Tablet(salon), Tablet(salon, "bob")
            await tablet.say("watch")
            assert (await bob.ask("sit", name="Bob"))["type"] == "done"
            assert (await tablet.ask("sit", name="Ana"))["code"] == "device_shared"
            await salon.close()

    asyncio.run(run())


def test_all_who_share_a_device_are_there_while_it_is_and_the_table_is_its_guests() -> None:
    async def visit(tablet: Tablet) -> None:
        hall, table = tablet.salon.hall, tablet.salon.table
        assert hall.desk(table.id).connected() == {0, 1}
        (head,) = await hall.heads("ana")
        assert (set(head.people), head.awaited) == ({"ana"}, ["ana"])
        assert [guest_of(seat.person) for seat in table.seats] == ["ana", "ana"]
        hall.leave(tablet.client)
        assert hall.desk(table.id).connected() == set()

    at_a_table(visit)


def test_people_by_a_link_and_people_on_one_device_play_together() -> None:
    async def run() -> None:
        with pytest.MonkeyPatch.context() as patch:
            salon = Salon(patch)
            opening = Opening("parade", 3)
            sitting = [Sit("Ana", "", 0), Sit("Ben", "", 1)]
            salon.id = await salon.hall.open("ana", opening, [], sitting)
            tablet, cleo = Tablet(salon), Tablet(salon, "cleo")
            await tablet.say("watch")
            cleo.held = 2
            await cleo.ask("sit", name="Cleo")
            await tablet.ask("begin")
            cleo.held = salon.table.seat_of("cleo")
            await cleo.say("watch")
            rng = random.Random(2)
            while salon.table.status == PLAYING:
                await play_on(tablet, cleo, rng)
            await salon.close()

    asyncio.run(run())


async def play_on(tablet: Tablet, guest: Tablet, rng: random.Random) -> None:
    seat = guest.salon.table.seat_of("cleo")
    assert guest.you == seat
    if seat in guest.play.waiting():
        move = written(some_move(guest.play, seat, rng))
        done = await guest.ask("play", move=move, version=guest.salon.table.version)
        assert done["type"] == "done"
        tablet.hear()
    else:
        await step(tablet, rng)
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
    async def visit(tablet: Tablet) -> None:
        rng = random.Random(seed)
        for what, seat, speaks in acts:
            if tablet.salon.table.status != PLAYING:
                break
            if what in WORDS:
                await speak(tablet, what, speaks, rng)
            else:
                await handle(tablet, what, seat, rng)
            tablet.hear()
            table = tablet.salon.table
            assert tablet.you == viewer_of(table, tablet.client)
            assert tablet.shared["seats"] == table.companions_of("ana")
            assert tablet.shared["awaited"] == awaited_here(table, tablet.client)

    at_a_table(visit, OPENINGS[number], people=OPENINGS[number].seats - 1)


async def speak(tablet: Tablet, what: str, speaks: int | None, rng: random.Random) -> None:
    """Say something to the table, rightly or wrongly."""
    waiting, version = tablet.play.waiting(), tablet.salon.table.version
    move = written(some_move(tablet.play, rng.choice(waiting), rng)) if waiting else ""
    if what in ("play", "look"):
        await tablet.ask(what, move=move, version=version, seat=speaks)
    elif what == "say":
        await tablet.ask("say", text="oui", seat=speaks)
    else:
        await tablet.ask("propose", plan="undo", seat=speaks)


async def handle(tablet: Tablet, what: str, seat: int, rng: random.Random) -> None:
    """Take the device, lay it down, lose the line, or play on."""
    table = tablet.salon.table
    if what == "hold":
        await tablet.say("hold", seat=seat)
    elif what == "release":
        await tablet.say("hold")
    elif what == "watch":
        await tablet.say("watch", version=rng.choice([0, table.version]))
    elif what == "away":
        tablet.salon.hall.unwatch(tablet.client, table.id)
        tablet.held, tablet.you = None, NOBODY
        await tablet.say("watch")
    elif tablet.play.is_counted or tablet.play.waiting():
        await step(tablet, rng)
