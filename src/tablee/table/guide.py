"""The guide of a lesson: where a running game stands in its script, and what it asks next.

Nothing of this is kept: it follows from the events of the game and the lesson that is installed.
As soon as a game has gone another way than its lesson, there is no guide any more.
"""

from msgspec import UNSET, UnsetType

from tablee.core.errors import GameError
from tablee.lessons import Lesson, LessonPage, LessonQuestion, ScriptedMove
from tablee.records import Deal, Move, RecordedEvent
from tablee.table.game import RunningGame
from tablee.table.messages import Detail, LessonPageView, LessonView, LogMessage, SeatList


class LessonGuide:
    """A lesson, and the number of its steps that are done."""

    def __init__(self, slug: str, lesson: Lesson, position: int) -> None:
        self._slug = slug
        self._lesson = lesson
        self._position = position

    @property
    def is_done(self) -> bool:
        """Return whether every step is done."""
        return self._position == len(self._lesson.steps)

    def scripted_move(self, seat: int) -> str:
        """Return the next move of a seat by the script; empty if it has none."""
        for step in self._lesson.steps[self._position :]:
            if isinstance(step, ScriptedMove) and step.seat == seat:
                return step.move
        return ""

    def _question(self) -> LessonQuestion | None:
        """Return what the learner is asked next."""
        for step in self._lesson.steps[self._position :]:
            if isinstance(step, LessonQuestion):
                return step
        return None

    def check_move(self, seat: int, move: str) -> None:
        """Raise `lesson_asks_otherwise` unless a legal move is what the learner is asked for."""
        question = self._question()
        if seat != self._lesson.learner or question is None or move in question.moves:
            return
        name = question.answer(move)
        message = f"{self._slug}-lesson-{name}" if name else "lesson-otherwise"
        raise GameError("lesson_asks_otherwise", message=message)

    def view(self, seat: int, *, is_asked: bool) -> LessonView | UnsetType:
        """Return what the learner is shown; to others there is nothing to show."""
        if seat != self._lesson.learner:
            return UNSET
        done = [step for step in self._lesson.steps[: self._position] if _is_question(step)]
        view = LessonView(step=len(done) + 1, steps=self._lesson.questions, pages=[])
        question = self._question()
        if self.is_done:
            view.pages = self._page_views(self._lesson.farewell)
            view.done = True
        elif is_asked and question is not None:
            view.pages = self._page_views(question.say)
            view.moves = list(question.moves)
        return view

    def _page_views(self, pages: list[LessonPage]) -> list[LessonPageView]:
        names: dict[str, Detail] = {
            f"seat{seat}": SeatList([seat]) for seat in range(self._lesson.seats)
        }
        return [
            LessonPageView(LogMessage(f"{self._slug}-lesson-{page.text}", names), list(page.show))
            for page in pages
        ]


def _is_question(step: ScriptedMove | LessonQuestion) -> bool:
    return isinstance(step, LessonQuestion)


def find_guide(game: RunningGame | None) -> LessonGuide | None:
    """Return the guide of a game, if it is a lesson and went as the lesson has it so far."""
    if game is None or not game.is_guided or game.lesson is None or not game.events:
        return None
    lesson, (deal, *moves) = game.lesson, game.events
    is_stacked = isinstance(deal, Deal) and deal.deal[: len(lesson.deal)] == lesson.deal
    if not is_stacked or len(moves) > len(lesson.steps):
        return None
    for number, event in enumerate(moves):
        if not _follows(lesson, number, event):
            return None
    return LessonGuide(game.setup.game.slug, lesson, len(moves))


def _follows(lesson: Lesson, number: int, event: RecordedEvent) -> bool:
    """Return whether an event is this step of the lesson."""
    step = lesson.steps[number]
    if not isinstance(event, Move):
        return False
    if isinstance(step, ScriptedMove):
        return event.seat == step.seat and event.move == step.move
    return event.seat == lesson.learner and event.move in step.moves
