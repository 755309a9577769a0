"""No message reveals a card that is hidden from its receiver.

Whole games are played through the dispatcher. Then they are played again in a world that one viewer
cannot tell from the true one: with other hidden cards, and with moves that look the same to it. It
must receive the same messages, byte by byte.
"""

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from tablee import workers
from tablee.core.notation import ParsedMove, format_move
from tablee.core.rng import Rng
from tablee.core.setup import HIDDEN, Setup
from tablee.core.state import COMPILED, NO_CARD, State
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, NOBODY, Zone
from tablee.games import GAMES
from tablee.records import Deal, RecordedEvent, Step
from tablee.table.clock import next_deadline
from tablee.table.commands import AnyCommand, Invite, Opening, Sit
from tablee.table.game import RunningGame
from tablee.table.moves import play_as_bot
from tablee.table.redeal import relabeling
from tablee.table.table import PLAYING
from tablee.table.transaction import Transaction, bot_turns
from tablee.table.visibility import covered_cards
from tests.support.effort import effort
from tests.support.in_memory_server import IdleServer, RecordingClient

pytestmark = pytest.mark.heavy

GAMES_EACH = effort(8, 60) if COMPILED else effort(1, 3)
"""Games of each table."""
MAX_ACTS = 400
TWINS = 3
"""Viewers of each game for whom it is played again."""
TABLES = [(slug, seats) for slug, game in GAMES.items() for seats in game.seats]
OPTIONS: dict[str, dict[str, list[Any]]] = {
    "hermine": {"fixed_manches": [1], "jokers": [0, 3, 4], "joker_scope": ["any", "no_botte"]},
    "fourmis": {"deck": ["36", "48a", "48b", "40"], "beat": ["best", "last"]},
    "contrees": {"flumigel": [3, 5, 8], "killed_color_stays": [False, True]},
}
TICK, BOT = -1, -2
"""Acts of the clock and of bots, which no client sends."""


class Act(NamedTuple):
    """An act, with the data to repeat it with other cards."""

    who: int
    text: str
    done: bool
    events: int
    parsed: ParsedMove | None
    seat: int


class Deck:
    """The true deck, or one with cards swapped since their last deal."""

    def __init__(self) -> None:
        self.swaps: dict[int, int] = {}
        self.last_deal: dict[int, int] = {}

    def now(self, card: int, event: int) -> int:
        return self.swaps.get(card, card) if self.last_deal.get(card, -1) <= event else card

    def deal(self, play: RunningGame) -> list[str]:
        setup, event = play.setup, len(play.events)
        return [setup.codes[self.now(setup.card(code), event)] for code in play.shuffled()]

    def words(self, setup: Setup, parsed: ParsedMove, event: int) -> str:
        names = []
        for name, card in zip(parsed.names, parsed.cards, strict=True):
            held = max(card, 0)  # without a card no word is replaced
            old, new = setup.faces[held].code, setup.faces[self.now(held, event)].code
            words = name.split()
            names.append(
                " ".join(new if word == old and card != NO_CARD else word for word in words)
            )
        return format_move(names)


