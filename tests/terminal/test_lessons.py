"""Lessons in the terminal: whole ones in lines, left and taken up, and on a screen."""

import signal

import pytest

from tablee.cli import main
from tablee.games import GAMES
from tablee.i18n import catalog
from tablee.lessons import Lesson, LessonQuestion, read_lesson
from tablee.terminal.local import LocalTable, new_lesson
from tablee.terminal.picker import find_interrupted_lesson, tables_folder
from tablee.workers import WorkerPool
from tests.terminal.headless_screen import app_for, screen_rows
from tests.terminal.piped_process import PipedProcess

LANGUAGE_OF = {slug: ("fr", "en")[number % 2] for number, slug in enumerate(GAMES)}


def pages(slug: str, language: str, lesson: Lesson) -> list[str]:
    """Return the texts of a lesson, with the names of those at a new table."""
    others = iter(("Colette", "Blaise"))
    names = {
        f"seat{seat}": "Ana" if seat == lesson.learner else next(others)
        for seat in range(lesson.seats)
    }
    texts = catalog(language)
    return [texts.text(f"{slug}-lesson-{page.text}", **names) for page in lesson.pages()]


def wanted_moves(lesson: Lesson) -> list[str]:
    return [step.moves[0] for step in lesson.steps if isinstance(step, LessonQuestion)]


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_whole_lesson_is_taken_in_lines(slug: str) -> None:
    language, lesson = LANGUAGE_OF[slug], read_lesson(slug)
    process = PipedProcess("learn", slug, "--plain", "--lang", language, "--name", "Ana")
    for move in wanted_moves(lesson):
        process.type(move)
    process.type("quit")
    code, out, err = process.finish()
    assert code == 0, err
    at = 0
    for page in pages(slug, language, lesson):
        assert page in out[at:]
        at = out.index(page, at) + len(page)


def test_another_move_is_answered_kindly_and_asked_again() -> None:
    process = PipedProcess("learn", "parade", "--plain", "--lang", "fr", "--name", "Ana")
    process.type("play g3")
    process.type("play r8")
    code, out, _ = process.finish()
    assert code == 0
    assert catalog("fr").text("parade-lesson-not-shelter") in out
    assert "Ana joue 8 rouge" in out
    assert "tablee learn parade" in out.splitlines()[-1]


def test_a_lesson_that_was_killed_is_taken_up_and_a_new_one_begins_when_asked() -> None:
    process = PipedProcess("learn", "parade", "--plain", "--name", "Ana")
    process.type("play r8")
    process.read_until("Try the green 3")
    process.process.send_signal(signal.SIGKILL)
    process.finish()
    again = PipedProcess("learn", "parade", "--plain")
    _, out, _ = again.finish()
    assert "Try the green 3" in out
    assert "Welcome to the Parade" not in out
    fresh = PipedProcess("learn", "parade", "--plain", "--new")
    _, out, _ = fresh.finish()
    assert "Welcome to the Parade" in out


def test_whoever_wants_no_guide_plays_on() -> None:
    process = PipedProcess("learn", "parade", "--plain", "--lang", "en", "--name", "Ana")
    process.type("alone")
    process.type("play g3")
    code, out, _ = process.finish()
    assert code == 0
    assert "Ana plays without the guide." in out
    assert "Ana plays green 3." in out
    assert find_interrupted_lesson("parade") is None


def test_after_a_lesson_to_the_end_a_real_game_begins_at_the_same_table() -> None:
    process = PipedProcess("learn", "parade", "--plain", "--lang", "en", "--name", "Ana")
    for move in wanted_moves(read_lesson("parade")):
        process.type(move)
    process.type("")
    process.read_until("A real game")
    out = process.read_until("end of the line")
    assert "The cards are dealt." in out
    process.finish()


@pytest.mark.parametrize(
    ("game", "said"), [("tarot", "not on the shelf"), ("sevens", "not on the shelf")]
)
def test_there_is_no_lesson_of_a_game_that_is_not_there(
    capsys: pytest.CaptureFixture[str], game: str, said: str
) -> None:
    assert main(["learn", game, "--plain"]) == 2
    assert said in capsys.readouterr().err


async def test_on_a_screen_pages_are_read_one_by_one_and_the_move_is_made() -> None:
    log = new_lesson(tables_folder(), "parade", name="Ana", seed="0" * 64)
    transport = LocalTable(log, WorkerPool(1), pace=0)
    async with app_for(transport).run_test(size=(80, 30)) as pilot:
        await pilot.pause()
        seen = []
        for _ in range(3):
            seen.append("\n".join(screen_rows(pilot)))
            await pilot.press("enter")
        titles = (
            "Welcome to the Parade!",
            "The fewest points win.",
            "The red 8 shelters them all.",
        )
        assert [[title in rows for title in titles] for rows in seen] == [
            [True, False, False],
            [False, True, False],
            [False, False, True],
        ]
        hand = transport.mirror.hand(transport.mirror.you)
        await pilot.press(str(hand.index("g3") + 1), "enter")
        await pilot.pause()
        assert "would leave some figures" in "\n".join(screen_rows(pilot))
        await pilot.press("escape", str(hand.index("r8") + 1), "enter")
        while transport.mirror.lesson is None or transport.mirror.lesson.step == 1:
            await pilot.pause(0)
        while not transport.mirror.is_asked:
            await pilot.pause(0)
        await pilot.press("g")
        assert transport.mirror.lesson is None
