"""Short runs of the counts in `benchmarks/`."""

import asyncio
from collections import defaultdict
from pathlib import Path

import numpy as np
import pytest

from benchmarks import (
    ants,
    auctions,
    env,
    following,
    lands,
    manches,
    options,
    scripted,
    search,
)
from tablee.bots.levels import bot
from tablee.core.game import OptionValue
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.views import determinize, view
from tablee.env.aec import TableEnv
from tablee.env.spiel_search import spiel_search
from tablee.games import GAMES
from tablee.games.contrees import CONTREES, Contrees
from tablee.games.fourmis import FOURMIS, Fourmis
from tablee.games.hermine import HERMINE


def test_three_to_fifteen_cards_are_sold() -> None:
    counts = [auctions.sold(3 + seed % 3, seed) for seed in range(300)]
    assert set(counts) <= set(range(3, 16))
    assert sum(counts) / 300 == pytest.approx(auctions.MEAN, abs=4 * auctions.DEVIATION / 300**0.5)


@pytest.mark.parametrize("options", manches.SETS)
@pytest.mark.parametrize("seats", manches.FORMATS)
def test_a_random_manche_ends_and_its_sheet_is_counted_again(
    seats: int, options: dict[str, int | str | bool]
) -> None:
    setup = Setup(HERMINE, seats, {**options, "fixed_manches": 1})
    for seed in range(20):
        lost = 0
        for state in manches.manche(setup, Rng(seed)):
            lost += not manches.conserved(state, len(setup.faces))
        assert manches.check(state)[0] in "AB"
        assert lost == 0


def test_a_sheet_that_is_counted_wrongly_is_found() -> None:
    setup = Setup(HERMINE, 4, {"fixed_manches": 1})
    *_, state = manches.manche(setup, Rng(1))
    state.manches[0][1][0] += 25
    with pytest.raises(AssertionError):
        manches.check(state)


@pytest.mark.parametrize(("seats", "options"), ants.TABLES)
def test_no_late_world_contradicts_a_past_action(
    seats: int, options: dict[str, OptionValue]
) -> None:
    setup, rng = Setup(FOURMIS, seats, options), Rng(seats)
    found = worlds = 0
    for state, past in ants.positions(setup, rng):
        seen = view(state, rng.below(seats))
        world = determinize(seen, rng)
        assert isinstance(world, Fourmis)
        found += ants.contradictions(setup, world, past, seen.seat)
        worlds += 1
    assert (found, worlds > 20) == (0, True)


def test_random_games_of_contrees_are_counted_twice() -> None:
    lands.seen.clear()
    facts = Setup(CONTREES, 2).start()
    assert isinstance(facts, Contrees)
    for seed in range(60):
        state = lands.play(2 + seed % 3, Rng(seed), facts.facts)
        assert state.scores() == lands.recounted(state)
    assert len(set(lands.seen) & lands.EXPECTED) > 15


def test_two_searches_sit_at_one_table_and_are_timed() -> None:
    setup = Setup(GAMES["parade"], search.SEATS)
    ours, theirs = search.Clocked(bot("greedy").choose), search.Clocked(spiel_search(setup, 2))
    places = search.played(setup, 1, [ours, theirs, ours, theirs])
    assert 1 in places
    assert 0 < ours.decisions == theirs.decisions
    assert theirs.seconds > ours.seconds > 0


def test_a_share_counts_pairs_and_ties_as_half() -> None:
    assert search.share([1, 2, 3, 4], {0, 2}) == 0.75
    assert search.share([1, 1, 3, 3], {0, 2}) == 0.5
    assert search.share([4, 1, 3, 2], {0, 2}) == 0


def test_environments_are_stepped_by_random_legal_actions() -> None:
    info = {"legal": np.array([1, 3, 0]), "legal_counts": np.array([2, 1])}
    random = np.random.default_rng(1)
    found = {tuple(env.chosen(info, random).tolist()) for _ in range(50)}
    assert found == {(1, 0), (3, 0)}
    assert env.of_tables("parade", tables=3)() == 3 * env.SEATS
    assert env.of_pettingzoo(TableEnv("parade", seats=2))() >= 24


class Heard(scripted.Sockets):
    """Keeps what it hears."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[bytes] = []

    def opened(self) -> None:
        self.texts.append(b"open")

    def heard(self, text: bytes) -> None:
        self.texts.append(text)


def test_scripted_players_hear_every_message_however_it_is_cut() -> None:
    long = b"x" * 300
    data = b"HTTP/1.1 101 Fine\r\n\r\n" + b"\x81\x02ab" + b"\x81\x7e\x01\x2c" + long
    for size in (1, 3, len(data)):
        player = Heard()
        for at in range(0, len(data), size):
            player.data_received(data[at : at + size])
        assert player.texts == [b"open", b"ab", long]


def test_scripted_players_notice_that_they_are_refused() -> None:
    with pytest.raises(AssertionError):
        Heard().data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")


def test_a_game_is_followed_to_its_end_by_another_process() -> None:
    spent: defaultdict[str, float] = defaultdict(float)
    log = asyncio.run(following.play("5" * 64, 1, spent))
    following.follow(log, spent)
    moves = spent["own, 1 watching: moves"]
    assert 20 < moves == spent["followed"]
    assert all(spent[stage] > 0 for stage in following.STAGES)


def test_a_reading_that_is_not_noticed_changes_nothing() -> None:
    game = GAMES["hermine"]
    tallies = [options.compare(game, 4, number) for number in range(6)]
    assert set(tallies[0]) == {"sauvegarde_restarts", "last_coup_skips", "preset"}
    for found in [one for of_game in tallies for one in of_game.values()]:
        assert found.games == 1
        assert found.winner <= found.places <= found.noticed


def test_a_count_of_readings_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["options", "hermine", "--count", "8", "--journal", str(tmp_path)]

    def told(*more: str) -> str:
        monkeypatch.setattr("sys.argv", [*words, *more])
        options.main()
        return capsys.readouterr().out

    assert "0 of 8 games" in told("--minutes", "0")
    whole = told()
    assert "8 of 8 games" in whole
    (journal,) = tmp_path.iterdir()
    lines = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join(lines[:5]))
    assert "4 of 8 games" in told("--minutes", "0")
    resumed = [line for line in told().splitlines() if line.startswith("|")]
    assert resumed == [line for line in whole.splitlines() if line.startswith("|")]
    assert len(journal.read_text().splitlines()) == 9


def test_a_match_goes_on_after_the_game_by_the_default_rules() -> None:
    found = options.compare(GAMES["contrees"], 2, 1)["manches"]
    assert (found.games, found.noticed) == (1, 1)
