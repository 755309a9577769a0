"""Moves of one step or several, of people and of bots, at the version that they saw."""

import pytest

from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.games import GAMES
from tablee.games.auction.rules import NOTES
from tablee.table.choices import asked_seats, following_questions, legal_choices, objections
from tablee.table.commands import Look, Play, Ready
from tablee.table.messages import Choice
from tablee.table.moves import look_ahead
from tablee.table.snapshot import RECENT_EVENTS, build_snapshot
from tests.support.hermine_positions import Tableau, hermine
from tests.support.parade_positions import discard, parade
from tests.support.watched_tables import WatchedTable


def at_table(game: str = "parade", seats: int = 2) -> WatchedTable:
    watched = WatchedTable(game, seats)
    watched.begin(*["ana", "ben", "cleo"][:seats])
    return watched


def test_a_move_is_told_with_what_it_changed_to_the_eye() -> None:
    watched = at_table()
    seat = watched.turn()
    mover, other = watched.person(seat), watched.person(1 - seat)
    move = watched.moves(seat)[0]
    (change,) = watched.play(seat, move)
    assert change.told is not None
    assert (change.news.what, change.news.seat, change.news.text) == ("moved", seat, move)
    (seen,) = watched.told(other)
    assert [zone.name for zone in seen.zones or []] == [
        zone.name for zone in change.zones or [] if (zone.name, zone.owner) != ("hand", seat)
    ]
    assert watched.watchers[mover].board != watched.watchers[other].board


def test_a_move_out_of_turn_or_out_of_the_game_is_refused() -> None:
    watched = at_table()
    seat = watched.turn()
    mover, other = watched.person(seat), watched.person(1 - seat)
    move, version = watched.moves(seat)[0], watched.table.version
    assert watched.refuses(other, Play(move, version)) == "not_your_turn"
    assert watched.refuses("eve", Play(move, version)) == "not_seated"
    assert watched.refuses(mover, Play("play r77", version)) == "unknown_move"
    assert watched.refuses(mover, Play("", version)) == "unknown_move"
    assert watched.refuses(mover, Ready()) == "not_between_manches"


def test_a_move_for_another_version_of_the_table_is_stale() -> None:
    watched = at_table()
    seat = watched.turn()
    before = watched.table.version
    watched.play(seat, watched.moves(seat)[0])
    seat = watched.turn()
    move = watched.moves(seat)[0]
    assert watched.refuses(watched.person(seat), Play(move, before)) == "stale"
    assert watched.refuses(watched.person(seat), Play(move, 10**6)) == "stale"
    watched.do(watched.person(seat), Play(move, watched.table.version))


def test_nobody_moves_before_the_start_or_after_the_end() -> None:
    watched = WatchedTable("parade", 2)
    assert watched.refuses("ana", Play("pass", 1)) == "not_seated"
    watched.begin("ana", "ben")
    watched.finish()
    for command in (Play("pass", watched.table.version), Look("", 1), Ready()):
        assert watched.refuses("ana", command) == "not_playing"


def test_a_move_of_several_steps_is_offered_step_by_step_and_made_as_a_whole() -> None:
    watched = at_table("high-society", 3)
    seat = watched.turn()
    who, version = watched.person(seat), watched.table.version
    board = watched.watchers[who].board
    assert board is not None
    assert Choice("bid 1", whole=True, open=True) in board.choices
    assert Choice("pass", whole=True, open=False) in board.choices
    options = look_ahead(watched.table, who, Look("bid 1", version))
    assert Choice("bid 1 25", whole=True, open=False) in options.choices
    watched.do(who, Look("bid 1", version))
    assert watched.last == []
    assert watched.refuses(who, Look("pass", version)) == "no_more_steps"
    assert watched.refuses(who, Look("bid 1 1", version)) == "illegal_move"
    watched.do(who, Play("bid 1 4 10", version))
    bids = watched.watchers["eve"].zones["bid", seat]
    assert [len(bids), len(watched.watchers["eve"].zones["hand", seat])] == [3, 8]


