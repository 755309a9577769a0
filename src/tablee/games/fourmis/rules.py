"""Fourmis: tricks on an ant hill, where the right cards are won, not the most.

You lay a stronger ant than those that lie there if you can, or throw one away. A Ninja is above
every Soldate and draws out the others; a Reine is worth one more than the best of her color in the
trick; a ladybug wins nothing and costs whoever takes it. After each manche aphids go to those who
have most of one color, fewest of another, most Reines. Two play with a ghost, four may form teams.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.errors import UnseenCard
from tablee.core.explanations import Explanation
from tablee.core.features import FeatureWriter
from tablee.core.game import Options, ranked
from tablee.core.prompts import Prompt
from tablee.core.state import COUNTED, State
from tablee.core.zones import DEALER, EVERYBODY, HAND, NOBODY, Zone
from tablee.games.fourmis.cards import (
    BITS,
    COLORS,
    DECKS,
    FIRSTS,
    GAPS,
    KINDS,
    OBJECTIVES,
    ORDER,
    PRESETS,
    RANKS,
    ROW,
    code,
)
from tablee.games.fourmis.ending import describe_end, explain_prize

PAIR: Final[i64] = 2
TEAMS: Final[i64] = 4  # seats
GOAL: Final[i64] = 15
TEAM_MANCHES: Final[i64] = 4
PRIZE: Final[i64] = 3
LINES: Final = ["plus", "moins", "reines", "ladybugs"]


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Fourmis(State):
    """An action plays a card of a kind. With two seats, a third player, the ghost, has no seat."""

    def __init__(self, seats: i64, options: Options) -> None:
        super().__init__(seats)
        soldates, ninjas, reines, ladybugs = PRESETS[str(options["deck"])]
        self.soldates: i64 = soldates
        self.fighters: i64 = soldates + ninjas
        self.in_color: i64 = soldates + ninjas + reines
        self.ants: i64 = 4 * self.in_color + ladybugs
        self.deck: i64 = DECKS.index(str(options["deck"]))
        self.ranking: i64 = 2 * self.deck + (0 if options["ninja_gap"] == GAPS[0] else 1)
        self.each_color: i64 = sum([1 << (color * (soldates + 2)) for color in range(4)])
        self.beats_last = options["beat"] == "last"
        self.rotates, self.teams, self.zero_tie_pays, self.floor = [
            options[name] is True for name in ("rotate_leader", "teams", "zero_tie_pays", "floor")
        ]
        self.players: i64 = seats + 1 if seats == PAIR else seats
        ghosts = range(seats, self.players)
        self.hands = [
            *[Zone(HAND, owner=seat, viewer=seat) for seat in range(seats)],
            *[Zone("ghost") for _ in ghosts],
        ]
        self.won = [
            *[Zone("won", owner=seat, viewer=EVERYBODY) for seat in range(seats)],
            *[Zone("ghost-won", viewer=EVERYBODY) for _ in ghosts],
        ]
        self.trick = Zone("trick", viewer=EVERYBODY)
        self.rest = Zone("rest")
        self.piles = [Zone(f"{name}-pile") for name in OBJECTIVES]
        self.objectives = [Zone(name, viewer=EVERYBODY) for name in OBJECTIVES]
        self.past = Zone("past", viewer=EVERYBODY)
        self.leader: i64 = NOBODY
        self.totals = [0 for _ in range(seats)]
        self.manches: list[list[list[int]]] = []
        self.rest.cards = ORDER[: self.ants]
        for i in range(2):
            self.piles[i].cards = ORDER[self.ants + 4 * i : self.ants + 4 * i + 4]

    def zones(self) -> list[Zone]:
        shared = [self.past, *self.piles, *self.objectives, self.rest]
        return [*self.won, *self.hands, self.trick, *shared]

    def side(self, seat: i64) -> i64:
        return seat % PAIR if self.teams else seat

    def _objective_deck(self, card: i64) -> i64:
        """Return the deck of an objective: 0 for Plus, 1 for Moins."""
        return 0 if card < self.ants + len(COLORS) else 1

    def to_shuffle(self) -> vec[i64]:
        """Return all ants, with the objectives if they are new or used up (ANT-23)."""
        is_fresh = not self.manches or len(self.piles[0].cards) == 0
        return ORDER[: self.ants + 2 * len(COLORS) if is_fresh else self.ants]

    def deal(self, cards: vec[i64]) -> None:
        """Deal equal hands, the rest face down, and turn the next objectives."""
        self._turn_objectives(cards)
        for zone in [*self.won, *self.hands, self.rest]:
            zone.clear()
        size = self.ants // self.players
        player: i64 = 0
        for i in range(len(cards)):
            if cards[i] < self.ants:
                if player < self.players and len(self.hands[player].cards) == size:
                    player += 1
                (self.hands[player] if player < self.players else self.rest).add(cards[i])
        first = len(self.manches) % self.seats if self.rotates else 0
        self._lead(self.seats if self.seats == PAIR else first)

    def _turn_objectives(self, cards: vec[i64]) -> None:
        for i in range(len(OBJECTIVES)):
            pile, turned = self.piles[i], self.objectives[i]
            if len(turned.cards) > 0:
                self.past.add(turned.draw())
            if len(cards) > self.ants:
                pile.clear()
                self.past.clear()
                for j in range(len(cards) - 1, -1, -1):
                    if cards[j] >= self.ants and self._objective_deck(cards[j]) == i:
                        pile.add(cards[j])
            turned.add(pile.draw())

    def _lead(self, player: i64) -> None:
        self.leader = player
        self._ask(player)

    def _ask(self, player: i64) -> None:
        """Ask a player for a card; the ghost plays its top card, bound by nothing (ANT-26)."""
        if player < self.seats:
            self.turn = player
        else:
            self._lay(player, self.hands[player].draw())

    def _after(self, player: i64) -> i64:
        """Return the next player; the ghost changes sides each manche (ANT-27)."""
        following = player + 1
        if self.seats == PAIR and len(self.manches) % 2 == 1:
            following += 1
        return following if following < self.players else following - self.players

    def _lay(self, player: i64, card: i64) -> None:
        self.trick.add(card)
        if len(self.trick.cards) < self.players:
            self._ask(self._after(player))
        else:
            self._take_trick()

    def _take_trick(self) -> None:
        winner = self.leader
        for _ in range(self.find_winner(self.trick)):
            winner = self._after(winner)
        for card in self.trick.cards:
            self.won[winner].add(card)
        self.trick.clear()
        if len(self.hands[0].cards) > 0:
            self._lead(winner)
        else:
            self._count()

    def kind(self, card: i64) -> i64:
        """Return the kind of a card; cards of one kind look the same."""
        return KINDS[self.deck * ROW + card]

    def rank(self, card: i64) -> i64:
        """Return the strength of a Soldate, more for a Ninja, 0 for other cards."""
        return RANKS[self.ranking * ROW + card]

    def color(self, card: i64) -> i64:
        """Return the color of an ant, or 4 and more for ladybugs."""
        return card // self.in_color

    def is_reine(self, card: i64) -> bool:
        return card < 4 * self.in_color and self.rank(card) == 0

    def find_winner(self, trick: Zone) -> i64:
        """Return the position of the winning card; of equals, a Reine, then the first card.

        Raises:
            UnseenCard: one of them lies closed, as the ghost's does to those who look ahead.
        """
        best: i64 = 0
        most: i64 = -1
        for i in range(len(trick.cards)):
            card = trick.cards[i]
            if card < 0:
                raise UnseenCard
            strength = 2 * self.rank(card)
            if self.is_reine(card):
                support: i64 = 0
                for other in trick.cards:
                    if self.color(other) == self.color(card) and self.rank(other) > support:
                        support = self.rank(other)
                strength = 2 * support + 3 if support > 0 else support
            elif strength == 0:
                continue
            if strength > most:
                best, most = i, strength
        return best

    def _has_ninja(self) -> bool:
        for i in range(len(self.trick.cards)):
            if self.rank(self.trick.cards[i]) > self.soldates:
                return True
        return False

    def _min_place(self) -> i64:
        """Return the lowest place in a color that beats the trick or follows its Ninja (ANT-3)."""
        min_place: i64 = 0
        for i in range(len(self.trick.cards)):
            rank = self.rank(self.trick.cards[i])
            if rank > self.soldates:
                return self.soldates
            if rank > min_place or (rank > 0 and self.beats_last):
                min_place = rank
        return min_place

    def _kinds_from(self, place: i64) -> i64:
        """Return the kinds of Soldates and Ninjas from a place on, a bit for each."""
        return (BITS[self.soldates + 1] - BITS[place]) * self.each_color

    def _collect_kinds(self, zone: Zone) -> i64:
        kinds: i64 = 0
        for i in range(len(zone.cards)):
            kinds |= BITS[self.kind(zone.cards[i])]
        return kinds

    def legal(self) -> vec[i64]:
        """Return cards that beat the trick or follow its Ninja, else all (ANT-2, ANT-7)."""
        legal = vec[i64]()
        allowed = self._collect_kinds(self.hands[self.turn])
        min_place = self._min_place()
        if min_place > 0 and allowed & self._kinds_from(min_place) != 0:
            allowed &= (
                self._kinds_from(min_place)
                if self._has_ninja()
                else self._kinds_from(min_place) | ~self._kinds_from(0)
            )
        for kind in range(self.actions()):
            if allowed >> kind & 1:
                legal = append(legal, kind)
        return legal

    def apply(self, action: i64) -> None:
        seat = self.turn
        card = self.card_of(action)
        self._rule_out(action)
        self.hands[seat].remove(card)
        self._lay(seat, card)

    def _rule_out(self, action: i64) -> None:
        """Rule out the cards that the seat would have had to play."""
        min_place = self._min_place()
        if min_place == 0 or self._kinds_from(min_place) >> action & 1:
            return
        hand = self.hands[self.turn]
        is_free = not self._kinds_from(0) >> action & 1 and not self._has_ninja()
        if is_free or hand.bars(min_place):
            return
        for color in range(len(COLORS)):
            for place in range(min_place, self.fighters):
                hand.bar(color * self.in_color + place)

    def _count(self) -> None:
        prizes = [self._award(self._count_for(i), least=i == 1) for i in range(len(LINES) - 1)]
        ladybugs = [-self._count_won(seat, len(COLORS)) for seat in range(self.seats)]
        self.enter([*prizes, ladybugs])

    def _count_for(self, objective: i64) -> list[int]:
        """Count what each seat has won for an objective, by its place among the lines."""
        seats = range(self.seats)
        if objective == len(OBJECTIVES):
            return [self._count_reines(seat) for seat in seats]
        color = self._color_of(objective)
        return [self._count_won(seat, color) for seat in seats]

    def _color_of(self, objective: i64) -> i64:
        return (self.objectives[objective].cards[0] - self.ants) % len(COLORS)

    def enter(self, lines: list[list[int]]) -> None:
        """End a manche with its sheet, and the match if it is decided (ANT-25, ANT-29)."""
        self.manches.append(lines)
        for seat in range(self.seats):
            gain = sum([line[seat] for line in lines])
            if self.teams:
                gain += sum([line[(seat + PAIR) % TEAMS] for line in lines])
            total = self.totals[seat] + gain
            self.totals[seat] = max(0, total) if self.floor else total
        over = len(self.manches) == TEAM_MANCHES if self.teams else max(self.totals) >= GOAL
        self.turn = NOBODY if over else DEALER

    def _count_won(self, seat: i64, color: i64) -> int:
        """Count the cards of a color that a seat has won; ladybugs are a color of their own."""
        count: i64 = 0
        cards = self.won[seat].cards
        for i in range(len(cards)):
            if color * self.in_color <= cards[i] < (color + 1) * self.in_color:
                count += 1
        return count

    def _count_reines(self, seat: i64) -> int:
        count: i64 = 0
        cards = self.won[seat].cards
        for i in range(len(cards)):
            if self.is_reine(cards[i]):
                count += 1
        return count

    def _award(self, counts: list[int], *, least: bool) -> list[int]:
        """Return prizes: one for each of the best; are 0 cards the most? (ANT-20, ANT-31)."""
        best = min(counts) if least else max(counts)
        is_won = least or best > 0 or self.zero_tie_pays
        return [PRIZE if count == best and is_won else 0 for count in counts]

    def sheets(self) -> list[dict[str, list[int]]]:
        return [{LINES[i]: list(lines[i]) for i in range(len(LINES))} for lines in self.manches]

    def explain(self, line: str, seat: i64) -> Explanation:
        number = LINES.index(line)
        points = self.manches[-1][number][seat]
        if line == LINES[-1]:
            return Explanation(line if points else "none", [-1] * -points)
        color = COLORS[self._color_of(number)] if number < len(OBJECTIVES) else ""
        return explain_prize(line, self._count_for(number), int(seat), points, color)

    def ending(self) -> Explanation:
        gains = [sum([line[seat] for line in self.manches[-1]]) for seat in range(self.seats)]
        reached = self.turn == NOBODY and not self.teams
        return describe_end(gains, self.totals, is_goal_reached=reached)

    def scores(self) -> list[int]:
        return list(self.totals)

    def places(self) -> list[int]:
        places = ranked([(-total,) for total in self.totals])
        return [1 + place // PAIR for place in places] if self.teams else places

    def public_features(self, writer: FeatureWriter) -> None:
        writer.seat("leader", self.leader)
        writer.each("totals", self.totals)

    def phase(self) -> str:
        if self.turn == DEALER:
            return COUNTED if self.manches else ""
        firsts = len([1 for seat in range(self.seats) if self.places()[seat] == 1])
        return "shared" if self.turn == NOBODY and firsts > (PAIR if self.teams else 1) else ""

    def prompt(self) -> Prompt:
        if len(self.trick.cards) == 0:
            return Prompt("lead", {})
        least = self._min_place()
        if least == 0:
            return Prompt("free", {})
        can_follow = self._collect_kinds(self.hands[self.turn]) & self._kinds_from(least) != 0
        name = "ninja" if self._has_ninja() else "beat"
        return Prompt(name if can_follow else f"no-{name}", {"above": int(least)})

    def actions(self) -> i64:
        return 4 * (self.soldates + 2) + 1

    def face(self, card: i64) -> i64:
        return FIRSTS[self.deck * ROW + self.kind(card)] if card < self.ants else card

    def lies_open(self, zone: Zone, card: i64) -> bool:
        """Return False for won cards but Reines and ladybugs, until they are counted."""
        is_won = zone.name in ("won", "ghost-won") and self.turn >= 0
        return not is_won or card >= 4 * self.in_color or self.is_reine(card)

    def back(self, card: i64) -> i64:
        return 0 if card < self.ants else 1 + self._objective_deck(card)

    def card_of(self, action: i64) -> i64:
        for card in self.hands[self.turn].cards:
            if self.kind(card) == action:
                return card
        return FIRSTS[self.deck * ROW + action]

    def goes_on(self, action: i64) -> bool:
        return False

    def name(self, action: i64) -> str:
        """Return `play S4r`, `play Nb`, `play Rg` or `play L`."""
        return f"play {code(action, self.soldates)}"

    def forbids(self, action: i64) -> str:
        return "ANT-7" if self._has_ninja() else "ANT-2"
