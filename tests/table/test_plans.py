"""What is done only if the others agree: pause, resume, take back, play again."""

import pytest

from tablee.core.rng import Rng
from tablee.core.zones import EVERYBODY, NOBODY
from tablee.records import Move, Step, check_fair, verify
from tablee.table.commands import (
    Agree,
    Clock,
    Decline,
    Free,
    Invite,
    Leave,
    Play,
    Propose,
    Ready,
    Resign,
    Sit,
)
from tablee.table.going import WINDOW, due_at, thinkers
from tablee.table.rewinding import was_card_seen
from tablee.table.sight import sight
from tablee.table.table import OVER, PLAYING, Proposal
from tests.gatherings import Gathering
from tests.hermines import ROLLING, hermine
from tests.tables import Heaps, heap


def at_table(game: str = "parade", *people: str, clock: Clock | None = None) -> Gathering:
    people = people or ("ana", "ben")
    gathering = Gathering(game, 3 if game == "high-society" else 2, clock=clock)
    gathering.begin(*people)
    return gathering


def test_a_pause_needs_everybody_who_is_there() -> None:
    gathering = at_table()
    gathering.do("ana", Propose("pause"))
    offer = gathering.watchers["ben"].room.offer
    assert offer is not None
    assert (offer.plan, offer.agreed) == ("pause", [gathering.viewer("ana")])
    assert gathering.refuses("ana", Agree(gathering.table.version)) == "already_agreed"
    assert gathering.refuses("ben", Propose("undo")) == "proposal_open"
    assert gathering.refuses("ben", Agree(offer.version - 1)) == "stale"
    assert gathering.refuses("ben", Agree(gathering.table.version, luck="é")) == "bad_luck"
    gathering.do("ben", Agree(gathering.table.version))
    assert gathering.watchers["eve"].room.paused


def test_nothing_goes_on_in_a_pause_and_no_time_passes() -> None:
    gathering = at_table(clock=Clock(move=20))
    gathering.now += 5
    gathering.agree_on("pause", "ana", "ben")
    who = gathering.person(0)
    assert gathering.refuses(who, Play(gathering.moves(0)[0], gathering.table.version)) == "paused"
    assert gathering.refuses("ana", Propose("pause")) == "paused"
    assert gathering.refuses("ana", Propose("undo")) == "paused"
    assert gathering.refuses("ana", Ready()) == "paused"
    board = gathering.watchers[who].board
    assert board is not None
    assert (board.choices, board.due) == ([], None)
    gathering.wait(10_000)
    assert gathering.last == []
    gathering.agree_on("resume", "ben", "ana")
    assert due_at(gathering.table) == gathering.now + 15
    assert gathering.refuses("ana", Propose("resume")) == "not_paused"
    gathering.check_log()


def test_a_pause_holds_also_when_somebody_goes_and_comes_back() -> None:
    gathering = at_table(clock=Clock(move=20))
    gathering.agree_on("pause", "ana", "ben")
    gathering.miss(0)
    gathering.miss(1)
    gathering.wait(500)
    gathering.back(0)
    gathering.back(1)
    assert thinkers(gathering.table) == {}
    gathering.agree_on("resume", "ana", "ben")
    assert due_at(gathering.table) == gathering.now + 20


def test_a_manche_that_is_counted_stays_so_in_a_pause() -> None:
    gathering = Gathering("hermine", 2, fixed_manches=2)
    gathering.begin("ana", "ben")
    gathering.place(hermine(["25", ""], pile="", fixed_manches=2))
    gathering.play(0, "discard 25")
    gathering.do("ana", Ready())
    gathering.agree_on("pause", "ana", "ben")
    gathering.miss(gathering.viewer("ben"))
    assert [change.news.what for change in gathering.told("ana")] == ["kept"]
    changes = gathering.do("ana", Propose("resume"))
    assert [change.news.what for change in changes] == ["proposed", "resumed", "dealt"]


def test_whoever_is_alone_with_bots_needs_nobodys_consent() -> None:
    gathering = at_table("parade", "ana")
    changes = gathering.do("ana", Propose("pause"))
    assert [change.news.what for change in changes] == ["proposed", "paused"]


@pytest.mark.parametrize("how", ["absent", "leave", "resign", "clock"])
def test_a_proposal_waits_only_for_those_who_are_there(how: str) -> None:
    gathering = Gathering("parade", 3, clock=Clock(move=20))
    gathering.begin("ana", "ben", "cleo")
    late = gathering.person(0)
    for who in {"ana", "ben", "cleo"} - {late}:
        if gathering.table.proposal is None:
            gathering.do(who, Propose("pause"))
        else:
            gathering.do(who, Agree(gathering.table.version))
    assert gathering.table.paused_at is None
    if how == "absent":
        gathering.miss(0)
    elif how == "clock":
        gathering.wait(20)
    else:
        gathering.do(late, Leave() if how == "leave" else Resign())
    assert gathering.table.paused_at == gathering.now


