"""Five Trails, for two, in the manner of Lost Cities by Reiner Knizia: begin only what pays.

You lay a card on one of your five trails, which may only rise, or discard it; then you draw, from
the pile or what was discarded. A trail that was begun costs 20, and each stake at its beginning
multiplies what it is worth. The game is over when the pile is empty; the most points win.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.game import Face, Game, Options, ranked
from tablee.core.prompts import Prompt
from tablee.core.state import NO_CARD, State
from tablee.core.zones import EVERYBODY, NOBODY, Zone

COLORS = ["red", "green", "white", "blue", "yellow"]
STAKES = 3
SUIT = 12
CARDS = SUIT * len(COLORS)
SEATS = 2
HAND_SIZE = 8
COST = 20
LONG = 8
BONUS = 20
DISCARD = CARDS
DRAW = 2 * CARDS
NO_COLOR = -1
PLACES = ["pile", *COLORS]
"""Where a card is drawn from."""


def color_of(card: int) -> int:
    """Return the color of a card, by its number."""
    return card // SUIT


def value_of(card: int) -> int:
    """Return the value of a card, from 2 to 10; 0 for a stake."""
    return card % SUIT - 1 if card % SUIT >= STAKES else 0


def code_of(card: int) -> str:
    """Return how a card is written: `r7`, or `r0` for a stake."""
    return f"{COLORS[color_of(card)][0]}{value_of(card)}"


class Trails(State):
    """An action lays a card, discards it (`DISCARD` plus the card) or draws (`DRAW` plus where)."""

    def __init__(self) -> None:
        super().__init__(SEATS)
        self.pile = Zone("pile")
        self.discards = [Zone(f"discard-{color}", viewer=EVERYBODY) for color in COLORS]
        self.hands = [Zone("hand", owner=seat, viewer=seat) for seat in range(SEATS)]
        self.known = [Zone("hand-known", owner=seat, viewer=EVERYBODY) for seat in range(SEATS)]
        self.trails = [
            Zone(f"trail-{color}", owner=seat, viewer=EVERYBODY)
            for seat in range(SEATS)
            for color in COLORS
        ]
        self.discarded = NO_COLOR
        for card in range(CARDS):
            self.pile.add(card)

    def zones(self) -> list[Zone]:
        return [self.pile, *self.discards, *self.hands, *self.known, *self.trails]

    def face(self, card: i64) -> i64:
        return card - card % SUIT if card % SUIT < STAKES else card

    def to_shuffle(self) -> vec[i64]:
        return vec[i64](list(range(CARDS)))

    def deal(self, cards: vec[i64]) -> None:
        self.pile.clear()
        for place, card in enumerate(cards):
            dealt = place < HAND_SIZE * SEATS
            (self.hands[place % SEATS] if dealt else self.pile).add(card)
        self.turn = 0

    def trail(self, seat: int, color: int) -> Zone:
        """Return a trail of a seat."""
        return self.trails[seat * len(COLORS) + color]

    def held(self, seat: int) -> list[int]:
        """Return the cards of a seat, first those that everybody saw it take."""
        return [int(card) for zone in (self.known[seat], self.hands[seat]) for card in zone.cards]

    def helps(self, seat: int, card: int) -> bool:
        """Return whether a card goes on with a trail that the seat has begun."""
        is_begun = len(self.trail(seat, color_of(card)).cards) > 0
        return is_begun and card % SUIT > 0 and self.fits(seat, card)

    def fits(self, seat: int, card: int) -> bool:
        """Return whether a card may be laid: a trail rises, stakes first (TRA-2, TRA-3)."""
        trail = self.trail(seat, color_of(card)).cards
        return len(trail) == 0 or value_of(trail[len(trail) - 1]) <= value_of(card)

    def legal(self) -> vec[i64]:
        if self.midway:
            open_piles = [
                DRAW + 1 + color
                for color in range(len(COLORS))
                if color != self.discarded and len(self.discards[color].cards)
            ]
            return vec[i64]([DRAW, *open_piles])
        faces = sorted({int(self.face(card)) for card in self.held(self.turn)})
        laid = [face for face in faces if self.fits(self.turn, face)]
        return vec[i64]([*laid, *(DISCARD + face for face in faces)])

    def apply(self, action: i64) -> None:
        if action >= DRAW:
            self._draw(action - DRAW)
            return
        card = self.card_of(action)
        hand, known = self.hands[self.turn], self.known[self.turn]
        (known if known.holds(card) else hand).remove(card)
        color = color_of(card)
        if action < DISCARD:
            self.trail(self.turn, color).add(card)
        else:
            self.discards[color].add(card)
            self.discarded = color
        self.midway = True

    def _draw(self, place: int) -> None:
        """Draw from the pile (0) or from what was discarded, which everybody sees (TRA-5)."""
        if place == 0:
            self.hands[self.turn].add(self.pile.draw())
        else:
            self.known[self.turn].add(self.discards[place - 1].draw())
        self.midway = False
        self.discarded = NO_COLOR
        self.turn = 1 - self.turn if len(self.pile.cards) else NOBODY

    def actions(self) -> i64:
        return DRAW + 1 + len(COLORS)

    def card_of(self, action: i64) -> i64:
        if action >= DRAW:
            return NO_CARD
        face = action % CARDS
        copies = [card for card in self.held(self.turn) if self.face(card) == self.face(face)]
        return copies[0] if copies else face

    def name(self, action: i64) -> str:
        if action >= DRAW:
            return f":{PLACES[action - DRAW]}"
        return f"{'lay' if action < DISCARD else 'discard'} {code_of(action % CARDS)}"

    def goes_on(self, action: i64) -> bool:
        return action < DRAW

    def forbids(self, action: i64) -> str:
        if self.midway:
            return "TRA-5" if action >= DRAW else "TRA-1"
        return "TRA-2" if action < DISCARD else "TRA-1"

    def prompt(self) -> Prompt:
        return Prompt("draw" if self.midway else "card", {})

    def worth(self, seat: int, color: int) -> int:
        """Return what a trail is worth so far (TRA-6)."""
        cards = [int(card) for card in self.trail(seat, color).cards]
        if not cards:
            return 0
        stakes = len([card for card in cards if value_of(card) == 0])
        points = (sum(map(value_of, cards)) - COST) * (1 + stakes)
        return points + BONUS if len(cards) >= LONG else points

    def sheets(self) -> list[dict[str, list[int]]]:
        return [
            {
                COLORS[color]: [self.worth(seat, color) for seat in range(SEATS)]
                for color in range(len(COLORS))
            }
        ]

    def scores(self) -> list[int]:
        return [
            sum(self.worth(seat, color) for color in range(len(COLORS))) for seat in range(SEATS)
        ]

    def places(self) -> list[int]:
        return ranked([(-score,) for score in self.scores()])


class TrailsGame(Game):
    """Five Trails as it stands on the shelf."""

    def __init__(self) -> None:
        super().__init__("trails", rules=1, seats=(SEATS,))
        self.rules_out_cards = False

    def start(self, seats: int, options: Options) -> State:
        return Trails()

    def faces(self, seats: int, options: Options) -> list[Face]:
        return [_face(card) for card in range(CARDS)]


def _face(card: int) -> Face:
    value = value_of(card)
    kind = "card" if value else "stake"
    return Face(code_of(card), kind, "trails-card", COLORS[color_of(card)], value or None)
