"""The cards and the action space of the Hermine.

A card has a kind, 0 to 18, or is a joker. An action plays a card of a kind, an attack on each of
three sides; or plays a joker as such a card; or discards; or answers a question.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.game import Face

STEPS: Final = [25, 50, 75, 100, 200]
CODES: Final = [
    *("25", "50", "75", "100", "200"),
    *("stop", "menacee", "danger-m", "danger-c", "danger-r"),
    *("beaute", "protegee", "sauve-m", "sauve-c", "sauve-r"),
    *("protection", "sauvegarde-m", "sauvegarde-c", "sauvegarde-r"),
    *("joker1", "joker2", "joker3", "joker4"),
]
COUNTS: Final = [10, 10, 10, 12, 4, 5, 4, 3, 3, 3, 14, 6, 6, 6, 6, 1, 1, 1, 1]  # HER-1
STEP_50: Final[i64] = 1
STEP_100: Final[i64] = 3
STEP_200: Final[i64] = 4
STOP: Final[i64] = 5
MENACEE: Final[i64] = 6
DANGER: Final[i64] = 7  # and the two after it: for a monument, a path, a river
BEAUTE: Final[i64] = 10
PROTEGEE: Final[i64] = 11
SAUVE: Final[i64] = 12
PROTECTION: Final[i64] = 15
SAUVEGARDE: Final[i64] = 16
JOKER: Final[i64] = 19  # and the three after it: each joker may stand for another card
MAX_SIDES: Final[i64] = 3

PARRY: Final[i64] = 20  # play the first parade, after steps and attacks; bottes follow
AS_JOKER: Final[i64] = 29  # the same plays again, once for each joker
DISCARD: Final[i64] = 145
COUP: Final[i64] = 168
JOKER_COUP: Final[i64] = 169
LET_BE: Final[i64] = 173
ALLONGE: Final[i64] = 174
DECLINE: Final[i64] = 175
ACTIONS: Final[i64] = 176


def deck(*, alone: bool) -> list[int]:
    """Return the kind of each card; the last five are left out where nobody has a partner."""
    attacks = range(STOP, BEAUTE)
    kinds = []
    for kind in range(JOKER):
        kinds += [kind] * (COUNTS[kind] - (1 if kind in attacks else 0))
    return kinds if alone else [*kinds, *attacks]


KINDS: Final = vec[i64](deck(alone=False))
FIRST: Final = vec[i64]([deck(alone=True).index(kind) for kind in range(JOKER)])
ORDER: Final = vec[i64](list(range(len(deck(alone=False)) + len(CODES) - JOKER)))
VALUES: Final = vec[i64](STEPS)


def kind_played(action: i64) -> i64:
    """Return the kind that an action plays, or that its joker stands for."""
    play = action % AS_JOKER
    if play >= PARRY:
        return play - PARRY + BEAUTE
    return play if play < STOP else STOP + (play - STOP) // MAX_SIDES


def plays_with(held: i64) -> i64:
    """Return the plays with cards of these kinds; a bit for each action and each kind."""
    plays = (held & ((1 << STOP) - 1)) | (held >> BEAUTE & ((1 << (AS_JOKER - PARRY)) - 1)) << PARRY
    for attack in range(STOP, BEAUTE):
        if held >> attack & 1:
            plays |= ((1 << MAX_SIDES) - 1) << (STOP + (attack - STOP) * MAX_SIDES)
    return plays


def botte_against(attack: i64) -> i64:
    """Return the botte that protects from an attack."""
    return PROTECTION if attack < DANGER else attack - DANGER + SAUVEGARDE


def parade_against(attack: i64) -> i64:
    """Return the parade that answers an attack."""
    if attack < DANGER:
        return BEAUTE if attack == STOP else PROTEGEE
    return attack - DANGER + SAUVE


def kind_used(action: i64, attack: i64) -> i64:
    """Return the kind of card that leaves the hand; `attack` is the one to be answered."""
    if action < AS_JOKER:
        return kind_played(action)
    if action < DISCARD:
        return JOKER + action // AS_JOKER - 1
    if action < COUP:
        return action - DISCARD
    return botte_against(attack) if action == COUP else JOKER + action - JOKER_COUP


def name_action(action: i64, attack: i64) -> str:
    """Return `play 100`, `attack @1 stop`, `discard 25`, `joker 100 joker2` and the like."""
    if action >= LET_BE:
        return "let-be" if action == LET_BE else "allonge" if action == ALLONGE else "decline"
    used = CODES[kind_used(action, attack)]
    if action >= JOKER_COUP:
        return f"joker-coup {CODES[botte_against(attack)]} {used}"
    if action >= DISCARD:
        return f"coup {used}" if action == COUP else f"discard {used}"
    if action >= AS_JOKER:
        used = f"{CODES[kind_played(action)]} {used}"
    if STOP <= action % AS_JOKER < PARRY:
        verb = "attack" if action < AS_JOKER else "joker-attack"
        return f"{verb} @{target_of(action)} {used}"
    return f"play {used}" if action < AS_JOKER else f"joker {used}"


def target_of(action: i64) -> i64:
    """Return the side that is attacked."""
    return (action % AS_JOKER - STOP) % MAX_SIDES


def faces(*, alone: bool, jokers: int) -> list[Face]:
    """Return the face of each card."""
    return [_face(kind) for kind in [*deck(alone=alone), *range(JOKER, JOKER + jokers)]]


def _face(kind: int) -> Face:
    code = CODES[kind]
    if kind < STOP:
        return Face(code, "step", "hermine-step", "yellow", STEPS[kind], "footprints")
    if kind < BEAUTE:
        return Face(code, "attack", f"hermine-{code}", "red", symbol=code)
    if kind < PROTECTION:
        return Face(code, "parade", f"hermine-{code}", "blue", symbol=code)
    if kind < JOKER:
        return Face(code, "botte", f"hermine-{code}", "pink", symbol=code)
    return Face(code, "joker", "hermine-joker", "green", symbol="ermine")
