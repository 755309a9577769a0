"""The report of a run: a table for programs, and a page that needs nothing else."""

import csv
from html.parser import HTMLParser
from io import StringIO
from itertools import pairwise

import pytest
from msgspec.structs import replace

from tablee.arena.match import MatchResult
from tablee.arena.report import (
    TEXT,
    _space_labels,
    format_cells,
    format_share,
    list_headings,
    render_csv,
    render_page,
)
from tablee.arena.statistics import Estimate, rank_bots, tally_duels
from tablee.i18n import LANGUAGES, catalog

VOID = {"meta"}
RESULTS = [
    MatchResult(0, 0, ["greedy", "random"], [1, 2], [11, 25], [9, 8], [0.5, 0.25], [0.125, 0.0625]),
    MatchResult(1, 0, ["random", "greedy"], [2, 1], [30, 7], [8, 9], [0.25, 0.5], [0.0625, 0.125]),
    MatchResult(2, 1, ["greedy", "random"], [1, 1], [14, 14], [7, 7], [0.25, 0.25], [0.25, 0.25]),
    MatchResult(3, 1, ["random", "greedy"], [1, 2], [-3, 40], [9, 8], [0.5, 0.5], [0.25, 0.5]),
]
TABLE = """\
game,deal,seat,bot,place,score,decisions,seconds,slowest
0,0,0,greedy,1,11,9,0.5,0.125
0,0,1,random,2,25,8,0.25,0.0625
1,0,0,random,2,30,8,0.25,0.0625
1,0,1,greedy,1,7,9,0.5,0.125
2,1,0,greedy,1,14,7,0.25,0.25
2,1,1,random,1,14,7,0.25,0.25
3,1,0,random,1,-3,9,0.5,0.25
3,1,1,greedy,2,40,8,0.5,0.5
"""


