"""Proposals: pause, resume, undo, rematch."""

import pytest

from tablee.core.rng import Rng
from tablee.core.zones import EVERYBODY, NOBODY
from tablee.records import Move, Step, check_fair, verify
from tablee.table.clock import REACTION_SECONDS, next_deadline
from tablee.table.commands import (
    Agree,
    Decline,
    Free,
    Invite,
    Leave,
    Play,
    Propose,
    Ready,
    Resign,
    Sit,
    TimeControl,
)
from tablee.table.seats import Proposal
from tablee.table.snapshot import build_snapshot
from tablee.table.table import OVER, PLAYING
from tablee.table.transaction import bot_turns
from tablee.table.undo import was_card_seen
from tests.support.hermine_positions import ROLLING, hermine
from tests.support.parade_positions import Heaps, heap
from tests.support.watched_tables import WatchedTable


def at_table(game: str = "parade", *people: str, clock: TimeControl | None = None) -> WatchedTable:
    people = people or ("ana", "ben")
    watched = WatchedTable(game, 3 if game == "high-society" else 2, clock=clock)
    watched.begin(*people)
    return watched


def test_a_pause_needs_everybody_who_is_there() -> None:
    watched = at_table()
    watched.do("ana", Propose("pause"))
    offer = watched.watchers["ben"].room.offer
    assert offer is not None
    assert (offer.plan, offer.agreed) == ("pause", [watched.viewer("ana")])
    assert watched.refuses("ana", Agree(watched.table.version)) == "already_agreed"
    assert watched.refuses("ben", Propose("undo")) == "proposal_open"
    assert watched.refuses("ben", Agree(offer.version - 1)) == "stale"
    assert watched.refuses("ben", Agree(watched.table.version, luck="é")) == "bad_luck"
    watched.do("ben", Agree(watched.table.version))
    assert watched.watchers["eve"].room.paused


def test_nothing_goes_on_in_a_pause_and_no_time_passes() -> None:
    watched = at_table(clock=TimeControl(move=20))
    watched.now += 5
    watched.agree_on("pause", "ana", "ben")
    who = watched.person(0)
    assert watched.refuses(who, Play(watched.moves(0)[0], watched.table.version)) == "paused"
    assert watched.refuses("ana", Propose("pause")) == "paused"
    assert watched.refuses("ana", Propose("undo")) == "paused"
    assert watched.refuses("ana", Ready()) == "paused"
    board = watched.watchers[who].board
    assert board is not None
    assert (board.choices, board.due) == ([], None)
    watched.wait(10_000)
    assert watched.last == []
    watched.agree_on("resume", "ben", "ana")
    assert next_deadline(watched.table) == watched.now + 15
    assert watched.refuses("ana", Propose("resume")) == "not_paused"
    watched.check_log()


def test_a_pause_holds_also_when_somebody_goes_and_comes_back() -> None:
    watched = at_table(clock=TimeControl(move=20))
    watched.agree_on("pause", "ana", "ben")
    watched.miss(0)
    watched.miss(1)
    watched.wait(500)
    watched.back(0)
    watched.back(1)
    assert bot_turns(watched.table) == {}
    watched.agree_on("resume", "ana", "ben")
    assert next_deadline(watched.table) == watched.now + 20


def test_a_manche_that_is_counted_stays_so_in_a_pause() -> None:
    watched = WatchedTable("hermine", 2, fixed_manches=2)
    watched.begin("ana", "ben")
    watched.place(hermine(["25", ""], pile="", fixed_manches=2))
    watched.play(0, "discard 25")
    watched.do("ana", Ready())
    watched.agree_on("pause", "ana", "ben")
    watched.miss(watched.viewer("ben"))
    assert [change.news.what for change in watched.told("ana")] == ["kept"]
    changes = watched.do("ana", Propose("resume"))
    assert [change.news.what for change in changes] == ["proposed", "resumed", "dealt"]


def test_whoever_is_alone_with_bots_needs_nobodys_consent() -> None:
    watched = at_table("parade", "ana")
    changes = watched.do("ana", Propose("pause"))
    assert [change.news.what for change in changes] == ["proposed", "paused"]


@pytest.mark.parametrize("how", ["absent", "leave", "resign", "clock"])
def test_a_proposal_waits_only_for_those_who_are_there(how: str) -> None:
    watched = WatchedTable("parade", 3, clock=TimeControl(move=20))
    watched.begin("ana", "ben", "cleo")
    late = watched.person(0)
    for who in {"ana", "ben", "cleo"} - {late}:
        if watched.table.proposal is None:
            watched.do(who, Propose("pause"))
        else:
            watched.do(who, Agree(watched.table.version))
    assert watched.table.paused_at is None
    if how == "absent":
        watched.miss(0)
    elif how == "clock":
        watched.wait(20)
    else:
        watched.do(late, Leave() if how == "leave" else Resign())
    assert watched.table.paused_at == watched.now


