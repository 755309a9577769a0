"""The Hermine: attacks, the parades against them, and bottes laid in turn."""

import pytest

from tests.support.hermine_positions import (
    ATTACKS,
    DANGERS,
    ROLLING,
    STEPS,
    Tableau,
    codes,
    discarded,
    hand_sizes,
    hermine,
    plays,
    tableau,
    wait,
)
from tests.support.moves import offered, play, refused

HALTS = ["stop", "danger-m", "danger-c", "danger-r"]
BATTLES = ["", "stop", *[danger for danger, _, _ in DANGERS], *[sauve for _, sauve, _ in DANGERS]]
EACH_DANGER = pytest.mark.parametrize(("danger", "sauve", "sauvegarde"), DANGERS)
ALL_ATTACKS = " ".join(ATTACKS)


def attacks_on(target: Tableau) -> set[str]:
    """What a side of seat 1 can be attacked with; seat 0 holds every attack."""
    state = hermine([ALL_ATTACKS, ""], sides=[Tableau(), target])
    return {name.split()[-1] for name in plays(state) if name.startswith("attack ")}


def own_plays(held: str, own: Tableau, other: Tableau = ROLLING) -> list[str]:
    """What seat 0 can do with these cards besides discarding."""
    names = plays(hermine([held, ""], sides=[own, other]))
    return [name for name in names if name.split()[-1] in held.split()]


def test_HER_10_who_rolls_can_be_attacked_with_anything() -> None:
    """HER-10: with any attack, as long as no botte protects."""
    assert attacks_on(ROLLING) == set(ATTACKS)
    assert attacks_on(Tableau("sauve-m beaute", "menacee protegee", "200")) == set(ATTACKS)


@pytest.mark.parametrize("battle", BATTLES)
def test_HER_10_who_does_not_roll_can_only_be_slowed_down(battle: str) -> None:
    """HER-10, HER-11, HER-12: no attack on an attack, nor after a sauvé, nor before the start."""
    assert attacks_on(Tableau(battle)) == {"menacee"}


@pytest.mark.parametrize("attack", ATTACKS)
def test_HER_10_an_attack_lies_on_top_of_its_pile(attack: str) -> None:
    """HER-10: the espèce menacée on the speed pile, all others on the battle pile."""
    state = hermine([attack, "", ""], sides=[Tableau(), ROLLING, ROLLING])
    play(state, f"attack @2 {attack}")
    hit = Tableau("beaute", attack) if attack == "menacee" else Tableau(f"beaute {attack}")
    assert [tableau(state, side) for side in range(3)] == [Tableau(), ROLLING, hit]
    assert len(state.discard.cards) == 0
    assert hand_sizes(state) == [6, 6, 6]


@pytest.mark.parametrize(
    ("seats", "turn", "targets"),
    [
        (2, 0, [1]),
        (2, 1, [0]),
        (3, 1, [0, 2]),
        (4, 2, [1]),
        (4, 3, [0]),
        (6, 1, [0, 2]),
        (6, 3, [1, 2]),
    ],
)
def test_HER_10_every_opposing_side_can_be_attacked(
    seats: int, turn: int, targets: list[int]
) -> None:
    """HER-10: and never one's own."""
    hands = ["stop menacee" if seat == turn else "" for seat in range(seats)]
    state = hermine(hands, sides=[ROLLING] * (seats if seats < 4 else seats // 2), turn=turn)
    expected = [f"attack @{side} {code}" for code in ("stop", "menacee") for side in targets]
    assert plays(state) == expected


@pytest.mark.parametrize("battle", ["beaute", *BATTLES])
def test_HER_12_a_limited_side_is_not_slowed_down_twice(battle: str) -> None:
    """HER-12: but it can be attacked on its battle pile while it rolls."""
    assert attacks_on(Tableau(battle, "menacee")) == (set(HALTS) if battle == "beaute" else set())


@pytest.mark.parametrize("halt", HALTS)
@pytest.mark.parametrize("speed", ["", "menacee"])
def test_HER_13_an_attacked_side_lays_no_step(halt: str, speed: str) -> None:
    """HER-11, HER-13: whichever attack lies on its battle pile."""
    assert own_plays(" ".join(STEPS), Tableau(f"beaute {halt}", speed)) == []


def test_HER_15_a_beaute_is_enough_after_a_stop() -> None:
    """HER-15: the side rolls again at once, and partners share it."""
    state = hermine(["beaute", "", "100", ""], sides=[Tableau("beaute stop")])
    play(state, "play beaute")
    wait(state)
    assert codes(state, state.battles[0]) == "beaute stop beaute"
    assert "play 100" in offered(state)


@EACH_DANGER
def test_HER_13_a_danger_takes_two_parades_on_two_turns(
    danger: str, sauve: str, sauvegarde: str
) -> None:
    """HER-13: a beauté on a following turn, which may be the partner's."""
    state = hermine([f"{sauve} beaute 100", "stop", "beaute 75", "stop"], sides=[Tableau(danger)])
    assert plays(state) == [f"play {sauve}"]
    play(state, f"play {sauve}")
    assert (state.turn, codes(state, state.battles[0])) == (1, f"{danger} {sauve}")
    assert "attack @0 stop" not in offered(state)
    play(state, "discard stop")
    assert plays(state) == ["play beaute"]
    play(state, "play beaute")
    assert "attack @0 stop" in offered(state)
    play(state, "discard stop")
    assert "play 100" in offered(state)


@EACH_DANGER
def test_HER_13_only_the_parade_of_its_own_kind_answers_a_danger(
    danger: str, sauve: str, sauvegarde: str
) -> None:
    """HER-13, HER-14, HER-15: neither another sauvé nor a beauté."""
    held = "sauve-m sauve-c sauve-r beaute protegee"
    assert own_plays(held, Tableau(f"beaute {danger}")) == [f"play {sauve}"]


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        (Tableau(), True),
        (Tableau("beaute stop"), True),
        (Tableau("danger-m sauve-m"), True),
        (Tableau("beaute", "menacee"), False),
        (Tableau("beaute"), False),
        (Tableau("beaute danger-r"), False),
        (Tableau(bottes="protection"), False),
        (Tableau(coups="protection"), False),
        (Tableau("danger-c sauve-c", bottes="protection"), False),
        (Tableau("danger-c", bottes="protection"), False),
        (Tableau(bottes="sauvegarde-m sauvegarde-c sauvegarde-r"), True),
    ],
)
def test_HER_14_a_beaute_is_laid_only_where_it_helps(own: Tableau, expected: bool) -> None:
    """HER-14: to start, on a stop or on a sauvé, and never with the protection."""
    assert own_plays("beaute", own) == (["play beaute"] if expected else [])


