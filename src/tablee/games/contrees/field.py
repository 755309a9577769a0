"""The lands and the slots before them: placement rules and combats."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.game import Options
from tablee.core.state import State
from tablee.core.zones import EVERYBODY, NOBODY, Zone
from tablee.games.contrees.actions import PLACES
from tablee.games.contrees.cards import (
    BEAST,
    BLACK,
    DECK,
    FLUMIGEL,
    JARMIAL,
    KARNIPHAGE,
    LAND_COLORS,
    POTRES,
    WHITE,
    table,
)

FULL: Final[i64] = 2
WEAK: Final[i64] = 5
_SLOTS: Final = ["slot-0", "slot-1", "slot-2", "slot-3"]
_LANDS: Final = ["land-0", "land-1", "land-2", "land-3"]
_ANY: Final[i64] = 63
_ANY_BUT_BLACK: Final[i64] = 31
_EVERY_PEOPLE: Final[i64] = 15
PAIR: Final[i64] = 2
WIDTH: Final[i64] = 8  # bits for the colors at a place
_OWNER: Final[i64] = 3  # bits for the owner of a people
_EVERY_OWNER: Final[i64] = (1 << _OWNER * POTRES) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(State):
    """The slot of a seat at a place is number `seat * PLACES + place`."""

    def __init__(self, seats: i64, facts: str, options: Options) -> None:
        super().__init__(seats)
        self.facts = facts
        self.caster_wins = options["karniphage_killed"] == "caster"  # JAR-46
        self.colors_stay = options["killed_color_stays"] is True  # JAR-48
        characters = table(facts)
        self.colors = characters.colors
        self.strengths = characters.strengths
        self.realms = [Zone("realm", owner=seat, viewer=EVERYBODY) for seat in range(seats)]
        self.slots = [
            Zone(_SLOTS[i % PLACES], owner=i // PLACES, viewer=EVERYBODY)
            for i in range(seats * PLACES)
        ]
        self.lands = [Zone(name, viewer=EVERYBODY) for name in _LANDS]
        self.land_pile = Zone("land-pile")
        self.discard = Zone("discard", viewer=EVERYBODY)
        self.peoples: i64 = 0  # at each place, a bit for each people there
        self.owners: i64 = 0  # at each place, one more than the seat whose people it is (JAR-48)
        self.attackers = [NOBODY for _ in range(PLACES)]
        self.combats: list[int] = []  # places of running combats, in the order of their launch
        self.arrivals: list[list[int]] = [[] for _ in range(PLACES)]
        self.killers = [NOBODY for _ in range(PLACES)]  # of the attacking Karniphage at each place
        self.beasts: i64 = 0  # a bit for each place where a Karniphage has launched the combat
        self.casters = [NOBODY, NOBODY]  # of Affaiblissement and Entrave, the lasting sorts
        self.hampered: i64 = 0  # a bit for each color named by Entrave
        self.jarmial_wins = [0 for _ in range(seats)]

    def slot(self, seat: i64, place: i64) -> Zone:
        return self.slots[seat * PLACES + place]

    def rooms(self) -> i64:
        """Return the colors that the seat on turn may lay, `WIDTH` bits a place (JAR-3 to JAR-6).

        One method for all places, since calls take much of the time of a random game.
        """
        rooms: i64 = 0
        allowed = ~self.hampered_colors()
        for place in range(PLACES):
            own = self.slots[self.turn * PLACES + place].cards
            if len(self.lands[place].cards) == 0 or len(own) == FULL:
                continue
            closed = self.peoples >> place * POTRES & _EVERY_PEOPLE
            free = ~(self.closed_peoples(place) if self.colors_stay else closed)
            room = _ANY & free
            if len(own) > 0:
                other: i64 = self.colors[own[0]]
                room = 1 << other | 1 << WHITE
                if other == WHITE:
                    room = _ANY_BUT_BLACK & free
                elif other == BLACK:
                    room = 0
            rooms |= (room & allowed) << place * WIDTH
        return rooms

    def closed_peoples(self, place: i64) -> i64:
        """Return the peoples at a place that only their owner could lay, a bit for each."""
        closed = self.peoples >> place * POTRES & _EVERY_PEOPLE
        if self.colors_stay:
            for color in range(POTRES):
                if self.owner(place, color) == self.turn:
                    closed &= ~(1 << color)
        return closed

    def owner(self, place: i64, color: i64) -> i64:
        """Return who has laid a people at a place, though it may be gone (JAR-48)."""
        return (self.owners >> (place * POTRES + color) * _OWNER & (1 << _OWNER) - 1) - 1

    def claim(self, seat: i64, color: i64, place: i64) -> None:
        """Remember who has laid a people, if it stays theirs."""
        if self.colors_stay:
            self.owners |= seat + 1 << (place * POTRES + color) * _OWNER

    def list_owners(self) -> list[int]:
        """Return who has laid each people, place by place, or `NOBODY`."""
        places = range(PLACES)
        return [int(self.owner(place, color)) for place in places for color in range(POTRES)]

    def update_peoples(self, place: i64) -> None:
        """Update `peoples` at a place; a people is in the slot of one seat only (JAR-5)."""
        peoples: i64 = 0
        for seat in range(self.seats):
            for card in self.slot(seat, place).cards:
                color: i64 = self.colors[card]
                if color < POTRES:
                    peoples |= 1 << color
        others = self.peoples & ~(_EVERY_PEOPLE << place * POTRES)
        self.peoples = others | peoples << place * POTRES

    def hampered_colors(self) -> i64:
        """Return the colors that an Entrave forbids the seat on turn, a bit for each."""
        caster: i64 = self.casters[1]
        return 0 if caster in (NOBODY, self.turn) else self.hampered

    def strength_limit(self) -> i64:
        """Return the strength limit of the seat on turn, lower under an Affaiblissement."""
        caster: i64 = self.casters[0]
        return BEAST if caster in (NOBODY, self.turn) else WEAK

    def why_not_lay(self, card: i64, place: i64) -> str:
        """Return the ruling against laying a character at a place, or ""."""
        if len(self.lands[place].cards) == 0:
            return "JAR-43"
        color: i64 = self.colors[card]
        own = self.color(self.slot(self.turn, place))
        if self.closed_peoples(place) >> color & 1 and own != color:
            return "JAR-5" if self._is_there(color, place) else "JAR-48"
        if self.strengths[card] > self.strength_limit():
            return "JAR-27"
        if self.hampered_colors() >> color & 1:
            return "JAR-29"
        return self._why_no_room(card, self.slot(self.turn, place))

    def _is_there(self, color: i64, place: i64) -> bool:
        """Return whether a character of this color stands at a place."""
        for seat in range(self.seats):
            for card in self.slot(seat, place).cards:
                if self.colors[card] == color:
                    return True
        return False

    def engage(self, card: i64, place: i64) -> None:
        """Lay a character as an engagement, an attack, or an answer to one."""
        slot = self.slot(self.turn, place)
        slot.add(card)
        color: i64 = self.colors[card]
        if color < POTRES:
            self.peoples |= 1 << place * POTRES + color
            self.claim(self.turn, color, place)
        if self.caster_wins:
            self.killers[place] = NOBODY
        attacker: i64 = self.attackers[place]
        if attacker == NOBODY and (len(slot.cards) == FULL or card == KARNIPHAGE):
            attacker = self.turn
            self.attackers[place] = int(attacker)
            self.combats.append(int(place))
            if card == KARNIPHAGE:
                self.beasts |= 1 << place
        if attacker != NOBODY and int(self.turn) not in self.arrivals[place]:
            self.arrivals[place].append(int(self.turn))

    def _why_no_room(self, card: i64, slot: Zone) -> str:
        if len(slot.cards) == 0:
            return ""
        if len(slot.cards) == FULL or slot.cards[0] == KARNIPHAGE:
            return "JAR-3"
        color, other = self.colors[card], self.colors[slot.cards[0]]
        if card == KARNIPHAGE:
            return "JAR-15"
        return "" if color in (other, WHITE) or other == WHITE else "JAR-4"

    def is_silenced(self) -> bool:
        """Return whether another seat has Flumigel on the table (JAR-28)."""
        for i in range(len(self.slots)):
            if i // PLACES != self.turn and FLUMIGEL in self.slots[i].cards:
                return True
        return False

    def winner(self, place: i64) -> i64:
        """Return the strongest seat, or the killer of the Karniphage (JAR-17, JAR-46)."""
        if self.caster_wins and self.killers[place] != NOBODY:
            return self.killers[place]
        best: i64 = NOBODY
        most: i64 = -1
        tied = False
        for seat in range(self.seats):
            slot = self.slots[seat * PLACES + place]
            if len(slot.cards) > 0:
                total = self.total(slot)
                tied = total == most or (tied and total < most)
                if total > most:
                    best, most = seat, total
        if best == NOBODY:
            return self.killers[place]
        return self._break_tie(most, place) if tied else best

    def _break_tie(self, most: i64, place: i64) -> i64:
        """Break a tie by the color of the land, its crown, then the first arrival (JAR-12)."""
        slots = [self.slot(seat, place) for seat in range(self.seats)]
        fight = [len(slot.cards) > 0 and self.total(slot) == most for slot in slots]
        tied = [int(seat) for seat in range(self.seats) if fight[seat]]
        land = self.lands[place].cards[0] - DECK
        for color in (LAND_COLORS[land // 4], table(self.facts).crowns[land]):
            for seat in tied:
                if self.color(self.slot(seat, place)) == color:
                    return seat
        for seat in self.arrivals[place]:
            if seat in tied:
                return seat
        attacker = self.attackers[place]
        return (min([(seat - attacker) % self.seats for seat in tied]) + attacker) % self.seats

    def total(self, slot: Zone) -> i64:
        """Return the strength of a slot; Jarmial doubles the other card."""
        total: i64 = 0
        for card in slot.cards:
            total += self.strengths[card]
        return 2 * total if JARMIAL in slot.cards else total

    def color(self, slot: Zone) -> i64:
        """Return the color of a slot: white unless a card there has another one."""
        for card in slot.cards:
            if self.colors[card] != WHITE:
                return self.colors[card]
        return WHITE

    def kill(self, card: i64) -> None:
        """Kill a character; the killer of an attacking Karniphage may win the place (JAR-17)."""
        for i in range(len(self.slots)):
            if card in self.slots[i].cards:
                self.slots[i].remove(card)
                self.discard.add(card)
                place = i % PLACES
                if not self.colors_stay:
                    self.update_peoples(place)
                launched = self.beasts >> place & 1 and self.attackers[place] == i // PLACES
                if card == KARNIPHAGE and launched:
                    self.killers[place] = int(self.turn)
                    if self.caster_wins:
                        self.beasts &= ~(1 << place)

    def stands(self, card: i64, place: i64) -> bool:
        for seat in range(self.seats):
            if card in self.slot(seat, place).cards:
                return True
        return False

    def empty(self, place: i64) -> None:
        """Discard all characters at a place and end its combat."""
        for seat in range(self.seats):
            slot = self.slot(seat, place)
            while len(slot.cards) > 0:
                self.throw_away(slot.draw())
        self.peoples &= ~(_EVERY_PEOPLE << place * POTRES)
        self.owners &= ~(_EVERY_OWNER << place * POTRES * _OWNER)
        if int(place) in self.combats:
            self.combats.remove(int(place))
        self.beasts &= ~(1 << place)
        self.attackers[place] = NOBODY
        self.killers[place] = NOBODY
        self.arrivals[place] = []

    def refill(self, place: i64) -> bool:
        """Lay the next land at a place; return whether there was one."""
        if len(self.land_pile.cards) == 0:
            return False
        self.lands[place].add(self.land_pile.draw())
        return True

    def throw_away(self, card: i64) -> None:
        """Discard a card; wins with Jarmial are forgotten when he leaves (JAR-23)."""
        if card == JARMIAL:
            for seat in range(self.seats):
                self.jarmial_wins[seat] = 0
        self.discard.add(card)
