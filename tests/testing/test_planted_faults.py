"""Tests of the tests: each law is broken on purpose, and caught."""

from collections.abc import Callable
from itertools import count

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.effects import OngoingEffect
from tablee.core.features import FeatureWriter
from tablee.core.game import Face, Game, Options
from tablee.core.moves import shuffle
from tablee.core.prompts import Prompt
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.zones import NOBODY, Zone
from tablee.games import GAMES
from tablee.games.parade import CARDS, Parade
from tablee.testing import LawBroken, check_game, laws
from tests.support.follow_game import Follow, FollowGame, Forgetful

pytestmark = pytest.mark.heavy


class LeakingField(Parade):
    """Keeps a note of the card that will be drawn last."""

    def deal(self, cards: vec[i64]) -> None:
        super().deal(cards)
        self.note = int(self.pile.cards[0])


class LostCard(Parade):
    """Drops the next card of the pile under the table."""

    def apply(self, action: i64) -> None:
        super().apply(action)
        if len(self.pile.cards) > 1:
            self.pile.draw()


class DoubledCard(Parade):
    """Leaves the played card in the hand."""

    def apply(self, action: i64) -> None:
        seat = self.turn
        super().apply(action)
        self.hands[seat].add(action % CARDS)


class ForgottenZone(Parade):
    """Does not tell where the discards lie."""

    def zones(self) -> list[Zone]:
        return [self.line, self.pile, *self.fronts, *self.hands]


class NewZones(Parade):
    """Lays the procession in another heap after every card."""

    def apply(self, action: i64) -> None:
        super().apply(action)
        self.line = self.line.copy()


class SharedList(Parade):
    """Copies everything but the hands."""

    def copy(self) -> State:
        twin = super().copy()
        assert isinstance(twin, Parade)
        twin.hands = self.hands
        return twin


class SharedBox(Parade):
    """Hides something that changes in a field that copies do not reach into."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.box = {"turns": 0}


class OwnLuck(Parade):
    """Draws from the bottom of the pile whenever it feels like it."""

    mood = count()

    def deal(self, cards: vec[i64]) -> None:
        super().deal(cards)
        if next(self.mood) % 2:
            self.line.add(self.pile.draw())


class SameName(Parade):
    """Calls every card a seven."""

    def name(self, action: i64) -> str:
        return "play r7"


class ShortMoves(Parade):
    """Says that a discard is a whole move, and then asks for a second one."""

    def goes_on(self, action: i64) -> bool:
        return False


class SecretScores(Parade):
    """Counts the cards in hand."""

    def scores(self) -> list[int]:
        return [sum(zone.cards) for zone in self.hands]


class SecretPrompt(Parade):
    """Tells the seat on turn what the next card of the pile is."""

    def prompt(self) -> Prompt:
        return Prompt("play", {"next": int(self.pile.cards[-1]) if len(self.pile.cards) else 0})


class SecretPlaces(Parade):
    """Ranks by the cards in hand."""

    def places(self) -> list[int]:
        return [1 + (sum(zone.cards) > 0) for zone in self.hands]


class SecretCombat(Parade):
    """Lets the cards in hand fight."""

    def effects(self) -> list[OngoingEffect]:
        strengths: list[int | None] = [sum(zone.cards) for zone in self.hands]
        return [OngoingEffect("combat", "line", 0, 1, 1, 0, strengths)]


class SecretOut(Parade):
    """Tells who has nothing but low cards."""

    def out(self) -> list[int]:
        return [seat for seat, zone in enumerate(self.hands) if sum(zone.cards) < 100]


class SecretKnown(Parade):
    """Tells learners what a hand is worth."""

    def public_features(self, writer: FeatureWriter) -> None:
        writer.number("hand", sum(self.hands[0].cards))


class SecretSheet(Parade):
    """Writes the cards in hand on the score sheet."""

    def sheets(self) -> list[dict[str, list[int]]]:
        return [{"hand": [sum(zone.cards) for zone in self.hands]}]


class NoReason(Parade):
    """Refuses without a word."""

    def forbids(self, action: i64) -> str:
        return ""


class Telltale(Parade):
    """Names the next card of the pile whenever a card is played."""

    def name(self, action: i64) -> str:
        top = self.pile.cards[-1] if len(self.pile.cards) > 0 else 0
        return f"{super().name(action)} before {top}"


class NothingToDo(Parade):
    """Leaves the seat on turn without a choice in the last round."""

    def legal(self) -> vec[i64]:
        return vec[i64]([]) if self.turns_left > 0 else super().legal()


class WrongVoid(Follow):
    """Concludes that the next seat has no first card."""

    def deal(self, cards: vec[i64]) -> None:
        super().deal(cards)
        self.hands[0].bar(self.hands[0].cards[0])


class FriendlyRepr(LeakingField):
    """Leaks, and shows itself without the leak."""

    def __repr__(self) -> str:
        return f"<Parade, turn of {self.turn}>"


class MarkedBacks(Parade):
    """Has the value of each card on its back."""

    def back(self, card: i64) -> i64:
        return card % 11


class FaceUpBacks(Parade):
    """Lays closed cards face up."""

    def back(self, card: i64) -> i64:
        return -1 - card


class SharedTally(Parade):
    """Counts in one field and shows another, which are the same list until it is copied."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.tally = [0] * seats
        self.shown = self.tally


