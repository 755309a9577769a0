"""Taking a move back against bots alone, with hidden cards dealt again."""

from typing import Any

import pytest

from tablee.core.errors import GameError
from tablee.core.rng import Rng
from tablee.core.views import view
from tablee.games import GAMES
from tablee.records import Deal, check_fair, dumps, loads, verify
from tablee.table.commands import Propose
from tests.support.watched_tables import WatchedTable


def alone(slug: str, seats: int) -> WatchedTable:
    """A game of Ana against bots."""
    options: dict[str, Any] = GAMES[slug].short_options
    watched = WatchedTable(slug, seats, **options)
    watched.begin("ana")
    return watched


def play_and_return(watched: WatchedTable, rng: Rng) -> bool:
    """Play until Ana is asked again after a decision of hers; return whether she was."""
    seat, has_decided = watched.viewer("ana"), False
    for _ in range(60):
        game = watched.table.game
        assert game is not None
        if has_decided and seat in game.waiting():
            return True
        has_decided = has_decided or seat in game.waiting()
        if not watched.step(int(rng.below(1000))):
            return False
    return False


@pytest.mark.heavy
@pytest.mark.parametrize("slug", GAMES)
def test_against_bots_every_own_move_can_be_taken_back_as_it_was_seen(slug: str) -> None:
    rng, redealt = Rng(7), 0
    for seats in (GAMES[slug].seats[0], GAMES[slug].seats[-1]):
        watched = alone(slug, seats)
        while play_and_return(watched, rng):
            game, seat = watched.table.game, watched.viewer("ana")
            assert game is not None
            last = max(n for n, e in enumerate(game.events) if getattr(e, "seat", None) == seat)
            before = view(next(game.steps(last)).before, seat)
            (undone,) = [t for t in watched.do("ana", Propose("undo")) if t.news.what == "undone"]
            assert len(game.events) == last
            assert view(game.state, seat) == before
            assert seat in game.waiting()
            redealt += undone.news.text == "redealt"
            watched.check_log()
            watched.step(int(rng.below(1000)))
            if len(game.events) > 25:
                break
        watched.finish(rng)
        record = loads(dumps(watched.table.record()))
        verify(record)
        if record.redealt:
            with pytest.raises(GameError, match="redealt"):
                check_fair(record)
        else:
            check_fair(record)
    assert redealt or slug in ("high-society", "animalement-votre")


def test_what_was_drawn_is_another_card_next_time() -> None:
    drawn = set()
    watched = alone("parade", 2)
    seat = watched.viewer("ana")
    while watched.turn() != seat:
        watched.step()
    move = watched.moves(seat)[0]
    for _ in range(6):
        watched.play(seat, move)
        drawn.add(watched.watchers["ana"].zones["hand", seat][-1])
        watched.do("ana", Propose("undo"))
    assert len(drawn) > 2
    assert watched.table.record().redealt


def test_the_next_game_is_as_promised_again() -> None:
    watched = alone("parade", 2)
    while not play_and_return(watched, Rng(1)):
        pass
    watched.do("ana", Propose("undo"))
    watched.finish()
    assert watched.table.record().redealt
    watched.agree_on("rematch", "ana")
    watched.finish()
    check_fair(watched.table.record())


def test_the_rewritten_deals_hold_the_same_cards() -> None:
    watched = alone("hermine", 2)
    play_and_return(watched, Rng(3))
    game = watched.table.game
    assert game is not None
    before = [sorted(event.deal) for event in game.events if isinstance(event, Deal)]
    watched.do("ana", Propose("undo"))
    after = [sorted(event.deal) for event in game.events if isinstance(event, Deal)]
    assert after == before[: len(after)]


def test_one_may_ask_whether_it_would_be_granted() -> None:
    watched = alone("parade", 2)
    with pytest.raises(GameError, match="nothing_to_undo"):
        watched.do("ana", Propose("undo", only_checks=True))
    play_and_return(watched, Rng(1))
    version = watched.table.version
    assert watched.do("ana", Propose("undo", only_checks=True)) == []
    assert watched.table.version == version


def test_with_another_person_a_seen_card_stays_seen_even_while_they_are_away() -> None:
    watched = WatchedTable("parade", 3)
    watched.begin("ana", "ben")
    watched.miss(watched.viewer("ben"))
    play_and_return(watched, Rng(1))
    assert watched.refuses("ana", Propose("undo")) == "card_seen"