class ServedGame:
    """A game on a server with all its clients, played from a script or at random."""

    def __init__(
        self, opening: Opening, people: int, watching: list[int], deck: Deck | None = None
    ) -> None:
        self.watching = watching
        """Clients who watch the table; the others play without seeing it."""
        self.opening = opening
        self.people = people
        self.deck = deck
        self.clients = [RecordingClient(f"p{n}") for n in range(people)] + [
            RecordingClient("p0"),  # on a second device
            RecordingClient("spectator"),
        ]
        self.sent: list[list[list[str]]] = []
        """The texts sent to each client, act by act."""

    async def begin(self, patch: pytest.MonkeyPatch) -> None:
        self.server = IdleServer()
        patch.setattr(workers, "HINT_ITERATIONS", 20)
        if self.deck is not None:
            self.server.entropy.deal = self.deck.deal
        bots: list[AnyCommand] = [
            Invite(n, "novice") for n in range(self.people, self.opening.seats)
        ]
        await self.server.open("p0", self.opening, [Sit("N0", "a", 0), *bots])
        for who in self.watching:
            await self.say(self.clients[who], type="watch")
        for n in range(1, self.people):
            await self.say(self.clients[n], type="ask", command={"do": "sit", "name": f"N{n}"})
        await self.say(self.clients[0], type="ask", command={"do": "begin"})
        assert self.server.table.status == PLAYING
        self.note()

    async def say(self, client: RecordingClient, **words: Any) -> None:
        message = {"id": "x", "table": self.server.id, **words}
        await self.server.dispatcher.answer(client, json.dumps(message))

    def note(self) -> None:
        self.sent.append([list(client.texts) for client in self.clients])
        for client in self.clients:
            client.texts.clear()

    def pass_by(self) -> None:
        self.server.now += 1.0
        self.note()

    @property
    def play(self) -> RunningGame:
        assert self.server.table.game is not None
        return self.server.table.game

    async def do(self, act: Act) -> bool:
        """Carry out an act; return whether it changed the table."""
        self.server.now += 1.0
        number = self.server.table.number
        session = self.server.tables.session(self.server.id)
        if act.who == TICK:
            due = next_deadline(self.server.table)
            self.server.now = max(self.server.now, due or 0)
            await session.commit(Transaction.tick)
        elif act.who == BOT:
            names, version = act.text.split("|"), self.server.table.version
            await session.commit(
                lambda transaction: play_as_bot(transaction, act.seat, names, version)
            )
        else:
            await self.server.dispatcher.answer(self.clients[act.who], act.text)
            await self.server.dispatcher.wait_for_hints()
        self.note()
        return self.server.table.number != number

    def viewer(self, who: int) -> int:
        seat = self.server.table.seat_of(self.clients[who].person)
        return NOBODY if seat is None else seat


class Driver:
    """Plays at random, with invalid requests of every kind."""

    def __init__(self, served: ServedGame, rng: random.Random) -> None:
        self.served = served
        self.rng = rng
        self.acts: list[Act] = []
        self.ids = 0

    async def run(self, most: int) -> None:
        served = self.served
        while served.server.table.status == PLAYING and len(self.acts) < most:
            act = self.mistake() if self.rng.random() < 0.3 else self.progress()
            done = await served.do(act)
            self.acts.append(act._replace(done=done))

    def message(self, who: int, kind: str, **words: Any) -> Act:
        self.ids += 1
        message = {"type": kind, "id": f"c{self.ids}", **words}
        if kind != "ping":
            message["table"] = self.served.server.id
        events = len(self.served.play.events)
        return Act(who, json.dumps(message), False, events, None, NOBODY)

    def ask(self, who: int, do: str, **words: Any) -> Act:
        return self.message(who, "ask", command={"do": do, **words})

    def progress(self) -> Act:
        table, play = self.served.server.table, self.served.play
        if play.is_counted:
            ready = [n for n in range(self.served.people) if not self.seat(n).ready]
            return self.ask(self.rng.choice(ready), "ready") if ready else self.tick()
        bots = bot_turns(table)
        people = [seat for seat in play.waiting() if seat not in bots]
        waiting = [*people, *bots]
        if not waiting or (next_deadline(table) and self.rng.random() < 0.1):
            return self.tick()
        seat = self.rng.choice(waiting)
        parsed = self.parsed(play.asked()[seat])
        events = len(play.events)
        if seat in bots:
            return Act(BOT, "|".join(parsed.names), False, events, parsed, seat)
        who = next(n for n, c in enumerate(self.served.clients) if table.seat_of(c.person) == seat)
        asked = self.ask(who, "play", move=format_move(parsed.names), version=table.version)
        return asked._replace(parsed=parsed, seat=seat)

    def seat(self, who: int) -> Any:
        return self.served.server.table.seats[self.served.viewer(who)]

    def tick(self) -> Act:
        return Act(TICK, "", False, len(self.served.play.events), None, NOBODY)

    def parsed(self, state: State) -> ParsedMove:
        """Return a random whole move."""
        steps = []
        after = state.copy()
        while True:
            step = int(self.rng.choice(list(after.legal())))
            steps.append(step)
            after.apply(step)
            if not after.midway:
                return ParsedMove(state, steps)

    def mistake(self) -> Act:
        """Return a request that is refused, or does not change the game."""
        rng, table, play = self.rng, self.served.server.table, self.served.play
        who = rng.choice(self.served.watching)
        state = rng.choice([play.state, *play.asked().values()])
        name = state.name(rng.randrange(int(state.actions())))
        move = name
        if state.turn >= 0 and rng.random() < 0.7:
            names = self.parsed(state).names
            move = " ".join(names[: rng.randrange(len(names)) + 1])
        move = rng.choice([move, move, f"{move} {name}", "", "?"])
        version = table.version - rng.choice([0, 0, 0, 0, 1, 5, -1])
        choices: list[Callable[[], Act]] = [
            lambda: self.ask(who, "look", move=move, version=max(0, version)),
            lambda: self.ask(who, "look", move=move, version=table.version),
            lambda: self.ask(who, "look", move="", version=table.version),
            lambda: self.wrong(who, move, max(0, version)),
            lambda: self.message(who, "watch", version=rng.choice([0] + [table.version] * 3)),
            lambda: self.message(who, "hint", version=table.version),
            lambda: self.message(who, "ping"),
            lambda: self.ask(who, "say", text="bonjour"),
            lambda: self.ask(who, "mute", seat=rng.randrange(6)),
            lambda: self.ask(who, "propose", plan=rng.choice(["rematch", "resume", "nap"])),
            lambda: self.ask(who, "ready", extra=1),
            lambda: self.message(who, rng.choice(["watch", "nothing"]), table="elsewhere"),
        ]
        return rng.choice(choices)()

    def wrong(self, who: int, move: str, version: int) -> Act:
        """Return a move that this client may not make."""
        viewer = self.served.viewer(who)
        if viewer in self.served.play.waiting():
            move += " nonsense"
        return self.ask(who, "play", move=move, version=version)


