"""Python's door."""

import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.core.views import View, view
from tablee.records import verify

MANCHE = {"hermine": 1}


def test_importing_the_package_brings_in_nothing_else() -> None:
    code = "import sys, tablee; print([name for name in sys.modules if name.startswith('tablee.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_package_has_what_it_says_and_nothing_else() -> None:
    for name in tablee.__all__:
        assert getattr(tablee, name)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        tablee.nothing  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("slug", tablee.shelf())
def test_a_whole_game_is_played_by_the_names_of_moves_and_kept(slug: str, tmp_path: Path) -> None:
    options = {"fixed_manches": MANCHE[slug]} if slug in MANCHE else {}
    game = tablee.new(slug, seed=5, **options)
    steps = 0
    while not game.over:
        game.play(game.legal[steps * 7 % len(game.legal)])
        steps += 1
    assert (game.turn, game.legal) == (None, [])
    assert sorted(game.places)[0] == 1 or slug in ("high-society", "animalement-votre")
    game.save(tmp_path / "game.json")
    again = tablee.load(tmp_path / "game.json")
    assert again.record() == game.record()
    assert verify(game.record()) == game.state
    assert (again.scores, again.sheets) == (game.scores, game.sheets)


def test_the_same_seed_deals_the_same_and_no_seed_anything() -> None:
    decks = [tablee.new("parade", seed=seed).record().events for seed in (7, 7, 8, None, None)]
    assert decks[0] == decks[1] != decks[2]
    assert decks[3] != decks[4]


def test_a_game_that_was_saved_in_the_middle_goes_on(tmp_path: Path) -> None:
    game = tablee.new("fourmis", seats=2, seed=1)
    for _ in range(5):
        game.play(game.legal[0])
    game.save(tmp_path / "game.json")
    again = tablee.load(tmp_path / "game.json", seed=3)
    assert again.state == game.state
    while not again.over:
        again.play(again.legal[0])
    assert again.record().events[: len(game.record().events)] == game.record().events


def test_a_view_is_what_a_seat_sees_and_a_bot_chooses_from_it() -> None:
    game = tablee.new("parade", seats=3, seed=7)
    seen = game.view(1)
    assert isinstance(seen, View)
    assert seen == view(game.state, 1)
    assert seen.legal == []
    assert game.view(0).legal == game.legal
    assert "hand 0  ?×5" in str(seen)
    assert "pile    ?×45" in str(seen)
    assert str(seen).splitlines()[0].startswith("line    ")
    action = tablee.bot("casual").choose(game.view(0))
    game.play(action)
    assert game.turn == 1
    assert repr(game) == "<parade for 3, seat 1 on turn>"
    assert repr(seen) == "<what seat 1 sees of parade for 3>"


def test_a_refusal_says_why_and_changes_nothing() -> None:
    game = tablee.new("parade", seats=3, seed=7)
    before = game.state.copy()
    for move in ("play g0", "fly", "discard r1", 9999, -1):
        with pytest.raises(tablee.GameError):
            game.play(move)
    with pytest.raises(tablee.GameError, match="no_seat"):
        game.view(3)
    assert game.state == before


def test_words_are_a_whole_move_wherever_they_can_be() -> None:
    game = tablee.new("high-society", seats=3, seed=1)
    game.play("bid 4")
    assert game.turn == 1
    game.play("bid 4 10")
    assert game.turn == 2
    game.play("bid 8")
    assert game.turn == 2
    assert "15" in game.legal
    game.play("15")
    assert game.turn == 0
    parade = tablee.new("parade", seats=2, seed=1)
    while not parade.legal[0].startswith("discard"):
        parade.play(parade.legal[0])
    seat = parade.turn
    parade.play(parade.legal[0])
    assert parade.turn == seat
    assert len(parade.legal) == 3
    parade.play(parade.legal[0])
    assert parade.turn != seat


def test_what_is_asked_for_is_checked() -> None:
    with pytest.raises(tablee.GameError, match="unknown_game"):
        tablee.new("poker")
    with pytest.raises(tablee.GameError, match="bad_seats"):
        tablee.new("parade", seats=9)
    with pytest.raises(tablee.GameError, match="unknown_option"):
        tablee.new("parade", jokers=3)
    with pytest.raises(tablee.GameError, match="bad_option"):
        tablee.new("hermine", jokers=9)


def test_a_game_is_told_as_a_seat_could_see_it() -> None:
    game = tablee.new("parade", seats=2, seed=1)
    while not game.over:
        game.play(game.legal[0])
    told = game.tell("en", seat=0)
    assert told[0] == "The cards are dealt."
    assert any("Seat 1" in line for line in told)
    assert game.tell()[-1].startswith("Le plus grand écart")