def test_a_proposal_can_be_declined_and_taken_back() -> None:
    watched = at_table()
    assert watched.refuses("ana", Decline(1)) == "nothing_proposed"
    assert watched.refuses("ana", Propose("tea")) == "unknown_plan"
    assert watched.refuses("ana", Propose("pause", luck="a b")) == "bad_luck"
    for who in ("ana", "ben"):
        watched.do("ana", Propose("pause"))
        (change,) = watched.do(who, Decline(watched.table.version))
        assert (change.news.what, change.news.seat) == ("dropped", watched.viewer(who))
        assert watched.table.proposal is None


def bidding() -> WatchedTable:
    """Begin a game of High Society with one bid, which reveals no card."""
    watched = at_table("high-society", "ana", "ben", "cleo")
    watched.play(0, "bid 3")
    return watched


def test_a_move_is_taken_back_with_consent() -> None:
    watched = bidding()
    watched.play(1, "pass")
    assert len(watched.watchers["eve"].zones["bid", 0]) == 1
    people = [watched.person(seat) for seat in (0, 1, 2)]
    watched.agree_on("undo", *people)
    assert watched.turn() == 0
    assert watched.watchers["eve"].zones["bid", 0] == []
    watched.play(0, "bid 1 2")
    watched.check_log()
    watched.finish()
    record = watched.table.record()
    verify(record)
    check_fair(record)


def proposal_before(seat: int) -> WatchedTable:
    """Propose to undo a bid while this seat is on turn; seat 2 is a bot's."""
    watched = at_table("high-society", "ana", "ben")
    bot = next(n for n, seat in enumerate(watched.table.seats) if seat.bot)
    proposer = (bot + seat) % 3
    bids = iter(["bid 1", "bid 2", "bid 3"])
    for turn in range(proposer + 1):
        watched.play(turn, next(bids))
    watched.do(watched.person(proposer), Propose("undo"))
    return watched


def test_bots_wait_for_the_consent_of_people() -> None:
    watched = proposal_before(2)
    bot = watched.turn()
    assert watched.table.seats[bot].bot
    assert bot_turns(watched.table) == {}
    (other,) = {"ana", "ben"} - {watched.person((bot + 2) % 3)}
    watched.do(other, Decline(watched.table.version))
    assert bot_turns(watched.table) == {bot: "novice"}


def test_a_move_takes_the_proposal_off_the_table() -> None:
    watched = proposal_before(1)
    changes = watched.play(watched.turn(), "pass")
    assert [change.news.what for change in changes] == ["dropped", "moved"]


def test_it_is_too_late_once_a_card_was_seen() -> None:
    watched = at_table()
    assert watched.refuses(watched.person(0), Propose("undo")) == "nothing_to_undo"
    watched.play(0, watched.moves(0)[0])
    assert watched.refuses(watched.person(0), Propose("undo")) == "card_seen"


def test_it_is_too_late_also_if_the_card_is_hidden_again() -> None:
    def shown_to(viewer: int) -> Heaps:
        return Heaps([heap([0], viewer=viewer)])

    closed = Step(shown_to(NOBODY), 0, [], shown_to(NOBODY))
    opened = Step(shown_to(NOBODY), 0, [], shown_to(1))
    assert was_card_seen([opened, closed], 0)
    assert not was_card_seen([closed, closed], 0)
    assert was_card_seen([Step(shown_to(1), 0, [], shown_to(0))], 0)
    assert not was_card_seen([Step(shown_to(0), 0, [], shown_to(EVERYBODY))], 0)


def test_it_is_too_late_if_another_has_drawn() -> None:
    watched = WatchedTable("hermine", 2, fixed_manches=1)
    watched.begin("ana", "ben")
    seat = watched.turn()
    watched.play(seat, next(m for m in watched.moves(seat) if m.startswith("discard")))
    assert watched.refuses(watched.person(seat), Propose("undo")) == "card_seen"


def attack() -> tuple[WatchedTable, int]:
    """Play a game until an attack; return it and the seat of the attacker."""
    for people in (("ana", "ben"), ("ben", "ana")):
        watched = WatchedTable("hermine", 2, fixed_manches=1)
        watched.begin(*people)
        for _ in range(200):
            assert watched.table.game
            seat = watched.turn()
            moves = watched.moves(seat)
            chosen = [move for move in moves if move.startswith("attack")] or [
                *[move for move in moves if move.startswith(("play beaute", "play"))],
                *moves,
            ]
            watched.play(seat, chosen[0])
            if watched.table.game.state.asks():
                return watched, seat
    raise AssertionError("nobody was attacked")


def test_an_attack_can_be_taken_back_while_it_may_be_answered() -> None:
    watched, attacker = attack()
    one, other = watched.person(attacker), watched.person(1 - attacker)
    watched.do(one, Propose("undo"))
    watched.play(1 - attacker, "let-be")
    assert watched.told(one) == []
    watched.do(other, Agree(watched.table.version))
    assert watched.turn() == attacker
    watched.check_log()


