"""A game on paper, played again on a screen: forwards, backwards, through anybody's eyes."""

from typing import ClassVar

from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.content import Content

from tablee.i18n import Catalog
from tablee.terminal import hand, panels
from tablee.terminal.app import NIGHT
from tablee.terminal.boards.scene import GOLDEN, QUIET, Scene, wrapped
from tablee.terminal.choosing import Choosing
from tablee.terminal.laid import Laid
from tablee.terminal.paper import Paper
from tablee.terminal.words import Words

FAR = 10
"""How many events the page keys skip."""


class PlayerScreen(Laid):
    """Goes through the game as the keys say."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("right,space", "step(1)", ""),
        ("left", "step(-1)", ""),
        ("pagedown,down", f"step({FAR})", ""),
        ("pageup,up", f"step({-FAR})", ""),
        ("home", "jump(0)", ""),
        ("end", "jump(-1)", ""),
        ("enter", "jump_there", ""),
        ("v", "look_as_next", ""),
    ]
    HELP = "player-help"
    KEYS = (
        ("?", "help", "help"),
        ("←", "back", "step(-1)"),
        ("→", "on", "step(1)"),
        ("v", "view", "look_as_next"),
        ("l", "log", "log"),
        ("s", "sheet", "sheet"),
        ("r", "rules", "rules"),
        ("q", "quit", "quit"),
    )

    def __init__(self, paper: Paper, texts: Catalog) -> None:
        super().__init__(Words(texts, paper.seen), Choosing(paper))
        self.paper = paper
        self._number = ""
        """The number of an event, as far as it is typed."""

    def draw(self) -> None:
        """Draw everything anew."""
        scene = self.scene()
        self.lay(
            asking=[self._where()],
            options=[],
            hand=self._hands(scene) if self.paper.viewer is None else hand.draw(scene, -1),
            keys=[panels.keys(scene, self.KEYS)],
        )

    def _where(self) -> Content:
        """How far we are, and through whose eyes we look."""
        paper, words = self.paper, self.words
        viewer = paper.viewer
        eyes = words.say("player-open")
        if viewer is not None:
            eyes = words.say("player-as", who=words.names[viewer])
        at = words.say("player-at", at=paper.at, of=len(paper.steps))
        typed = f"  {words.say('player-to', number=self._number)}" if self._number else ""
        return Content.assemble((f"{at}  ", GOLDEN), (eyes, QUIET), (typed, GOLDEN))

    def _hands(self, scene: Scene) -> list[Content]:
        """Everybody's cards, where all lie open."""
        room = scene.names_width()
        rows: list[Content] = []
        for seat in range(len(self.words.names)):
            held = [scene.tokens([code]) for code in scene.seen.hand(seat)]
            rows += wrapped([scene.name(seat, room), *held], scene.width, indent=room + 1)
        return rows

    def on_key(self, event: events.Key) -> None:
        """Digits are the number of an event to go to."""
        if event.character and event.character in "0123456789":
            event.stop()
            self._number = (self._number + event.character)[-4:]
            self.draw()

    def action_step(self, by: int) -> None:
        """Go some events on, or back."""
        self._go(self.paper.at + by)

    def action_jump(self, at: int) -> None:
        """Go to an event; from the end if it is negative."""
        self._go(at if at >= 0 else len(self.paper.steps) + 1 + at)

    def action_jump_there(self) -> None:
        """Go to the event whose number was typed."""
        if self._number:
            self._go(int(self._number))

    def _go(self, at: int) -> None:
        self._number = ""
        self.paper.go(at)
        self.draw()

    def action_look_as_next(self) -> None:
        """Look through the eyes of the next seat; after the last one all cards lie open."""
        viewer, seats = self.paper.viewer, len(self.words.names)
        following = 0 if viewer is None else viewer + 1
        self.paper.look_as(following if following < seats else None)
        self.draw()


class PlayerApp(App[None]):
    """Shows one game."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "quit", "", priority=True)]

    def __init__(self, paper: Paper, texts: Catalog) -> None:
        super().__init__()
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self._paper = paper
        self._texts = texts

    def on_mount(self) -> None:
        """Begin."""
        self.push_screen(PlayerScreen(self._paper, self._texts))