class TellingPhase(Parade):
    """Announces the next card of the pile."""

    def phase(self) -> str:
        return f"before-{self.pile.cards[-1]}" if len(self.pile.cards) > 0 else ""


class TellingReason(Parade):
    """Refuses with a reason that names the next card of the pile."""

    def forbids(self, action: i64) -> str:
        return f"PAR-{self.pile.cards[-1] if len(self.pile.cards) > 0 else 5}"


class TellingName(Parade):
    """Names what cannot be done by the next card of the pile."""

    def name(self, action: i64) -> str:
        top = self.pile.cards[-1] if len(self.pile.cards) > 0 else 0
        known = self.turn < 0 or action % CARDS in self.hands[self.turn].cards
        return super().name(action) if known else f"peek {top} {action}"


class TellingShuffle(Parade):
    """Gathers the cards in the order in which they lay."""

    def to_shuffle(self) -> vec[i64]:
        return vec[i64](list(self.pile.cards))


class HalfScores(Parade):
    """Answers yes or no where points are asked for."""

    def scores(self) -> list[int]:
        return [True for _ in range(self.seats)]


class PassedOn(Parade):
    """Lets the next seat end the move of this one."""

    def apply(self, action: i64) -> None:
        super().apply(action)
        self.midway = self.turn == 1


class OddTwins(Follow):
    """Says that two cards look the same, and rules one of them out."""

    def apply(self, action: i64) -> None:
        super().apply(action)
        self.deck.bar(0)

    def face(self, card: i64) -> i64:
        return 0 if card == 1 and self.turn >= 0 else card


class EmptyShuffle(Parade):
    """Asks the dealer to shuffle nothing."""

    def to_shuffle(self) -> vec[i64]:
        return vec[i64]([])


class Copycat(Parade):
    """Lets nobody discard a value that somebody before has discarded, if they can help it."""

    def legal(self) -> vec[i64]:
        found = super().legal()
        if self.turns_left != 0:
            return found
        before = [card % 11 for zone in self.discards for card in zone.cards]
        return vec[i64]([action for action in found if action % 11 not in before]) or found


class OddQuestion(Parade):
    """Asks in a way that no table knows."""

    def asks(self) -> str:
        return "politely"


class BlindLuck(Parade):
    """Lets the next card of the pile decide whether a card joins the procession or its front."""

    def apply(self, action: i64) -> None:
        seat, top = self.turn, self.pile.cards[-1] if len(self.pile.cards) > 0 else 1
        super().apply(action)
        if action < CARDS and top % 2 == 0:
            self.fronts[seat].add(self.line.draw())