def test_the_end_of_a_window_takes_the_proposal_off_the_table() -> None:
    watched, attacker = attack()
    watched.do(watched.person(attacker), Propose("undo"))
    watched.play(1 - attacker, "let-be")
    watched.wait(REACTION_SECONDS)
    assert [change.news.what for change in watched.told("eve")] == ["dropped", "moved"]


def test_the_next_deal_takes_the_proposal_off_the_table() -> None:
    watched = WatchedTable("hermine", 2, fixed_manches=2)
    watched.begin("ana", "ben")
    play = watched.table.game
    assert play is not None
    picks = Rng(4)
    while not play.is_counted:
        watched.step(int(picks.below(1000)))
    last = play.events[-1]
    assert isinstance(last, Move)
    watched.do(watched.person(last.seat), Propose("undo"))
    watched.do("ana", Ready())
    changes = watched.do("ben", Ready())
    assert [change.news.what for change in changes] == ["ready", "dropped", "dealt"]


def test_a_bot_may_break_in_while_a_proposal_is_open() -> None:
    watched = WatchedTable("hermine", 3, fixed_manches=1)
    watched.begin("ana", "ben")
    bot = next(n for n, seat in enumerate(watched.table.seats) if seat.bot)
    hands = ["", "", ""]
    hands[(bot + 1) % 3] = "danger-m"
    turn = (bot + 1) % 3
    watched.place(hermine(hands, sides=[ROLLING] * 3, turn=turn, fixed_manches=1))
    watched.play((bot + 1) % 3, f"attack @{bot} danger-m")
    version = watched.table.version
    watched.table.proposal = Proposal("undo", (bot + 1) % 3, frozenset(), version)
    assert bot_turns(watched.table) == {bot: "novice"}


def finished() -> WatchedTable:
    watched = at_table()
    watched.finish()
    assert watched.table.status == OVER
    return watched


def test_a_rematch_turns_the_seats_and_deals_from_a_new_promise() -> None:
    watched = finished()
    first, promised = watched.person(0), watched.table.commitment
    record = watched.table.record()
    watched.do("ana", Propose("rematch", luck="new-a"))
    watched.do("ben", Agree(watched.table.version, luck="new-b"))
    assert (watched.table.status, watched.table.games) == (PLAYING, 2)
    assert watched.person(1) == first
    assert watched.watchers[first].you == 1
    assert watched.watchers[first].room.seed == ""
    watched.finish()
    again = watched.table.record()
    assert again.fair is not None
    assert record.fair is not None
    assert again.fair.commitment == promised != record.fair.commitment
    assert sorted(again.fair.luck) == ["new-a", "new-b"]
    check_fair(again)
    watched.check_log()


def test_a_rematch_needs_a_finished_game_and_a_full_table() -> None:
    watched = at_table()
    assert watched.refuses("ana", Propose("rematch")) == "not_over"
    watched.finish()
    watched.do("ana", Propose("rematch"))
    watched.do("ben", Leave())
    assert watched.table.proposal is None
    assert watched.refuses("ana", Propose("rematch")) == "seats_empty"
    watched.do("ana", Invite(1 - watched.viewer("ana"), "club"))
    watched.do("ana", Propose("rematch"))
    assert watched.table.games == 2


def test_whoever_gave_up_is_asked_before_a_rematch() -> None:
    watched = at_table()
    watched.do("ben", Resign())
    watched.do("ana", Propose("rematch"))
    assert watched.table.games == 1
    watched.do("ben", Agree(watched.table.version))
    assert watched.table.games == 2
    assert not any(seat.resigned for seat in watched.table.seats)


def test_a_bot_goes_on_for_somebody_absent_in_a_rematch_but_not_in_the_name_of_who_left() -> None:
    watched = WatchedTable("parade", 3)
    watched.begin("ana", "ben", "cleo")
    watched.miss(watched.viewer("ben"))
    watched.do("cleo", Leave())
    watched.finish()
    assert {sitter.name for sitter in watched.table.record().seats} == {"Ana", "Ben", "Cleo"}
    watched.do("ana", Propose("rematch"))
    assert watched.table.seats[watched.viewer("ben")].away
    assert sorted(seat.name for seat in watched.table.seats) == ["Ana", "Ben", "Colette"]


def test_the_record_names_those_who_played_whoever_sits_there_now() -> None:
    watched = finished()
    before = watched.table.record()
    watched.do("ana", Free(watched.viewer("ben")))
    watched.do("cleo", Sit("Cleo"))
    assert watched.table.record() == before
    assert build_snapshot(watched.table, NOBODY).room.status == OVER
    assert watched.watchers["cleo"].you == watched.viewer("cleo")
