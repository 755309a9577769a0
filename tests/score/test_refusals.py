"""Score sheets that cannot have been played are refused with a code."""

from itertools import product

import pytest

from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.games import GAMES
from tablee.games.contrees.figures import POINTS, figures
from tablee.i18n import LANGUAGES, catalog
from tablee.score import scoring_for
from tablee.score.labels import SheetLabels
from tablee.score.scoring import Manche, Scoring
from tablee.score.sheet import SavedSheet, Sheet

PLAYERS = ["Anne", "Bob", "Chloé", "Dan", "Eva", "Fred"]


def scoring(slug: str, seats: int, **options: int | str | bool | None) -> Scoring:
    return scoring_for(Setup(GAMES[slug], seats, options))


def manche(of: Scoring, **lines: list[int]) -> Manche:
    """A manche by its lines; what is not said is 0, and what follows from the others is added."""
    written = {name.replace("_", "-"): entries for name, entries in lines.items()}
    entries = {**of.blank(), **written}
    return entries if "capot" in written else of.complete(entries)


HERMINE_4 = {"steps": [1000, 350] * 2, "bottes": [200, 100] * 2, "manche": [400, 0] * 2}
REFUSED = [
    ("hermine", 4, {**HERMINE_4, "steps": [1000, 360] * 2}, "score_value", "steps"),
    ("hermine", 4, {**HERMINE_4, "steps": [1025, 350] * 2}, "score_value", "steps"),
    ("hermine", 4, {**HERMINE_4, "bottes": [400, 0] * 2}, "score_value", "bottes"),
    ("hermine", 4, {**HERMINE_4, "bottes": [300, 200] * 2}, "score_bottes", "bottes"),
    ("hermine", 4, {**HERMINE_4, "coups": [0, 600] * 2}, "score_coups", "coups"),
    ("hermine", 4, {**HERMINE_4, "manche": [0, 0] * 2}, "score_arrived", "manche"),
    ("hermine", 4, {**HERMINE_4, "manche": [400, 400] * 2}, "score_winners", "manche"),
    ("hermine", 4, {**HERMINE_4, "steps": [975, 350] * 2}, "score_goal", "steps"),
    ("hermine", 4, {**HERMINE_4, "crown": [0, 300] * 2}, "score_bonus", "crown"),
    ("hermine", 4, {**HERMINE_4, "no_200": [0, 300] * 2}, "score_bonus", "no-200"),
    ("hermine", 4, {**HERMINE_4, "no_100": [500, 0] * 2}, "score_value", "no-100"),
    ("hermine", 4, {**HERMINE_4, "allonge": [200, 0] * 2}, "score_value", "allonge"),
    ("hermine", 4, {**HERMINE_4, "capot": [500, 0] * 2}, "score_capot", "capot"),
    ("hermine", 4, {"steps": [1000, 350, 975, 350]}, "score_partners", None),
    ("hermine", 3, {"steps": [725, 0, 25]}, "score_too_far", "steps"),
    ("hermine", 3, {"steps": [700, 0, 25]}, "score_arrived", "manche"),
    ("hermine", 3, {"steps": [1000, 0, 25], "manche": [400, 0, 0]}, "score_goal", "steps"),
    ("hermine", 3, {"steps": [850, 500, 0], "allonge": [200, 0, 0]}, "score_allonge", "allonge"),
    ("hermine", 3, {"steps": [675, 500, 0], "allonge": [0, 200, 200]}, "score_allonge", "allonge"),
    ("fourmis", 3, {"plus": [3, 0, 0], "moins": [0, 0, 0]}, "score_nobody", "moins"),
    ("fourmis", 3, {"plus": [0, 0, 0]}, "score_nobody", "plus"),
    (
        *("fourmis", 3),
        {"plus": [3, 3, 3], "moins": [3, 0, 0], "reines": [3, 0, 0]},
        *("score_tie", "plus"),
    ),
    (
        *("fourmis", 4),
        {"plus": [3, 0, 0, 0], "moins": [3, 0, 0, 0], "reines": [3, 3, 3, 0]},
        *("score_tie", "reines"),
    ),
    (
        *("fourmis", 3),
        {"plus": [3, 0, 0], "moins": [3, 0, 0], "reines": [3, 0, 0], "ladybugs": [-1, -1, -1]},
        *("score_sum", "ladybugs"),
    ),
    ("fourmis", 2, {"moins": [3, 0], "ladybugs": [-4, -1]}, "score_sum", "ladybugs"),
    ("fourmis", 2, {"moins": [3, 0], "plus": [1, 0]}, "score_value", "plus"),
    ("parade", 3, {"red": [56, 0, 0]}, "score_value", "red"),
    ("parade", 3, {"red": [12, 0, 0]}, "score_color", "red"),
    ("parade", 2, {"blue": [55, 55]}, "score_color", "blue"),
    ("parade", 2, {"blue": [28, 28]}, "score_color", "blue"),
    ("parade", 3, {"red": [1, 1, 0], "cards": [1, 2, 0]}, "score_cards", "cards"),
    ("high-society", 3, {"possessions": [10, 10, 55]}, "score_possessions", "possessions"),
    ("high-society", 3, {"possessions": [54, 2, 0]}, "score_possessions", "possessions"),
    ("high-society", 3, {"debt": [5, 0, 0]}, "score_value", "debt"),
    ("high-society", 3, {"debt": [-5, -5, 0]}, "score_sum", "debt"),
    ("animalement-votre", 3, {"scandal": [1, 0, 1]}, "score_sum", "scandal"),
    ("animalement-votre", 3, {"titles": [1, 1, 0]}, "score_sum", "titles"),
    ("high-society", 3, {"titles": [2, 1, 0], "scandal": [1, 0, 0]}, "score_sum", "titles"),
    ("high-society", 3, {"titles": [2, 1, 0], "money": [107, 0, 0]}, "score_value", "money"),
    ("contrees", 3, {"carre": [300, 0, 0]}, "score_value", "carre"),
    ("contrees", 3, {"carre": [150, 150, 0]}, "score_complete", "carre"),
    ("contrees", 3, {"carre": [150, 0, 0], "quinte": [0, 75, 0]}, "score_complete", "quinte"),
    ("contrees", 3, {"bonus": [10, 10, 0]}, "score_sole", "bonus"),
    ("contrees", 3, {"trio": [200, 0, 0]}, "score_figures", "carre"),
    ("contrees", 3, {"trio": [150, 150, 0]}, "score_lands", "carre"),
    ("contrees", 2, {"quarte": [50, 0], "bonus": [0, 10]}, "score_most", "bonus"),
    ("contrees", 2, {"trio": [150, 0], "quarte": [0, 0]}, "score_no_most", "bonus"),
]