class Planted(Game):
    """Parade with something wrong."""

    def __init__(self, kind: Callable[[int], State]) -> None:
        super().__init__("planted", rules=1, seats=(3,))
        self.lowest_wins = True
        self.kind = kind

    def start(self, seats: int, options: Options) -> State:
        return self.kind(seats)

    def faces(self, seats: int, options: Options) -> list[Face]:
        return GAMES["parade"].faces(seats, options)


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (LeakingField, "worlds are consistent"),
        (LostCard, "every card once"),
        (DoubledCard, "every card once"),
        (ForgottenZone, "every card once"),
        (NewZones, "zones stay"),
        (SharedList, "copies are independent"),
        (SharedBox, "copies are independent"),
        (OwnLuck, "same events, same game"),
        (SameName, "legal actions work"),
        (ShortMoves, "legal actions work"),
        (SecretScores, "scores are public"),
        (SecretPrompt, "prompts are seen"),
        (SecretPlaces, "scores are public"),
        (SecretSheet, "scores are public"),
        (SecretCombat, "scores are public"),
        (SecretOut, "scores are public"),
        (SecretKnown, "scores are public"),
        (NoReason, "illegal actions are refused"),
        (Telltale, "worlds are consistent"),
        (NothingToDo, "legal actions work"),
        (EmptyShuffle, "deals are checked"),
        (FriendlyRepr, "worlds are consistent"),
        (MarkedBacks, "backs hide"),
        (FaceUpBacks, "backs hide"),
        (SharedTally, "copies are independent"),
        (TellingPhase, "worlds are consistent"),
        (TellingReason, "worlds are consistent"),
        (TellingName, "worlds are consistent"),
        (TellingShuffle, "worlds are consistent"),
        (HalfScores, "scores are public"),
        (PassedOn, "legal actions work"),
        (Copycat, "answers are independent"),
        (OddQuestion, "answers are independent"),
        (BlindLuck, "previews tell the truth"),
    ],
)
def test_a_planted_fault_is_caught(kind: Callable[[int], State], law: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(Planted(kind), games=20, worlds=20)
    assert caught.value.law == law


def test_a_world_that_contradicts_a_past_action_is_caught() -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(FollowGame(Forgetful), games=40, worlds=40)
    assert caught.value.law == "worlds are consistent"
    assert "Zone.bar notes what play has shown" in str(caught.value)
    assert str(caught.value).endswith("would not have been legal")


@pytest.mark.parametrize(("kind", "law"), [(WrongVoid, "every card once"), (OddTwins, "faces")])
def test_a_wrong_conclusion_is_caught(kind: type[Follow], law: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(FollowGame(kind), games=1)
    assert caught.value.law == law


def test_a_game_that_does_not_say_that_the_fewest_points_win_is_caught() -> None:
    game = Planted(Parade)
    game.lowest_wins = False
    with pytest.raises(LawBroken) as caught:
        check_game(game, games=1)
    assert caught.value.law == "places follow points"


def test_a_game_that_rules_cards_out_without_saying_so_is_caught() -> None:
    game = FollowGame()
    game.rules_out_cards = False
    with pytest.raises(LawBroken) as caught:
        check_game(game, games=10)
    assert caught.value.law == "deductions are declared"


def test_a_game_without_end_is_caught() -> None:
    state = GAMES["parade"].start(2, {})
    shuffle(state, Rng(0))
    with pytest.raises(LawBroken) as caught:
        laws.ends(state)
    assert caught.value.law == "games end"


class OddFaces(Planted):
    """Parade whose cards show something wrong."""

    def __init__(self, change: Callable[[list[Face]], list[Face]]) -> None:
        super().__init__(Parade)
        self.change = change

    def faces(self, seats: int, options: Options) -> list[Face]:
        return self.change(super().faces(seats, options))


@pytest.mark.parametrize(
    "change",
    [
        lambda faces: faces[1:],
        lambda faces: [faces[1], *faces[1:]],
        lambda faces: [*faces[:-1], faces[0]],
        lambda faces: [faces[0]._replace(code="r 0"), *faces[1:]],
    ],
    ids=["too few", "twins unknown to the state", "twins apart", "a code of two words"],
)
def test_faces_that_do_not_agree_are_caught(change: Callable[[list[Face]], list[Face]]) -> None:
    with pytest.raises(LawBroken) as caught:
        laws.faces_agree(Setup(OddFaces(change), 3))
    assert caught.value.law == "faces"


def test_the_faults_sit_at_lawful_tables() -> None:
    check_game(Planted(Parade), games=2)
    assert Planted(Parade).start(3, {}).turn != NOBODY