def test_a_proposal_can_be_declined_and_taken_back() -> None:
    gathering = at_table()
    assert gathering.refuses("ana", Decline(1)) == "nothing_proposed"
    assert gathering.refuses("ana", Propose("tea")) == "unknown_plan"
    assert gathering.refuses("ana", Propose("pause", luck="a b")) == "bad_luck"
    for who in ("ana", "ben"):
        gathering.do("ana", Propose("pause"))
        (change,) = gathering.do(who, Decline(gathering.table.version))
        assert (change.news.what, change.news.seat) == ("dropped", gathering.viewer(who))
        assert gathering.table.proposal is None


def bidding() -> Gathering:
    """Three bids in High Society, in which nobody is shown a card that was hidden."""
    gathering = at_table("high-society", "ana", "ben", "cleo")
    gathering.play(0, "bid 3")
    return gathering


def test_a_move_is_taken_back_with_consent() -> None:
    gathering = bidding()
    gathering.play(1, "pass")
    assert len(gathering.watchers["eve"].zones["bid", 0]) == 1
    people = [gathering.person(seat) for seat in (0, 1, 2)]
    gathering.agree_on("undo", *people)
    assert gathering.turn() == 0
    assert gathering.watchers["eve"].zones["bid", 0] == []
    gathering.play(0, "bid 1 2")
    gathering.check_log()
    gathering.finish()
    record = gathering.table.record()
    verify(record)
    check_fair(record)


def proposal_before(seat: int) -> Gathering:
    """Somebody wishes to take a bid back, and this seat is on turn; seat 2 is a bot's."""
    gathering = at_table("high-society", "ana", "ben")
    bot = next(n for n, chair in enumerate(gathering.table.seats) if chair.bot)
    proposer = (bot + seat) % 3
    bids = iter(["bid 1", "bid 2", "bid 3"])
    for turn in range(proposer + 1):
        gathering.play(turn, next(bids))
    gathering.do(gathering.person(proposer), Propose("undo"))
    return gathering


def test_bots_wait_for_the_consent_of_people() -> None:
    gathering = proposal_before(2)
    bot = gathering.turn()
    assert gathering.table.seats[bot].bot
    assert thinkers(gathering.table) == {}
    (other,) = {"ana", "ben"} - {gathering.person((bot + 2) % 3)}
    gathering.do(other, Decline(gathering.table.version))
    assert thinkers(gathering.table) == {bot: "novice"}


def test_a_move_takes_the_proposal_off_the_table() -> None:
    gathering = proposal_before(1)
    changes = gathering.play(gathering.turn(), "pass")
    assert [change.news.what for change in changes] == ["dropped", "moved"]


def test_it_is_too_late_once_a_card_was_seen() -> None:
    gathering = at_table()
    assert gathering.refuses(gathering.person(0), Propose("undo")) == "nothing_to_undo"
    gathering.play(0, gathering.moves(0)[0])
    assert gathering.refuses(gathering.person(0), Propose("undo")) == "card_seen"


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
    gathering = Gathering("hermine", 2, fixed_manches=1)
    gathering.begin("ana", "ben")
    seat = gathering.turn()
    gathering.play(seat, next(m for m in gathering.moves(seat) if m.startswith("discard")))
    assert gathering.refuses(gathering.person(seat), Propose("undo")) == "card_seen"


def attack() -> tuple[Gathering, int]:
    """A game played until somebody is attacked, and the seat of the attacker."""
    for people in (("ana", "ben"), ("ben", "ana")):
        gathering = Gathering("hermine", 2, fixed_manches=1)
        gathering.begin(*people)
        for _ in range(200):
            assert gathering.table.play
            seat = gathering.turn()
            moves = gathering.moves(seat)
            chosen = [move for move in moves if move.startswith("attack")] or [
                *[move for move in moves if move.startswith(("play beaute", "play"))],
                *moves,
            ]
            gathering.play(seat, chosen[0])
            if gathering.table.play.state.asks():
                return gathering, seat
    raise AssertionError("nobody was attacked")


def test_an_attack_can_be_taken_back_while_it_may_be_answered() -> None:
    gathering, attacker = attack()
    one, other = gathering.person(attacker), gathering.person(1 - attacker)
    gathering.do(one, Propose("undo"))
    gathering.play(1 - attacker, "let-be")
    assert gathering.told(one) == []
    gathering.do(other, Agree(gathering.table.version))
    assert gathering.turn() == attacker
    gathering.check_log()


