"""The Hermine: the coup-fourré, a botte laid at the very moment of the attack that it answers."""

import pytest

from tablee.core.zones import DEALER
from tests.support.hermine_positions import (
    DANGERS,
    ROLLING,
    Tableau,
    codes,
    discarded,
    hand_sizes,
    hermine,
    tableau,
    wait,
)
from tests.support.moves import offered, play, refused

ANSWERS = [("stop", "protection"), ("menacee", "protection")]
ANSWERS += [(danger, sauvegarde) for danger, _, sauvegarde in DANGERS]
ALL_BOTTES = "protection sauvegarde-m sauvegarde-c sauvegarde-r"
COUP = "coup sauvegarde-m"


def turns(state_moves: list[str], hands: list[str], attack: str) -> list[int]:
    """Who is on turn after the attack of seat 0, and after each of these moves."""
    state = hermine(hands, sides=[ROLLING] * 3)
    play(state, attack)
    seen = [int(state.turn)]
    for move in state_moves:
        if move == "wait":
            wait(state)
        else:
            play(state, move)
        seen.append(int(state.turn))
    return seen


def test_T1_the_rulebook_saves_a_monument() -> None:
    """HER-22, HER-24: the partner answers, is back at six, draws again and plays; then the next."""
    state = hermine(
        ["danger-m", "", "", "sauvegarde-m"], sides=[Tableau(), ROLLING], pile="75 25 50 100"
    )
    play(state, "attack @1 danger-m")
    assert (state.turn, offered(state)) == (1, ["let-be"])
    assert tableau(state, 1).battle == "beaute danger-m"
    play(state, "let-be")
    assert (state.turn, hand_sizes(state)) == (3, [6, 6, 6, 6])
    play(state, COUP)
    assert tableau(state, 1) == Tableau("beaute", coups="sauvegarde-m")
    assert discarded(state) == ["danger-m"]
    assert (state.turn, hand_sizes(state)) == (3, [6, 6, 6, 7])
    assert codes(state, state.hands[3]).split()[-2:] == ["75", "25"]
    sheet = state.sheets()[0]
    assert (sheet["bottes"], sheet["coups"]) == ([0, 100, 0, 100], [0, 300, 0, 300])
    play(state, "play 75")
    assert (state.turn, hand_sizes(state)) == (0, [7, 6, 6, 6])


def test_T10_who_sits_between_loses_a_turn() -> None:
    """HER-22, HER-26: seat 1 attacks, seat 0 answers and plays; then seat 1 is next."""
    state = hermine(["sauvegarde-m", "danger-m", "", ""], sides=[ROLLING], turn=1)
    play(state, "attack @0 danger-m")
    asked = [int(state.turn)]
    play(state, "let-be")
    asked.append(int(state.turn))
    play(state, COUP)
    asked.append(int(state.turn))
    wait(state)
    assert [*asked, state.turn] == [2, 0, 0, 1]


@pytest.mark.parametrize(
    ("holders", "attack", "moves", "expected"),
    [
        ([1, 4], "@1", [COUP, "wait", "wait"], [1, 1, 2, 3]),
        ([1, 4], "@1", ["let-be", COUP, "wait", "wait"], [1, 4, 4, 5, 0]),
        ([2, 5], "@2", ["let-be", COUP, "wait", "wait"], [2, 5, 5, 0, 1]),
        ([2, 5], "@2", [COUP, "wait", "wait"], [2, 2, 3, 4]),
        ([1, 4], "@1", ["let-be", "let-be", "wait"], [1, 4, 1, 2]),
        ([2, 5], "@2", ["let-be", "let-be", "wait"], [2, 5, 1, 2]),
    ],
)
def test_HER_22_both_partners_are_asked_at_a_table_of_six(
    holders: list[int], attack: str, moves: list[str], expected: list[int]
) -> None:
    """HER-22, HER-26: from the attacker's left on; the turn goes on from the left of who answers.

    The botte is once with the first and once with the second of them.
    """
    seat = holders[0] if COUP in moves[:1] else holders[1]
    hands = ["danger-m"] + ["sauvegarde-m" if other == seat else "" for other in range(1, 6)]
    assert turns(moves, hands, f"attack {attack} danger-m") == expected


