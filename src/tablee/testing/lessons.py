"""The law of lessons: every step can be played, leads where the script says, and has its words."""

import re
from collections.abc import Iterator

from tablee.core.errors import GameError
from tablee.core.game import Game
from tablee.core.notation import parse_move
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.zones import NOBODY
from tablee.i18n import LANGUAGES, Catalog, catalog
from tablee.lessons import ANY_OTHER, Lesson, LessonPage, LessonQuestion, read_lesson
from tablee.records import Dealer, step_of_deal
from tablee.testing.law import LawBroken

LAW = "lessons are true"
MAX_WORDS = 35
"""Words of a page, its title included."""
MIN_MOVES, MAX_MOVES = 3, 9
"""Moves that the learner makes."""
DEALS = 3
"""Deals of each lesson that are played: cards that are not named fall as luck has them."""
_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")


def check_lesson(game: Game) -> int:
    """Play the lesson of an installed game, with every wanted move, and look up its messages.

    Args:
        game: the game whose lesson is checked.

    Returns:
        The number of moves that the learner makes.

    Raises:
        LawBroken: a step cannot be played, another legal move has no answer of its own, something
            shown is not on the table, or a message is missing or too long.
        GameError: `no_lesson`, `bad_lesson`.
    """
    lesson = read_lesson(game.slug)
    setup = Setup(game, lesson.seats, lesson.options)
    if not MIN_MOVES <= lesson.questions <= MAX_MOVES:
        raise LawBroken(LAW, f"{lesson.questions} moves of the learner")
    for deal in range(DEALS):
        _play(setup, lesson, _deal(setup, lesson, deal), 0)
    faults = [fault for language in LANGUAGES for fault in _find_faults(game, lesson, language)]
    if faults:
        raise LawBroken(LAW, "\n".join(faults))
    return lesson.questions


def count_words(text: str) -> int:
    """Count the words of a text; what an apostrophe or a hyphen joins is one."""
    return len(_WORD.findall(text))


def _deal(setup: Setup, lesson: Lesson, number: int) -> State:
    state = setup.start()
    codes = [setup.codes[card] for card in state.to_shuffle()]
    order = lesson.stack(Dealer(str(number), []).shuffled(codes, 0))
    if sorted(order) != sorted(codes):
        raise LawBroken(LAW, "the deal names a card twice, or one that is not dealt")
    return step_of_deal(state, [setup.card(code) for code in order]).after


def _play(setup: Setup, lesson: Lesson, state: State, number: int) -> None:
    """Play a lesson from a step on, once for each wanted move."""
    if number == len(lesson.steps):
        _check_pages(setup, state, lesson.farewell)
        if state.turn not in (NOBODY, lesson.learner):
            raise LawBroken(LAW, "it ends before the learner is on turn, and the game is not over")
        return
    step = lesson.steps[number]
    if isinstance(step, LessonQuestion):
        seat, moves = lesson.learner, step.moves
        _check_pages(setup, state, step.say)
        _check_others(state, step, number)
    else:
        seat, moves = step.seat, [step.move]
    for move in moves:
        where = f"step {number + 1}, {move!r} of seat {seat}"
        if state.turn != seat:
            raise LawBroken(LAW, f"{where}: seat {int(state.turn)} is on turn")
        try:
            parsed = parse_move(state, move)
        except GameError as error:
            raise LawBroken(LAW, f"{where}: {error}") from error
        if parsed.move != move:
            raise LawBroken(LAW, f"{where} is written {parsed.move!r}")
        _play(setup, lesson, parsed.after, number + 1)


def _check_others(state: State, question: LessonQuestion, number: int) -> None:
    """Check that any other move has an answer, and that each answer is for a legal move."""
    where = f"step {number + 1}"
    if ANY_OTHER not in question.others:
        raise LawBroken(LAW, f"{where} has no answer for any other move")
    names = [f"{state.name(action)} " for action in state.legal()]
    for begin in filter(None, question.others):
        words = f"{begin} "
        if not any(name.startswith(words) or words.startswith(name) for name in names):
            raise LawBroken(LAW, f"{where} answers {begin!r}, which is not legal")


def _check_pages(setup: Setup, state: State, pages: list[LessonPage]) -> None:
    """Check that there is something to say, and that what is shown lies on the table."""
    if not pages:
        raise LawBroken(LAW, "nothing is said")
    zones = {zone.name if zone.owner == NOBODY else f"{zone.name}@{zone.owner}" for zone in
             state.zones()}  # fmt: skip
    seats = {f"@{seat}" for seat in range(setup.seats)}
    for page in pages:
        unknown = sorted(set(page.show) - zones - seats - set(setup.shown))
        if unknown:
            raise LawBroken(LAW, f"{page.text} shows {', '.join(unknown)}")


def _find_faults(game: Game, lesson: Lesson, language: str) -> Iterator[str]:
    """Yield what is wrong with the messages of a lesson in one language."""
    texts = catalog(language)
    names = {f"seat{seat}": "Ondine" for seat in range(lesson.seats)}
    for page in lesson.pages():
        yield from _find_fault(texts, f"{game.slug}-lesson-{page.text}", names)
    for step in lesson.steps:
        if isinstance(step, LessonQuestion):
            for name in step.others.values():
                yield from _find_fault(texts, f"{game.slug}-lesson-{name}", {})


def _find_fault(texts: Catalog, key: str, names: dict[str, str]) -> Iterator[str]:
    if not texts.speaks(key):
        yield f"no message {key} in {texts.language}"
    elif texts.variables(key) - set(names):
        unknown = ", ".join(f"${name}" for name in sorted(texts.variables(key) - set(names)))
        yield f"{key} in {texts.language} uses {unknown}"
    elif count_words(texts.text(key, **names)) > MAX_WORDS:
        words = count_words(texts.text(key, **names))
        yield f"{key} in {texts.language} has {words} words, more than {MAX_WORDS}"
