"""The laws of questions, features and tables are broken on purpose, and caught."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.features import FeatureWriter
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import REACTION
from tablee.core.zones import EVERYBODY, NOBODY, Zone
from tablee.testing import LawBroken, check_game
from tablee.testing.tables import check_table
from tests.support.reveal_game import Reveal, RevealGame


class OpenAnswers(Reveal):
    """Lays the chosen cards open at once."""

    answer_viewer = EVERYBODY


class OneOpenAnswer(Reveal):
    """Lays the card of seat 1 open at once."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.chosen[1].viewer = EVERYBODY


class OpenForGood(Reveal):
    """Turns the chosen cards over, and forgets to close their zones for the next round."""

    def _turn_over(self) -> None:
        super()._turn_over()
        for zone in self.chosen:
            zone.viewer = EVERYBODY


class NotedAnswer(Reveal):
    """Tells everybody whether the last card was a high one."""

    def apply(self, action: i64) -> None:
        super().apply(action)
        self.high = action > 4


class Endless(Reveal):
    """Gives the cards back after each round."""

    applied = 0

    def apply(self, action: i64) -> None:
        Endless.applied += 1
        super().apply(action)
        if self.turn in (0, NOBODY):
            for zone in self.taken:
                while len(zone.cards):
                    card = int(zone.draw())
                    self.hands[card % self.seats].add(card)
            self.turn = 0


class OtherOwners(Reveal):
    """Hands the taken cards to the next seat when they are turned over."""

    def _turn_over(self) -> None:
        super()._turn_over()
        for zone in self.taken:
            zone.owner = (zone.owner + 1) % self.seats


class SecondDeck(Reveal):
    """Has another deck after the deal."""

    def deal(self, cards: vec[i64]) -> None:
        super().deal(cards)
        self.deck = Zone("deck")


class GrowingFeature(Reveal):
    """Lists the cards taken so far, without saying how many there may be."""

    def public_features(self, writer: FeatureWriter) -> None:
        writer.numbers("taken", [int(card) for card in self.taken[0].cards])


class TooLongFeature(Reveal):
    """Lists more than it has declared."""

    def public_features(self, writer: FeatureWriter) -> None:
        writer.numbers("taken", [int(card) for card in self.taken[0].cards], max_length=1)


class LargeFeature(Reveal):
    """Writes a number that two bytes cannot hold."""

    def public_features(self, writer: FeatureWriter) -> None:
        writer.number("large", 40_000 * len(self.taken[0].cards))


class RenamedFeature(Reveal):
    """Writes one feature before the deal, and another one after it."""

    def public_features(self, writer: FeatureWriter) -> None:
        writer.number("before" if len(self.deck.cards) else "after", 1)


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (OpenAnswers, "answers are secret"),
        (OneOpenAnswer, "answers are secret"),
        (OpenForGood, "answers are secret"),
        (NotedAnswer, "answers are secret"),
        (Endless, "games end"),
        (OtherOwners, "zones stay"),
        (SecondDeck, "zones stay"),
        (GrowingFeature, "features are fixed"),
        (TooLongFeature, "features are fixed"),
        (LargeFeature, "features are fixed"),
        (RenamedFeature, "features are fixed"),
    ],
)
def test_a_planted_fault_is_caught(kind: type[Reveal], law: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(RevealGame(kind), games=3, worlds=2)
    assert caught.value.law == law


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (OpenForGood, "keep each answer in a zone that only its owner sees"),
        (NotedAnswer, "changes what everybody sees before all are in: high"),
        (Endless, "even played at random a game has to end"),
        (OtherOwners, "names, owners and order stay"),
        (GrowingFeature, "say max_length where a list grows"),
        (TooLongFeature, "taken is longer than its max_length, 1"),
    ],
)
def test_a_law_says_what_to_do(kind: type[Reveal], said: str) -> None:
    with pytest.raises(LawBroken, match=said):
        check_game(RevealGame(kind), games=3, worlds=2)


@pytest.mark.heavy
def test_an_endless_game_is_noticed_after_a_bounded_number_of_decisions() -> None:
    Endless.applied = 0
    with pytest.raises(LawBroken, match="games end"):
        check_game(RevealGame(Endless), games=1, worlds=1)
    assert Endless.applied < 150_000


class Forgetful(Reveal):
    """Ends or does not end, by something that is not in the state."""

    played = 0

    def _turn_over(self) -> None:
        super()._turn_over()
        Forgetful.played += 1
        self.luck = Forgetful.played % 7

    def scores(self) -> list[int]:
        return [getattr(self, "luck", 0)] * self.seats


class NoWayOut(Reveal):
    """Lets everybody react, and nobody decline to."""

    def asks(self) -> str:
        return REACTION if self.turn >= 0 else ""


class Stuck(Reveal):
    """Refuses what it has offered, since two cards have names that are read alike."""

    def name(self, action: i64) -> str:
        return f"choose c{action}" if action % 2 else f"choose c{action} again and again"

    def legal(self) -> vec[i64]:
        held = super().legal()
        return vec[i64]([card for card in held if card % 2]) if self.is_asked_late() else held

    def is_asked_late(self) -> bool:
        return bool(self.turn) and len(self.chosen[0].cards) > 0 and self.chosen[0].cards[0] % 2 > 0


def _serve_games(setup: Setup, *, games: int) -> None:
    for seed in range(games):
        check_table(setup, Rng(seed), max_acts=400)


@pytest.mark.parametrize("kind", [Forgetful, NoWayOut, Stuck])
def test_a_table_that_does_not_go_on_is_noticed(kind: type[Reveal]) -> None:
    with pytest.raises(LawBroken) as caught:
        _serve_games(Setup(RevealGame(kind), 3), games=20)
    assert caught.value.law == "tables go on"


class Duels(Reveal):
    """After a round seats 1 and 2 choose again by themselves, and then seats 0 and 3."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.asked = list(range(seats))

    def apply(self, action: i64) -> None:
        self.hands[self.turn].remove(action)
        self.chosen[self.turn].add(action)
        following = self.asked.index(int(self.turn)) + 1
        if following == len(self.asked):
            self._turn_over()
        else:
            self.turn = self.asked[following]

    def _turn_over(self) -> None:
        for zone in self.chosen:
            for card in list(zone.cards):
                zone.remove(card)
                self.taken[0].add(card)
        if not len(self.hands[0].cards):
            self.turn = NOBODY
            return
        rounds = [[0, 1, 2, 3], [1, 2], [0, 3]]
        self.asked = rounds[(rounds.index(self.asked) + 1) % len(rounds)]
        self.turn = self.asked[0]


def test_questions_to_other_seats_may_follow_at_once() -> None:
    assert check_game(RevealGame(Duels), seats=4, games=3, worlds=6) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_of_rounds_in_secret_obey_the_laws(seats: int) -> None:
    assert check_game(RevealGame(), seats=seats, games=3, worlds=6) == 3
