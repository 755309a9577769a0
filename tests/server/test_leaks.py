"""Nobody is sent anything that tells a card closed to them.

Whole games are played through the doors of a hall. Then they are played again as they could have
been for all that one of the viewers knows: with other cards where it sees none, and with moves that
look the same to it. It must be sent the same, letter by letter.
"""

import asyncio
import json
import os
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from tablee import thinking
from tablee.core.rng import Rng
from tablee.core.state import COMPILED, NO_CARD, State
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, NOBODY, Zone
from tablee.games import GAMES
from tablee.records import HIDDEN, Deal, Event, Setup, Step, Walk, written
from tablee.table import play
from tablee.table.commands import Asked, Invite, Opening, Sit
from tablee.table.going import Going, due_at, thinkers
from tablee.table.moving import bot_plays
from tablee.table.play import Play
from tablee.table.table import PLAYING
from tablee.testing.worlds import relabeling
from tests.halls import Listener, Salon

GAMES_EACH = int(os.environ.get("TABLEE_LEAK_GAMES") or (15 if COMPILED else 1))
"""How many games of each table; a long search is asked for by the environment."""
MOST_ACTS = 400
TWINS = 3
"""How many viewers of each game see it again with other cards."""
TABLES = [(slug, seats) for slug, game in GAMES.items() for seats in game.seats]
OPTIONS: dict[str, dict[str, list[Any]]] = {
    "hermine": {"fixed_manches": [1], "jokers": [0, 3, 4], "joker_scope": ["any", "no_botte"]},
    "fourmis": {"deck": ["36", "48a", "48b", "40"], "beat": ["best", "last"]},
    "contrees": {"flumigel": [3, 5, 8]},
}
TICK, BOT = -1, -2
"""Those who act without a socket."""


class Act(NamedTuple):
    """Something that was done, and what is needed to do it again with other cards."""

    who: int
    text: str
    done: bool
    events: int
    walk: Walk | None
    seat: int


class Deck:
    """The cards of a hall: as they are, or with some taken for others since they were dealt."""

    def __init__(self) -> None:
        self.swaps: dict[int, int] = {}
        self.last_deal: dict[int, int] = {}

    def now(self, card: int, event: int) -> int:
        return self.swaps.get(card, card) if self.last_deal.get(card, -1) <= event else card

    def relabeled(self, play: Play, codes: list[str]) -> list[str]:
        setup, event = play.setup, len(play.events)
        return [setup.codes[self.now(setup.card(code), event)] for code in codes]

    def words(self, setup: Setup, walk: Walk, event: int) -> str:
        names = []
        for name, card in zip(walk.names, walk.cards, strict=True):
            held = max(card, 0)  # whatever stands for no card changes no word
            old, new = setup.faces[held].code, setup.faces[self.now(held, event)].code
            words = name.split()
            names.append(
                " ".join(new if word == old and card != NO_CARD else word for word in words)
            )
        return written(names)


def dealt_from(deck: Deck) -> type[Play]:
    """Games whose cards are dealt as this deck has them."""

    class Relabeled(Play):
        def shuffled(self) -> list[str]:
            return deck.relabeled(self, super().shuffled())

    return Relabeled


class Evening:
    """One game with all who are at the table, played from a script or at random."""

    def __init__(
        self, opening: Opening, people: int, watching: list[int], deck: Deck | None = None
    ) -> None:
        self.watching = watching
        """Those clients who are shown the table; the others play as if they saw it."""
        self.opening = opening
        self.people = people
        self.deck = deck
        self.clients = [Listener(f"p{n}") for n in range(people)] + [
            Listener("p0"),  # at another screen
            Listener("spectator"),
        ]
        self.sent: list[list[list[str]]] = []
        """What each client was sent, act by act."""

    async def begin(self, patch: pytest.MonkeyPatch) -> None:
        self.salon = Salon(patch)
        patch.setattr(thinking, "HINT_ITERATIONS", 20)
        if self.deck is not None:
            patch.setattr(play, "new_play", dealt_from(self.deck))
        bots: list[Asked] = [Invite(n, "novice") for n in range(self.people, self.opening.seats)]
        await self.salon.open("p0", self.opening, [Sit("N0", "a", 0), *bots])
        for who in self.watching:
            await self.say(self.clients[who], type="watch")
        for n in range(1, self.people):
            await self.say(self.clients[n], type="ask", command={"do": "sit", "name": f"N{n}"})
        await self.say(self.clients[0], type="ask", command={"do": "begin"})
        assert self.salon.table.status == PLAYING
        self.note()

    async def say(self, client: Listener, **words: Any) -> None:
        message = {"id": "x", "table": self.salon.id, **words}
        await self.salon.sockets.answer(client, json.dumps(message))

    def note(self) -> None:
        self.sent.append([list(client.texts) for client in self.clients])
        for client in self.clients:
            client.texts.clear()

    def pass_by(self) -> None:
        self.salon.now += 1.0
        self.note()

    @property
    def play(self) -> Play:
        assert self.salon.table.play is not None
        return self.salon.table.play

    async def do(self, act: Act) -> bool:
        """Do something, and say whether the table was changed by it."""
        self.salon.now += 1.0
        number = self.salon.table.number
        desk = self.salon.hall.desk(self.salon.id)
        if act.who == TICK:
            due = due_at(self.salon.table)
            self.salon.now = max(self.salon.now, due or 0)
            await desk.act(Going.tick)
        elif act.who == BOT:
            names, version = act.text.split("|"), self.salon.table.version
            await desk.act(lambda going: bot_plays(going, act.seat, names, version))
        else:
            await self.salon.sockets.answer(self.clients[act.who], act.text)
            for task in list(self.salon.sockets._hints):
                await task
        self.note()
        return self.salon.table.number != number

    def viewer(self, who: int) -> int:
        seat = self.salon.table.seat_of(self.clients[who].person)
        return NOBODY if seat is None else seat


