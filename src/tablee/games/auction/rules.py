"""High Society and Animalement Vôtre, by Reiner Knizia: buy the best, and keep your money.

A card is turned. Riches go to the last who has not passed, who pays; a misfortune goes to the
first who passes, and all the others pay for having escaped it. A bid is a set of notes laid beside
those that lie already, never taken back but by passing, and nobody gives change. The fourth card
with a colored border ends the game: whoever has the least money left is out, and among the others
the highest status wins. The two editions differ in their names, and in what a perfect tie means.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.explanations import Explanation
from tablee.core.features import FeatureWriter
from tablee.core.game import ranked
from tablee.core.prompts import Prompt
from tablee.core.state import DONE, NO_CARD, State
from tablee.core.zones import EVERYBODY, HAND, NOBODY, Zone
from tablee.games.auction.ending import decide, explain_money, explain_scandal, explain_titles

MONEY: Final = [1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25]
_VALUES: Final = vec[i64](MONEY)
NOTES: Final[i64] = 11
POSSESSIONS: Final[i64] = 10  # the cards 0 to 9, each worth one more than its number
SCANDAL: Final[i64] = 13
DEBT: Final[i64] = 14
THEFT: Final[i64] = 15
LOTS: Final[i64] = 16
END_MARKERS: Final[i64] = 4
LOSS_BY_DEBT: Final[i64] = 5
HALVES: Final[i64] = 2
_DECK: Final = vec[i64](list(range(LOTS)))
COLORS: Final = ["red", "blue", "green", "yellow", "violet"]
CODES: Final = ["title1", "title2", "title3", "scandal", "debt", "theft"]

_PASS: Final[i64] = 11
_DONE: Final[i64] = 12
_GIVE_UP: Final[i64] = 13
_ACTIONS: Final[i64] = 23


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(State):
    """An action is a note to bid, `_PASS`, `_DONE`, or `_GIVE_UP` plus a possession."""

    def __init__(self, seats: i64, tie: str, *, spares_gifts: bool) -> None:
        super().__init__(seats)
        self.deck = Zone("deck")
        self.lot = Zone("lot", viewer=EVERYBODY)
        self.hands = [Zone(HAND, owner=seat, viewer=seat) for seat in range(seats)]
        self.bids = [Zone("bid", owner=seat, viewer=EVERYBODY) for seat in range(seats)]
        self.estates = [Zone("estate", owner=seat, viewer=EVERYBODY) for seat in range(seats)]
        self.spent = [Zone("spent", owner=seat) for seat in range(seats)]
        self.lost = [Zone("lost", owner=seat, viewer=EVERYBODY) for seat in range(seats)]
        self.tie = tie
        self.spares_gifts = spares_gifts  # True if a theft waits for what is paid for (HIS-27)
        self.highest: i64 = 0
        self.laid: i64 = -1  # the highest note of an unfinished bid, or -1
        self.passed: i64 = 0  # a bit for each seat
        self.markers: i64 = 0
        self.robbed = False
        self.deck.cards = _DECK[:]
        for seat in range(seats):
            for note in range(NOTES):
                self.hands[seat].add(_card(seat, note))

    def zones(self) -> list[Zone]:
        of_seats = [*self.hands, *self.bids, *self.spent, *self.estates, *self.lost]
        return [*of_seats, self.deck, self.lot]

    def to_shuffle(self) -> vec[i64]:
        return _DECK[:]

    def deal(self, cards: vec[i64]) -> None:
        self.deck.clear()
        for i in range(LOTS - 1, -1, -1):
            self.deck.add(cards[i])
        self._open_auction(0)

    def _open_auction(self, starter: i64) -> None:
        """Turn a card; the fourth end marker is not sold but ends the game (HIS-17)."""
        card = self.deck.draw()
        self.lot.add(card)
        self.highest = self.passed = 0
        self.turn = starter
        if POSSESSIONS <= card <= SCANDAL:
            self.markers += 1
        if self.markers == END_MARKERS:
            self.turn = NOBODY
            for hand in self.hands:
                hand.viewer = EVERYBODY

    def legal(self) -> vec[i64]:
        legal = vec[i64]()
        if self.robbed:
            for card in range(POSSESSIONS):
                if card in self.estates[self.turn].cards:
                    legal = append(legal, _GIVE_UP + card)
            return legal
        held = _collect_notes(self.hands[self.turn])
        for note in range(self.laid + 1, self._find_highest_start(held) + 1):
            if held >> note & 1:
                legal = append(legal, note)
        if not self.midway:
            legal = append(legal, _PASS)
        elif _sum_notes(self.bids[self.turn]) > self.highest:
            legal = append(legal, _DONE)
        return legal

    def _find_highest_start(self, held: i64) -> i64:
        """Return the highest note that can start a bid above the highest bid; or -1."""
        reach = _sum_notes(self.bids[self.turn])
        for note in range(NOTES - 1, self.laid, -1):
            if held >> note & 1:
                reach += _VALUES[note]
                if reach > self.highest:
                    return note
        return -1

    def apply(self, action: i64) -> None:
        if action < NOTES:
            card = _card(self.turn, action)
            self.hands[self.turn].remove(card)
            self.bids[self.turn].add(card)
            self.laid = action
            self.midway = True
        elif action == _PASS:
            self._pass()
        elif action == _DONE:
            self.highest = _sum_notes(self.bids[self.turn])
            self.laid = -1
            self.midway = False
            self.turn = self._after(self.turn)
        else:
            self.robbed = False
            self._give_up(action - _GIVE_UP)
            self._open_auction(self.turn)

    def _pass(self) -> None:
        """Pass: the first to pass takes a misfortune, the last one left takes anything else."""
        seat = self.turn
        self._take_back(seat)
        if self.lot.cards[0] >= SCANDAL:
            for other in range(self.seats):
                self._pay(other)
            self._receive(seat, is_gift=True)
            return
        self.passed |= 1 << seat
        self.turn = self._after(seat)
        if self._after(self.turn) == self.turn:
            is_gift = len(self.bids[self.turn].cards) == 0
            self._pay(self.turn)
            self._receive(self.turn, is_gift=is_gift)

    def _after(self, seat: i64) -> i64:
        """Return the next seat that has not passed."""
        following = (seat + 1) % self.seats
        while self.passed >> following & 1:
            following = (following + 1) % self.seats
        return following

    def _take_back(self, seat: i64) -> None:
        """Return a bid to the hand, sorted."""
        notes = _collect_notes(self.hands[seat]) | _collect_notes(self.bids[seat])
        cards = vec[i64]()
        for note in range(NOTES):
            if notes >> note & 1:
                cards = append(cards, _card(seat, note))
        self.hands[seat].cards = cards
        self.bids[seat].clear()

    def _pay(self, seat: i64) -> None:
        """Spend a bid; spent notes lie face down, but players can remember them (HIS-25)."""
        bid = self.bids[seat]
        for i in range(len(bid.cards)):
            self.spent[seat].add(bid.cards[i])
            self.hands[seat].bar(bid.cards[i])
        bid.clear()

    def _receive(self, seat: i64, *, is_gift: bool) -> None:
        """Take the lot and open the next auction; a theft may have to wait (HIS-14, HIS-27)."""
        estate = self.estates[seat]
        lot = self.lot.draw()
        estate.add(lot)
        self.turn = seat
        if lot == THEFT:
            owned = [card for card in estate.cards if card < POSSESSIONS]
            if len(owned) > 1:
                self.robbed = True
                return
            if owned:
                self._give_up(owned[0])
        elif lot < POSSESSIONS and THEFT in estate.cards and not (is_gift and self.spares_gifts):
            self._give_up(lot)
        self._open_auction(seat)

    def _give_up(self, possession: i64) -> None:
        for card in (possession, THEFT):
            self.estates[self.turn].remove(card)
            self.lost[self.turn].add(card)

    def public_features(self, writer: FeatureWriter) -> None:
        writer.number("highest", self.highest)
        writer.number("laid", self.laid)
        writer.bits("passed", self.passed)
        writer.number("markers", self.markers)
        writer.number("robbed", self.robbed)

    def out(self) -> list[int]:
        return [int(seat) for seat in range(self.seats) if self.passed >> seat & 1]

    def actions(self) -> i64:
        return _ACTIONS

    def card_of(self, action: i64) -> i64:
        if action < NOTES:
            return _card(self.turn, action)
        return action - _GIVE_UP if action >= _GIVE_UP else NO_CARD

    def name(self, action: i64) -> str:
        """Return `bid 4 10`, one move with its notes in ascending order; `pass`; `discard p7`."""
        if action < NOTES:
            return f"{MONEY[action]}" if self.midway else f"bid {MONEY[action]}"
        if action >= _GIVE_UP:
            return f"discard {code_of(action - _GIVE_UP)}"
        return "pass" if action == _PASS else DONE

    def goes_on(self, action: i64) -> bool:
        return action < NOTES

    def back(self, card: i64) -> i64:
        return 0 if card < LOTS else 1 + (card - LOTS) // NOTES

    def forbids(self, action: i64) -> str:
        if self.robbed:
            return "HIS-13"
        if action == _PASS:
            return "HIS-3"
        if action <= self.laid or (action == _DONE and not self.midway):
            return "HIS-4"
        held = _collect_notes(self.hands[self.turn])
        is_stuck = not self.midway and self._find_highest_start(held) < 0
        return "HIS-7" if is_stuck else "HIS-5"

    def phase(self) -> str:
        if self.robbed:
            return "theft"
        if self.turn != NOBODY:
            return ""
        winners = self.places().count(1)
        return "" if winners == 1 else self.tie if winners else "nobody"

    def prompt(self) -> Prompt:
        if self.robbed:
            return Prompt("theft", {})
        mine, highest = int(_sum_notes(self.bids[self.turn])), int(self.highest)
        name = "avoid" if self.lot.cards[0] >= SCANDAL else "bid"
        if self.midway:
            return Prompt("add", {"mine": mine, "highest": highest})
        if self._find_highest_start(_collect_notes(self.hands[self.turn])) < 0:
            return Prompt(f"{name}-beaten", {"highest": highest})
        return Prompt(name, {"mine": mine, "highest": highest})

    def sheets(self) -> list[dict[str, list[int]]]:
        estates = [zone.cards for zone in self.estates]
        sheet = {
            "possessions": [
                sum([card + 1 for card in cards if card < POSSESSIONS]) for cards in estates
            ],
            "debt": [-LOSS_BY_DEBT if DEBT in cards else 0 for cards in estates],
            "titles": [
                len([card for card in cards if POSSESSIONS <= card < SCANDAL]) for cards in estates
            ],
            "scandal": [1 if SCANDAL in cards else 0 for cards in estates],
        }
        if self.turn == NOBODY:
            sheet["money"] = [int(_sum_notes(hand)) for hand in self.hands]
        return [sheet]

    def explain(self, line: str, seat: i64) -> Explanation:
        sheet = self.sheets()[-1]
        if line == "money":
            notes = [MONEY[note_of(card)] for card in self.hands[seat].cards]
            return explain_money(notes, is_poorest=seat in self.excluded())
        if sheet[line][seat] == 0:
            return Explanation("none")
        if line == "debt":
            return Explanation("debt", [sheet[line][seat]])
        status = sheet["possessions"][seat] + sheet["debt"][seat]
        if line == "titles":
            return explain_titles(self._list_titles(seat), status)
        if line == "scandal":
            return explain_scandal(status << sheet["titles"][seat])
        owned = sorted([card for card in self.estates[seat].cards if card < POSSESSIONS])
        cards = [code_of(card) for card in owned]
        return Explanation(line, [int(card + 1) for card in owned], words={"cards": cards})

    def _list_titles(self, seat: i64) -> list[str]:
        cards = self.estates[seat].cards
        return [code_of(card) for card in cards if POSSESSIONS <= card < SCANDAL]

    def ending(self) -> Explanation:
        return Explanation("fourth", words={"cards": [code_of(self.lot.cards[0])]})

    def decision(self) -> Explanation:
        places = self.places()
        if places.count(1) != 1:
            return Explanation("")
        titles = [self._list_titles(seat) for seat in range(self.seats)]
        return decide(self.scores(), self.sheets()[-1]["money"], places, titles)

    def excluded(self) -> list[int]:
        """Return all seats with the least money (HIS-23)."""
        if self.turn != NOBODY:
            return []
        money = self.sheets()[-1]["money"]
        return [seat for seat in range(self.seats) if money[seat] == min(money)]

    def scores(self) -> list[int]:
        """Return the status of each seat in halves, the poorest included."""
        return status(self.sheets()[0])

    def places(self) -> list[int]:
        if self.turn != NOBODY:
            return ranked([(-halves,) for halves in self.scores()])
        return standing(self.sheets()[0])


def status(sheet: dict[str, list[int]]) -> list[int]:
    """Return the status of each seat from a score sheet, in halves (HIS-19)."""
    halves = []
    for seat in range(len(sheet["titles"])):
        points = (sheet["possessions"][seat] + sheet["debt"][seat]) << sheet["titles"][seat]
        halves.append(points if sheet["scandal"][seat] else HALVES * points)
    return halves


def standing(sheet: dict[str, list[int]]) -> list[int]:
    """Return places by status, then money; all seats with the least money are last (HIS-23)."""
    halves, money = status(sheet), sheet["money"]
    seats, least = range(len(money)), min(money)
    places = ranked([(money[i] == least, -halves[i], -money[i]) for i in seats])
    return [len(money) if money[i] == least else places[i] for i in seats]


def _card(seat: i64, note: i64) -> i64:
    return LOTS + seat * NOTES + note


def note_of(card: i64) -> i64:
    """Return the position of a note among those of its color."""
    return (card - LOTS) % NOTES


def _collect_notes(zone: Zone) -> i64:
    """Return the notes in a zone, a bit for each."""
    notes: i64 = 0
    for i in range(len(zone.cards)):
        notes |= 1 << note_of(zone.cards[i])
    return notes


def _sum_notes(zone: Zone) -> i64:
    total: i64 = 0
    for i in range(len(zone.cards)):
        total += _VALUES[note_of(zone.cards[i])]
    return total


def code_of(card: i64) -> str:
    """Return the code of a lot or a note."""
    if card >= LOTS:
        return f"{COLORS[(card - LOTS) // NOTES][0]}{MONEY[note_of(card)]}"
    return f"p{card + 1}" if card < POSSESSIONS else CODES[card - POSSESSIONS]