@pytest.mark.parametrize(("slug", "seats", "lines", "code", "line"), REFUSED)
def test_a_sheet_that_nobody_can_have_played_is_refused(
    slug: str, seats: int, lines: dict[str, list[int]], code: str, line: str | None
) -> None:
    of = scoring(slug, seats)
    with pytest.raises(GameError) as refused:
        of.check(manche(of, **lines))
    assert refused.value.code == code
    assert refused.value.details.get("line") == line
    players = PLAYERS[:seats]
    sheet = Sheet(SavedSheet(game=slug, options={}, players=players))
    for language in LANGUAGES:
        assert SheetLabels(catalog(language), sheet).error(refused.value)


def test_the_variant_of_the_hermine_needs_the_bonus_that_it_adds_to() -> None:
    of = scoring("hermine", 4, bonus_no_100_200=True)
    lines = {**HERMINE_4, "no_100": [500, 0] * 2}
    with pytest.raises(GameError, match="score_no_200"):
        of.check(manche(of, **lines))
    of.check(manche(of, **lines, no_200=[300, 0] * 2))


def test_jokers_that_may_be_bottes_add_to_the_bottes() -> None:
    lines = {**HERMINE_4, "bottes": [300, 200] * 2}
    with_jokers = scoring("hermine", 4, jokers=3)
    with_jokers.check(manche(with_jokers, **lines))
    never_bottes = scoring("hermine", 4, jokers=3, joker_scope="no_botte")
    with pytest.raises(GameError, match="score_bottes"):
        never_bottes.check(manche(never_bottes, **lines))