class Driver:
    """Plays at random, and makes all the mistakes that can be made."""

    def __init__(self, evening: Evening, rng: random.Random) -> None:
        self.evening = evening
        self.rng = rng
        self.acts: list[Act] = []
        self.ids = 0

    async def run(self, most: int) -> None:
        evening = self.evening
        while evening.salon.table.status == PLAYING and len(self.acts) < most:
            act = self.mistake() if self.rng.random() < 0.3 else self.progress()
            done = await evening.do(act)
            self.acts.append(act._replace(done=done))

    def message(self, who: int, kind: str, **words: Any) -> Act:
        self.ids += 1
        message = {"type": kind, "id": f"c{self.ids}", **words}
        if kind != "ping":
            message["table"] = self.evening.salon.id
        events = len(self.evening.play.events)
        return Act(who, json.dumps(message), False, events, None, NOBODY)

    def ask(self, who: int, do: str, **words: Any) -> Act:
        return self.message(who, "ask", command={"do": do, **words})

    def progress(self) -> Act:
        table, play = self.evening.salon.table, self.evening.play
        if play.is_counted:
            ready = [n for n in range(self.evening.people) if not self.chair(n).ready]
            return self.ask(self.rng.choice(ready), "ready") if ready else self.tick()
        bots = thinkers(table)
        people = [seat for seat in play.waiting() if seat not in bots]
        waiting = [*people, *bots]
        if not waiting or (due_at(table) and self.rng.random() < 0.1):
            return self.tick()
        seat = self.rng.choice(waiting)
        walk = self.walk(play.asked()[seat])
        events = len(play.events)
        if seat in bots:
            return Act(BOT, "|".join(walk.names), False, events, walk, seat)
        who = next(n for n, c in enumerate(self.evening.clients) if table.seat_of(c.person) == seat)
        asked = self.ask(who, "play", move=written(walk.names), version=table.version)
        return asked._replace(walk=walk, seat=seat)

    def chair(self, who: int) -> Any:
        return self.evening.salon.table.seats[self.evening.viewer(who)]

    def tick(self) -> Act:
        return Act(TICK, "", False, len(self.evening.play.events), None, NOBODY)

    def walk(self, state: State) -> Walk:
        """A whole move at random."""
        steps = []
        after = state.copy()
        while True:
            step = int(self.rng.choice(list(after.legal())))
            steps.append(step)
            after.apply(step)
            if not after.midway:
                return Walk(state, steps)

    def mistake(self) -> Act:
        """Something that is refused, or that changes nothing about the game."""
        rng, table, play = self.rng, self.evening.salon.table, self.evening.play
        who = rng.choice(self.evening.watching)
        state = rng.choice([play.state, *play.asked().values()])
        name = state.name(rng.randrange(int(state.actions())))
        move = name
        if state.turn >= 0 and rng.random() < 0.7:
            names = self.walk(state).names
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
        """A move that is not this client's to make, or none at all."""
        viewer = self.evening.viewer(who)
        if viewer in self.evening.play.waiting():
            move += " nonsense"
        return self.ask(who, "play", move=move, version=version)


class Story(NamedTuple):
    """A game that was played, and all that was said on the way."""

    evening: Evening
    acts: list[Act]
    setup: Setup
    steps: list[Step]
    events: list[Event]
    viewers: list[int]


async def told(evening: Evening, rng: random.Random) -> Story:
    """Play a game as it happens to go."""
    with pytest.MonkeyPatch.context() as patch:
        await evening.begin(patch)
        driver = Driver(evening, rng)
        await driver.run(MOST_ACTS)
        play = evening.play
        viewers = [evening.viewer(who) for who in range(len(evening.clients))]
        await evening.salon.close()
        steps = list(play.steps(0))
        return Story(evening, driver.acts, play.setup, steps, play.events, viewers)


