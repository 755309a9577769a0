"""Auctions from the first card to the last, ruling by ruling."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.bots.heuristic import playout
from tablee.core.errors import GameError
from tablee.core.game import Face, Game
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.zones import DEALER, NOBODY
from tablee.games.auction import ANIMALEMENT_VOTRE, HIGH_SOCIETY, Auction
from tablee.games.auction.rules import LOTS, MONEY, NOTES
from tests.support.auction_positions import (
    ALL,
    auction,
    bids,
    lost,
    lots,
    notes,
    offered,
    play,
    without,
)
from tests.support.parade_positions import FIXED, all_cards

BOTH = pytest.mark.parametrize("game", [HIGH_SOCIETY, ANIMALEMENT_VOTRE])
MISFORTUNES = pytest.mark.parametrize("lot", ["scandal", "debt", "theft"])
RICHES = pytest.mark.parametrize("lot", ["p1", "p10", "title1", "title2", "title3"])
POSSESSIONS = [f"p{value}" for value in range(1, 11)]


def test_T4_the_rulebook_sells_a_title() -> None:
    """HIS-26: at this table Sandra sits before Natacha, Alexandre and Sylvie."""
    state = auction("title1 p1", hands=[ALL] * 4, game=ANIMALEMENT_VOTRE)
    asked = []
    for move in ("bid 20", "bid 25", "pass", "bid 1 25", "pass", "bid 2", "pass"):
        asked.append(state.turn)
        play(state, move)
    assert asked == [0, 1, 2, 3, 0, 1, 3]
    assert [lots(estate) for estate in state.estates] == ["", "title1", "", ""]
    assert [notes(spent) for spent in state.spent] == ["", "2 25", "", ""]
    assert [notes(hand) for hand in state.hands] == [ALL, without(2, 25), ALL, ALL]
    assert (state.turn, lots(state.lot)) == (1, "p1")


@pytest.mark.parametrize("nine", ["1 8", "3 6"])
@pytest.mark.parametrize("seven", ["1 6", "3 4"])
@pytest.mark.parametrize("five", ["1 4", "2 3"])
def test_T5_the_rulebook_sells_a_debt(five: str, seven: str, nine: str) -> None:
    """HIS-26: at this table Natacha sits before Alexandre, Sandra and Sylvie."""
    state = auction("debt p1", hands=[ALL] * 4, game=ANIMALEMENT_VOTRE)
    play(state, "bid 4", f"bid {five}", f"bid {seven}", "bid 10", f"bid {nine}")
    assert (state.turn, state.highest) == (1, 13)
    play(state, "pass")
    assert [lots(estate) for estate in state.estates] == ["", "debt", "", ""]
    paid = [sorted(map(int, notes(spent).split())) for spent in state.spent]
    assert paid == [sorted([4, *map(int, nine.split())]), [], [int(n) for n in seven.split()], [10]]
    assert [sum(spent) for spent in paid] == [13, 0, 7, 10]
    assert [notes(hand) for hand in state.hands] == [without(*spent) for spent in paid]
    assert (state.turn, lots(state.lot)) == (1, "p1")


def test_T9_when_all_pass_the_last_seat_has_a_possession_for_nothing() -> None:
    state = auction("p6 p1")
    play(state, "pass", "pass")
    assert [lots(estate) for estate in state.estates] == ["", "", "p6"]
    assert [notes(hand) for hand in state.hands] == [ALL] * 3
    assert (state.turn, lots(state.lot)) == (2, "p1")


@BOTH
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_HIS_1_three_to_five_play(seats: int, game: Game) -> None:
    """HIS-1: each has all eleven notes of one color; one of sixteen lots is turned."""
    state = Setup(game, seats).start()
    assert (state.turn, list(state.to_shuffle())) == (DEALER, list(range(LOTS)))
    shuffle(state, Rng(1))
    assert isinstance(state, Auction)
    assert [notes(hand) for hand in state.hands] == [ALL] * seats
    assert (len(state.lot.cards), len(state.deck.cards), state.turn) == (1, 15, 0)
    assert all_cards(state) == list(range(LOTS + seats * NOTES))


@BOTH
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_HIS_1_two_are_too_few_and_six_too_many(seats: int, game: Game) -> None:
    """HIS-1: no rule for two exists in either text."""
    with pytest.raises(GameError) as refusal:
        Setup(game, seats)
    assert refusal.value.code == "bad_seats"


@BOTH
def test_HIS_2_five_colors_of_eleven_notes(game: Game) -> None:
    """HIS-2: 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 and 25, which are 106."""
    faces = game.faces(5, {})[LOTS:]
    expected = [(color, int(value)) for color in _colors(faces) for value in ALL.split()]
    assert [(face.color, face.value) for face in faces] == expected
    assert (len(_colors(faces)), len({face.code for face in faces})) == (5, 55)
    assert faces[3] == Face("r4", "note", f"{game.slug}-note", "red", 4, back="red")
    assert {face.kind for face in faces} == {"note"}
    assert (sum(MONEY), MONEY) == (106, [int(value) for value in ALL.split()])


def _colors(faces: list[Face]) -> list[str]:
    return list(dict.fromkeys(face.color for face in faces))


def test_HIS_2_every_total_can_be_paid_in_one_bid() -> None:
    """HIS-2: who has all the notes can bid any of the 2,047 sets, and so any total up to 106."""
    found = bids(auction("p5"))
    assert len(found) == len(set(found)) == 2047
    assert {sum(bid) for bid in found} == set(range(1, 107))


@RICHES
def test_HIS_8_the_last_one_has_it_for_nothing_and_is_not_asked(lot: str) -> None:
    """HIS-8: the last player who could have bid obtains the card free, whoever started."""
    state = auction(f"{lot} p5", hands=[ALL] * 4, turn=2)
    play(state, "pass", "pass")
    assert (state.turn, lots(state.lot)) == (0, lot)
    play(state, "pass")
    assert [lots(estate) for estate in state.estates] == ["", lot, "", ""]
    assert [notes(spent) for spent in state.spent] == [""] * 4
    assert (state.turn, lots(state.lot)) == (1, "p5")


@RICHES
@pytest.mark.parametrize(
    ("moves", "winner", "price"),
    [
        (["bid 4", "pass", "pass"], 0, "4"),
        (["pass", "bid 4", "pass"], 1, "4"),
        (["bid 4", "bid 6", "pass", "pass"], 1, "6"),
        (["bid 4", "bid 6", "pass", "bid 3", "pass"], 0, "3 4"),
    ],
)
def test_HIS_9_the_auction_ends_when_one_is_left(
    lot: str, moves: list[str], winner: int, price: str
) -> None:
    """HIS-9: also if it is not that seat's turn; only the winner pays, the others take back."""
    state = auction(f"{lot} p5")
    play(state, *moves)
    assert lots(state.estates[winner]) == lot
    for seat in range(3):
        paid = price if seat == winner else ""
        assert notes(state.spent[seat]) == paid
        assert notes(state.hands[seat]) == without(*map(int, paid.split()))
        assert notes(state.bids[seat]) == ""
    assert (state.turn, lots(state.lot)) == (winner, "p5")


