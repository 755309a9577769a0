"""What is dominated by the rules alone: games say it, and no searching level chooses it."""

import pytest

from tablee.bots.heuristic import Heuristic, Style
from tablee.bots.heuristics import heuristic_for
from tablee.bots.levels import SEARCH_LEVELS, bot
from tablee.bots.players import Bot, Greedy, Random, search_tree
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.views import View, view
from tablee.games import GAMES
from tablee.testing import LawBroken
from tablee.testing.bots import LAW_OF_DOMINANCE, check_dominance
from tablee.testing.positions import play_positions
from tests.support.contrees_positions import Combat, contrees
from tests.support.fork_game import BET, LOSE, WIN, dealt
from tests.support.hermine_positions import Tableau, hermine, walked
from tests.support.moves import play

pytestmark = pytest.mark.heavy


def dominated(state: State) -> list[str]:
    """Return the names of the dominated actions."""
    legal = state.legal()
    flags = heuristic_for(state).find_dominated(state, legal)
    return [state.name(action) for action, flag in zip(legal, flags, strict=True) if flag]


def wasted(
    hand: str, own: Tableau, other: Tableau | None = None, *, bonus: bool = False
) -> list[str]:
    """Return the dominated discards of a hand of the Hermine."""
    sides = [own, other or walked("")]
    return dominated(hermine([hand, ""], sides=sides, bonus_no_100_200=bonus))


def test_no_live_card_is_thrown_while_a_dead_one_is_held() -> None:
    hand = "sauve-m 25 stop beaute joker1"
    found = wasted("sauve-m 25 stop beaute", walked("", bottes="sauvegarde-m"))
    assert "discard sauve-m" not in found
    assert {"discard 25", "discard stop", "discard beaute"} <= set(found)
    assert "discard joker1" in dominated(
        hermine([hand, ""], sides=[walked("", bottes="sauvegarde-m"), walked("")], jokers=3)
    )


@pytest.mark.parametrize(
    ("dead", "own", "other"),
    [
        ("beaute", walked("", bottes="protection"), walked("")),
        ("protegee", walked("", bottes="protection"), walked("")),
        ("sauve-c", walked("", coups="sauvegarde-c"), walked("")),
        ("200", walked("200 200"), walked("")),
        ("stop", walked(""), walked("", bottes="protection")),
        ("danger-r", walked(""), walked("", bottes="sauvegarde-r")),
    ],
)
def test_a_dead_card_may_go_and_live_ones_stay(dead: str, own: Tableau, other: Tableau) -> None:
    found = wasted(f"{dead} sauve-m sauvegarde-m", own, other)
    assert f"discard {dead}" not in found
    assert {"discard sauve-m", "discard sauvegarde-m"} <= set(found)


def test_a_step_that_can_be_walked_is_not_thrown_far_from_the_goal() -> None:
    assert {"discard 25", "discard 100"} <= set(wasted("25 100 200", walked("")))
    assert "discard 200" not in wasted("25 100 200", walked(""))
    assert "discard 25" not in wasted("25 100", Tableau("stop"))
    assert "discard 25" not in wasted("25", walked("100 100 100 100 75 75"))
    assert "discard 100" not in wasted("25 100", walked(""), bonus=True)


def test_questions_of_the_hermine_have_no_dominated_answer() -> None:
    state = hermine(["stop", "protection"], sides=[walked(""), walked("")])
    play(state, "attack @1 stop")
    assert dominated(state) == []


def test_a_trepas_does_not_hit_an_own_character_while_another_can_die() -> None:
    both = [{1: "r3a"}, {2: "y3a"}]
    assert dominated(contrees(["trepas", ""], slots=both)) == ["trepas r3a"]
    assert dominated(contrees(["trepas", ""], slots=[{1: "r3a"}, {}])) == []
    assert dominated(contrees(["trepas", "", ""], slots=[*both, {}])) == []
    near = [{1: "r3a"}, {1: "y3a"}, {}]
    assert dominated(contrees(["trepas", "", ""], slots=near)) == ["trepas r3a"]


def test_an_own_karniphage_may_be_killed() -> None:
    state = contrees(
        ["trepas", ""], slots=[{1: "karniphage"}, {2: "y3a"}], combats=[Combat(1, attacker=0)]
    )
    assert dominated(state) == []


def test_an_attack_that_any_answer_beats_is_not_launched() -> None:
    hand = "b1b b5a y2a g2a"
    assert dominated(contrees([hand, ""], slots=[{1: "b1a"}, {}])) == ["play b1b :1"]
    stronger = [{1: "b1a"}, {1: "r7a"}]
    assert set(dominated(contrees([hand, ""], slots=stronger))) == {"play b1b :1", "play b5a :1"}
    assert dominated(contrees(["b1b b5a y2a trepas", ""], slots=[{1: "b1a"}, {}])) == []
    answered = [Combat(1, attacker=1)]
    slots = [{1: "b1a"}, {1: "r3a r4a"}]
    assert dominated(contrees([hand, ""], slots=slots, combats=answered)) == []


@pytest.mark.parametrize("slug", GAMES)
def test_no_searching_level_chooses_what_is_dominated(slug: str) -> None:
    game = GAMES[slug]
    seats = game.seats[0]
    levels = [bot(level, 3) for level in SEARCH_LEVELS]
    state = Setup(game, seats, game.short_options).start()
    for number, position in enumerate(play_positions(state, Rng(5))):
        if number % 9 == 0:
            check_dominance(position, levels)


def test_the_law_notices_who_throws_live_cards_away() -> None:
    class Wasteful(Bot):
        def choose(self, seen: View) -> int:
            flags = list(heuristic_for(seen.state).find_dominated(seen.state, seen.state.legal()))
            return int(seen.state.legal()[flags.index(1)])

    state = hermine(["25 100", ""], sides=[walked(""), walked("")])
    with pytest.raises(LawBroken) as caught:
        check_dominance(state, [Wasteful()])
    assert caught.value.law == LAW_OF_DOMINANCE
    check_dominance(state, [Greedy()])


def test_the_law_notices_bots_that_play_anything() -> None:
    """Random players throw something away sooner or later."""
    state = Setup(GAMES["hermine"], 2, GAMES["hermine"].short_options).start()
    positions = [position.copy() for position in play_positions(state, Rng(5))]

    def check_all() -> None:
        for position in positions:
            check_dominance(position, [Random(1)])

    with pytest.raises(LawBroken):
        check_all()


def test_a_tree_search_keeps_to_what_it_is_allowed() -> None:
    fork = dealt(0, 1, 2)
    heuristic, style = Heuristic(), Style()
    legal = fork.legal()
    assert [int(action) for action in legal] == [LOSE, WIN, BET]
    chosen = search_tree(view(fork, 0), legal[:1], heuristic, style, 200, Rng(1))
    assert chosen == LOSE
    assert search_tree(view(fork, 0), legal[:1], heuristic, style, 0, Rng(1)) == LOSE
