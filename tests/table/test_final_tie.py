"""A game of High Society that ends in a perfect tie: the table offers another one."""

from tablee.games.auction import rules
from tablee.records import dumps, loads, verify
from tablee.table.commands import Agree, Propose
from tablee.table.table import OVER, PLAYING
from tests.support.watched_tables import WatchedTable

PEOPLE = ("ana", "ben", "cleo")


def tie() -> WatchedTable:
    """Let the opener buy every lot and take every misfortune, while the others spend nothing."""
    watched = WatchedTable("high-society", 3, people=PEOPLE)
    watched.begin(*PEOPLE)
    while watched.table.status == PLAYING:
        seat = watched.turn()
        assert watched.table.game is not None
        state = watched.table.game.state
        assert isinstance(state, rules.Auction)
        must_give = bool(state.robbed)
        buys = must_give or (seat == 0 and state.lot.cards[0] < rules.SCANDAL)
        watched.play(seat, watched.moves(seat)[0] if buys else "pass")
    return watched


def test_TAB_2_the_table_says_that_a_tie_is_to_be_played_again_and_offers_it() -> None:
    watched = tie()
    board = watched.watchers["ana"].board
    assert watched.table.status == OVER
    assert board is not None
    assert (board.phase, board.places) == ("replay", [3, 1, 1])
    told = [line.key for change in watched.told("ana") if change.told for line in change.told.lines]
    assert "high-society-phase-replay" in told
    first = dumps(watched.table.record())
    watched.do("ana", Propose("rematch"))
    for who in ("ben", "cleo"):
        watched.do(who, Agree(watched.table.version))
    assert watched.table.status == PLAYING
    record = loads(first)
    verify(record)
    assert record.result is not None
    assert record.result.places == [3, 1, 1], "the record keeps the tie"