@pytest.mark.parametrize("battle", ["", "beaute", "stop", "beaute danger-m sauve-m"])
def test_HER_15_a_parade_needs_its_attack(battle: str) -> None:
    """HER-15: without the attack in progress it can only be discarded."""
    assert own_plays("protegee sauve-m sauve-c sauve-r", Tableau(battle)) == []


@pytest.mark.parametrize("battle", BATTLES)
def test_HER_15_an_espece_protegee_answers_the_espece_menacee(battle: str) -> None:
    """HER-15: on the speed pile, whatever lies on the battle pile, and not a second time."""
    state = hermine(["protegee protegee", "menacee", "", ""], sides=[Tableau(battle, "menacee")])
    assert "play protegee" in plays(state)
    play(state, "play protegee")
    assert tableau(state, 0) == Tableau(battle, "menacee protegee")
    assert "attack @0 menacee" in offered(state)
    play(state, "discard menacee")
    assert "play protegee" not in offered(state)


@EACH_DANGER
@pytest.mark.parametrize("beneath", ["beaute", "beaute stop beaute"])
def test_HER_16_a_sauvegarde_in_turn_lets_the_side_roll_again(
    danger: str, sauve: str, sauvegarde: str, beneath: str
) -> None:
    """HER-16: the danger is discarded, and the beauté beneath shows again."""
    state = hermine([f"{sauvegarde} 100", ""], sides=[Tableau(f"{beneath} {danger}", "menacee")])
    play(state, f"play {sauvegarde}")
    assert tableau(state, 0) == Tableau(beneath, "menacee", bottes=sauvegarde)
    assert (discarded(state), state.turn) == ([danger], 0)
    assert "play 25" in offered(state)


@EACH_DANGER
def test_HER_16_a_table_may_ask_for_a_beaute_after_a_sauvegarde(
    danger: str, sauve: str, sauvegarde: str
) -> None:
    """HER-16: without `sauvegarde_restarts` a beauté must be laid anew."""
    state = hermine(
        [f"{sauvegarde} 100 beaute", ""],
        sides=[Tableau(f"beaute {danger}")],
        sauvegarde_restarts=False,
    )
    play(state, f"play {sauvegarde}")
    assert plays(state) == ["play beaute"]
    play(state, "play beaute")
    wait(state)
    assert "play 100" in offered(state)


@pytest.mark.parametrize("beneath", ["", "beaute", "sauve-r beaute", "beaute stop beaute"])
def test_HER_16_with_the_protection_no_table_asks_for_a_beaute(beneath: str) -> None:
    """HER-14, HER-16, HER-18: it exempts from it; a stop answered long ago does not come back."""
    state = hermine(
        ["sauvegarde-m 100 beaute", ""],
        sides=[Tableau(f"{beneath} danger-m", bottes="protection")],
        pile="75 75",
        sauvegarde_restarts=False,
    )
    play(state, "play sauvegarde-m")
    assert plays(state) == ["play 75", "play 100"]


@pytest.mark.parametrize("restarts", [True, False])
@pytest.mark.parametrize("battle", BATTLES[:-3])
def test_HER_16_a_sauvegarde_cancels_only_its_own_danger(battle: str, restarts: bool) -> None:
    """HER-16, HER-19: not another danger, nor a stop, nor the espèce menacée."""
    botte = "sauvegarde-c" if battle == "danger-m" else "sauvegarde-m"
    own = Tableau(f"beaute {battle}".strip(), "menacee")
    state = hermine([botte, ""], sides=[own], sauvegarde_restarts=restarts)
    play(state, f"play {botte}")
    assert tableau(state, 0) == own._replace(bottes=botte)
    assert len(state.discard.cards) == 0