@pytest.mark.parametrize(
    ("target", "moves", "expected"),
    [
        (1, [COUP, "wait", "wait", "wait"], [1, 1, 2, 0, 1]),
        (2, [COUP, "wait", "wait", "wait"], [2, 2, 0, 1, 2]),
        (1, ["let-be", "wait"], [1, 1, 2]),
        (2, ["let-be", "wait"], [2, 1, 2]),
    ],
)
def test_HER_26_a_skipped_seat_loses_one_turn_only(
    target: int, moves: list[str], expected: list[int]
) -> None:
    """HER-26: the order goes on from the left of who answered."""
    hands = ["danger-m"] + ["sauvegarde-m" if seat == target else "" for seat in (1, 2)]
    assert turns(moves, hands, f"attack @{target} danger-m") == expected


@pytest.mark.parametrize(("attack", "botte"), ANSWERS)
def test_HER_23_only_the_botte_of_the_attack_answers_it(attack: str, botte: str) -> None:
    """HER-23: nothing else can be done at that moment, whatever is held."""
    state = hermine([attack, ALL_BOTTES], sides=[ROLLING, ROLLING])
    play(state, f"attack @1 {attack}")
    assert (state.turn, offered(state)) == (1, [f"coup {botte}", "let-be"])
    assert refused(state, f"play {botte}") == "HER-23"
    play(state, f"coup {botte}")
    assert tableau(state, 1) == Tableau("beaute", coups=botte)
    assert discarded(state) == [attack]
    others = [other for other in ALL_BOTTES.split() if other != botte]
    state = hermine([attack, " ".join(others)], sides=[ROLLING, ROLLING])
    play(state, f"attack @1 {attack}")
    assert offered(state) == ["let-be"]


@pytest.mark.parametrize(("attack", "botte"), ANSWERS)
def test_HER_23_nobody_draws_before_the_answer(attack: str, botte: str) -> None:
    """HER-23, HER-24: everybody has six cards while the question is open."""
    state = hermine([attack, botte, "", ""], sides=[ROLLING, ROLLING])
    left = len(state.pile.cards)
    play(state, f"attack @1 {attack}")
    assert (hand_sizes(state), len(state.pile.cards)) == ([6, 6, 6, 6], left)
    play(state, "let-be")
    assert (hand_sizes(state), len(state.pile.cards), state.turn) == ([6, 6, 6, 6], left, 3)
    play(state, "let-be")
    assert (hand_sizes(state), len(state.pile.cards), state.turn) == ([6, 7, 6, 6], left - 1, 1)


def test_HER_23_a_botte_kept_back_is_worth_100_later() -> None:
    """HER-23: the moment has passed for good, though the botte still cancels the attack."""
    state = hermine(["danger-m", "sauvegarde-m"], sides=[Tableau(), ROLLING])
    play(state, "attack @1 danger-m", "let-be")
    assert not [name for name in offered(state) if name.startswith("coup")]
    play(state, "play sauvegarde-m")
    sheet = state.sheets()[0]
    assert (sheet["bottes"], sheet["coups"]) == ([0, 100], [0, 0])
    assert tableau(state, 1) == Tableau("beaute", bottes="sauvegarde-m")


def test_HER_22_every_seat_of_the_side_is_asked_able_or_not() -> None:
    """HER-22: so that nobody learns who holds the botte, not even of the empty-handed."""
    state = hermine(["stop 25", "", "50", ""], sides=[ROLLING, ROLLING], pile="")
    play(state, "attack @1 stop")
    for seat in (1, 3):
        assert (state.turn, offered(state)) == (seat, ["let-be"])
        play(state, "let-be")
    assert state.turn == 2