class Page(HTMLParser):
    """A page taken apart; what is not well-formed fails."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.texts: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        assert len({name for name, _ in attrs}) == len(attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert "svg" in self.open
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.texts.append(data)


def renamed(results: list[MatchResult], **names: str) -> list[MatchResult]:
    return [replace(game, bots=[names.get(bot, bot) for bot in game.bots]) for game in results]


def html(language: str, results: list[MatchResult], *bots: str, title: str = "Parade") -> str:
    texts = catalog(language)
    return render_page(texts, title, rank_bots(results, bots), tally_duels(results), results)


def test_every_seat_of_every_game_is_a_row_of_the_table() -> None:
    assert render_csv(RESULTS) == TABLE


def test_without_games_the_table_is_its_head() -> None:
    assert render_csv([]) == TABLE.splitlines(keepends=True)[0]


def test_a_name_with_a_comma_stays_one_cell() -> None:
    rows = list(csv.DictReader(StringIO(render_csv(renamed(RESULTS, greedy='a,"b')))))
    assert [row["bot"] for row in rows[:2]] == ['a,"b', "random"]
    assert len(rows) == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_well_formed_and_names_every_bot(language: str) -> None:
    text = html(language, RESULTS, "greedy", "random")
    assert text.startswith(
        f'<!doctype html>\n<html lang="{language}">\n<head><meta charset="utf-8">'
    )
    found = Page(text)
    assert {"html", "head", "title", "style", "body", "svg", "table"} <= set(found.tags)
    assert found.tags.count("svg") == 2
    assert found.tags.count("circle") == found.tags.count("polyline") == 2
    for bot in ("greedy", "random"):  # ratings, standings, duels across and down, running shares
        assert found.texts.count(bot) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_every_heading_in_its_language(language: str) -> None:
    texts = catalog(language)
    found = Page(html(language, RESULTS, "greedy", "random"))
    for key in ("arena-ratings", "arena-table", "arena-duels", "arena-running"):
        assert texts.text(key) in found.texts
    assert texts.text("arena-said", games=4, deals=2) in found.texts
    for heading in list_headings(texts):
        assert heading in found.texts


def test_the_languages_do_not_say_the_same() -> None:
    french, english = (
        set(Page(html(language, RESULTS, "greedy", "random")).texts) for language in ("fr", "en")
    )
    assert "Qui finit devant qui" in french - english
    assert "Who comes in before whom" in english - french


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_from_elsewhere(language: str) -> None:
    text = html(language, RESULTS, "greedy", "random")
    for word in ("http", "//", "url(", "@import", "<script", "<link", "<img", "src=", "href="):
        assert word not in text


@pytest.mark.parametrize("name", ["<b>bold</b>", "a&b", '"><script>', "it's"])
def test_names_cannot_become_markup(name: str) -> None:
    results = renamed(RESULTS, greedy=name)
    text = html("en", results, name, "random", title=f"Arena: {name}")
    found = Page(text)
    assert found.texts.count(name) == 5
    assert found.texts.count(f"Arena: {name}") == 2
    assert not {"b", "script"} & set(found.tags)


@pytest.mark.parametrize("count", [2, 3, 9])
def test_every_bot_has_its_line_and_its_dot(count: int) -> None:
    bots = [f"ismcts:{number + 1}" for number in range(count)]
    places = list(range(1, count + 1))
    zeros = [0.0] * count
    results = [
        MatchResult(deal, deal, bots[deal:] + bots[:deal], places, places, places, zeros, zeros)
        for deal in range(count)
    ]
    found = Page(html("en", results, *bots))
    assert found.tags.count("circle") == found.tags.count("polyline") == count
    assert found.tags.count("td") == count * 9 + count * (count + 1)


def test_bots_that_never_met_have_a_dash() -> None:
    results = renamed(RESULTS[:2]) + renamed(RESULTS[2:], greedy="novice")
    found = Page(html("en", results, "greedy", "random", "novice"))
    assert found.texts.count("–") == 5


def test_the_curve_ends_at_the_share_of_first_places() -> None:
    """Greedy wins the first deal, and a quarter of the second: 1, then 0.625."""
    found = Page(html("en", RESULTS, "greedy", "random"))
    curves = [str(value) for name, value in found.attributes if name == "points"]
    top, bottom = 34, 260
    heights = [bottom - (bottom - top) * share for share in (1, 0.625)]
    assert curves[0] == f"120.0,{heights[0]:.1f} 560.0,{heights[1]:.1f}"


def test_names_at_the_ends_of_curves_do_not_cover_each_other() -> None:
    places = _space_labels([[0.2, 0.1], [0.5, 0.9], [0.3, 0.1], [0.0, 0.11]], 0.9)
    heights = sorted(places)
    assert all(below - above >= TEXT for above, below in pairwise(heights))
    assert places[1] == min(places)


@pytest.mark.parametrize(
    ("language", "shown"), [("fr", "62,5 ± 5,0\N{NO-BREAK SPACE}%"), ("en", "62.5 ± 5.0%")]
)
def test_shares_are_written_as_each_language_writes_them(language: str, shown: str) -> None:
    assert format_share(catalog(language), Estimate(0.625, 0.05)) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_of_the_standings_has_a_cell_for_every_heading(language: str) -> None:
    texts = catalog(language)
    best, last = rank_bots(RESULTS, ["random", "greedy"])
    rows = [format_cells(texts, one) for one in (best, last)]
    assert [len(row) for row in rows] == [len(list_headings(texts))] * 2 == [9, 9]
    assert [row[:2] for row in rows] == [["greedy", "4"], ["random", "4"]]
    point = "," if language == "fr" else "."
    assert rows[0][2].startswith(f"62{point}5 ± ")
    assert rows[0][3].startswith(f"25{point}0 ± ")
    assert rows[0][4].startswith(f"1{point}25 ± ")
    assert rows[0][5].startswith(f"18{point}00 ± ")
    assert rows[0][6].startswith("+")
    assert rows[1][6].startswith("-")
    assert rows[0][7:] == [f"53{point}0 ms", f"500{point}0 ms"]