def test_the_end_of_a_window_takes_the_proposal_off_the_table() -> None:
    gathering, attacker = attack()
    gathering.do(gathering.person(attacker), Propose("undo"))
    gathering.wait(WINDOW)
    assert [change.news.what for change in gathering.told("eve")] == ["dropped", "moved"]


def test_the_next_deal_takes_the_proposal_off_the_table() -> None:
    gathering = Gathering("hermine", 2, fixed_manches=2)
    gathering.begin("ana", "ben")
    play = gathering.table.play
    assert play is not None
    picks = Rng(4)
    while not play.is_counted:
        gathering.step(int(picks.below(1000)))
    last = play.events[-1]
    assert isinstance(last, Move)
    gathering.do(gathering.person(last.seat), Propose("undo"))
    gathering.do("ana", Ready())
    changes = gathering.do("ben", Ready())
    assert [change.news.what for change in changes] == ["ready", "dropped", "dealt"]


def test_a_bot_may_break_in_while_a_proposal_is_open() -> None:
    gathering = Gathering("hermine", 3, fixed_manches=1)
    gathering.begin("ana", "ben")
    bot = next(n for n, seat in enumerate(gathering.table.seats) if seat.bot)
    hands = ["", "", ""]
    hands[(bot + 1) % 3] = "danger-m"
    turn = (bot + 1) % 3
    gathering.place(hermine(hands, sides=[ROLLING] * 3, turn=turn, fixed_manches=1))
    gathering.play((bot + 1) % 3, f"attack @{bot} danger-m")
    version = gathering.table.version
    gathering.table.proposal = Proposal("undo", (bot + 1) % 3, frozenset(), version)
    assert thinkers(gathering.table) == {bot: "novice"}


def finished() -> Gathering:
    gathering = at_table()
    gathering.finish()
    assert gathering.table.status == OVER
    return gathering


def test_a_rematch_turns_the_seats_and_deals_from_a_new_promise() -> None:
    gathering = finished()
    first, promised = gathering.person(0), gathering.table.commitment
    record = gathering.table.record()
    gathering.do("ana", Propose("rematch", luck="new-a"))
    gathering.do("ben", Agree(gathering.table.version, luck="new-b"))
    assert (gathering.table.status, gathering.table.games) == (PLAYING, 2)
    assert gathering.person(1) == first
    assert gathering.watchers[first].you == 1
    assert gathering.watchers[first].room.seed == ""
    gathering.finish()
    again = gathering.table.record()
    assert again.fair is not None
    assert record.fair is not None
    assert again.fair.commitment == promised != record.fair.commitment
    assert sorted(again.fair.luck) == ["new-a", "new-b"]
    check_fair(again)
    gathering.check_log()


def test_a_rematch_needs_a_finished_game_and_a_full_table() -> None:
    gathering = at_table()
    assert gathering.refuses("ana", Propose("rematch")) == "not_over"
    gathering.finish()
    gathering.do("ana", Propose("rematch"))
    gathering.do("ben", Leave())
    assert gathering.table.proposal is None
    assert gathering.refuses("ana", Propose("rematch")) == "seats_empty"
    gathering.do("ana", Invite(1 - gathering.viewer("ana"), "club"))
    gathering.do("ana", Propose("rematch"))
    assert gathering.table.games == 2


def test_whoever_gave_up_is_asked_before_a_rematch() -> None:
    gathering = at_table()
    gathering.do("ben", Resign())
    gathering.do("ana", Propose("rematch"))
    assert gathering.table.games == 1
    gathering.do("ben", Agree(gathering.table.version))
    assert gathering.table.games == 2
    assert not any(seat.resigned for seat in gathering.table.seats)


def test_a_bot_goes_on_for_somebody_absent_in_a_rematch_but_not_in_the_name_of_who_left() -> None:
    gathering = Gathering("parade", 3)
    gathering.begin("ana", "ben", "cleo")
    gathering.miss(gathering.viewer("ben"))
    gathering.do("cleo", Leave())
    gathering.finish()
    assert {sitter.name for sitter in gathering.table.record().seats} == {"Ana", "Ben", "Cleo"}
    gathering.do("ana", Propose("rematch"))
    assert gathering.table.seats[gathering.viewer("ben")].away
    assert sorted(seat.name for seat in gathering.table.seats) == ["Ana", "Ben", "Colette"]


def test_the_record_names_those_who_played_whoever_sits_there_now() -> None:
    gathering = finished()
    before = gathering.table.record()
    gathering.do("ana", Free(gathering.viewer("ben")))
    gathering.do("cleo", Sit("Cleo"))
    assert gathering.table.record() == before
    assert sight(gathering.table, NOBODY).room.status == OVER
    assert gathering.watchers["cleo"].you == gathering.viewer("cleo")
