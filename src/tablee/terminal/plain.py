"""A table in lines only: for screen readers, pipes, and terminals that can do nothing else."""

import asyncio
from collections.abc import Awaitable, Callable

from tablee.core.errors import GameError
from tablee.core.zones import NOBODY
from tablee.i18n.pages import rules_page
from tablee.table.commands import Agree, Begin, Decline, Invite, Propose, Ready
from tablee.table.seats import KEEPER
from tablee.table.shapes import Change, Choice
from tablee.terminal.choosing import Choosing
from tablee.terminal.lines import Lines
from tablee.terminal.link import Link
from tablee.terminal.spoken import standing
from tablee.terminal.words import Words

COMMANDS = (
    "help", "hint", "why", "undo", "table", "log", "sheet", "rules", "begin", "bot", "yes", "no",
    "quit",
)  # fmt: skip

RECENT = 8
"""So many lines of what has happened are said to somebody who comes."""


class Plain:
    """Says what happens, asks, and reads a line."""

    def __init__(self, link: Link, words: Words, lines: Lines) -> None:
        self._link = link
        self._words = words
        self._lines = lines
        self._choosing = Choosing(link)
        self._changed = asyncio.Event()
        self._line: asyncio.Task[str | None] | None = None
        self._is_leaving = False
        self._was_up = True
        self._commands: dict[str, Callable[[str], Awaitable[None]]] = {
            "help": self._help,
            "hint": self._hint,
            "why": self._why,
            "undo": self._undo,
            "table": self._table,
            "log": self._log,
            "sheet": self._sheet,
            "rules": self._rules,
            "begin": self._begin_game,
            "bot": self._invite,
            "yes": self._agree,
            "no": self._decline,
            "quit": self._quit,
        }
        link.on_news = self._hear

    async def run(self) -> None:
        """Play until the game is over, or there is nobody to answer."""
        seen = self._link.seen
        for line in self._words.journal()[-RECENT:]:
            print(line)
        if seen.you == NOBODY:
            print(self._words.say("watching"))
        print(self._words.say("plain-start"), flush=True)
        while not (seen.is_over or self._is_leaving):
            if seen.is_asked or seen.is_counted or seen.is_hosting or seen.offer:
                await self._ask()
            else:
                await self._change()

    def _hear(self, change: Change | None) -> None:
        if self._link.trouble is not None:
            print(self._words.error(self._link.trouble), flush=True)
        if self._link.is_up != self._was_up:
            self._was_up = self._link.is_up
            print(self._words.say("back" if self._was_up else "lost"), flush=True)
        if change is None:
            self._choosing.reset()
        else:
            for line in self._words.news(change):
                print(line, flush=True)
            if change.board is not None:
                self._choosing.reset()
        self._changed.set()

    async def _change(self) -> None:
        await self._changed.wait()
        self._changed.clear()

    async def _ask(self) -> None:
        """Put the question, and take an answer, unless it is out of date before it comes."""
        seen = self._link.seen
        version = seen.version
        self._put_question()
        while seen.version == version and not self._is_leaving:
            line = await self._answer()
            if line is not None:
                await self._obey(line)

    def _put_question(self) -> None:
        words, seen = self._words, self._link.seen
        if seen.offer is not None:
            answers = [words.say("command-yes"), words.say("command-no")]
            print(f"{words.offer(seen.offer)} [{'/'.join(answers)}]")
        if seen.is_counted:
            print(words.say("plain-ready"))
        if seen.is_hosting:
            print(words.say("plain-lobby"))
        if seen.is_asked:
            self._list_choices()
        print("> ", end="", flush=True)

    def _list_choices(self) -> None:
        words, choosing = self._words, self._choosing
        if choosing.begun is None:
            print("\n".join(standing(words)))
        print(words.say("plain-ask"))
        for number, choice in enumerate(choosing.options, start=1):
            more = " …" if choice.open else ""
            print(f"{number:>3}. {words.teller.move(choice.move)} [{choice.move}]{more}")
        if choosing.ready:
            print(f"{0:>3}. {words.say('plain-enough', move=words.teller.move(choosing.ready))}")

    async def _answer(self) -> str | None:
        """A line, or nothing if something happens first."""
        self._changed.clear()
        self._line = self._line or asyncio.create_task(self._lines.next())
        news = asyncio.create_task(self._changed.wait())
        await asyncio.wait([self._line, news], return_when=asyncio.FIRST_COMPLETED)
        news.cancel()
        if not self._line.done():
            return None
        line, self._line = self._line.result(), None
        if line is None:
            print()
            self._is_leaving = True
        return line

    async def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self._command(word.lower())
        try:
            if command:
                await self._commands[command](rest.strip())
            elif self._link.seen.is_counted:
                await self._link.ask(Ready())
            elif line:
                await self._choose(line)
        except GameError as error:
            print(self._words.error(error), flush=True)

    def _command(self, word: str) -> str:
        """The command of this name, in English or in the language of the table."""
        if word == "?":
            return "help"
        names = {self._words.say(f"command-{name}"): name for name in COMMANDS}
        return names.get(word, word if word in COMMANDS else "")

    async def _choose(self, line: str) -> None:
        options, ready = self._choosing.options, self._choosing.ready
        if line == "0" and ready:
            await self._link.play(ready)
        elif line.isdecimal() and 1 <= int(line) <= len(options):
            await self._begin(options[int(line) - 1])
        elif line.isdecimal():
            print(self._words.say("plain-number", most=len(options)), flush=True)
        else:
            await self._link.play(line)

    async def _begin(self, choice: Choice) -> None:
        """Make a move, or go on with it."""
        if not choice.open:
            await self._link.play(choice.move)
            return
        await self._choosing.begin(choice)
        self._put_question()

    async def _help(self, rest: str) -> None:
        names = {name: self._words.say(f"command-{name}") for name in COMMANDS}
        print(self._words.say("plain-help"))
        for name, said in names.items():
            print(f"  {said:<12} {self._words.say(f'about-{name}')}")
        print("> ", end="", flush=True)

    async def _hint(self, rest: str) -> None:
        print(self._words.say("thinking"), flush=True)
        self._say_all(self._words.hints(await self._link.hint()))

    async def _why(self, rest: str) -> None:
        card = rest.split(maxsplit=1)[0] if rest else ""
        if card not in self._link.seen.cards:
            self._say_all([self._words.say("plain-which-card", card=card)])
            return
        reason = await self._choosing.reason(card)
        name = self._words.card(card)
        said = self._words.error(reason) if reason else self._words.say("no-reason", card=name)
        self._say_all([said])

    async def _undo(self, rest: str) -> None:
        await self._link.ask(Propose("undo"))

    async def _begin_game(self, rest: str) -> None:
        await self._link.ask(Begin())

    async def _invite(self, rest: str) -> None:
        free = self._link.seen.free
        if not free:
            raise GameError("table_full")
        await self._link.ask(Invite(free[0], KEEPER))

    async def _agree(self, rest: str) -> None:
        await self._link.ask(Agree(self._link.seen.version))

    async def _decline(self, rest: str) -> None:
        await self._link.ask(Decline(self._link.seen.version))

    async def _table(self, rest: str) -> None:
        self._say_all(self._words.table())

    async def _log(self, rest: str) -> None:
        self._say_all(self._words.journal())

    async def _sheet(self, rest: str) -> None:
        self._say_all(list(self._words.sheet()))

    async def _rules(self, rest: str) -> None:
        self._say_all([rules_page(self._link.seen.slug, self._words.texts.language)])

    async def _quit(self, rest: str) -> None:
        self._is_leaving = True

    def _say_all(self, lines: list[str]) -> None:
        print("\n".join(lines))
        if self._link.seen.you != NOBODY:
            print("> ", end="", flush=True)