def test_the_manches_of_the_rulings_are_accepted() -> None:
    """T6 to T9 of the Hermine."""
    of = scoring("hermine", 4)
    four = manche(of, **HERMINE_4, coups=[300, 0] * 2, no_200=[300, 0] * 2)
    of.check(four)
    assert of.standing([four]).totals == [2200, 450] * 2
    of = scoring("hermine", 3)
    failed = manche(of, steps=[850, 500, 0], bottes=[0, 0, 100], allonge=[0, 200, 200])
    of.check(failed)
    assert of.standing([failed]).totals == [1350, 1200, 300]
    stolen = manche(of, steps=[700, 1000, 300], manche=[0, 400, 0], allonge=[0, 200, 200])
    of.check(stolen)
    assert of.standing([stolen]).totals == [700, 1600, 500]
    of = scoring("hermine", 2)
    won = manche(of, steps=[700, 0], manche=[400, 0], crown=[300, 0], no_200=[300, 0])
    of.check(won)
    assert of.standing([won]).totals == [2200, 0]


def test_the_examples_of_the_other_rulebooks_are_accepted() -> None:
    of = scoring("parade", 3)
    parade = manche(
        of,
        red=[21, 1, 4],
        blue=[5, 8, 7],
        violet=[0, 4, 3],
        green=[6, 0, 4],
        gray=[3, 3, 10],
        orange=[0, 11, 3],
    )
    of.check(parade)
    assert of.standing([parade]).totals == [35, 27, 31]
    assert of.standing([parade]).places == [3, 1, 2]
    of = scoring("fourmis", 3)
    ants = manche(of, plus=[3, 3, 0], moins=[0, 3, 0], reines=[3, 0, 0], ladybugs=[-1, 0, -3])
    of.check(ants)
    assert of.standing([ants]).totals == [5, 6, 0]


def test_whoever_has_the_least_money_is_out_and_halves_are_kept() -> None:
    of = scoring("high-society", 4)
    sheet = manche(
        of,
        possessions=[7, 10, 9, 0],
        titles=[0, 2, 0, 0],
        scandal=[1, 0, 0, 0],
        money=[30, 20, 40, 20],
    )
    of.check(sheet)
    standing = of.standing([sheet])
    assert standing.totals == [3.5, 40, 9, 0]
    assert standing.places == [2, 4, 1, 4]
    assert (standing.out, standing.ending) == ((1, 3), "won")


@pytest.mark.parametrize(
    ("slug", "ending"), [("high-society", "replay"), ("animalement-votre", "shared")]
)
def test_a_perfect_tie_ends_as_the_edition_says(slug: str, ending: str) -> None:
    of = scoring(slug, 3)
    sheet = manche(of, possessions=[5, 5, 1], titles=[0, 0, 3], money=[9, 9, 1])
    of.check(sheet)
    assert of.standing([sheet]).ending == ending
    nobody = manche(of, titles=[0, 0, 3], money=[9, 9, 9])
    assert of.standing([nobody]).ending == "nobody"


def test_of_two_in_contrees_the_carre_wins_over_points() -> None:
    of = scoring("contrees", 2)
    sheet = manche(of, quinte=[75, 0], trio=[0, 100], bonus=[0, 10])
    of.check(sheet)
    assert of.standing([sheet]).places == [1, 2]


def test_one_player_can_have_the_figures_that_lands_make_and_no_others() -> None:
    of = scoring("contrees", 4)
    made = [figures(list(counts)) for counts in product(range(5), repeat=5)]
    possible = {
        tuple(found[name] * worth for name, worth in POINTS.items())
        for found in made
        if found["carre"] + found["quinte"] <= 1
    }
    accepted = {
        values
        for values in product(*[of.values[name] for name in POINTS])
        if is_accepted(
            of, {name: [value, 0, 0, 0] for name, value in zip(POINTS, values, strict=True)}
        )
    }
    assert accepted == possible


def is_accepted(of: Scoring, lines: Manche) -> bool:
    try:
        of.check(manche(of, **lines, bonus=[10, 0, 0, 0]))
    except GameError:
        return False
    return True


def test_a_sheet_has_its_lines_in_their_order_and_a_value_for_each_seat() -> None:
    of = scoring("parade", 3)
    for wrong in ({}, {"red": [0, 0, 0]}, {name: [0, 0] for name in of.values}):
        with pytest.raises(GameError, match="score_lines"):
            of.check(wrong)
