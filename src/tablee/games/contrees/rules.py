"""Jarmial, le jeu des Contrées, by Xavier Richard: four lands, and a place of yours before each.

A turn is two cards. One character before a land is an engagement; the second one is an attack, and
then every other player has a turn to answer; the strongest takes the land. Sorts bend all of this.
Lands make figures of one color or of all different ones. Three ideas carry the rules: a slot, which
is a seat's place before a land; a combat, with its clock; and a lasting sort, with its caster.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.notes import Notes
from tablee.core.pending import Pending
from tablee.core.state import NO_CARD
from tablee.core.zones import DEALER, EVERYBODY, HAND, NOBODY, Zone
from tablee.games.contrees.actions import (
    ACTIONS,
    ANNEX,
    BLOCK,
    DECLINE,
    HAMPER,
    INVOKE,
    KILL,
    MOVE,
    PAIRS,
    PLACES,
    WEAKEN,
    card_used,
    named,
)
from tablee.games.contrees.cards import (
    AFFAIBLISSEMENT,
    ANNEXION,
    CARDS,
    CHARACTERS,
    DECK,
    FLUMIGEL,
    JARMIAL,
    TRANSLATION,
    TREPAS,
    table,
)
from tablee.games.contrees.clocks import running
from tablee.games.contrees.field import PAIR, WIDTH, Field

HAND_SIZE: Final[i64] = 4
PLAYS: Final[i64] = 2
JARMIAL_WINS: Final[i64] = 2
LAST_EPOCH: Final = 255  # a byte for each card; nobody has seen so many shuffles
_FIRST_EPOCH: Final = bytes(DECK)
_ORDER: Final = vec[i64](list(range(CARDS)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Contrees(Field):
    """Cards that a blocked player has laid open stay in `known` until they are played."""

    def __init__(self, seats: i64, facts: str) -> None:
        super().__init__(seats, facts)
        self.hands = [Zone(HAND, owner=seat, viewer=seat) for seat in range(seats)]
        self.known = [Zone("hand-known", owner=seat, viewer=EVERYBODY) for seat in range(seats)]
        self.sorts = Zone("sorts", viewer=EVERYBODY)
        self.pile = Zone("pile")
        self.active: i64 = 0  # whose turn of two cards it is
        self.played: i64 = 0
        self.blocked: i64 = 0  # a bit for each seat whose cards lie face up
        self.invoked: i64 = NOBODY  # who has Jarmial as a fifth card
        self.asked: i64 = NOBODY  # the place where the seat on turn may invoke him
        self.moves: list[int] = []  # a Translation so far
        self.epochs = _FIRST_EPOCH  # the shuffle that each card comes from
        self.pile.cards = _ORDER[:DECK]
        self.land_pile.cards = _ORDER[DECK:]

    def zones(self) -> list[Zone]:
        of_seats = [*self.slots, *self.realms, *self.hands, *self.known]
        return [*of_seats, self.sorts, self.discard, self.pile, *self.lands, self.land_pile]

    def to_shuffle(self) -> vec[i64]:
        """Everything at first, later the discard pile, in the order of the numbers."""
        if len(self.pile.cards) == DECK:
            return _ORDER[:]
        return self.discard.in_order()

    def deal(self, cards: vec[i64]) -> None:
        if len(cards) == CARDS:
            self._deal_first(cards)
            return
        epochs = list(self.epochs)
        epoch = min(LAST_EPOCH, max(epochs) + 1)
        for i in range(len(cards)):
            epochs[cards[i]] = epoch
        self.epochs = bytes(epochs)
        self.discard.clear()
        for i in range(len(cards) - 1, -1, -1):
            self.pile.add(cards[i])
        self._draw()

    def _deal_first(self, cards: vec[i64]) -> None:
        """Four cards to each seat, one by one; four lands in the middle."""
        self.pile.cards = vec[i64](capacity=DECK)
        self.land_pile.cards = vec[i64](capacity=CARDS - DECK)
        for i in range(CARDS - 1, -1, -1):
            (self.pile if cards[i] < DECK else self.land_pile).add(cards[i])
        for i in range(self.seats * HAND_SIZE):
            self.hands[i % self.seats].add(self.pile.draw())
        for land in self.lands:
            land.add(self.land_pile.draw())
        self._begin_turn(0)

    def _begin_turn(self, seat: i64) -> None:
        """The lasting sorts of this seat end (JAR-26)."""
        self.active = seat
        self.played = 0
        self._end_sorts(seat, seat + 1)
        self._go_on()

    def _go_on(self) -> None:
        """Two cards; a seat that can play none is asked too, so that a pause tells nothing."""
        self.turn = self.active
        if self.played == PLAYS:
            self._draw()

    def _block(self) -> None:
        """Lay all cards open until they can be played."""
        seat = self.turn
        self.blocked |= 1 << seat
        while len(self.hands[seat].cards) > 0:
            self.known[seat].add(self.hands[seat].draw())
        self._draw()

    def _draw(self) -> None:
        """Back to four cards; the discard pile is shuffled when a card is needed (JAR-11)."""
        seat = self.active
        hand = self.hands[seat]
        invoked = 1 if self.invoked == seat else 0
        while len(hand.cards) + len(self.known[seat].cards) - invoked < HAND_SIZE:
            if len(self.pile.cards) > 0:
                hand.add(self.pile.draw())
            elif len(self.discard.cards) > 0:
                self.turn = DEALER
                return
            else:
                break
        if self._all_blocked():
            self.turn = NOBODY
        else:
            self._resolve()

    def _all_blocked(self) -> bool:
        for seat in range(self.seats):
            if not self.blocked >> seat & 1 or len(self.hands[seat].cards) > 0:
                return False
        return True

    def _resolve(self) -> None:
        """Fight the combats that are due, in the order of their launch; then the next turn."""
        following = (self.active + 1) % self.seats
        for place in self.combats:
            if self.attackers[place] == following:
                self._fight(place)
                return
        self._begin_turn(following)

    def _fight(self, place: i64) -> None:
        """The winner takes the land, and may invoke Jarmial if he stood there (JAR-44)."""
        winner = self.winner(place)
        if winner == NOBODY:
            self.end_combat(place)
            self._resolve()
            return
        self.conquer(winner, place)
        if self.turn == NOBODY:
            return
        if JARMIAL in self.slot(winner, place).cards:
            self.jarmial_wins[winner] += 1
        elif not self.stands(JARMIAL, place):
            self._leave(place)
            return
        if self.jarmial_wins[winner] == JARMIAL_WINS:
            self._leave(place)
        else:
            self.asked = place
            self.turn = winner

    def _leave(self, place: i64) -> None:
        """After a combat: everybody leaves, another land comes, and what else is due is fought."""
        self.empty(place)
        self.refill(place)
        self._resolve()

    def legal(self) -> vec[i64]:
        if self.asked != NOBODY:
            return append(append(vec[i64](capacity=2), INVOKE), DECLINE)
        if self.midway:
            return self._sources()
        found = self._plays()
        return found if len(found) > 0 else append(found, BLOCK)

    def _sources(self) -> vec[i64]:
        """Lands that have not been given a new place yet."""
        found = vec[i64]()
        for place in range(PLACES):
            if len(self.lands[place].cards) > 0 and place not in self.moves:
                found = append(found, MOVE + place)
        return found

    def _plays(self) -> vec[i64]:
        rooms = self.rooms()
        usual = vec[i64](capacity=HAND_SIZE * PLACES)
        found = self._plays_from(self.hands[self.turn].cards, rooms, usual)
        known = self.known[self.turn].cards
        return self._plays_from(known, rooms, found) if len(known) > 0 else found

    def _plays_from(self, cards: vec[i64], rooms: i64, found: vec[i64]) -> vec[i64]:
        """Add what can be done with these cards, in the room that each place has for colors."""
        strongest = self.strongest()
        for i in range(len(cards)):
            card = cards[i]
            if card >= CHARACTERS:
                found = found if self.is_silenced() else self._casts(card, found)
            elif self.strengths[card] <= strongest:
                color: i64 = self.colors[card]
                for place in range(PLACES):
                    if rooms >> place * WIDTH + color & 1:
                        found = append(found, card * PLACES + place)
        return found

    def _targets(self, found: vec[i64]) -> vec[i64]:
        """Everybody on the table but Jarmial and Flumigel (JAR-18, JAR-19)."""
        for slot in self.slots:
            for card in slot.cards:
                if card not in (JARMIAL, FLUMIGEL):
                    found = append(found, KILL + card)
        return found

    def _casts(self, sort: i64, found: vec[i64]) -> vec[i64]:
        """Add what a sort can be aimed at."""
        if sort == TREPAS:
            return self._targets(found)
        if sort >= AFFAIBLISSEMENT:
            for action in range(WEAKEN if sort == AFFAIBLISSEMENT else HAMPER, INVOKE):
                if card_used(action) == sort:
                    found = append(found, action)
        else:
            for place in range(PLACES):
                if len(self.lands[place].cards) > 0:
                    found = append(found, place + (ANNEX if sort == ANNEXION else MOVE))
        return found

    def apply(self, action: i64) -> None:
        if action == BLOCK:
            self._block()
        elif action >= INVOKE:
            self._invoke(action == INVOKE)
        elif MOVE <= action < KILL:
            self._move_lands(action - MOVE)
        else:
            self._take(self.card_of(action))
            if action < ANNEX:
                self._lay(action // PLACES, action % PLACES)
            else:
                self._cast(action)
            if self.turn != NOBODY:
                self._go_on()

    def _take(self, card: i64) -> None:
        known = self.known[self.turn]
        is_known = len(known.cards) > 0 and card in known.cards
        (known if is_known else self.hands[self.turn]).remove(card)
        if card == JARMIAL:
            self.invoked = NOBODY
        self.blocked &= ~(1 << self.turn)
        self.played += 1

    def _lay(self, card: i64, place: i64) -> None:
        self.engage(card, place)
        if card == FLUMIGEL:
            self._end_sorts(self.turn + 1, self.turn + self.seats)

    def _end_sorts(self, first: i64, end: i64) -> None:
        """Discard the lasting sorts of these seats, counted on around the table."""
        for i in range(PAIR):
            caster: i64 = self.casters[i]
            for seat in range(first, end):
                if caster != NOBODY and caster == seat % self.seats:
                    self.casters[i] = NOBODY
                    self.sorts.remove(AFFAIBLISSEMENT + i)
                    self.discard.add(AFFAIBLISSEMENT + i)

    def _cast(self, action: i64) -> None:
        if action >= WEAKEN:
            lasting = 0 if action == WEAKEN else 1
            self.sorts.add(AFFAIBLISSEMENT + lasting)
            self.casters[lasting] = int(self.turn)
            if lasting:
                one, other = PAIRS[action - HAMPER]
                self.hampered = 1 << one | 1 << other
        elif action >= KILL:
            self.discard.add(TREPAS)
            self.kill(action - KILL)
        else:
            self.discard.add(ANNEXION)
            self.conquer(self.turn, action - ANNEX)
            if self.turn != NOBODY and not self.refill(action - ANNEX):
                self.empty(action - ANNEX)

    def _move_lands(self, source: i64) -> None:
        """One land more has its new place; the last one follows from the others (JAR-33)."""
        if not self.midway:
            self._take(TRANSLATION)
            self.discard.add(TRANSLATION)
        self.moves.append(int(source))
        self.midway = True
        left = self._sources()
        if len(left) > 1:
            return
        self.moves += [int(last - MOVE) for last in left]
        places = sorted(self.moves)
        lands = [self.lands[place].draw() for place in self.moves]
        for i in range(len(places)):
            self.lands[places[i]].add(lands[i])
        self.moves = []
        self.midway = False
        self._go_on()

    def _invoke(self, wanted: bool) -> None:
        place = self.asked
        self.asked = NOBODY
        if wanted:
            for seat in range(self.seats):
                slot = self.slot(seat, place)
                if JARMIAL in slot.cards:
                    slot.remove(JARMIAL)
            self.known[self.turn].add(JARMIAL)
            self.invoked = self.turn
        self._leave(place)

    def also_known(self, notes: Notes) -> None:
        notes.seat("active", self.active)
        notes.number("played", self.played)
        notes.number("asked", self.asked)
        notes.numbers("moves", self.moves, PLACES)
        notes.seats("attackers", self.attackers)
        notes.numbers("combats", self.combats, PLACES)
        notes.orders("arrivals", self.arrivals)
        notes.seats("killers", self.killers)
        notes.number("beasts", self.beasts)
        notes.seats("casters", self.casters)
        notes.number("hampered", self.hampered)
        notes.each("jarmial_wins", self.jarmial_wins)
        notes.seat("invoked", self.invoked)
        notes.bits("blocked", self.blocked)

    def phase(self) -> str:
        if self.turn == NOBODY:
            return "shared" if self.places().count(1) > 1 else ""
        return ""

    def pending(self) -> list[Pending]:
        return [] if self.turn == NOBODY else running(self, self.active)

    def actions(self) -> i64:
        return ACTIONS

    def back(self, card: i64) -> i64:
        """Players can follow which shuffle a card comes from."""
        return 0 if card >= DECK else 1 + self.epochs[card]

    def card_of(self, action: i64) -> i64:
        return NO_CARD if self.midway else card_used(action)

    def goes_on(self, action: i64) -> bool:
        return MOVE <= action < KILL

    def name(self, action: i64) -> str:
        return named(action, table(self.facts).codes, midway=self.midway)

    def forbids(self, action: i64) -> str:
        if self.asked != NOBODY or action in (INVOKE, DECLINE):
            return "JAR-22"
        if self.midway or action == BLOCK:
            return "JAR-33" if self.midway else "JAR-25"
        if action < ANNEX:
            return self.against(action // PLACES, action % PLACES)
        if self.is_silenced():
            return "JAR-28"
        if action < KILL:
            return "JAR-43"
        return "JAR-19" if action - KILL in (JARMIAL, FLUMIGEL) else "JAR-18"