def test_HIS_9_everybody_sees_who_has_passed_until_the_next_auction() -> None:
    """HIS-9: whoever has passed is out of this auction."""
    state = auction("p5 p6", hands=[ALL] * 4)
    assert state.out() == []
    play(state, "bid 1", "pass", "bid 2", "pass")
    assert state.out() == [1, 3]
    play(state, "pass")
    assert (lots(state.lot), state.out()) == ("p6", [])


def test_HIS_9_who_has_passed_is_asked_again_in_the_next_auction_only() -> None:
    """HIS-9: passing excludes from this auction, and from no other."""
    state = auction("p5 p6")
    asked = []
    for move in ("pass", "bid 1", "bid 2", "bid 3", "pass", "bid 2", "bid 3"):
        asked.append(state.turn)
        play(state, move)
    assert asked == [0, 1, 2, 1, 2, 1, 2]
    assert (state.turn, lots(state.lot)) == (0, "p6")


@MISFORTUNES
@pytest.mark.parametrize(
    ("moves", "victim", "paid"),
    [
        (["pass"], 0, ["", "", ""]),
        (["bid 4", "pass"], 1, ["4", "", ""]),
        (["bid 4", "bid 6", "pass"], 2, ["4", "6", ""]),
        (["bid 4", "bid 6", "bid 8", "pass"], 0, ["", "6", "8"]),
    ],
)
def test_HIS_10_the_first_to_pass_takes_a_misfortune(
    lot: str, moves: list[str], victim: int, paid: list[str]
) -> None:
    """HIS-10: even if nobody has bid; the victim takes back, all the others have paid."""
    state = auction(f"{lot} p5")
    play(state, *moves)
    assert lots(state.estates[victim]) == lot
    assert [notes(spent) for spent in state.spent] == paid
    assert [notes(hand) for hand in state.hands] == [without(*map(int, n.split())) for n in paid]
    assert [notes(bid) for bid in state.bids] == ["", "", ""]
    assert (state.turn, lots(state.lot)) == (victim, "p5")


def test_HIS_11_three_end_markers_are_sold_like_other_cards() -> None:
    """HIS-11: a title goes to the last, the scandal to the first who passes; then it goes on."""
    state = auction("title1 scandal title2 p5")
    play(state, "bid 4", "pass", "pass", "bid 6", "bid 8", "pass", "bid 10", "pass", "pass")
    assert [lots(estate) for estate in state.estates] == ["title1", "", "scandal title2"]
    assert [notes(spent) for spent in state.spent] == ["4 6", "8", "10"]
    assert (state.turn, lots(state.lot), state.markers) == (2, "p5", 3)


