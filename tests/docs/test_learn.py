"""The page about lessons counts their moves and words."""

import re
from pathlib import Path

from tablee.games import GAMES
from tablee.i18n import catalog
from tablee.lessons import read_lesson
from tablee.testing.lessons import count_words

PAGE = (Path(__file__).parents[2] / "docs" / "learn.md").read_text("utf-8")
ROWS = re.findall(r"^\| `([\w-]+)` \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", PAGE, re.M)


def words(slug: str, language: str) -> int:
    lesson, texts = read_lesson(slug), catalog(language)
    names = {f"seat{seat}": "Ondine" for seat in range(lesson.seats)}
    pages = [texts.text(f"{slug}-lesson-{page.text}", **names) for page in lesson.pages()]
    return sum(map(count_words, pages))


def test_the_table_of_lessons_is_true() -> None:
    lessons = {slug: read_lesson(slug) for slug in GAMES}
    counted = [
        (slug, lesson.seats, lesson.questions, words(slug, "fr"), words(slug, "en"))
        for slug, lesson in lessons.items()
    ]
    stated = [(slug, *map(int, (seats, moves, *spoken))) for slug, seats, moves, _, *spoken in ROWS]
    assert stated == counted
