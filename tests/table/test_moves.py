"""Moves: of one step or several, of people and of bots, for the table that they saw."""

import pytest

from tablee.core.errors import GameError
from tablee.games.auction import NOTES
from tablee.table.commands import Look, Play, Ready
from tablee.table.moving import look
from tablee.table.questions import answered, asked, choices
from tablee.table.shapes import Choice
from tablee.table.sight import TOLD, sight
from tests.gatherings import Gathering
from tests.hermines import hermine
from tests.tables import discard, parade


def at_table(game: str = "parade", seats: int = 2) -> Gathering:
    gathering = Gathering(game, seats)
    gathering.begin(*["ana", "ben", "cleo"][:seats])
    return gathering


def test_a_move_is_told_with_what_it_changed_to_the_eye() -> None:
    gathering = at_table()
    seat = gathering.turn()
    mover, other = gathering.person(seat), gathering.person(1 - seat)
    move = gathering.moves(seat)[0]
    (change,) = gathering.play(seat, move)
    assert change.told is not None
    assert (change.news.what, change.news.seat, change.news.text) == ("moved", seat, move)
    (seen,) = gathering.told(other)
    assert [heap.name for heap in seen.zones or []] == [
        heap.name for heap in change.zones or [] if (heap.name, heap.owner) != ("hand", seat)
    ]
    assert gathering.watchers[mover].board != gathering.watchers[other].board


def test_a_move_out_of_turn_or_out_of_the_game_is_refused() -> None:
    gathering = at_table()
    seat = gathering.turn()
    mover, other = gathering.person(seat), gathering.person(1 - seat)
    move, version = gathering.moves(seat)[0], gathering.table.version
    assert gathering.refuses(other, Play(move, version)) == "not_your_turn"
    assert gathering.refuses("eve", Play(move, version)) == "not_seated"
    assert gathering.refuses(mover, Play("play r77", version)) == "unknown_move"
    assert gathering.refuses(mover, Play("", version)) == "unknown_move"
    assert gathering.refuses(mover, Ready()) == "not_between_manches"


def test_a_move_for_another_version_of_the_table_is_stale() -> None:
    gathering = at_table()
    seat = gathering.turn()
    before = gathering.table.version
    gathering.play(seat, gathering.moves(seat)[0])
    seat = gathering.turn()
    move = gathering.moves(seat)[0]
    assert gathering.refuses(gathering.person(seat), Play(move, before)) == "stale"
    assert gathering.refuses(gathering.person(seat), Play(move, 10**6)) == "stale"
    gathering.do(gathering.person(seat), Play(move, gathering.table.version))


def test_nobody_moves_before_the_start_or_after_the_end() -> None:
    gathering = Gathering("parade", 2)
    assert gathering.refuses("ana", Play("pass", 1)) == "not_seated"
    gathering.begin("ana", "ben")
    gathering.finish()
    for command in (Play("pass", gathering.table.version), Look("", 1), Ready()):
        assert gathering.refuses("ana", command) == "not_playing"


def test_a_move_of_several_steps_is_offered_step_by_step_and_made_as_a_whole() -> None:
    gathering = at_table("high-society", 3)
    seat = gathering.turn()
    who, version = gathering.person(seat), gathering.table.version
    board = gathering.watchers[who].board
    assert board is not None
    assert Choice("bid 1", whole=True, open=True) in board.choices
    assert Choice("pass", whole=True, open=False) in board.choices
    found = look(gathering.table, who, Look("bid 1", version))
    assert Choice("bid 1 25", whole=True, open=False) in found.choices
    gathering.do(who, Look("bid 1", version))
    assert gathering.last == []
    assert gathering.refuses(who, Look("pass", version)) == "no_more_steps"
    assert gathering.refuses(who, Look("bid 1 1", version)) == "illegal_move"
    gathering.do(who, Play("bid 1 4 10", version))
    bids = gathering.watchers["eve"].zones["bid", seat]
    assert [len(bids), len(gathering.watchers["eve"].zones["hand", seat])] == [3, 8]


def test_what_speaks_against_a_card_is_told_to_who_holds_it() -> None:
    gathering = at_table("high-society", 3)
    seat = gathering.turn()
    who, version = gathering.person(seat), gathering.table.version
    hand = gathering.watchers[who].zones["hand", seat]
    others = gathering.table.setup.shown[-1 if seat == 0 else -NOTES * 3]
    told = {
        card: look(gathering.table, who, Look("bid 10", version, card)).against
        for card in (hand[0], hand[-1], others, "no-such-card")
    }
    assert list(told.values()) == [["HIS-4"], [], ["not_held"], ["not_held"]]


def test_only_those_who_sit_at_a_running_game_may_look() -> None:
    gathering = Gathering("parade", 2)
    for who, code in (("eve", "not_seated"), ("ana", "not_playing")):
        if who == "ana":
            gathering.begin("ana", "ben")
            gathering.finish()
        with pytest.raises(GameError) as refusal:
            look(gathering.table, who, Look("", 1))
        assert refusal.value.code == code


def test_a_bot_plays_only_for_a_seat_that_is_its_own_and_a_table_that_it_saw() -> None:
    gathering = Gathering("parade", 2)
    gathering.begin("ana")
    bot = 1 - gathering.viewer("ana")
    while gathering.turn() != bot:
        gathering.step()
    move, version = gathering.moves(bot)[0], gathering.table.version
    for seat, at in ((1 - bot, version), (bot, 1)):
        with pytest.raises(GameError) as refusal:
            gathering.bot(seat, [move], at)
        assert refusal.value.code == "stale"
    gathering.bot(bot, [move], version)
    assert gathering.turn() != bot
    gathering.finish()
    with pytest.raises(GameError) as refusal:
        gathering.bot(bot, [move])
    assert refusal.value.code == "not_playing"


def test_cards_that_are_laid_open_at_the_end_are_told() -> None:
    gathering = at_table("high-society", 3)
    gathering.finish()
    hands = [
        cards for (name, _), cards in gathering.watchers["eve"].zones.items() if name == "hand"
    ]
    assert "?" not in "".join(code for hand in hands for code in hand)


def test_whoever_comes_is_told_the_last_events() -> None:
    gathering = at_table("high-society", 3)
    gathering.finish()
    play = gathering.table.play
    assert play is not None
    told = [event.event for event in sight(gathering.table, 0).log]
    assert told == list(range(len(play.events) - TOLD + 1, len(play.events) + 1))


def test_seats_that_are_asked_together_are_known_before_they_answer() -> None:
    state = parade(hands=["r1 r2 r3 r4", "b1 b2 b3 b4"], turns_left=0)
    assert list(asked(state)) == [0, 1]
    assert choices(asked(state)[1], "discard b1")[0] == Choice("discard b1 b2", True, False)
    assert list(asked(parade(hands=["r1", "b1"]))) == [0]
    discard(state, "r1")
    assert list(answered(state)) == []


def test_nobody_is_asked_when_it_is_over() -> None:
    gathering = at_table()
    gathering.finish()
    play = gathering.table.play
    assert play is not None
    assert play.asked() == {}
    with pytest.raises(GameError) as refusal:
        play.answering(0)
    assert refusal.value.code == "game_over"


def test_nobody_is_asked_between_two_manches() -> None:
    gathering = Gathering("hermine", 2, fixed_manches=2)
    gathering.begin("ana", "ben")
    gathering.place(hermine(["25", ""], pile="", fixed_manches=2))
    gathering.play(0, "discard 25")
    play = gathering.table.play
    assert play is not None
    assert play.is_counted
    assert gathering.refuses("ana", Play("pass", gathering.table.version)) == "cards_to_deal"
