"""The Hermine with jokers: each can be played as any card that would be legal (HER-40)."""

import pytest

from tablee.core.moves import deal
from tablee.core.setup import Setup
from tablee.core.zones import DEALER
from tablee.games.hermine import HERMINE, Hermine
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

BOTTES = ["protection", "sauvegarde-m", "sauvegarde-c", "sauvegarde-r"]
BOTH_SCOPES = pytest.mark.parametrize("scope", ["any", "no_botte"])


def joker_plays(state: Hermine, joker: str = "joker1") -> list[str]:
    """What this joker can be, a target before its attack."""
    names = [name for name in plays(state) if name.endswith(f" {joker}")]
    return [name.split(" ", 1)[1].removesuffix(f" {joker}") for name in names]


@pytest.mark.parametrize(
    ("seats", "jokers", "cards"),
    [
        *((2, 3, 104), (2, 4, 105), (3, 3, 104), (3, 4, 105), (3, 0, 101)),
        *((4, 3, 109), (4, 4, 110), (6, 3, 109), (6, 4, 110), (4, 0, 106)),
    ],
)
def test_HER_40_three_or_four_jokers_join_the_deck(seats: int, jokers: int, cards: int) -> None:
    """HER-2, HER-40: as many as the table wants, told apart by their codes."""
    setup = Setup(HERMINE, seats, {"jokers": jokers})
    assert list(setup.start().to_shuffle()) == list(range(cards))
    found = [face for face in setup.faces if face.kind == "joker"]
    assert [face.code for face in found] == [f"joker{i + 1}" for i in range(jokers)]
    assert {face.color for face in found} <= {"green"}
    assert len(setup.faces) == cards


@pytest.mark.parametrize("position", ["start", "rolling", "stopped", "danger", "saved", "limited"])
@BOTH_SCOPES
def test_HER_40_a_joker_is_what_any_card_could_be(position: str, scope: str) -> None:
    """HER-40: exactly the plays of a player who holds one card of each kind, but for bottes."""
    own = {
        "start": Tableau(),
        "rolling": Tableau("beaute", steps="200 200"),
        "stopped": Tableau("beaute stop"),
        "danger": Tableau("beaute danger-c"),
        "saved": Tableau("danger-m sauve-m", bottes="sauvegarde-m"),
        "limited": Tableau("beaute", "menacee", "100 100 100 100 100 100 75"),
    }[position]
    sides = [own, ROLLING, Tableau("beaute stop", bottes="joker2=sauvegarde-r")]
    state = hermine(["joker1", "", ""], sides=sides, jokers=3, joker_scope=scope)
    kinds = [*STEPS, *ATTACKS, "beaute", "protegee", "sauve-m", "sauve-c", "sauve-r"]
    expected = []
    for code in kinds + (BOTTES if scope == "any" else []):
        if code in own.bottes.split():
            continue
        real = hermine([code, "", ""], sides=sides, jokers=3, joker_scope=scope)
        names = [name for name in plays(real) if name.split()[-1] == code]
        expected += [name.split(" ", 1)[1] for name in names]
    assert joker_plays(state) == expected
    assert "discard joker1" in offered(state)


def test_HER_40_each_joker_in_hand_is_offered() -> None:
    """HER-40: the first player can start with any of them."""
    state = hermine(["joker2 joker4", ""], jokers=4)
    expected = ["@1 menacee", "beaute", *BOTTES]
    assert joker_plays(state, "joker1") == joker_plays(state, "joker3") == []
    assert joker_plays(state, "joker2") == joker_plays(state, "joker4") == expected
    assert {"discard joker2", "discard joker4"} < set(offered(state))


def test_HER_40_a_joker_step_counts_under_its_value() -> None:
    """HER-40: for the distance, the two 200s, the bonus without a 200 and the capot."""
    own = Tableau("beaute", steps="200 100 100")
    state = hermine(["joker1 200 100", ""], sides=[own], jokers=3)
    play(state, "joker 200 joker1")
    assert (codes(state, state.steps[0]), state.distance(0)) == ("200 100 100 joker1", 600)
    wait(state)
    assert "play 200" not in offered(state)
    play(state, "play 100", "decline")
    sheet = state.sheets()[0]
    assert (sheet["steps"], sheet["no-200"], sheet["capot"]) == ([700, 0], [0, 0], [500, 0])