@pytest.mark.parametrize("restarts", [True, False])
def test_T11_the_protection_cancels_a_stop_and_an_espece_menacee(restarts: bool) -> None:
    """HER-17: both are discarded; the side rolls without a limit, and the player plays again."""
    state = hermine(
        ["protection 200", ""],
        sides=[Tableau("beaute stop", "menacee")],
        sauvegarde_restarts=restarts,
    )
    play(state, "play protection")
    assert tableau(state, 0) == Tableau("beaute", bottes="protection")
    assert discarded(state, 2) == ["menacee", "stop"]
    assert state.turn == 0
    assert "play 200" in offered(state)


@pytest.mark.parametrize(
    ("own", "thrown"),
    [
        (Tableau("beaute stop", "menacee protegee"), ["stop"]),
        (Tableau("beaute", "menacee"), ["menacee"]),
        (Tableau("stop beaute", "menacee protegee"), []),
        (Tableau("", "menacee"), ["menacee"]),
        (Tableau("beaute danger-r", "menacee"), ["menacee"]),
    ],
)
def test_HER_17_the_protection_cancels_what_is_on_top(own: Tableau, thrown: list[str]) -> None:
    """HER-17: not what was answered, and not a danger."""
    state = hermine(["protection", ""], sides=[own])
    play(state, "play protection")
    assert (discarded(state, 5), len(state.discard.cards)) == (thrown, len(thrown))


@EACH_DANGER
def test_HER_17_with_a_danger_the_protection_does_not_help(
    danger: str, sauve: str, sauvegarde: str
) -> None:
    """HER-17, HER-18: the side stays; after the sauvé it needs no beauté."""
    state = hermine([f"protection {sauve}", "", "100", ""], sides=[Tableau(f"beaute {danger}")])
    play(state, "play protection")
    assert plays(state) == [f"play {sauve}"]
    play(state, f"play {sauve}")
    wait(state)
    assert "play 100" in offered(state)


@pytest.mark.parametrize("battle", ["", *[sauve for _, sauve, _ in DANGERS], "beaute"])
def test_HER_18_with_the_protection_a_side_rolls(battle: str) -> None:
    """HER-18: on nothing or on a sauvé; so it can be attacked, but by dangers only."""
    protected = Tableau(battle, bottes="protection")
    assert own_plays("100 200", protected) == ["play 100", "play 200"]
    assert attacks_on(protected) == {"danger-m", "danger-c", "danger-r"}


@pytest.mark.parametrize("zone", ["bottes", "coups"])
@pytest.mark.parametrize("botte", ["protection", "sauvegarde-m", "sauvegarde-c", "sauvegarde-r"])
def test_HER_19_a_botte_protects_from_its_attacks_alone(botte: str, zone: str) -> None:
    """HER-19: the protection from stop and espèce menacée, a sauvegarde from its danger."""
    stopped = {danger for danger, _, sauvegarde in DANGERS if sauvegarde == botte}
    expected = set(ATTACKS) - (stopped or {"stop", "menacee"})
    assert attacks_on(ROLLING._replace(**{zone: botte})) == expected


def test_HER_42_a_botte_may_be_discarded() -> None:
    """HER-42: for nothing: no new turn, no points, no protection."""
    state = hermine(["protection", "menacee"])
    play(state, "discard protection")
    assert (discarded(state), state.turn, state.scores()) == (["protection"], 1, [0, 0])
    assert "attack @0 menacee" in offered(state)


def test_HER_43_bottes_can_be_chained() -> None:
    """HER-43: each lets its player draw once more and act once more."""
    state = hermine(["protection sauvegarde-m sauvegarde-c", ""], pile="25 50 75 100")
    for botte, drawn in (("protection", "25"), ("sauvegarde-m", "50"), ("sauvegarde-c", "75")):
        play(state, f"play {botte}")
        assert (state.turn, hand_sizes(state)) == (0, [7, 6])
        assert codes(state, state.hands[0]).split()[-1] == drawn
    play(state, "play 75")
    assert (state.turn, hand_sizes(state)) == (1, [6, 7])
    assert tableau(state, 0) == Tableau(steps="75", bottes="protection sauvegarde-m sauvegarde-c")


@pytest.mark.parametrize("battle", ["beaute", *BATTLES])
def test_a_botte_can_always_be_laid(battle: str) -> None:
    """HER-9: also as the first card of all."""
    bottes = "protection sauvegarde-m sauvegarde-c sauvegarde-r"
    expected = [f"play {botte}" for botte in bottes.split()]
    assert own_plays(bottes, Tableau(battle)) == expected


def test_a_refused_attack_changes_nothing() -> None:
    state = hermine(["stop", ""])
    assert refused(state, "attack @1 stop") == "HER-10"