@pytest.mark.parametrize(
    ("lot", "moves", "receiver"),
    [
        ("p9", ["bid 25", "pass", "pass"], 1),
        ("p9", ["pass", "bid 25", "pass"], 2),
        ("title2", ["pass", "pass"], 0),
        ("scandal", ["bid 20", "bid 25", "pass"], 0),
        ("debt", ["bid 25", "pass"], 2),
        ("theft", ["pass"], 1),
    ],
)
def test_HIS_16_the_receiver_opens_the_next_auction(
    lot: str, moves: list[str], receiver: int
) -> None:
    """HIS-16: misfortunes included; and bids begin again at one."""
    state = auction(f"{lot} p5", turn=1)
    play(state, *moves)
    assert (state.turn, lots(state.lot), state.highest) == (receiver, "p5", 0)
    play(state, "bid 1")
    assert state.turn == (receiver + 1) % 3


@pytest.mark.parametrize("place", range(4, 17))
def test_HIS_17_the_fourth_end_marker_is_not_sold(place: int) -> None:
    """HIS-17: it belongs to nobody and the rest is unused; hence 3 to 15 auctions."""
    others = " ".join([*POSSESSIONS, "debt", "theft"][: place - 4])
    state = auction(f"title1 {others} title2 scandal title3")
    sold: list[str] = []
    while state.turn != NOBODY:
        if lots(state.lot) not in ["", *sold[-1:]]:
            sold.append(lots(state.lot))
        play(state, "pass" if "pass" in offered(state) else offered(state)[0])
    assert sold == ["title1", *others.split(), "title2", "scandal"]
    assert (lots(state.lot), len(state.deck.cards)) == ("title3", 16 - place)
    owned = [code for estate in state.estates for code in lots(estate).split()]
    assert sorted([*owned, *lost(state).split()]) == sorted(sold)


@pytest.mark.parametrize("last", ["title1", "title2", "title3", "scandal"])
def test_HIS_17_whichever_marker_is_the_fourth_ends_the_game(last: str) -> None:
    """HIS-17: three titles and the scandal have a colored border; debt and theft have not."""
    others = [code for code in ("title1", "title2", "title3", "scandal") if code != last]
    state = auction(f"p1 debt {last}", estates=["", " ".join(others), ""])
    play(state, "pass", "pass")
    assert (state.turn, lots(state.lot)) == (2, "debt")
    play(state, "pass")
    assert (state.turn, lots(state.lot), lots(state.estates[2])) == (NOBODY, last, "p1 debt")
    with pytest.raises(GameError) as refusal:
        play(state, "pass")
    assert refusal.value.code == "game_over"


@FIXED
@given(st.integers(0, 2**32), st.integers(3, 5))
def test_HIS_24_no_bid_lies_on_the_table_at_the_end(seed: int, seats: int) -> None:
    """HIS-24: the game ends when a card is turned, so all money is in hand or spent."""
    state = Setup(HIGH_SOCIETY, seats).start()
    playout(state, Rng(seed))
    assert isinstance(state, Auction)
    assert [notes(bid) for bid in state.bids] == [""] * seats
    for seat in range(seats):
        spent = [int(value) for value in notes(state.spent[seat]).split()]
        assert notes(state.hands[seat]) == without(*spent)


def test_HIS_25_what_is_laid_is_open_until_it_is_spent() -> None:
    """HIS-25: displays are public, hands and the pile of spent notes are not."""
    state = auction("p5 p6")
    play(state, "bid 4", "pass")
    assert [zone.name for zone in state.zones() if zone.open_to(NOBODY) and zone.cards] == [
        "bid",
        "lot",
    ]
    play(state, "pass")
    assert [zone.name for zone in state.zones() if zone.open_to(NOBODY) and zone.cards] == [
        "estate",
        "lot",
    ]
    assert [state.spent[0].open_to(seat) for seat in range(3)] == [False] * 3


@BOTH
def test_sixteen_lots_ten_of_them_possessions(game: Game) -> None:
    faces = game.faces(3, {})[:LOTS]
    kinds = ["possession"] * 10 + ["title"] * 3 + ["scandal", "debt", "theft"]
    codes = [*POSSESSIONS, "title1", "title2", "title3", "scandal", "debt", "theft"]
    assert [face.kind for face in faces] == kinds
    assert [face.code for face in faces] == codes
    assert [face.value for face in faces] == [*range(1, 11), *[None] * 6]
    assert [face.key for face in faces] == [f"{game.slug}-{face.symbol}" for face in faces]
    assert len({face.symbol for face in faces}) == 16


@pytest.mark.parametrize(
    ("game", "symbol", "value"),
    [
        (HIGH_SOCIETY, "horse", 3),
        (HIGH_SOCIETY, "castle", 9),
        (ANIMALEMENT_VOTRE, "mole", 2),
        (ANIMALEMENT_VOTRE, "mule", 4),
    ],
)
def test_possessions_are_worth_what_the_rulebook_says(game: Game, symbol: str, value: int) -> None:
    assert {face.symbol: face.value for face in game.faces(3, {})}[symbol] == value


def test_the_camel_and_the_rabbit_are_worth_twelve() -> None:
    values = {face.symbol: face.value or 0 for face in ANIMALEMENT_VOTRE.faces(3, {})}
    assert values["camel"] + values["rabbit"] == 12
