"""Line-based interface to a table: for screen readers, pipes, and simple terminals."""

import asyncio
from collections.abc import Awaitable, Callable

from tablee.client.transport import Transport
from tablee.core.errors import GameError
from tablee.core.zones import NOBODY
from tablee.i18n.pages import readable_page
from tablee.table.commands import Agree, Begin, Decline, Invite, LeaveLesson, Propose, Ready
from tablee.table.messages import Choice, Update
from tablee.table.seats import KEEPER_LEVEL
from tablee.terminal.hint_pager import HintPager
from tablee.terminal.labels import Labels
from tablee.terminal.line_input import LineInput
from tablee.terminal.selection import Selection
from tablee.terminal.table_summary import summarize

COMMANDS = (
    "help", "hint", "why", "undo", "table", "log", "sheet", "rules", "begin", "bot", "yes", "no",
    "alone", "quit",
)  # fmt: skip

MAX_RECENT = 8
"""Lines of the log that are printed at the start."""


class PlainTable:
    """Prints updates and questions, and reads answers."""

    def __init__(self, transport: Transport, labels: Labels, lines: LineInput) -> None:
        self._transport = transport
        self._labels = labels
        self._lines = lines
        self._selection = Selection(transport)
        self._hints = HintPager(transport)
        self._changed = asyncio.Event()
        self._next_line: asyncio.Task[str | None] | None = None
        self._is_leaving = False
        self._was_connected = True
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
            "alone": self._leave_lesson,
            "quit": self._quit,
        }
        transport.on_update = self._print_update

    async def run(self) -> None:
        """Play until the game is over, the input ends, or the player quits."""
        mirror = self._transport.mirror
        for line in self._labels.describe_log()[-MAX_RECENT:]:
            print(line)
        if mirror.you == NOBODY:
            print(self._labels.say("watching"))
        print(self._labels.say("plain-start"), flush=True)
        while not (mirror.is_over or self._is_leaving):
            if mirror.is_asked or mirror.needs_ready or mirror.is_hosting or mirror.proposal:
                await self._ask()
            else:
                await self._wait_for_change()
        if mirror.is_over:
            self._print_lesson()

    async def wants_again(self) -> bool:
        """Ask whether to play another game at this table; begin it."""
        print(self._labels.say("plain-again"), end=" > ", flush=True)
        line = await self._lines.next()
        if line is None or self._find_command(line.lower()) in ("quit", "no"):
            return False
        await self._transport.ask(Propose("rematch"))
        return True

    def _print_lesson(self) -> None:
        for page in self._labels.describe_lesson():
            print(f"{page}\n", flush=True)

    def _print_update(self, update: Update | None) -> None:
        if self._transport.error is not None:
            print(self._labels.describe_error(self._transport.error), flush=True)
        if self._transport.is_connected != self._was_connected:
            self._was_connected = self._transport.is_connected
            print(self._labels.say("back" if self._was_connected else "lost"), flush=True)
        if update is None:
            self._selection.reset()
        else:
            for line in self._labels.describe_update(update):
                print(line, flush=True)
            if update.board is not None:
                self._selection.reset()
        self._changed.set()

    async def _wait_for_change(self) -> None:
        await self._changed.wait()
        self._changed.clear()

    async def _ask(self) -> None:
        """Print the question, and run answers until the table has changed."""
        mirror = self._transport.mirror
        version = mirror.version
        self._print_question()
        while mirror.version == version and not self._is_leaving:
            line = await self._read_answer()
            if line is not None:
                await self._run_line(line)

    def _print_question(self) -> None:
        labels, mirror = self._labels, self._transport.mirror
        if mirror.proposal is not None:
            answers = [labels.say("command-yes"), labels.say("command-no")]
            print(f"{labels.describe_proposal(mirror.proposal)} [{'/'.join(answers)}]")
        if mirror.needs_ready:
            print(labels.say("plain-ready"))
        if mirror.is_hosting:
            print(labels.say("plain-lobby"))
        if mirror.is_asked:
            self._print_choices()
        print("> ", end="", flush=True)

    def _print_choices(self) -> None:
        labels, selection = self._labels, self._selection
        if selection.begun is None:
            self._print_lesson()
            print("\n".join(summarize(labels)))
        if selection.prompt is not None:
            print(labels.narrator.say(selection.prompt))
        for number, choice in enumerate(selection.options, start=1):
            more = " …" if choice.open else ""
            print(f"{number:>3}. {labels.narrator.move(choice.move)} [{choice.move}]{more}")
        if selection.complete_move:
            move = labels.narrator.move(selection.complete_move)
            print(f"{0:>3}. {labels.say('plain-enough', move=move)}")

    async def _read_answer(self) -> str | None:
        """Return a line, or `None` if the table changes first or the input ends."""
        self._changed.clear()
        self._next_line = self._next_line or asyncio.create_task(self._lines.next())
        changed = asyncio.create_task(self._changed.wait())
        await asyncio.wait([self._next_line, changed], return_when=asyncio.FIRST_COMPLETED)
        changed.cancel()
        if not self._next_line.done():
            return None
        line, self._next_line = self._next_line.result(), None
        if line is None:
            print()
            self._is_leaving = True
        return line

    async def _run_line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self._find_command(word.lower())
        try:
            if command:
                await self._commands[command](rest.strip())
            elif self._transport.mirror.needs_ready:
                await self._transport.ask(Ready())
            elif line:
                await self._choose(line)
        except GameError as error:
            print(self._labels.describe_error(error), flush=True)

    def _find_command(self, word: str) -> str:
        """Return the command of this name, in English or in the language of the table."""
        if word == "?":
            return "help"
        names = {self._labels.say(f"command-{name}"): name for name in COMMANDS}
        return names.get(word, word if word in COMMANDS else "")

    async def _choose(self, line: str) -> None:
        options, complete = self._selection.options, self._selection.complete_move
        if line == "0" and complete:
            await self._transport.play(complete)
        elif line.isdecimal() and 1 <= int(line) <= len(options):
            await self._start_move(options[int(line) - 1])
        elif line.isdecimal():
            print(self._labels.say("plain-number", most=len(options)), flush=True)
        else:
            await self._transport.play(line)

    async def _start_move(self, choice: Choice) -> None:
        """Play a choice, or list its continuations."""
        if not choice.open:
            await self._transport.play(choice.move)
            return
        await self._selection.begin(choice)
        self._print_question()

    async def _help(self, rest: str) -> None:
        names = {name: self._labels.say(f"command-{name}") for name in COMMANDS}
        print(self._labels.say("plain-help"))
        for name, label in names.items():
            print(f"  {label:<12} {self._labels.say(f'about-{name}')}")
        print("> ", end="", flush=True)

    async def _hint(self, rest: str) -> None:
        if not self._hints.has_next:
            print(self._labels.say("thinking"), flush=True)
        if await self._hints.turn():
            hints = self._hints
            self._print_lines(self._labels.describe_hint(hints.candidates, hints.shown))

    async def _why(self, rest: str) -> None:
        card = rest.split(maxsplit=1)[0] if rest else ""
        mirror = self._transport.mirror
        if card not in mirror.cards:
            example = next(iter(mirror.hand(mirror.you) or mirror.cards))
            self._print_lines([self._labels.say("plain-which-card", card=example)])
            return
        ruling = await self._selection.find_ruling(card)
        name = self._labels.card_name(card)
        text = (
            self._labels.describe_error(ruling)
            if ruling
            else self._labels.say("no-reason", card=name)
        )
        lines = [text]
        if about := self._labels.card_about(card):
            lines = [self._labels.say("card-is", card=name, about=about), text]
        self._print_lines(lines)

    async def _undo(self, rest: str) -> None:
        await self._transport.ask(Propose("undo"))

    async def _begin_game(self, rest: str) -> None:
        """Begin, with the seat of this number as the first one, or with one that is drawn."""
        first = int(rest) - 1 if rest.isdecimal() and rest != "0" else None
        await self._transport.ask(Begin(first))

    async def _invite(self, rest: str) -> None:
        free = self._transport.mirror.free_seats
        if not free:
            raise GameError("table_full")
        await self._transport.ask(Invite(free[0], KEEPER_LEVEL))

    async def _agree(self, rest: str) -> None:
        await self._transport.ask(Agree(self._transport.mirror.version))

    async def _decline(self, rest: str) -> None:
        await self._transport.ask(Decline(self._transport.mirror.version))

    async def _leave_lesson(self, rest: str) -> None:
        await self._transport.ask(LeaveLesson())

    async def _table(self, rest: str) -> None:
        self._print_lines(self._labels.describe_table())

    async def _log(self, rest: str) -> None:
        self._print_lines(self._labels.describe_log())

    async def _sheet(self, rest: str) -> None:
        self._print_lines(list(self._labels.describe_sheet()))

    async def _rules(self, rest: str) -> None:
        slug, language = self._transport.mirror.slug, self._labels.texts.language
        self._print_lines([readable_page(slug, language)])

    async def _quit(self, rest: str) -> None:
        self._is_leaving = True

    def _print_lines(self, lines: list[str]) -> None:
        print("\n".join(lines))
        if self._transport.mirror.you != NOBODY:
            print("> ", end="", flush=True)
