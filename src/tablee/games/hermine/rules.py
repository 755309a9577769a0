"""Jeu de l'Hermine: walk through Brittany in steps, stop the others, and save what is in danger.

A turn is a card drawn and a card played or discarded. Steps add up to 700 or 1000; attacks halt or
slow the other sides down, parades answer them, and a botte protects for good. A botte laid at the
very moment of the attack that it answers is a coup-fourré, which takes the turn and pays best. Two
or three play alone, four and six in teams of two, whose partners share what lies on the table.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.features import FeatureWriter
from tablee.core.game import Options
from tablee.core.prompts import Prompt
from tablee.core.state import COUNTED, NO_CARD, REACTION
from tablee.core.zones import DEALER, HAND, NOBODY, Zone
from tablee.games.hermine.cards import (
    ACTIONS,
    ALLONGE,
    AS_JOKER,
    BEAUTE,
    CODES,
    COUP,
    DECLINE,
    DISCARD,
    FIRST,
    JOKER,
    JOKER_COUP,
    KINDS,
    LET_BE,
    MENACEE,
    ORDER,
    PARRY,
    PROTECTION,
    PROTEGEE,
    STOP,
    botte_against,
    kind_played,
    kind_used,
    name_action,
    plays_with,
    target_of,
)
from tablee.games.hermine.sheet import ScoredTableaux
from tablee.games.hermine.tableau import NOTHING, SHORT

HAND_SIZE: Final[i64] = 6


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Hermine(ScoredTableaux):
    """Turns and questions; `Tableaux` has the rules of what may be played."""

    def __init__(self, seats: i64, options: Options) -> None:
        super().__init__(seats, options)
        self.joker_bottes = options["joker_scope"] == "any"
        self.last_coup_skips = options["last_coup_skips"] is True
        self.hands = [Zone(HAND, owner=seat, viewer=seat) for seat in range(seats)]
        self.dealer: i64 = seats - 1
        self.asked = False  # True while the seat on turn is asked for an allonge
        self.attack: i64 = NOTHING  # the attack that the seat on turn may answer with a coup-fourré
        self.attacker: i64 = NOBODY
        self.pile.cards = self.to_shuffle()

    def zones(self) -> list[Zone]:
        tableau = [*self.battles, *self.speeds, *self.steps, *self.bottes, *self.coups]
        return [*tableau, self.discard, self.pile, *self.hands]

    def to_shuffle(self) -> vec[i64]:
        return ORDER[: self.plain + len(self.named)]

    def deal(self, cards: vec[i64]) -> None:
        """Deal six cards to each seat; the dealer's left neighbor begins (HER-6)."""
        for zone in self.zones():
            zone.clear()
        for joker in range(len(self.named)):
            self.named[joker] = NOTHING
        self.caller = NOBODY
        self.dealer = self._after(self.dealer)
        dealt = self.seats * HAND_SIZE
        for i in range(dealt):
            self.hands[(self.dealer + 1 + i // HAND_SIZE) % self.seats].add(cards[i])
        for i in range(len(cards) - 1, dealt - 1, -1):
            self.pile.add(cards[i])
        self._begin_turn(self._after(self.dealer))

    def _after(self, seat: i64) -> i64:
        following = seat + 1
        return following if following < self.seats else following - self.seats

    def _begin_turn(self, seat: i64) -> None:
        """Draw a card, or skip seats without cards once the pile is empty (HER-29)."""
        self.turn = seat
        if len(self.pile.cards) > 0:
            self.hands[seat].add(self.pile.draw())
            return
        for _ in range(self.seats):
            if len(self.hands[self.turn].cards) > 0:
                return
            self.turn = self._after(self.turn)
        self.count(NOBODY)

    def legal(self) -> vec[i64]:
        if self.asked:
            return append(append(vec[i64](), ALLONGE), DECLINE)
        held = self.kinds(self.hands[self.turn])
        if self.attack != NOTHING:
            return self._list_answers(held)
        legal = self._list_plays(held)
        for kind in range(JOKER + len(self.named)):
            if held >> kind & 1:
                legal = append(legal, DISCARD + kind)
        return legal

    def _list_plays(self, held: i64) -> vec[i64]:
        plays = vec[i64]()
        allowed = self.allowed(self.turn % self.sides)
        matching = allowed & plays_with(held)
        for play in range(AS_JOKER):
            if matching >> play & 1:
                plays = append(plays, play)
        for joker in range(len(self.named)):
            if held >> (JOKER + joker) & 1:
                for play in range(AS_JOKER if self.joker_bottes else PARRY + PROTECTION - BEAUTE):
                    if allowed >> play & 1:
                        plays = append(plays, (joker + 1) * AS_JOKER + play)
        return plays

    def _list_answers(self, held: i64) -> vec[i64]:
        answers = vec[i64]()
        if held >> botte_against(self.attack) & 1:
            answers = append(answers, COUP)
        for joker in range(len(self.named)):
            if self.joker_bottes and held >> (JOKER + joker) & 1:
                answers = append(answers, JOKER_COUP + joker)
        return append(answers, LET_BE)

    def apply(self, action: i64) -> None:
        if action < DISCARD:
            self._play(self._take_card(action, kind_played(action)), action)
        elif action < COUP:
            self.discard.add(self._take_card(action, NOTHING))
            self._begin_turn(self._after(self.turn))
        elif action < LET_BE:
            self._answer(self._take_card(action, botte_against(self.attack)))
        elif action == LET_BE:
            self._ask_next(self.turn % self.sides)
        else:
            self.asked = False
            if action == ALLONGE:
                self.caller = self.turn % self.sides
                self._begin_turn(self._after(self.turn))
            else:
                self.count(self.turn % self.sides)

    def _find_in_hand(self, kind: i64) -> i64:
        """Return the first card of a kind in the hand on turn, or `NO_CARD`."""
        for card in self.hands[self.turn].cards:
            if self.kind(card) == kind:
                return card
        return NO_CARD

    def _take_card(self, action: i64, stands_for: i64) -> i64:
        """Remove and return the card of an action; a joker then stands for a kind (HER-40)."""
        card = self._find_in_hand(kind_used(action, self.attack))
        self.hands[self.turn].remove(card)
        if card >= self.plain:
            self.named[card - self.plain] = int(stands_for)
        return card

    def _play(self, card: i64, action: i64) -> None:
        side = self.turn % self.sides
        kind = kind_played(action)
        following = self._after(self.turn)
        if kind < STOP:
            self.steps[side].add(card)
            if self.distance(side) == self.goal():
                self.asked = self.goal() == SHORT
                if not self.asked:
                    self.count(side)
                return
        elif kind < BEAUTE:
            self._attack(card, kind, target_of(action))
            return
        elif kind < PROTECTION:
            (self.speeds if kind == PROTEGEE else self.battles)[side].add(card)
        else:
            self.bottes[side].add(card)
            self.cancel(side, kind)
            following = self.turn if len(self.pile.cards) > 0 else following
        self._begin_turn(following)

    def _attack(self, card: i64, kind: i64, side: i64) -> None:
        """Lay an attack, then ask each seat of that side for a coup-fourré (HER-22)."""
        (self.speeds if kind == MENACEE else self.battles)[side].add(card)
        self.attack = kind
        self.attacker = self.turn
        self._ask_next(side)

    def _ask_next(self, side: i64) -> None:
        """Ask the next seat of the attacked side; after the last one, the turn ends."""
        self.turn = self._after(self.turn)
        while self.turn != self.attacker and self.turn % self.sides != side:
            self.turn = self._after(self.turn)
        if self.turn == self.attacker:
            self.attack = NOTHING
            self._begin_turn(self._after(self.turn))

    def _answer(self, botte: i64) -> None:
        """Cancel the attack; take the turn while there is a pile (HER-25 to HER-28, HER-45)."""
        side = self.turn % self.sides
        self.coups[side].add(botte)
        self.throw_away((self.speeds if self.attack == MENACEE else self.battles)[side])
        if self.kind(botte) == PROTECTION:
            self.cancel(side, PROTECTION)
        self.attack = NOTHING
        if len(self.pile.cards) > 0:
            self.hands[self.turn].add(self.pile.draw())
            self._begin_turn(self.turn)
        else:
            self._begin_turn(self._after(self.turn if self.last_coup_skips else self.attacker))

    def public_features(self, writer: FeatureWriter) -> None:
        writer.seat("dealer", self.dealer)
        writer.side("caller", self.caller)
        writer.number("asked", self.asked)
        writer.number("attack", self.attack)
        writer.seat("attacker", self.attacker)
        writer.numbers("named", self.named)
        writer.each("totals", self.totals)

    def phase(self) -> str:
        if self.turn == DEALER:
            return COUNTED if self.manches else ""
        if self.turn == NOBODY:
            return "shared" if self.places().count(1) > self.seats // self.sides else ""
        is_long = self.caller != NOBODY
        if len(self.pile.cards) == 0:
            return "last-allonge" if is_long else "last"
        return "allonge" if is_long else ""

    def asks(self) -> str:
        return REACTION if self.attack != NOTHING else ""

    def prompt(self) -> Prompt:
        side = self.turn % self.sides
        if self.asked:
            return Prompt("allonge", {})
        if self.attack != NOTHING:
            can_answer = len(self.legal()) > 1
            return Prompt("coup" if can_answer else "no-coup", {"attack": CODES[self.attack]})
        plays = len(self._list_plays(self.kinds(self.hands[self.turn])))
        left = int(self.goal() - self.distance(side))
        return self.describe_way(side, {"plays": plays, "left": left})

    def actions(self) -> i64:
        return ACTIONS

    def face(self, card: i64) -> i64:
        return FIRST[KINDS[card]] if card < self.plain else card

    def lies_open(self, zone: Zone, card: i64) -> bool:
        """Return False for discarded cards below the top of their pile."""
        return zone.name != "discard" or zone.cards[-1] == card

    def card_of(self, action: i64) -> i64:
        kind = kind_used(action, self.attack)
        if action >= LET_BE or kind - JOKER >= len(self.named):
            return NO_CARD
        card = self._find_in_hand(kind)
        if card == NO_CARD:
            return FIRST[kind] if kind < JOKER else self.plain + kind - JOKER
        return card

    def goes_on(self, action: i64) -> bool:
        return False

    def name(self, action: i64) -> str:
        return name_action(action, self.attack)

    def forbids(self, action: i64) -> str:
        """Return the ruling, with its case where a ruling has several."""
        if self.asked or action >= ALLONGE:
            return "HER-35"
        if self.attack != NOTHING or action >= COUP:
            return "HER-23"
        kind = kind_played(action)
        if kind >= PROTECTION or kind_used(action, NOTHING) - JOKER >= len(self.named):
            return "HER-40"
        if kind < STOP:
            return self.why_no_step(kind, self.turn % self.sides)
        if kind < BEAUTE:
            return self.why_no_attack(kind, target_of(action))
        return self.why_no_beaute(self.turn % self.sides) if kind == BEAUTE else "HER-15"
