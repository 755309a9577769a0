"""The cards of Fourmis; the rulebook does not give their numbers, so decks are options (ANT-1).

A card has a kind: the Soldates of a color by strength, its Ninja, its Reine; the next color; and
last the ladybugs. Properties of cards are in lookup tables, a row for each deck.
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.game import Face

COLORS: Final = ["red", "blue", "green", "yellow"]
OBJECTIVES: Final = ["plus", "moins"]


class Preset(NamedTuple):
    """The number of cards of each sort; those of ants are for each color."""

    soldates: int
    ninjas: int
    reines: int
    ladybugs: int


PRESETS: Final = {
    "36": Preset(6, 1, 1, 4),
    "48a": Preset(7, 2, 2, 4),
    "48b": Preset(9, 1, 1, 4),
    "40": Preset(7, 1, 1, 4),
}
DECKS: Final = list(PRESETS)
GAPS: Final = [1, 2]  # ranks between a Ninja and the strongest Soldate


def _list_cards(preset: Preset) -> list[tuple[int, int]]:
    """Return the color of each card and its place there; ladybugs have a color of their own."""
    soldates, ninjas, reines, ladybugs = preset
    places = [*range(soldates), *[soldates] * ninjas, *[soldates + 1] * reines]
    return [*[(color, place) for color in range(4) for place in places], *[(4, 0)] * ladybugs]


def _list_kinds(preset: Preset) -> list[int]:
    return [color * (preset.soldates + 2) + place for color, place in _list_cards(preset)]


def _list_ranks(preset: Preset, gap: int) -> list[int]:
    """Return the strength of each Soldate, more for a Ninja (ANT-15), 0 for other cards."""
    ranks = [*range(1, preset.soldates + 1), preset.soldates + gap, 0]
    return [ranks[place] if color < len(COLORS) else 0 for color, place in _list_cards(preset)]


def _pad_rows(tables: list[list[int]]) -> list[int]:
    return [number for table in tables for number in [*table, *[0] * (ROW - len(table))]]


ROW: Final[i64] = 64
ORDER: Final = vec[i64](list(range(ROW)))
BITS: Final = vec[i64]([2**bit for bit in range(62)])  # mypyc: `1 << bit` stops at 31
KINDS: Final = vec[i64](_pad_rows([_list_kinds(preset) for preset in PRESETS.values()]))
RANKS: Final = vec[i64](
    _pad_rows([_list_ranks(preset, gap) for preset in PRESETS.values() for gap in GAPS])
)
FIRSTS: Final = vec[i64](
    _pad_rows(
        [
            [_list_kinds(preset).index(kind) for kind in range(max(_list_kinds(preset)) + 1)]
            for preset in PRESETS.values()
        ]
    )
)


def code(kind: i64, soldates: i64) -> str:
    """Return the code of a kind: `S4r`, `Nb`, `Rg`, `L`."""
    if kind == 4 * (soldates + 2):
        return "L"
    letter = COLORS[kind // (soldates + 2)][0]
    place = kind % (soldates + 2)
    return f"S{place + 1}{letter}" if place < soldates else f"{'NR'[place - soldates]}{letter}"


def faces(deck: str) -> list[Face]:
    """Return the face of each card, the objectives last."""
    preset = PRESETS[deck]
    cards = [_face(code(kind, preset.soldates)) for kind in _list_kinds(preset)]
    for name in OBJECTIVES:
        for color in COLORS:
            key = f"fourmis-{name}"
            cards.append(Face(f"{name}-{color[0]}", "objective", key, color, None, name, name))
    return cards


def _face(code: str) -> Face:
    if code == "L":
        return Face(code, "ladybug", "fourmis-ladybug", symbol="ladybug")
    color = COLORS["rbgy".index(code[-1])]
    kind = {"S": "soldate", "N": "ninja", "R": "reine"}[code[0]]
    strength = int(code[1:-1]) if kind == "soldate" else None
    return Face(code, kind, f"fourmis-{kind}", color, strength, kind)
