"""A trick-taking game for tests, written as a third party would: three seats follow suit."""

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.game import Face, Game, Options, ranked
from tablee.core.state import State
from tablee.core.zones import EVERYBODY, NOBODY, Zone

SUITS = 3
RANKS = 4
CARDS = SUITS * RANKS
SEATS = 3


class Follow(State):
    """Seats lay a card in turn and must follow suit; the highest card of the suit led wins."""

    notes_voids = True

    def __init__(self) -> None:
        super().__init__(SEATS)
        self.deck = Zone("deck")
        self.hands = [Zone("hand", owner=seat, viewer=seat) for seat in range(SEATS)]
        self.played = [Zone("played", owner=seat, viewer=EVERYBODY) for seat in range(SEATS)]
        self.won = [Zone("won", owner=seat, viewer=EVERYBODY) for seat in range(SEATS)]
        self.led = -1
        for card in range(CARDS):
            self.deck.add(card)

    def zones(self) -> list[Zone]:
        return [self.deck, *self.hands, *self.played, *self.won]

    def to_shuffle(self) -> vec[i64]:
        return vec[i64](sorted(self.deck.cards))

    def deal(self, cards: vec[i64]) -> None:
        self.deck.clear()
        for place, card in enumerate(cards):
            self.hands[place % SEATS].add(card)
        self.turn = 0

    def legal(self) -> vec[i64]:
        hand = list(self.hands[self.turn].cards)
        return vec[i64]([card for card in hand if card // RANKS == self.led] or hand)

    def apply(self, action: i64) -> None:
        hand = self.hands[self.turn]
        if self.notes_voids and self.led not in (-1, action // RANKS):
            for card in range(self.led * RANKS, self.led * RANKS + RANKS):
                hand.bar(card)
        hand.remove(action)
        self.played[self.turn].add(action)
        self.led = action // RANKS if self.led == -1 else self.led
        self.turn = (self.turn + 1) % SEATS
        if all(len(zone.cards) == 1 for zone in self.played):
            self._end_trick()

    def _end_trick(self) -> None:
        cards = [zone.draw() for zone in self.played]
        winner = max(range(SEATS), key=lambda seat: (cards[seat] // RANKS == self.led, cards[seat]))
        for card in cards:
            self.won[winner].add(card)
        self.led = -1
        self.turn = winner if len(self.hands[0].cards) > 0 else NOBODY

    def actions(self) -> i64:
        return CARDS

    def card_of(self, action: i64) -> i64:
        return action

    def name(self, action: i64) -> str:
        return f"lay {_code(action)}"

    def forbids(self, action: i64) -> str:
        return "FOL-1"

    def scores(self) -> list[int]:
        return [len(zone.cards) for zone in self.won]

    def places(self) -> list[int]:
        return ranked([(-points,) for points in self.scores()])


class Forgetful(Follow):
    """The same game without noting voids: worlds may contradict past actions."""

    notes_voids = False


class Misere(Follow):
    """The same, but whoever wins the fewest cards wins."""

    def places(self) -> list[int]:
        return ranked([(points,) for points in self.scores()])


class FollowGame(Game):
    def __init__(self, kind: type[Follow] = Follow) -> None:
        super().__init__("follow", rules=1, seats=(SEATS,))
        self.kind = kind
        self.lowest_wins = kind is Misere

    def start(self, seats: int, options: Options) -> State:
        return self.kind()

    def faces(self, seats: int, options: Options) -> list[Face]:
        return [Face(_code(card), "plain", "follow-card") for card in range(CARDS)]


def _code(card: int) -> str:
    return f"{'xyz'[card // RANKS]}{card % RANKS}"