async def told_again(story: Story, who: int, length: int, deck: Deck) -> Evening:
    """Play a game again, as it could have been for all that one of the clients knows."""
    evening = Evening(story.evening.opening, story.evening.people, [who], deck)
    with pytest.MonkeyPatch.context() as patch:
        await evening.begin(patch)
        for act in story.acts[:length]:
            if act.who in (who, TICK):
                await evening.do(act)
            elif act.done:
                await evening.do(_disguised(act, story.setup, deck))
            else:
                evening.pass_by()  # what is refused to others is nothing to this one
        await evening.salon.close()
        return evening


def _disguised(act: Act, setup: Setup, deck: Deck) -> Act:
    """The same act, of somebody who holds other cards."""
    if act.walk is None:
        return act
    words = deck.words(setup, act.walk, act.events)
    if act.who == BOT:
        return act._replace(text=words)
    message = json.loads(act.text)
    message["command"]["move"] = words
    return act._replace(text=json.dumps(message))


def imagined(story: Story, viewer: int, length: int, seed: int) -> Deck:
    """Cards that a viewer cannot tell from the true ones until so much was done."""
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
    return Opening(slug, seats, options)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_other_hidden_cards_would_have_sounded_the_same(slug: str, seats: int) -> None:
    rng = random.Random(f"{slug} {seats}")
    for number in range(GAMES_EACH):
        people = rng.choice([1, seats, seats, seats])
        watching = rng.sample(range(people + 2), TWINS)
        evening = Evening(_random_opening(slug, seats, rng), people, watching)
        story = asyncio.run(told(evening, rng))
        nothing_closed_is_named(story)
        for who in watching:
            length = rng.choice([rng.randrange(len(story.acts)), len(story.acts)])
            deck = imagined(story, story.viewers[who], length, rng.getrandbits(30))
            again = asyncio.run(told_again(story, who, length, deck))
            pairs = zip(story.evening.sent[: length + 1], again.sent, strict=True)
            for step, (first, second) in enumerate(pairs):
                said = f"game {number}, client {who}, after {story.acts[max(0, step - 1)]}"
                assert _apart(first[who], second[who]) == "", said


def _apart(texts: list[str], others: list[str]) -> str:
    """Where two tellings part."""
    first, second = "\n".join(texts), "\n".join(others)
    if first == second:
        return ""
    at = next((n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    return f"{first[max(0, at - 60) : at + 60]!r} is not {second[max(0, at - 60) : at + 60]!r}"


def nothing_closed_is_named(story: Story) -> None:
    """No card is named to a viewer to whom it lay closed before and after.

    What a move says besides its cards, such as what a joker stands for, is said aloud; and of a
    deal only that is seen which lies open afterwards.
    """
    for who in story.evening.watching:
        search = Search(story, story.viewers[who])
        for sent in story.evening.sent:
            for text in reversed(sent[who]):
                search.message(json.loads(text))


class Search:
    """Looks for cards in a message."""

    def __init__(self, story: Story, viewer: int) -> None:
        self.story = story
        self.viewer = viewer
        self.codes = {face.code for face in story.setup.faces}
        self.last = 0
        """The event after which a whole table was shown: how things stand is told last."""

    def message(self, message: dict[str, Any]) -> None:
        found = message.get("change") or message.get("sight") or {}
        told = found.get("told") or {}
        for event in [*found.get("log", []), *([told] if told else [])]:
            self.event(event)
        self.last = (found.get("board") or {}).get("events", self.last)
        for heap in found.get("zones") or []:
            self.heap(heap, told.get("event") or self.last)

    def event(self, told: dict[str, Any]) -> None:
        step = self.story.steps[told["event"] - 1]
        zones = step.after.zones()
        said: set[str] = set()
        if step.seat != DEALER:
            zones = zones + step.before.zones()
            walk = Walk(step.before, step.actions)
            moved = {self.story.setup.faces[card].code for card in walk.cards if card != NO_CARD}
            said = set(" ".join(walk.names).split()) - moved
        seen = self.open(zones)
        named = set(_words(told)) & self.codes
        assert named <= seen | said, told

    def open(self, zones: list[Zone]) -> set[str]:
        faces = self.story.setup.faces
        return {faces[c].code for zone in zones if zone.open_to(self.viewer) for c in zone.cards}

    def heap(self, heap: dict[str, Any], number: int) -> None:
        state = self.story.steps[number - 1].after if number else self.story.setup.start()
        there = [z for z in state.zones() if (z.name, z.owner) == (heap["name"], heap["owner"])]
        shown = {card for card in heap["cards"] if not card.startswith(HIDDEN)}
        assert shown <= self.open(there), heap


def _words(found: Any) -> Iterator[str]:
    if isinstance(found, str):
        yield from found.split()
    elif isinstance(found, dict):
        for value in found.values():
            yield from _words(value)
    elif isinstance(found, list):
        for value in found:
            yield from _words(value)