def test_HER_24_the_hand_goes_from_six_to_five_to_six_to_seven() -> None:
    """HER-24: after the answer the seat draws twice, and ends its turn with six."""
    state = hermine(["stop", "protection"], sides=[ROLLING, ROLLING], pile="25 50 75 100")
    play(state, "attack @1 stop")
    assert hand_sizes(state) == [6, 6]
    play(state, "coup protection")
    assert (hand_sizes(state), codes(state, state.pile)) == ([6, 7], "100 75")
    play(state, "discard 25")
    assert (hand_sizes(state), codes(state, state.pile)) == ([7, 6], "100")


@pytest.mark.parametrize(
    ("attack", "before"),
    [
        ("stop", Tableau("beaute", "menacee")),
        ("menacee", Tableau("beaute stop")),
        ("stop", Tableau("stop beaute", "menacee protegee menacee")),
    ],
)
def test_HER_25_the_protection_takes_both_attacks_away(attack: str, before: Tableau) -> None:
    """HER-25: a stop and an espèce menacée, for one prime of 300."""
    state = hermine([attack, "protection"], sides=[Tableau(), before])
    play(state, f"attack @1 {attack}", "coup protection")
    battle = before.battle.removesuffix(" stop")
    speed = before.speed.removesuffix("menacee").strip()
    assert tableau(state, 1) == Tableau(battle, speed, coups="protection")
    assert discarded(state, 2) == ["menacee", "stop"]
    assert state.scores() == [0, 400]


@pytest.mark.parametrize("restarts", [True, False])
@pytest.mark.parametrize(
    ("attack", "botte", "before"),
    [
        ("danger-r", "sauvegarde-r", Tableau("beaute", "menacee", "200")),
        ("menacee", "protection", Tableau("beaute danger-r", "menacee protegee")),
        ("menacee", "protection", Tableau()),
        ("danger-c", "sauvegarde-c", Tableau("", "", "25", bottes="protection")),
        ("stop", "protection", Tableau("sauve-m beaute")),
    ],
)
def test_HER_25_otherwise_the_table_is_as_before(
    attack: str, botte: str, before: Tableau, restarts: bool
) -> None:
    """HER-16, HER-25: a coup-fourré takes away the attack and nothing else."""
    state = hermine([attack, botte], sides=[Tableau(), before], sauvegarde_restarts=restarts)
    play(state, f"attack @1 {attack}", f"coup {botte}")
    assert tableau(state, 1) == before._replace(coups=botte)
    assert len(state.discard.cards) == 1


def test_HER_27_the_last_card_of_the_pile_completes_the_hand() -> None:
    """HER-27: then the answerer plays from six cards, and the left of the answerer is next."""
    state = hermine(["danger-m", "", "sauvegarde-m"], sides=[ROLLING] * 3, pile="75")
    play(state, "attack @2 danger-m", COUP)
    assert (state.turn, hand_sizes(state), state.phase()) == (2, [6, 6, 6], "last")
    assert codes(state, state.hands[2]).split()[-1] == "75"
    play(state, "play 75")
    assert (state.turn, hand_sizes(state)) == (0, [6, 6, 5])


@pytest.mark.parametrize(("pile", "turn", "sizes"), [("75", 0, [7, 6]), ("", 1, [6, 6])])
def test_HER_27_a_botte_in_turn_needs_a_pile_to_play_again(
    pile: str, turn: int, sizes: list[int]
) -> None:
    """HER-27: what counts is the pile at the moment when it is laid."""
    hands = ["protection 25 25 25 25 25 25", "50 50 50 50 50 50"]
    state = hermine(hands, pile=pile)
    play(state, "play protection")
    assert (state.turn, hand_sizes(state)) == (turn, sizes)
    assert tableau(state, 0).bottes == "protection"


@pytest.mark.parametrize(("target", "following"), [(1, 1), (2, 1)])
def test_HER_28_without_a_pile_nobody_is_skipped(target: int, following: int) -> None:
    """HER-28: the attack is undone for 100 and 300; then comes the left of the attacker."""
    hands = ["danger-m 25", "50 75", "100 200"]
    hands[target] += " sauvegarde-m"
    state = hermine(hands, sides=[ROLLING] * 3, pile="")
    play(state, f"attack @{target} danger-m", COUP)
    assert tableau(state, target) == Tableau("beaute", coups="sauvegarde-m")
    assert discarded(state) == ["danger-m"]
    assert (state.turn, hand_sizes(state)) == (following, [1, 2, 2])
    assert state.scores() == [400 if seat == target else 0 for seat in range(3)]


