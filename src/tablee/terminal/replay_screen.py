"""Replay of a recorded game on a screen: forward, backward, and as any viewer."""

from typing import ClassVar

from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.content import Content

from tablee.i18n import Catalog
from tablee.terminal import hand, panels
from tablee.terminal.app import NIGHT
from tablee.terminal.base_screen import REVIEW, BaseScreen
from tablee.terminal.boards.scene import DIM, GOLDEN, Scene, wrap
from tablee.terminal.labels import Labels
from tablee.terminal.replay_model import ReplayModel
from tablee.terminal.selection import Selection

PAGE_STEP = 10
"""Events that the page keys skip."""


class ReplayScreen(BaseScreen):
    """A recorded game, with keys to go through its events."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("right,space", "step(1)", ""),
        ("left", "step(-1)", ""),
        ("pagedown,down", f"step({PAGE_STEP})", ""),
        ("pageup,up", f"step({-PAGE_STEP})", ""),
        ("home", "jump(0)", ""),
        ("end", "jump(-1)", ""),
        ("enter", "jump_there", ""),
        ("v", "look_as_next", ""),
        ("a", "review", ""),
    ]
    HELP = "player-help"
    KEYS = (
        ("?", "help", "help"),
        ("←", "back", "step(-1)"),
        ("→", "on", "step(1)"),
        ("v", "view", "look_as_next"),
        ("a", "review", "review"),
        ("l", "log", "log"),
        ("s", "sheet", "sheet"),
        ("r", "rules", "rules"),
        ("q", "quit", "quit"),
    )

    def __init__(self, model: ReplayModel, texts: Catalog) -> None:
        super().__init__(Labels(texts, model.mirror), Selection(model))
        self.model = model
        self._typed_number = ""
        """Digits of an event number that are typed so far."""

    def draw(self) -> None:
        """Redraw everything."""
        scene = self.make_scene()
        self.draw_panels(
            prompt=[self._draw_position()],
            options=[],
            hand=self._draw_hands(scene) if self.model.viewer is None else hand.draw(scene, -1),
            keys=[panels.draw_keys(scene, self.KEYS)],
        )

    def _draw_position(self) -> Content:
        """Draw the number of the event, the viewer, and the typed number."""
        model, labels = self.model, self.labels
        viewer = model.viewer
        viewed = labels.say("player-open")
        if viewer is not None:
            viewed = labels.say("player-as", who=labels.names[viewer])
        at = labels.say("player-at", at=model.at, of=len(model.steps))
        typed = (
            f"  {labels.say('player-to', number=self._typed_number)}" if self._typed_number else ""
        )
        return Content.assemble((f"{at}  ", GOLDEN), (viewed, DIM), (typed, GOLDEN))

    def _draw_hands(self, scene: Scene) -> list[Content]:
        """Draw the hands of all seats, where all cards are open."""
        room = scene.measure_names()
        rows: list[Content] = []
        for seat in range(len(self.labels.names)):
            held = [scene.draw_tokens([code]) for code in scene.mirror.hand(seat)]
            rows += wrap([scene.draw_name(seat, room), *held], scene.width, indent=room + 1)
        return rows

    def on_key(self, event: events.Key) -> None:
        """Collect digits as the number of an event to go to."""
        if event.character and event.character in "0123456789":
            event.stop()
            self._typed_number = (self._typed_number + event.character)[-4:]
            self.draw()

    def action_step(self, by: int) -> None:
        """Go some events forward, or back."""
        self._go(self.model.at + by)

    def action_jump(self, at: int) -> None:
        """Go to an event; a negative number counts from the end."""
        self._go(at if at >= 0 else len(self.model.steps) + 1 + at)

    def action_jump_there(self) -> None:
        """Go to the typed event number."""
        if self._typed_number:
            self._go(int(self._typed_number))

    def _go(self, at: int) -> None:
        self._typed_number = ""
        self.model.go_to(at)
        self.draw()

    def action_look_as_next(self) -> None:
        """View as the next seat; after the last one, open all cards."""
        viewer, seats = self.model.viewer, len(self.labels.names)
        following = 0 if viewer is None else viewer + 1
        self.model.look_as(following if following < seats else None)
        self.draw()

    def action_review(self) -> None:
        """Leave the screen, and review the game in lines."""
        self.app.exit(REVIEW)


class ReplayApp(App[str]):
    """Program that shows one recorded game; it returns what comes next."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "quit", "", priority=True)]

    def __init__(self, model: ReplayModel, texts: Catalog) -> None:
        super().__init__()
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self._model = model
        self._texts = texts

    def on_mount(self) -> None:
        """Show the replay."""
        self.push_screen(ReplayScreen(self._model, self._texts))