class Story(NamedTuple):
    """A game that was played, with its acts and steps."""

    served: ServedGame
    acts: list[Act]
    setup: Setup
    steps: list[Step]
    events: list[RecordedEvent]
    viewers: list[int]


async def play_game(served: ServedGame, rng: random.Random) -> Story:
    """Play a game at random."""
    with pytest.MonkeyPatch.context() as patch:
        await served.begin(patch)
        driver = Driver(served, rng)
        await driver.run(MAX_ACTS)
        play = served.play
        viewers = [served.viewer(who) for who in range(len(served.clients))]
        await served.server.close()
        steps = list(play.steps(0))
        return Story(served, driver.acts, play.setup, steps, play.events, viewers)


async def replay_game(story: Story, who: int, length: int, deck: Deck) -> ServedGame:
    """Play a game again with another deck, with one client watching."""
    served = ServedGame(story.served.opening, story.served.people, [who], deck)
    with pytest.MonkeyPatch.context() as patch:
        await served.begin(patch)
        for act in story.acts[:length]:
            if act.who in (who, TICK):
                await served.do(act)
            elif act.done:
                await served.do(_disguised(act, story.setup, deck))
            else:
                served.pass_by()  # a refusal to another client is not sent to this one
        await served.server.close()
        return served


def _disguised(act: Act, setup: Setup, deck: Deck) -> Act:
    """Return the same act with the cards of another deck."""
    if act.parsed is None:
        return act
    words = deck.words(setup, act.parsed, act.events)
    if act.who == BOT:
        return act._replace(text=words)
    message = json.loads(act.text)
    message["command"]["move"] = words
    return act._replace(text=json.dumps(message))


def imagined(story: Story, viewer: int, length: int, seed: int) -> Deck:
    """Return a deck that a viewer cannot tell from the true one after `length` acts."""
    happened = story.acts[length].events if length < len(story.acts) else len(story.events)
    truth = story.steps[happened - 1].after.copy()
    seen = view(truth, viewer)
    deck = Deck()
    deck.swaps = relabeling(truth, determinize(seen, Rng(seed)), seen)
    for number, event in enumerate(story.events[:happened]):
        if isinstance(event, Deal):
            deck.last_deal.update({story.setup.card(code): number for code in event.deal})
    return deck