@pytest.mark.parametrize(
    ("value", "rest", "bonuses"),
    [
        ("50", "75 75 75 75 75 75 75 75 50", (300, 500)),
        ("100", "75 75 75 75 75 75 75 75", (300, 0)),
        ("200", "75 75 75 75 50 50 50 50", (0, 0)),
    ],
)
def test_HER_40_a_joker_step_counts_for_the_variant(
    value: str, rest: str, bonuses: tuple[int, int]
) -> None:
    """HER-34, HER-40: under the value that it was given; it may win the manche."""
    own = Tableau("beaute", steps=rest)
    state = hermine(["joker3", ""], sides=[own], jokers=3, bonus_no_100_200=True)
    play(state, f"joker {value} joker3", "decline")
    sheet = state.sheets()[0]
    assert (sheet["no-200"][0], sheet["no-100"][0]) == bonuses
    assert (sheet["steps"], sheet["manche"], state.turn) == ([700, 0], [400, 0], DEALER)


@pytest.mark.parametrize("attack", ATTACKS)
def test_HER_40_a_joker_attack_is_the_attack_that_it_names(attack: str) -> None:
    """HER-40: it is answered by the botte of that attack, and by no other."""
    sides = [Tableau(), ROLLING]
    botte = {danger: last for danger, _, last in DANGERS}.get(attack, "protection")
    state = hermine(["joker2", " ".join(BOTTES)], sides=sides, jokers=3)
    play(state, f"joker-attack @1 {attack} joker2")
    assert (state.turn, offered(state)) == (1, [f"coup {botte}", "let-be"])
    hit = state.speeds[1] if attack == "menacee" else state.battles[1]
    assert codes(state, hit).split()[-1] == "joker2"
    play(state, f"coup {botte}")
    assert tableau(state, 1) == ROLLING._replace(coups=botte)
    assert discarded(state) == ["joker2"]
    assert state.scores() == [0, 400]


@pytest.mark.parametrize(("danger", "sauve", "sauvegarde"), DANGERS)
def test_HER_40_a_joker_danger_stops_until_it_is_answered(
    danger: str, sauve: str, sauvegarde: str
) -> None:
    """HER-13, HER-40: with the parade of the danger that it names, or with that botte."""
    hit = Tableau(f"beaute joker1={danger}")
    state = hermine([f"{sauve} beaute 100 {sauvegarde}", ""], sides=[hit], jokers=3)
    assert plays(state) == [f"play {sauve}", f"play {sauvegarde}"]
    play(state, f"play {sauvegarde}")
    assert (tableau(state, 0).battle, discarded(state)) == ("beaute", ["joker1"])


@pytest.mark.parametrize(
    ("parade", "before", "after"),
    [
        ("beaute", Tableau("beaute stop"), "play 100"),
        ("beaute", Tableau(), "play 100"),
        ("protegee", Tableau("beaute", "menacee"), "play 100"),
        ("sauve-m", Tableau("beaute danger-m"), "play beaute"),
        ("sauve-r", Tableau("danger-r", bottes="protection"), "play 100"),
    ],
)
def test_HER_40_a_joker_parade_works_as_the_parade(
    parade: str, before: Tableau, after: str
) -> None:
    """HER-40: and keeps that identity on the table."""
    state = hermine(["joker1 100 beaute", ""], sides=[before], jokers=3)
    assert after not in offered(state)
    play(state, f"joker {parade} joker1")
    assert (state.turn, hand_sizes(state)) == (1, [6, 7])
    wait(state)
    assert after in offered(state)


def test_HER_40_a_joker_beaute_can_be_stopped() -> None:
    """HER-10, HER-40: the side rolls on it."""
    state = hermine(["stop", ""], sides=[Tableau(), Tableau("joker1=beaute")], jokers=3)
    play(state, "attack @1 stop", "let-be")
    assert tableau(state, 1).battle == "joker1 stop"


@pytest.mark.parametrize("botte", BOTTES)
def test_HER_40_a_joker_botte_is_laid_and_plays_again(botte: str) -> None:
    """HER-19, HER-40: worth 100, and it protects."""
    state = hermine(["joker1", " ".join(ATTACKS)], sides=[ROLLING], jokers=3, pile="25 25 25 25")
    play(state, f"joker {botte} joker1")
    assert (state.turn, hand_sizes(state), state.scores()) == (0, [7, 6], [100, 0])
    wait(state)
    stopped = {last: [danger] for danger, _, last in DANGERS}
    allowed = [code for code in ATTACKS if code not in stopped.get(botte, ["stop", "menacee"])]
    attacks = [name for name in plays(state) if name.startswith("attack")]
    assert attacks == [f"attack @0 {code}" for code in allowed]


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("real", [True, False])
def test_HER_40_a_joker_answers_any_attack(attack: str, real: bool) -> None:
    """HER-40: as a coup-fourré with the botte of that attack, worth 100 and 300."""
    botte = {danger: last for danger, _, last in DANGERS}.get(attack, "protection")
    held = f"joker1 joker3 {botte}" if real else "joker1 joker3"
    state = hermine([attack, held], sides=[Tableau(), ROLLING], jokers=3)
    play(state, f"attack @1 {attack}")
    coups = [f"joker-coup {botte} joker1", f"joker-coup {botte} joker3"]
    assert offered(state) == [*([f"coup {botte}"] if real else []), *coups, "let-be"]
    play(state, coups[1])
    assert tableau(state, 1) == ROLLING._replace(coups="joker3")
    assert (state.turn, hand_sizes(state), state.scores()) == (1, [6, 7], [0, 400])
    assert discarded(state) == [attack]
    wait(state)
    assert state.is_protected(1, state.kind(state.discard.cards[0]))


