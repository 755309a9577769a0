"""The hands, and the plays that they allow."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.game import Options
from tablee.core.zones import EVERYBODY, HAND, Zone
from tablee.games.contrees.actions import (
    ANNEX,
    HAMPER,
    INVOKE,
    KILL,
    MOVE,
    PLACES,
    WEAKEN,
    card_used,
)
from tablee.games.contrees.cards import (
    AFFAIBLISSEMENT,
    ANNEXION,
    CHARACTERS,
    FLUMIGEL,
    JARMIAL,
    TREPAS,
)
from tablee.games.contrees.field import WIDTH
from tablee.games.contrees.realms import Realms

HAND_SIZE: Final[i64] = 4
KNOWN: Final = "hand-known"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayableHands(Realms):
    """`known` has the open cards of blocked seats, and Jarmial when he was invoked."""

    def __init__(self, seats: i64, facts: str, options: Options) -> None:
        super().__init__(seats, facts, options)
        self.two_cards = options["two_cards_if_possible"] is True  # JAR-47
        self.hands = [Zone(HAND, owner=seat, viewer=seat) for seat in range(seats)]
        self.known = [Zone(KNOWN, owner=seat, viewer=EVERYBODY) for seat in range(seats)]
        self.played: i64 = 0
        self.moves: list[int] = []  # the steps of an unfinished Translation

    def list_steps(self) -> vec[i64]:
        """Return the Translation steps: the lands that have no new place yet."""
        steps = vec[i64]()
        for place in range(PLACES):
            if len(self.lands[place].cards) > 0 and place not in self.moves:
                steps = append(steps, MOVE + place)
        return steps

    def list_plays(self) -> vec[i64]:
        rooms = self.rooms()
        legal = vec[i64](capacity=HAND_SIZE * PLACES)
        legal = self._add_plays(self.hands[self.turn].cards, rooms, legal)
        known = self.known[self.turn].cards
        return self._add_plays(known, rooms, legal) if len(known) > 0 else legal

    def _add_plays(self, cards: vec[i64], rooms: i64, legal: vec[i64]) -> vec[i64]:
        """Append the plays of these cards; `rooms` has the colors that each place accepts."""
        limit = self.strength_limit()
        for i in range(len(cards)):
            card = cards[i]
            if card >= CHARACTERS:
                legal = legal if self.is_silenced() else self._add_casts(card, legal)
            elif self.strengths[card] <= limit:
                color: i64 = self.colors[card]
                for place in range(PLACES):
                    if rooms >> place * WIDTH + color & 1:
                        legal = append(legal, card * PLACES + place)
        return legal

    def _add_targets(self, legal: vec[i64]) -> vec[i64]:
        """Append a Trépas on each character but Jarmial and Flumigel (JAR-18, JAR-19)."""
        for slot in self.slots:
            for card in slot.cards:
                if card not in (JARMIAL, FLUMIGEL):
                    legal = append(legal, KILL + card)
        return legal

    def _add_casts(self, sort: i64, legal: vec[i64]) -> vec[i64]:
        """Append the ways to cast a sort."""
        if sort == TREPAS:
            return self._add_targets(legal)
        if sort >= AFFAIBLISSEMENT:
            for action in range(WEAKEN if sort == AFFAIBLISSEMENT else HAMPER, INVOKE):
                if card_used(action) == sort:
                    legal = append(legal, action)
        else:
            for place in range(PLACES):
                if len(self.lands[place].cards) > 0:
                    legal = append(legal, place + (ANNEX if sort == ANNEXION else MOVE))
        return legal

    def keep_for_two(self, plays: vec[i64]) -> vec[i64]:
        """Return the first plays that leave a second one, if any does (JAR-47)."""
        kept = vec[i64](capacity=len(plays))
        has_pair = False
        for i in range(len(plays)):
            is_last = False
            leaves = self._leaves_other_play(plays[i], plays)
            if not leaves:
                after = self.copy()
                assert isinstance(after, PlayableHands)
                after.apply(plays[i])
                while after.midway:
                    after.apply(after.list_steps()[0])
                is_last = after.is_ended()
                leaves = not is_last and len(after.list_plays()) > 0
            has_pair = has_pair or leaves
            if leaves or is_last:
                kept = append(kept, plays[i])
        return kept if has_pair else plays

    def _leaves_other_play(self, first: i64, plays: vec[i64]) -> bool:
        """Return whether another card has a play that this one cannot take away.

        A character changes its own place only; Annexion may close one, and end the manche.
        """
        if ANNEX <= first < MOVE:
            return False
        card = card_used(first)
        for i in range(len(plays)):
            if card_used(plays[i]) != card:
                is_elsewhere = first >= ANNEX or plays[i] % PLACES != first % PLACES
                if plays[i] >= ANNEX or is_elsewhere:
                    return True
        return False