def test_what_speaks_against_a_card_is_told_to_who_holds_it() -> None:
    watched = at_table("high-society", 3)
    seat = watched.turn()
    who, version = watched.person(seat), watched.table.version
    hand = watched.watchers[who].zones["hand", seat]
    others = watched.table.setup.shown[-1 if seat == 0 else -NOTES * 3]
    told = {
        card: look_ahead(watched.table, who, Look("bid 10", version, card)).against
        for card in (hand[0], hand[-1], others, "no-such-card")
    }
    assert list(told.values()) == [["HIS-4"], [], ["not_held"], ["not_held"]]


@pytest.mark.parametrize(("card", "why"), [("stop", "HER-10"), ("menacee", "HER-12-twice")])
@pytest.mark.parametrize("seat", [0, 1])
def test_what_forbids_an_attack_on_others_comes_before_that_it_is_none_on_oneself(
    seat: int, card: str, why: str
) -> None:
    sides, hands = [Tableau("", "menacee"), Tableau("", "menacee")], ["", ""]
    hands[seat] = card
    state = hermine(hands, sides=sides, turn=seat)
    assert objections(state, Setup(GAMES["hermine"], 2).shown, card) == [why, "HER-10-side"]


def test_only_those_who_sit_at_a_running_game_may_look() -> None:
    watched = WatchedTable("parade", 2)
    for who, code in (("eve", "not_seated"), ("ana", "not_playing")):
        if who == "ana":
            watched.begin("ana", "ben")
            watched.finish()
        with pytest.raises(GameError) as refusal:
            look_ahead(watched.table, who, Look("", 1))
        assert refusal.value.code == code


def test_a_bot_plays_only_for_a_seat_that_is_its_own_and_a_table_that_it_saw() -> None:
    watched = WatchedTable("parade", 2)
    watched.begin("ana")
    bot = 1 - watched.viewer("ana")
    while watched.turn() != bot:
        watched.step()
    move, version = watched.moves(bot)[0], watched.table.version
    for seat, at in ((1 - bot, version), (bot, 1)):
        with pytest.raises(GameError) as refusal:
            watched.bot(seat, [move], at)
        assert refusal.value.code == "stale"
    watched.bot(bot, [move], version)
    assert watched.turn() != bot
    watched.finish()
    with pytest.raises(GameError) as refusal:
        watched.bot(bot, [move])
    assert refusal.value.code == "not_playing"


def test_cards_that_are_laid_open_at_the_end_are_told() -> None:
    watched = at_table("high-society", 3)
    watched.finish()
    hands = [cards for (name, _), cards in watched.watchers["eve"].zones.items() if name == "hand"]
    assert "?" not in "".join(code for hand in hands for code in hand)


def test_whoever_comes_is_told_the_last_events() -> None:
    watched = at_table("high-society", 3)
    watched.finish()
    play = watched.table.game
    assert play is not None
    told = [event.event for event in build_snapshot(watched.table, 0).log]
    assert told == list(range(len(play.events) - RECENT_EVENTS + 1, len(play.events) + 1))


def test_seats_that_are_asked_together_are_known_before_they_answer() -> None:
    state = parade(hands=["r1 r2 r3 r4", "b1 b2 b3 b4"], turns_left=0)
    assert list(asked_seats(state)) == [0, 1]
    shown = GAMES["parade"].faces(2, {})
    choice = legal_choices(asked_seats(state)[1], "discard b1", [face.code for face in shown])[0]
    assert (choice.move, choice.whole, choice.open) == ("discard b1 b2", True, False)
    assert list(asked_seats(parade(hands=["r1", "b1"]))) == [0]
    discard(state, "r1")
    assert list(following_questions(state)) == []


def test_nobody_is_asked_when_it_is_over() -> None:
    watched = at_table()
    watched.finish()
    play = watched.table.game
    assert play is not None
    assert play.asked() == {}
    with pytest.raises(GameError) as refusal:
        play.answering(0)
    assert refusal.value.code == "game_over"


def test_nobody_is_asked_between_two_manches() -> None:
    watched = WatchedTable("hermine", 2, fixed_manches=2)
    watched.begin("ana", "ben")
    watched.place(hermine(["25", ""], pile="", fixed_manches=2))
    watched.play(0, "discard 25")
    play = watched.table.game
    assert play is not None
    assert play.is_counted
    assert watched.refuses("ana", Play("pass", watched.table.version)) == "cards_to_deal"