def test_HER_40_a_joker_protection_takes_both_attacks_away() -> None:
    """HER-25, HER-40: as the real one does."""
    state = hermine(["stop", "joker1"], sides=[Tableau(), Tableau("beaute", "menacee")], jokers=3)
    play(state, "attack @1 stop", "joker-coup protection joker1")
    assert tableau(state, 1) == ROLLING._replace(coups="joker1")
    assert discarded(state, 2) == ["menacee", "stop"]


def test_HER_40_a_table_may_keep_jokers_from_being_bottes() -> None:
    """HER-40: with the scope `no_botte`, neither in turn nor in a coup-fourré."""
    state = hermine(
        ["stop", "joker1"], sides=[Tableau(), ROLLING], jokers=3, joker_scope="no_botte"
    )
    play(state, "attack @1 stop")
    assert offered(state) == ["let-be"]
    play(state, "let-be")
    assert joker_plays(state) == ["@0 menacee", "beaute"]


@pytest.mark.parametrize("zone", ["bottes", "coups"])
@pytest.mark.parametrize("botte", BOTTES)
def test_HER_40_a_side_exposes_each_botte_once(botte: str, zone: str) -> None:
    """HER-40: the real twin of a joker can only be discarded, and so the other way round."""
    own = Tableau()._replace(**{zone: f"joker1={botte}"})
    state = hermine([f"{botte} joker2", ""], sides=[own], jokers=3)
    others = [other for other in BOTTES if other != botte]
    assert [name for name in joker_plays(state, "joker2") if name in BOTTES] == others
    assert refused(state, f"play {botte}") == "HER-40"
    play(state, f"discard {botte}")
    assert (discarded(state), state.turn) == ([botte], 1)
    own = Tableau()._replace(**{zone: botte})
    state = hermine(["joker2", ""], sides=[own], jokers=3)
    assert [name for name in joker_plays(state, "joker2") if name in BOTTES] == others


def test_HER_40_opposing_sides_may_have_the_same_botte() -> None:
    """HER-40: one the real card, the other a joker."""
    state = hermine(
        ["protection", ""], sides=[Tableau(), Tableau(bottes="joker1=protection")], jokers=3
    )
    play(state, "play protection")
    assert state.scores() == [100, 100]


def test_HER_32_jokers_may_complete_the_four_bottes() -> None:
    """HER-32, HER-40: 700 for the four."""
    own = Tableau(bottes="protection joker1=sauvegarde-m", coups="sauvegarde-c")
    state = hermine(["joker2", ""], sides=[own], jokers=3)
    play(state, "joker sauvegarde-r joker2")
    assert state.scores() == [1000, 0]
    assert [name for name in plays(state) if "sauvegarde" in name] == []


@pytest.mark.parametrize("restarts", [True, False])
def test_HER_40_a_canceled_joker_is_a_joker_again(restarts: bool) -> None:
    """HER-40: in the discard pile it stands for nothing, nor in the next manche."""
    state = hermine(
        ["sauvegarde-m joker3", ""],
        sides=[Tableau("joker1=beaute joker2=danger-m")],
        jokers=3,
        sauvegarde_restarts=restarts,
    )
    play(state, "play sauvegarde-m", "discard joker3")
    thrown = ["joker2", "joker3"] if restarts else ["joker1", "joker2", "joker3"]
    assert discarded(state, 3) == thrown
    names = [HERMINE.faces(2, {"jokers": 3})[card].code for card in state.discard.cards]
    assert [int(state.kind(card)) for card in state.discard.cards] == [
        18 + int(name[-1]) for name in names
    ]
    assert tableau(state, 0).battle == ("joker1" if restarts else "")


def test_HER_40_a_joker_forgets_what_it_was_in_the_next_manche() -> None:
    """HER-40, HER-41: all cards are shuffled again, and a joker is just a joker."""
    own = Tableau("joker1=beaute", steps="joker2=200 100 100 100 100 75")
    state = hermine(["joker3", ""], sides=[own], jokers=3)
    play(state, "joker 25 joker3", "decline")
    assert state.turn == DEALER
    deal(state, [int(card) for card in state.to_shuffle()][::-1])
    assert codes(state, state.hands[state.turn]).split()[:3] == ["joker3", "joker2", "joker1"]
    assert {"discard joker1", "joker beaute joker2"} < set(offered(state))
