"""A table on a screen: the same for one of our own and for one on a server."""

from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.content import Content

from tablee.core.errors import GameError
from tablee.table.commands import Agree, Asked, Begin, Decline, Invite, Propose, Ready
from tablee.table.seats import KEEPER
from tablee.table.shapes import Change
from tablee.terminal import hand, panels
from tablee.terminal.boards.scene import Scene
from tablee.terminal.choosing import Choosing
from tablee.terminal.laid import Laid
from tablee.terminal.link import Link
from tablee.terminal.words import Words

UNMARKED = -1
"""When no choice is marked, Enter does nothing."""


class TableScreen(Laid):
    """Shows what is seen, and turns keys and clicks into moves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "step(-1)", ""),
        ("right", "step(1)", ""),
        ("up", "pick(-1)", ""),
        ("down,tab", "pick(1)", ""),
        ("space", "lift_here", ""),
        ("enter", "act", ""),
        ("escape", "reset", ""),
        ("h,c", "hint", ""),
        ("w", "why", ""),
        ("u", "undo", ""),
        ("n", "again", ""),
        ("b", "bot", ""),
        ("y", "agree", ""),
        ("x", "decline", ""),
    ]
    KEYS = (
        ("?", "help", "help"),
        ("h", "hint", "hint"),
        ("w", "why", "why"),
        ("u", "undo", "undo"),
        ("l", "log", "log"),
        ("s", "sheet", "sheet"),
        ("r", "rules", "rules"),
        ("q", "quit", "quit"),
    )

    def __init__(self, link: Link, words: Words) -> None:
        super().__init__(words, Choosing(link))
        self.link = link
        self._cursor = -1
        self._pick = UNMARKED
        self._notes: list[str] = []
        self._is_stale = False
        """Whether something has happened that is not drawn yet."""

    async def on_mount(self) -> None:
        """Begin to listen."""
        self.link.on_news = self.hear
        await self.link.open()
        self._start_over()
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
        self._mark()

    def _mark(self) -> None:
        """Mark the first choice, unless a slip of Enter would pass for somebody who can play."""
        self._notes = []
        held = self._held()
        is_said = self.choosing.lifted or self.choosing.begun
        is_free = any(self.choosing.with_card(code) for code in held)
        self._pick = UNMARKED if is_free and not is_said else 0

    def draw(self) -> None:
        """Draw everything anew."""
        self._is_stale = False
        scene = self.scene()
        self.lay(
            asking=self._asking(scene),
            options=panels.options(scene, self._pick),
            hand=hand.draw(scene, self._cursor),
            keys=[panels.keys(scene, self.KEYS)],
        )

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
            self._cursor = number
            await self.choosing.lift(held[number], number)
            self._mark()
        self.draw()

    async def action_step(self, by: int) -> None:
        """Go to the next card; if it can be played alone, it is lifted at once."""
        held = self._held()
        if not held:
            return
        self._cursor = (max(self._cursor, -1 if by > 0 else 0) + by) % len(held)
        code = held[self._cursor]
        if self.words.seen.is_asked and self.choosing.is_simple(code):
            self.choosing.reset()
            await self.choosing.lift(code, self._cursor)
            self._mark()
        self.draw()

    async def action_lift_here(self) -> None:
        """Lift the card at the cursor, or lay it down."""
        if self._cursor >= 0:
            await self.action_lift(self._cursor)

    def action_pick(self, by: int) -> None:
        """Go to the next choice."""
        count = len(self.choosing.offered())
        self._pick = (max(self._pick, -1 if by > 0 else 0) + by) % count if count else UNMARKED
        self.draw()

    async def action_act(self) -> None:
        """Do what is marked; if nothing is, lift the card at the cursor."""
        seen = self.words.seen
        if seen.is_counted:
            await self._try_ask(Ready())
        elif seen.is_hosting:
            await self._try_ask(Begin())
        elif seen.is_asked and self._pick == UNMARKED:
            await self.action_lift_here()
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
        if not 0 <= number < len(found) or not self.words.seen.is_asked:
            return
        choice = found[number]
        if choice.open:
            await self.choosing.begin(choice)
            self._mark()
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
