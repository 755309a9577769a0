"""The published ladder: which duels, and how its page is written."""

import pytest

from tablee.arena.ladder import (
    INTRODUCTION,
    PAIRS,
    Rung,
    is_page,
    list_runs,
    list_setups,
    merge_sections,
    render_section,
    summarize_duel,
)
from tablee.arena.match import MatchResult
from tablee.arena.statistics import Estimate, tally_duels
from tablee.core.setup import Setup
from tablee.games import GAMES
from tablee.registry import find
from tests.support.haggle_game import HaggleGame

SEATS = {
    "hermine": [2, 4],
    "parade": [2, 4],
    "high-society": [3, 4],
    "animalement-votre": [3, 4],
    "contrees": [2, 4],
    "fourmis": [2, 4],
}
RUNGS = [
    Rung(
        above="club",
        below="casual",
        games=400,
        share=Estimate(0.625, 0.05),
        wins=Estimate(0.6, 0.0625),
        thinking=(0.0123, 0.0004),
        slowest=(0.2504, 0.0016),
    ),
    Rung(
        above="expert",
        below="club",
        games=12,
        share=Estimate(0.55, 0.05),
        wins=Estimate(0.5, 0.125),
        thinking=(0.1, 0.01),
        slowest=(1.5, 0.0996),
    ),
]
HEAD = """\
| duel | games | share | first places | above | a decision | the slowest |
|---|---|---|---|---|---|---|
"""
SECTION = (
    "## Parade, 2 players\n\n"
    + HEAD
    + """\
| club – casual | 400 | 62.5 ± 5.0 % | 60.0 ± 6.2 % | yes | 12 / 0 ms | 250 / 2 ms |
| expert – club | 12 | 55.0 ± 5.0 % | 50.0 ± 12.5 % | not shown | 100 / 10 ms | 1500 / 100 ms |
"""
)


def part(heading: str, text: str) -> str:
    return f"## {heading}\n\n{text}\n"


def test_every_game_of_the_shelf_has_its_tables() -> None:
    assert {slug: [setup.seats for setup in list_setups(find(slug))] for slug in GAMES} == SEATS


@pytest.mark.parametrize(
    ("seats", "measured"),
    [
        ((2,), [2]),
        ((4,), [4]),
        ((2, 3), [2, 3]),
        ((3, 5), [3]),
        ((2, 3, 5), [2, 3]),
        ((2, 5, 6), [2, 5]),
        ((5, 6), [5]),
        ((2, 6), [2]),
    ],
)
def test_the_larger_table_has_four_seats_or_the_nearest_number(
    seats: tuple[int, ...], measured: list[int]
) -> None:
    game = HaggleGame("haggle", rules=1, seats=seats)
    assert [setup.seats for setup in list_setups(game)] == measured


def test_the_hermine_is_measured_by_manches() -> None:
    for setup in list_setups(find("hermine")):
        assert setup.options["fixed_manches"] == 1
    for setup in list_setups(find("fourmis")):
        assert setup.options == Setup(find("fourmis"), setup.seats).options


def test_every_level_meets_the_one_below() -> None:
    assert PAIRS == (
        ("casual", "novice"),
        ("club", "casual"),
        ("expert", "club"),
        ("master", "expert"),
        ("club", "greedy"),
        ("master", "random"),
    )


def test_there_is_a_run_for_every_pair() -> None:
    setup = Setup(find("parade"), 4)
    found = list_runs(setup, 30)
    assert [tuple(run.bots) for run in found] == list(PAIRS)
    for run in found:
        run.check()
        assert (run.setup, run.games, run.seed) == (setup, 30, 0)


def test_a_rung_is_what_the_games_say() -> None:
    """Two deals: one won in both seats, one in a single seat and a tie."""
    results = [
        MatchResult(0, 0, ["club", "casual"], [1, 2], [5, 9], [10, 10], [1.0, 0.5], [0.25, 0.125]),
        MatchResult(1, 0, ["casual", "club"], [2, 1], [9, 5], [10, 10], [0.5, 1.0], [0.0625, 0.5]),
        MatchResult(2, 1, ["club", "casual"], [1, 1], [7, 7], [10, 10], [1.0, 0.5], [0.25, 0.125]),
        MatchResult(3, 1, ["casual", "club"], [1, 2], [3, 7], [10, 10], [0.5, 1.0], [0.125, 0.25]),
    ]
    run = list_runs(Setup(find("parade"), 2), 4)[1]
    found = summarize_duel(run, results)
    assert (found.above, found.below, found.games) == ("club", "casual", 4)
    assert found.share == tally_duels(results)["club", "casual"]
    assert found.share.mean == 0.625
    assert found.wins.mean == 0.625
    assert found.thinking == (0.1, 0.05)
    assert found.slowest == (0.5, 0.125)


def test_a_section_is_a_table_of_rungs() -> None:
    assert render_section("Parade", Setup(find("parade"), 2), RUNGS) == SECTION


def test_a_section_of_the_hermine_tells_its_options() -> None:
    text = render_section("Jeu de l'Hermine", list_setups(find("hermine"))[1], [])
    assert text == "## Jeu de l'Hermine, 4 players, fixed_manches 1\n\n" + HEAD


@pytest.mark.parametrize(
    ("share", "shown"),
    [
        (Estimate(0.75, 0.2499), "yes"),
        (Estimate(0.75, 0.25), "not shown"),
        (Estimate(0.25, 0.1), "not shown"),
        (Estimate(1.0, float("inf")), "not shown"),
    ],
)
def test_above_is_when_the_whole_interval_is_above_a_half(share: Estimate, shown: str) -> None:
    text = render_section("Parade", Setup(find("parade"), 2), [RUNGS[0]._replace(share=share)])
    assert text.splitlines()[-1].split(" | ")[4] == shown


def test_a_new_page_is_its_introduction_and_its_sections() -> None:
    assert merge_sections("", []) == INTRODUCTION
    assert merge_sections("", [part("One", "1"), part("Two", "2")]) == (
        INTRODUCTION + "\n## One\n\n1\n\n## Two\n\n2\n"
    )


def test_a_section_replaces_the_one_of_its_heading_and_the_others_stay_in_order() -> None:
    page = merge_sections("", [part("One", "1"), part("Two", "2"), part("Three", "3")])
    again = merge_sections(page, [part("Four", "4"), part("Two", "two\n\nand more")])
    assert again == merge_sections(
        "",
        [part("One", "1"), part("Two", "two\n\nand more"), part("Three", "3"), part("Four", "4")],
    )
    assert again.count("## Two\n") == 1
    assert "\n2\n" not in again


def test_the_same_game_at_another_table_is_another_section() -> None:
    game = find("parade")
    texts = [render_section("Parade", setup, RUNGS) for setup in list_setups(game)]
    page = merge_sections(merge_sections("", texts[:1]), texts[1:])
    assert page == INTRODUCTION + "\n" + texts[0] + "\n" + texts[1]


def test_merging_nothing_changes_nothing() -> None:
    page = merge_sections("", [SECTION, part("Two", "2")])
    assert merge_sections(page, []) == page
    assert merge_sections(page, [SECTION]) == page


def test_an_old_introduction_is_brought_up_to_date() -> None:
    page = merge_sections("", [SECTION])
    assert merge_sections(page.replace("How strong the levels are", "Once upon a time"), []) == page


def test_a_page_is_known_by_its_first_line() -> None:
    assert is_page(merge_sections("", []))
    assert is_page(merge_sections("", [SECTION]))
    for text in ("# Ladder\n", SECTION, "\n" + INTRODUCTION, "My notes\n" + INTRODUCTION):
        assert not is_page(text)