def _random_opening(slug: str, seats: int, rng: random.Random) -> Opening:
    options = {name: rng.choice(values) for name, values in OPTIONS.get(slug, {}).items()}
    return Opening(slug, seats, options, aide_memoire=rng.random() < 0.5)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_other_hidden_cards_would_have_sounded_the_same(slug: str, seats: int) -> None:
    rng = random.Random(f"{slug} {seats}")
    for number in range(GAMES_EACH):
        people = rng.choice([1, seats, seats, seats])
        watching = rng.sample(range(people + 2), TWINS)
        served = ServedGame(_random_opening(slug, seats, rng), people, watching)
        story = asyncio.run(play_game(served, rng))
        check_named_cards(story)
        for who in watching:
            length = rng.choice([rng.randrange(len(story.acts)), len(story.acts)])
            deck = imagined(story, story.viewers[who], length, rng.getrandbits(30))
            again = asyncio.run(replay_game(story, who, length, deck))
            pairs = zip(story.served.sent[: length + 1], again.sent, strict=True)
            for step, (first, second) in enumerate(pairs):
                said = f"game {number}, client {who}, after {story.acts[max(0, step - 1)]}"
                assert _first_difference(first[who], second[who]) == "", said


def _first_difference(texts: list[str], others: list[str]) -> str:
    """Return the surroundings of the first difference; empty if there is none."""
    first, second = "\n".join(texts), "\n".join(others)
    if first == second:
        return ""
    at = next((n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    return f"{first[max(0, at - 60) : at + 60]!r} is not {second[max(0, at - 60) : at + 60]!r}"


def check_named_cards(story: Story) -> None:
    """Check that no card is named to a viewer from whom it is hidden before and after.

    Other words of a move, such as the card that a joker stands for, are public; of a deal only the
    cards are seen that are open afterwards.
    """
    for who in story.served.watching:
        search = Search(story, story.viewers[who])
        for sent in story.served.sent:
            for text in reversed(sent[who]):
                search.message(json.loads(text))


class Search:
    """Searches messages for hidden cards."""

    def __init__(self, story: Story, viewer: int) -> None:
        self.story = story
        self.viewer = viewer
        self.codes = {face.code for face in story.setup.faces}
        self.last = 0
        """The number of events at the last board received."""

    def message(self, message: dict[str, Any]) -> None:
        part = message.get("change") or message.get("sight") or {}
        told = part.get("told") or {}
        for event in [*part.get("log", []), *([told] if told else [])]:
            self.event(event)
        self.last = (part.get("board") or {}).get("events", self.last)
        for zone in part.get("zones") or []:
            self.zone(zone, told.get("event") or self.last)

    def event(self, told: dict[str, Any]) -> None:
        step = self.story.steps[told["event"] - 1]
        zones = step.after.zones()
        said: set[str] = set()
        if step.seat != DEALER:
            zones = zones + step.before.zones()
            parsed = ParsedMove(step.before, step.actions)
            moved = {self.story.setup.faces[card].code for card in parsed.cards if card != NO_CARD}
            said = set(" ".join(parsed.names).split()) - moved
        seen = self.open(zones)
        named = set(_words(told)) & self.codes
        assert named <= seen | said, told

    def open(self, zones: list[Zone]) -> set[str]:
        faces = self.story.setup.faces
        return {faces[c].code for zone in zones if zone.open_to(self.viewer) for c in zone.cards}

    def zone(self, zone: dict[str, Any], number: int) -> None:
        state = self.story.steps[number - 1].after if number else self.story.setup.start()
        there = [z for z in state.zones() if (z.name, z.owner) == (zone["name"], zone["owner"])]
        shown = {card for card in zone["cards"] if not card.startswith(HIDDEN)}
        assert shown <= self.open(there), zone
        if not self.story.served.opening.aide_memoire:
            covered = covered_cards(state, self.viewer)
            for card, code in zip(there[0].cards, zone["cards"], strict=True):
                assert code.startswith(HIDDEN) or card not in covered, zone


def _words(content: Any) -> Iterator[str]:
    if isinstance(content, str):
        yield from content.split()
    elif isinstance(content, dict):
        for value in content.values():
            yield from _words(value)
    elif isinstance(content, list):
        for value in content:
            yield from _words(value)
