"""Screen of a table, local or on a server."""

from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.content import Content

from tablee.client.transport import Transport
from tablee.core.errors import GameError
from tablee.table.commands import (
    Agree,
    AnyCommand,
    Begin,
    Decline,
    Invite,
    LeaveLesson,
    Propose,
    Ready,
)
from tablee.table.messages import Update
from tablee.table.seats import KEEPER_LEVEL
from tablee.terminal import hand, panels
from tablee.terminal.base_screen import REVIEW, BaseScreen
from tablee.terminal.boards.scene import Scene
from tablee.terminal.hint_pager import HintPager
from tablee.terminal.labels import Labels
from tablee.terminal.selection import Selection

UNMARKED = -1
"""No choice is marked, and Enter lifts the card at the cursor."""
OVER_KEYS = (("a", "review", "review"), ("n", "again", "again"))
"""Keys that are shown besides, when a local game is over."""


class TableScreen(BaseScreen):
    """Shows a table, and turns keys and clicks into moves."""

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
        ("a", "review", ""),
        ("b", "bot", ""),
        ("f", "first", ""),
        ("g", "leave_lesson", ""),
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

    def __init__(self, transport: Transport, labels: Labels) -> None:
        super().__init__(labels, Selection(transport))
        self.transport = transport
        self._cursor = -1
        self._marked = UNMARKED
        self._notes: list[str] = []
        self._hints = HintPager(transport)
        self._first: int | None = None
        """The seat that the host has chosen to begin; without one it is drawn."""
        self._pages_read = 0
        """Pages of the guide that were read before the one that is shown."""
        self._is_stale = False
        """A redraw is scheduled."""

    async def on_mount(self) -> None:
        """Open the transport, and draw the table."""
        self.transport.on_update = self.show_update
        await self.transport.open()
        self._reset_selection()
        self.draw()

    def show_update(self, update: Update | None) -> None:
        """Schedule a redraw; reset the selection if the board has changed."""
        if update is None or update.board is not None:
            self._pages_read = 0
            self._reset_selection()
        self._draw_soon()

    def _draw_soon(self) -> None:
        """Schedule one redraw for all updates of this moment."""
        if not self._is_stale:
            self._is_stale = True
            self.call_later(self._draw_stale)

    def _draw_stale(self) -> None:
        if self._is_stale:
            self.draw()

    def _reset_selection(self) -> None:
        self.selection.reset()
        self._mark_choice()

    def _mark_choice(self) -> None:
        """Mark the first choice, unless Enter would pass by accident while a card can be played."""
        self._notes = []
        held = self._hand()
        is_chosen = self.selection.lifted or self.selection.begun
        can_play = any(self.selection.choices_with(code) for code in held)
        self._marked = UNMARKED if can_play and not is_chosen else 0

    def draw(self) -> None:
        """Redraw everything."""
        self._is_stale = False
        scene = self.make_scene()
        self.draw_panels(
            prompt=self._draw_prompt(scene),
            options=panels.draw_options(scene, self._marked),
            hand=hand.draw(scene, self._cursor),
            keys=[panels.draw_keys(scene, self._keys())],
        )

    def _keys(self) -> tuple[tuple[str, str, str], ...]:
        """Return the keys that are shown; in a lesson there is one to leave it."""
        if self._can_review():
            return (*OVER_KEYS, *self.KEYS)
        is_lesson = self.labels.mirror.lesson is not None
        return (("g", "alone", "leave_lesson"), *self.KEYS) if is_lesson else self.KEYS

    def _draw_prompt(self, scene: Scene) -> list[Content]:
        error = self.transport.error
        notes = [self.labels.describe_error(error)] if error else self._notes
        if not self.transport.is_connected:
            notes = [self.labels.say("lost")]
        lesson = panels.draw_lesson(scene, self._pages_read)
        if self._has_more_pages:
            return lesson
        starter = panels.draw_starter(scene, self._first)
        return [*lesson, *panels.draw_prompt(scene, notes), *starter]

    @property
    def _has_more_pages(self) -> bool:
        lesson = self.labels.mirror.lesson
        return lesson is not None and self._pages_read + 1 < len(lesson.pages)

    async def on_key(self, event: events.Key) -> None:
        """Lift the card of a digit."""
        if event.character and event.character in hand.KEYS:
            event.stop()
            await self.action_lift(hand.KEYS.index(event.character))

    def _hand(self) -> list[str]:
        return self.labels.mirror.hand(self.labels.mirror.you)

    async def action_lift(self, number: int) -> None:
        """Lift a card, or lay it down."""
        held = self._hand()
        if number < len(held) and self.labels.mirror.is_asked:
            self._cursor = number
            await self.selection.lift(held[number], number)
            self._mark_choice()
        self.draw()

    async def action_step(self, by: int) -> None:
        """Move the cursor to the next card, and lift the card if it is a move by itself."""
        held = self._hand()
        if not held:
            return
        self._cursor = (max(self._cursor, -1 if by > 0 else 0) + by) % len(held)
        code = held[self._cursor]
        if self.labels.mirror.is_asked and self.selection.is_playable_alone(code):
            self.selection.reset()
            await self.selection.lift(code, self._cursor)
            self._mark_choice()
        self.draw()

    async def action_lift_here(self) -> None:
        """Lift the card at the cursor, or lay it down."""
        if self._cursor >= 0:
            await self.action_lift(self._cursor)

    def action_pick(self, by: int) -> None:
        """Mark the next choice."""
        count = len(self.selection.list_choices())
        self._marked = (max(self._marked, -1 if by > 0 else 0) + by) % count if count else UNMARKED
        self.draw()

    async def action_act(self) -> None:
        """Make the marked choice; without one, lift the card at the cursor."""
        mirror = self.labels.mirror
        if self._has_more_pages:
            self._pages_read += 1
            self.draw()
        elif mirror.needs_ready:
            await self._try_ask(Ready())
        elif mirror.is_hosting:
            await self._try_ask(Begin(self._first))
        elif mirror.is_asked and self._marked == UNMARKED:
            await self.action_lift_here()
        elif mirror.is_asked:
            await self.action_take(self._marked)

    async def action_bot(self) -> None:
        """Invite a bot to the next free seat."""
        if self.labels.mirror.is_hosting and self.labels.mirror.free_seats:
            await self._try_ask(Invite(self.labels.mirror.free_seats[0], KEEPER_LEVEL))

    def action_first(self) -> None:
        """Choose the next seat to begin the game, and after the last one the draw again."""
        if self.labels.mirror.is_hosting:
            following = 0 if self._first is None else self._first + 1
            self._first = following if following < len(self.labels.names) else None
            self.draw()

    async def action_leave_lesson(self) -> None:
        """Play on without the guide."""
        if self.labels.mirror.lesson is not None:
            await self._try_ask(LeaveLesson())

    async def action_agree(self) -> None:
        """Agree to the proposal."""
        if self.labels.mirror.proposal is not None:
            await self._try_ask(Agree(self.labels.mirror.version))

    async def action_decline(self) -> None:
        """Decline the proposal."""
        if self.labels.mirror.proposal is not None:
            await self._try_ask(Decline(self.labels.mirror.version))

    async def action_take(self, number: int) -> None:
        """Play a choice, or show its continuations."""
        choices = self.selection.list_choices()
        if not 0 <= number < len(choices) or not self.labels.mirror.is_asked:
            return
        choice = choices[number]
        if choice.open:
            await self.selection.begin(choice)
            self._mark_choice()
            self.draw()
            return
        try:
            await self.transport.play(choice.move)
        except GameError as error:
            self._reset_selection()
            self.selection.error = None if error.code == "stale" else error
            self.draw()

    async def _try_ask(self, command: AnyCommand) -> None:
        try:
            await self.transport.ask(command)
        except GameError as error:
            self.selection.error = error
        self.draw()

    def action_reset(self) -> None:
        """Clear the selection."""
        self._reset_selection()
        self.draw()

    async def action_hint(self) -> None:
        """Request a hint from a bot."""
        if self.labels.mirror.is_asked:
            if not self._hints.has_next:
                self._notes = [self.labels.say("thinking")]
                self.draw()
            self.run_worker(self._turn_hint(), exclusive=True)

    async def _turn_hint(self) -> None:
        """Show the next hint, with its card lifted and its choice marked, for Enter to play it."""
        hints = self._hints
        try:
            is_current = await hints.turn()
        except GameError as error:
            self._notes = [self.labels.describe_error(error)]
        else:
            self._notes = []
            if is_current:
                await self._lift_hint(hints.candidates[hints.shown].whole)
                self._notes = self.labels.describe_hint(hints.candidates, hints.shown)
        self.draw()

    async def _lift_hint(self, move: str) -> None:
        """Lift the card of a move, and mark the choice that it begins with."""
        self._reset_selection()
        held, words = self._hand(), f"{move} "
        used = [number for number, code in enumerate(held) if f" {code} " in f" {words}"]
        if used:
            self._cursor = used[0]
            await self.selection.lift(held[self._cursor], self._cursor)
        for number, choice in enumerate(self.selection.list_choices()):
            if words.startswith(f"{choice.move} "):
                self._marked = number

    async def action_why(self) -> None:
        """Show why the card at the cursor cannot be played."""
        held = self._hand()
        if 0 <= self._cursor < len(held) and self.labels.mirror.is_asked:
            code = held[self._cursor]
            ruling = await self.selection.find_ruling(code)
            name = self.labels.card_name(code)
            text = (
                self.labels.describe_error(ruling)
                if ruling
                else self.labels.say("no-reason", card=name)
            )
            self._notes = [text]
        elif self.labels.mirror.is_asked:
            self._notes = [self.labels.say("why-which")]
        self.draw()

    async def action_undo(self) -> None:
        """Propose to take the last move back."""
        await self._try_ask(Propose("undo"))

    def action_review(self) -> None:
        """Leave the screen of a local game that is over, and review it in lines."""
        if self._can_review():
            self.app.exit(REVIEW)

    def _can_review(self) -> bool:
        return self.transport.is_local and self.labels.mirror.is_over

    async def action_again(self) -> None:
        """Propose a rematch."""
        if self.labels.mirror.is_over:
            await self._try_ask(Propose("rematch"))
