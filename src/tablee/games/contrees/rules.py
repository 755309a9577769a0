"""Jarmial, le jeu des Contrées, by Xavier Richard: four lands, and a place of yours before each.

A turn is two cards. One character before a land is an engagement; the second one is an attack, and
then every other player has a turn to answer; the strongest takes the land. Sorts bend all of this.
Lands make figures of one color or of all different ones. Three ideas carry the rules: a slot, which
is a seat's place before a land; a combat, with its clock; and a lasting sort, with its caster.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.effects import OngoingEffect
from tablee.core.features import FeatureWriter
from tablee.core.game import Options
from tablee.core.prompts import Prompt
from tablee.core.state import COUNTED, NO_CARD
from tablee.core.zones import DEALER, EVERYBODY, NOBODY, Zone
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
    name_action,
)
from tablee.games.contrees.cards import (
    AFFAIBLISSEMENT,
    ANNEXION,
    CARDS,
    DECK,
    FLUMIGEL,
    JARMIAL,
    TRANSLATION,
    TREPAS,
    table,
)
from tablee.games.contrees.field import PAIR
from tablee.games.contrees.hands import HAND_SIZE, KNOWN, PlayableHands
from tablee.games.contrees.lasting_effects import list_effects

PLAYS: Final[i64] = 2
JARMIAL_WINS: Final[i64] = 2
LAST_EPOCH: Final = 255  # the limit of a byte; no game has that many shuffles
_FIRST_EPOCH: Final = bytes(DECK)
_ORDER: Final = vec[i64](list(range(CARDS)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Contrees(PlayableHands):
    """Turns, draws, sorts and questions."""

    def __init__(self, seats: i64, facts: str, options: Options) -> None:
        super().__init__(seats, facts, options)
        self.sorts = Zone("sorts", viewer=EVERYBODY)
        self.pile = Zone("pile")
        self.active: i64 = 0  # the seat whose turn of two cards it is
        self.blocked: i64 = 0  # a bit for each seat whose cards lie face up
        self.invoked: i64 = NOBODY  # the seat that has Jarmial as a fifth card
        self.asked: i64 = NOBODY  # the place where the seat on turn may invoke him
        self.epochs = _FIRST_EPOCH  # the number of the shuffle that each card comes from
        self.pile.cards = _ORDER[:DECK]
        self.land_pile.cards = _ORDER[DECK:]

    def zones(self) -> list[Zone]:
        of_seats = [*self.slots, *self.realms, *self.hands, *self.known]
        return [*of_seats, self.sorts, self.discard, self.pile, *self.lands, self.land_pile]

    def to_shuffle(self) -> vec[i64]:
        """Return all cards before a manche, later the discard pile, sorted."""
        if self.counted or len(self.pile.cards) == DECK:
            return _ORDER[:]
        return self.discard.sorted_cards()

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
        """Deal four cards to each seat, one by one, and four lands; starters alternate."""
        if self.counted:
            self._clear_table()
        self.pile.cards = vec[i64](capacity=DECK)
        self.land_pile.cards = vec[i64](capacity=CARDS - DECK)
        for i in range(CARDS - 1, -1, -1):
            (self.pile if cards[i] < DECK else self.land_pile).add(cards[i])
        for i in range(self.seats * HAND_SIZE):
            self.hands[i % self.seats].add(self.pile.draw())
        for land in self.lands:
            land.add(self.land_pile.draw())
        self._begin_turn(len(self.past) % self.seats)

    def _clear_table(self) -> None:
        """Take up all cards after a manche, and forget what happened in it."""
        self.counted = False
        for zone in self.zones():
            zone.clear()
        for place in range(PLACES):
            self.empty(place)
        self.casters = [NOBODY, NOBODY]
        self.hampered = self.blocked = 0
        self.invoked = NOBODY
        self.jarmial_wins = [0 for _ in range(self.seats)]
        self.epochs = _FIRST_EPOCH

    def _begin_turn(self, seat: i64) -> None:
        """Begin a turn, which ends the lasting sorts of its seat (JAR-26)."""
        self.active = seat
        self.played = 0
        self._end_sorts(seat, seat + 1)
        self._go_on()

    def _go_on(self) -> None:
        """Ask for the next of two cards, even a seat that can play none: a skip would tell."""
        self.turn = self.active
        if self.played == PLAYS:
            self._draw()

    def _block(self) -> None:
        """Reveal all cards until they can be played."""
        seat = self.turn
        self.blocked |= 1 << seat
        while len(self.hands[seat].cards) > 0:
            self.known[seat].add(self.hands[seat].draw())
        self._draw()

    def _draw(self) -> None:
        """Draw up to four cards, reshuffling the discard pile when necessary (JAR-11)."""
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
            self.end()
        else:
            self._resolve()

    def _all_blocked(self) -> bool:
        for seat in range(self.seats):
            if not self.blocked >> seat & 1 or len(self.hands[seat].cards) > 0:
                return False
        return True

    def _resolve(self) -> None:
        """Fight the due combats in the order of their launch; then begin the next turn."""
        following = (self.active + 1) % self.seats
        for place in self.combats:
            if self.attackers[place] == following:
                self._fight(place)
                return
        self._begin_turn(following)

    def _fight(self, place: i64) -> None:
        """Give the land to the winner, who may invoke Jarmial if he stood there (JAR-44)."""
        winner = self.winner(place)
        if winner == NOBODY:
            self.empty(place)
            self._resolve()
            return
        self.conquer(winner, place)
        if self.is_ended():
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
        """Clear a place after a combat, refill it, and resolve the other due combats."""
        self.empty(place)
        self.refill(place)
        self._resolve()

    def legal(self) -> vec[i64]:
        if self.asked != NOBODY:
            return append(append(vec[i64](capacity=2), INVOKE), DECLINE)
        if self.midway:
            return self.list_steps()
        plays = self.list_plays()
        if len(plays) == 0:
            return append(plays, BLOCK)
        return self.keep_for_two(plays) if self.two_cards and self.played == 0 else plays

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
            if not self.is_ended():
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
        """Discard the lasting sorts of the seats from `first` to before `end`, modulo seats."""
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
            if not self.is_ended() and not self.refill(action - ANNEX):
                self.empty(action - ANNEX)

    def _move_lands(self, source: i64) -> None:
        """Take a step of a Translation; the place of the last land follows (JAR-33)."""
        if not self.midway:
            self._take(TRANSLATION)
            self.discard.add(TRANSLATION)
        self.moves.append(int(source))
        self.midway = True
        left = self.list_steps()
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

    def public_features(self, writer: FeatureWriter) -> None:
        writer.seat("active", self.active)
        writer.number("played", self.played)
        writer.number("asked", self.asked)
        writer.numbers("moves", self.moves, PLACES)
        writer.seats("attackers", self.attackers)
        writer.numbers("combats", self.combats, PLACES)
        writer.orders("arrivals", self.arrivals)
        writer.seats("killers", self.killers)
        writer.number("beasts", self.beasts)
        writer.seats("casters", self.casters)
        writer.number("hampered", self.hampered)
        writer.each("jarmial_wins", self.jarmial_wins)
        writer.seat("invoked", self.invoked)
        writer.bits("blocked", self.blocked)
        if self.colors_stay:
            writer.seats("owners", self.list_owners())
        if self.manches > 1:
            writer.each("wins", self.wins)
            writer.number("manche", len(self.past))

    def phase(self) -> str:
        if self.turn == NOBODY:
            return "shared" if self.places().count(1) > 1 else ""
        return COUNTED if self.counted else ""

    def prompt(self) -> Prompt:
        if self.asked != NOBODY:
            return Prompt("invoke", {})
        if self.midway:
            lands = [place for place in range(PLACES) if len(self.lands[place].cards) > 0]
            return Prompt("translation", {"place": int(lands[len(self.moves)]) + 1})
        if len(self.list_plays()) == 0:
            return Prompt("blocked", {})
        return Prompt("play", {"number": int(self.played) + 1})

    def effects(self) -> list[OngoingEffect]:
        return [] if self.is_ended() else list_effects(self, self.active)

    def actions(self) -> i64:
        return ACTIONS

    def back(self, card: i64) -> i64:
        """Return the shuffle of a card, which players can follow."""
        return 0 if card >= DECK else 1 + self.epochs[card]

    def lies_open(self, zone: Zone, card: i64) -> bool:
        """Return False for a hand that was taken up again; Jarmial stays where he was invoked."""
        if zone.name != KNOWN or self.blocked >> zone.owner & 1:
            return True
        return card == JARMIAL and self.invoked == zone.owner

    def card_of(self, action: i64) -> i64:
        return NO_CARD if self.midway else card_used(action)

    def goes_on(self, action: i64) -> bool:
        return MOVE <= action < KILL

    def name(self, action: i64) -> str:
        return name_action(action, table(self.facts).codes, midway=self.midway)

    def forbids(self, action: i64) -> str:
        if self.asked != NOBODY or action in (INVOKE, DECLINE):
            return "JAR-22"
        if self.midway or action == BLOCK:
            return "JAR-33" if self.midway else "JAR-25"
        if self.two_cards and self.played == 0 and action in self.list_plays():
            return "JAR-47"
        if action < ANNEX:
            return self.why_not_lay(action // PLACES, action % PLACES)
        return self._why_not_cast(action)

    def _why_not_cast(self, action: i64) -> str:
        if self.is_silenced():
            return "JAR-28"
        if action < KILL:
            return "JAR-43"
        return "JAR-19" if action - KILL in (JARMIAL, FLUMIGEL) else "JAR-18"
