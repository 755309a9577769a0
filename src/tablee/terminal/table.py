"""A table on a screen: the same for one of our own and for one on a server."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from tablee.core.errors import GameError
from tablee.i18n.pages import rules_page
from tablee.table.commands import Agree, Asked, Begin, Decline, Invite, Propose, Ready
from tablee.table.news import Change
from tablee.table.seats import KEEPER
from tablee.terminal import boards, hand, panels
from tablee.terminal.boards.scene import STRONG, Scene
from tablee.terminal.choosing import Choosing
from tablee.terminal.link import Link
from tablee.terminal.popups import Page
from tablee.terminal.words import Words

WIDE = 108
"""With so many columns the log has a place of its own."""
JOURNAL = 42
"""How many columns it has."""


class Panel(Static):
    """A part of the table; what can be clicked in it looks as it was drawn."""

    auto_links = False


class TableScreen(Screen[None]):
    """Shows what is seen, and turns keys and clicks into moves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "step(-1)", ""),
        ("right", "step(1)", ""),
        ("up", "pick(-1)", ""),
        ("down,tab", "pick(1)", ""),
        ("space", "lift_here", ""),
        ("enter", "act", ""),
        ("escape", "reset", ""),
        ("question_mark,f1", "help", ""),
        ("h,c", "hint", ""),
        ("w", "why", ""),
        ("u", "undo", ""),
        ("l", "log", ""),
        ("s", "sheet", ""),
        ("r", "rules", ""),
        ("n", "again", ""),
        ("b", "bot", ""),
        ("y", "agree", ""),
        ("x", "decline", ""),
        ("q", "quit", ""),
    ]
    KEYS = (
        ("?", "help"),
        ("h", "hint"),
        ("w", "why"),
        ("u", "undo"),
        ("l", "log"),
        ("s", "sheet"),
        ("r", "rules"),
        ("q", "quit"),
    )

    def __init__(self, link: Link, words: Words) -> None:
        super().__init__()
        self.link = link
        self.words = words
        self.choosing = Choosing(link)
        self._cursor = -1
        self._pick = 0
        self._notes: list[str] = []
        self._is_stale = False
        """Whether something has happened that is not drawn yet."""

    def compose(self) -> ComposeResult:
        """The parts of the table, from top to bottom."""
        yield Panel(id="bar")
        yield Panel(id="sitting")
        with Horizontal(id="middle"):
            yield Panel(id="board")
            yield Panel(id="journal")
        yield Panel(id="told")
        yield Panel(id="asking")
        yield Panel(id="options")
        yield Panel(id="hand")
        yield Panel(id="keys")

    async def on_mount(self) -> None:
        """Begin to listen."""
        self.link.on_news = self.hear
        await self.link.open()
        self.draw()

    def on_resize(self, event: events.Resize) -> None:
        """Draw everything for the new size."""
        self.draw()

    def hear(self, change: Change | None) -> None:
        """Show what has happened."""
        if change is None or change.board is not None:
            self._start_over()
        self._draw_soon()

    def _draw_soon(self) -> None:
        """Draw once, however much happens at the same time."""
        if not self._is_stale:
            self._is_stale = True
            self.call_later(self._draw_stale)

    def _draw_stale(self) -> None:
        if self._is_stale:
            self.draw()

    def _start_over(self) -> None:
        self.choosing.reset()
        self._pick, self._notes = 0, []

    def scene(self, width: int = 0) -> Scene:
        """What everything is drawn from."""
        return Scene(self.words, self.choosing, width or self.size.width - 2, self.size.height)

    def draw(self) -> None:
        """Draw everything anew; what just happened has the rows that nothing else needs."""
        self._is_stale = False
        scene = self.scene()
        is_wide = self.size.width >= WIDE
        parts = {
            "bar": [panels.bar(scene)],
            "sitting": panels.sitting(scene),
            "board": boards.draw(self.scene(scene.width - JOURNAL) if is_wide else scene),
            "asking": self._asking(scene),
            "options": panels.options(scene, self._pick),
            "hand": hand.draw(scene, self._cursor),
            "keys": [panels.keys(scene, list(self.KEYS))],
        }
        left = max(1, self.size.height - sum(map(len, parts.values())))
        journal, told = self.query_one("#journal"), self.query_one("#told")
        journal.display, told.display = is_wide, not is_wide
        told.styles.height = left
        if is_wide:
            rows = left + len(parts["board"])
            parts["journal"] = panels.told(self.scene(JOURNAL - 4), rows)
        else:
            parts["told"] = panels.told(scene, left)
        for part, rows_of_it in parts.items():
            panel = self.query_one(f"#{part}", Panel)
            panel.display = bool(rows_of_it)
            panel.update(Content("\n").join(rows_of_it))
        self.title = self.words.title

    def _asking(self, scene: Scene) -> list[Content]:
        trouble = self.link.trouble
        notes = [self.words.error(trouble)] if trouble else self._notes
        if not self.link.is_up:
            notes = [self.words.say("lost")]
        return panels.asking(scene, notes)

    async def on_key(self, event: events.Key) -> None:
        """Digits lift cards."""
        if event.character and event.character in hand.KEYS:
            event.stop()
            await self.action_lift(hand.KEYS.index(event.character))

    def _held(self) -> list[str]:
        return self.words.seen.hand(self.words.seen.you)

    async def action_lift(self, number: int) -> None:
        """Lift a card, or lay it down."""
        held = self._held()
        if number < len(held) and self.words.seen.is_asked:
            self._cursor, self._pick, self._notes = number, 0, []
            await self.choosing.lift(held[number], number)
        self.draw()

    async def action_step(self, by: int) -> None:
        """Go to the next card; if it can be played alone, it is lifted at once."""
        held = self._held()
        if not held:
            return
        self._cursor = (max(self._cursor, -1 if by > 0 else 0) + by) % len(held)
        code = held[self._cursor]
        if self.words.seen.is_asked and self.choosing.is_simple(code):
            self._pick, self._notes = 0, []
            self.choosing.reset()
            await self.choosing.lift(code, self._cursor)
        self.draw()

    async def action_lift_here(self) -> None:
        """Lift the card at the cursor, or lay it down."""
        if self._cursor >= 0:
            await self.action_lift(self._cursor)

    def action_pick(self, by: int) -> None:
        """Go to the next choice."""
        count = len(self.choosing.offered())
        self._pick = (self._pick + by) % count if count else 0
        self.draw()

    async def action_act(self) -> None:
        """Do what is marked."""
        seen = self.words.seen
        if seen.is_counted:
            await self._try_ask(Ready())
        elif seen.is_hosting:
            await self._try_ask(Begin())
        elif seen.is_asked:
            await self.action_take(self._pick)

    async def action_bot(self) -> None:
        """Invite a bot to the next free seat."""
        if self.words.seen.is_hosting and self.words.seen.free:
            await self._try_ask(Invite(self.words.seen.free[0], KEEPER))

    async def action_agree(self) -> None:
        """Agree to what is proposed."""
        if self.words.seen.offer is not None:
            await self._try_ask(Agree(self.words.seen.version))

    async def action_decline(self) -> None:
        """Decline what is proposed."""
        if self.words.seen.offer is not None:
            await self._try_ask(Decline(self.words.seen.version))

    async def action_take(self, number: int) -> None:
        """Make one of the choices, or go on with it."""
        found = self.choosing.offered()
        if number >= len(found) or not self.words.seen.is_asked:
            return
        choice = found[number]
        self._pick = 0
        if choice.open:
            await self.choosing.begin(choice)
            self.draw()
            return
        try:
            await self.link.play(choice.move)
        except GameError as error:
            self._start_over()
            self.choosing.trouble = None if error.code == "stale" else error
            self.draw()

    async def _try_ask(self, command: Asked) -> None:
        try:
            await self.link.ask(command)
        except GameError as error:
            self.choosing.trouble = error
        self.draw()

    def action_reset(self) -> None:
        """Think better of it."""
        self._start_over()
        self.draw()

    async def action_hint(self) -> None:
        """Ask a bot."""
        if self.words.seen.is_asked:
            self._notes = [self.words.say("thinking")]
            self.draw()
            self.run_worker(self._hint(), exclusive=True)

    async def _hint(self) -> None:
        version = self.words.seen.version
        try:
            found = await self.link.hint()
        except GameError as error:
            self._notes = [self.words.error(error)]
        else:
            self._notes = self.words.hints(found) if version == self.words.seen.version else []
        self.draw()

    async def action_why(self) -> None:
        """Why the card at the cursor cannot be played."""
        held = self._held()
        if 0 <= self._cursor < len(held) and self.words.seen.is_asked:
            code = held[self._cursor]
            reason = await self.choosing.reason(code)
            name = self.words.card(code)
            said = self.words.error(reason) if reason else self.words.say("no-reason", card=name)
            self._notes = [said]
        elif self.words.seen.is_asked:
            self._notes = [self.words.say("why-which")]
        self.draw()

    async def action_undo(self) -> None:
        """Take the last move back."""
        await self._try_ask(Propose("undo"))

    async def action_again(self) -> None:
        """Play again with the same people."""
        if self.words.seen.is_over:
            await self._try_ask(Propose("rematch"))

    def action_help(self) -> None:
        """What can be pressed."""
        self.app.push_screen(Page(self.words.say("key-help"), self.words.say("help")))

    def action_log(self) -> None:
        """Everything that happened."""
        rows = [Content(line) for line in self.words.journal()]
        self.app.push_screen(Page(self.words.say("key-log"), Content("\n").join(rows)))

    def action_sheet(self) -> None:
        """The score sheet."""
        rows = [Content.styled(line, STRONG) for line in self.words.sheet()]
        self.app.push_screen(Page(self.words.say("key-sheet"), Content("\n").join(rows)))

    def action_rules(self) -> None:
        """The rules of the game."""
        text = rules_page(self.words.seen.slug, self.words.texts.language)
        self.app.push_screen(Page(self.words.say("key-rules"), text))

    def action_quit(self) -> None:
        """Leave; the game is kept."""
        self.app.exit()