def test_HER_28_the_left_of_the_attacker_may_have_no_card() -> None:
    """HER-28, HER-29: then the next one who has."""
    hands = ["danger-m 25", "", "100 sauvegarde-m"]
    state = hermine(hands, sides=[ROLLING] * 3, pile="")
    play(state, "attack @2 danger-m", COUP)
    assert state.turn == 2


@pytest.mark.parametrize("holds", [False, True])
def test_HER_29_an_attack_may_be_the_last_card_but_for_its_answer(holds: bool) -> None:
    """HER-28, HER-29, HER-36: the side is still asked; then the manche is over."""
    state = hermine(["stop", "protection" if holds else ""], sides=[ROLLING, ROLLING], pile="")
    play(state, "attack @1 stop")
    assert offered(state) == (["coup protection", "let-be"] if holds else ["let-be"])
    play(state, offered(state)[0])
    assert (state.turn, state.scores()) == (DEALER, [0, 400 if holds else 0])
    assert tableau(state, 1) == (
        Tableau("beaute", coups="protection") if holds else Tableau("beaute stop")
    )


def test_HER_29_both_partners_are_asked_about_the_last_card_of_all() -> None:
    """HER-22, HER-29: the manche ends only when the second has let it be."""
    state = hermine(["", "menacee", "", ""], pile="", turn=1)
    play(state, "attack @0 menacee")
    assert (state.turn, state.manches) == (2, [])
    play(state, "let-be")
    assert (state.turn, state.manches) == (0, [])
    play(state, "let-be")
    assert (state.turn, len(state.manches)) == (DEALER, 1)


def test_a_coup_protects_as_any_botte_does() -> None:
    """HER-19: from then on that attack is not allowed any more."""
    state = hermine(["danger-m danger-m", "sauvegarde-m"], sides=[Tableau(), ROLLING])
    play(state, "attack @1 danger-m", COUP)
    wait(state)
    assert refused(state, "attack @1 danger-m") == "HER-19"


@pytest.mark.parametrize(("target", "following"), [(1, 2), (2, 0)])
def test_HER_45_the_left_of_the_one_who_answered_is_next(target: int, following: int) -> None:
    """HER-45: «c'est le joueur placé à votre gauche qui joue après vous», without a pile too."""
    hands = ["danger-m 25", "50 75", "100 200"]
    hands[target] += " sauvegarde-m"
    state = hermine(hands, sides=[ROLLING] * 3, pile="", last_coup_skips=True)
    play(state, f"attack @{target} danger-m", COUP)
    assert tableau(state, target) == Tableau("beaute", coups="sauvegarde-m")
    assert (state.turn, hand_sizes(state)) == (following, [1, 2, 2])
    assert state.scores() == [400 if seat == target else 0 for seat in range(3)]


def test_HER_45_seats_without_cards_are_passed_over() -> None:
    """HER-29, HER-45: the first one from there on who has a card, even the one who answered."""
    state = hermine(
        ["danger-m", "", "100 sauvegarde-m"], sides=[ROLLING] * 3, pile="", last_coup_skips=True
    )
    play(state, "attack @2 danger-m", COUP)
    assert state.turn == 2


@pytest.mark.parametrize("skips", [False, True])
def test_HER_45_with_a_single_card_in_the_pile_nothing_changes(skips: bool) -> None:
    """HER-27, HER-45: it completes the hand, and whoever answered plays on."""
    hands = ["danger-m", "sauvegarde-m", ""]
    state = hermine(hands, sides=[ROLLING] * 3, pile="100", last_coup_skips=skips)
    play(state, "attack @1 danger-m", COUP)
    assert (state.turn, len(state.pile.cards), hand_sizes(state)[1]) == (1, 0, 6)
    wait(state)
    assert state.turn == 2
