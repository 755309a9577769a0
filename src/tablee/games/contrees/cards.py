"""The cards of Contrées; counts that the rulebook does not give are options (JAR-2).

Cards 0 to 79 are the plain characters, then come Flumigel, Jarmial and Karniphage, the five sorts,
and the twenty lands, four of each color.
"""

from typing import Final

from mypy_extensions import i64

from tablee.core.errors import GameError
from tablee.core.game import Face

COLORS: Final = ["blue", "red", "yellow", "green", "white", "black"]
LETTERS: Final = "brygwk"
POTRES: Final[i64] = 4  # the colors of peoples come first
WHITE: Final[i64] = 4
BLACK: Final[i64] = 5
LAND_COLORS: Final = [0, 1, 2, 3, BLACK]

PLAIN: Final[i64] = 80
FLUMIGEL: Final[i64] = 80
JARMIAL: Final[i64] = 81
KARNIPHAGE: Final[i64] = 82
CHARACTERS: Final[i64] = 83
ANNEXION: Final[i64] = 83
TRANSLATION: Final[i64] = 84
TREPAS: Final[i64] = 85
AFFAIBLISSEMENT: Final[i64] = 86
ENTRAVE: Final[i64] = 87
DECK: Final[i64] = 88
LANDS: Final[i64] = 20
CARDS: Final[i64] = 108
STRONGEST: Final[i64] = 10
SORTS: Final = ["annexion", "translation", "trepas", "affaiblissement", "entrave"]
_READABLE: Final = [str(number) for number in range(STRONGEST + 1)]
BEAST: Final[i64] = 16  # the strength of Karniphage

PRESETS: Final = {
    "18-10": "1-8*2,9,10/1-4,6-9",
    "20-2": "1-10*2/",
    "19-6": "1-9*2,10/2,4,6,8",
    "17-14": "1-7*2,8,9,10/1-10,5,6",
    "16-18": "1-6*2,7-10/1-8*2",
}
"""Strengths of each people / of plain whites, by name: peoples' cards, then whites."""

CROWNS: Final = {"others": "rygk/bygk/brgk/bryk/bryg"}
"""The crowns of the lands, by color; by default each of the other colors once."""


class CardTable:
    """Colors and strengths of characters, crowns of lands, and the codes of all cards."""

    def __init__(self, characters: str, crowns: str, flumigel: int) -> None:
        people, whites = _parse_characters(characters)
        strengths = [*people * POTRES, *whites, flumigel, 0, BEAST]
        colors = [color for color in range(POTRES) for _ in people]
        colors += [WHITE] * (len(whites) + 2) + [BLACK]
        self.strengths = bytes(strengths)
        self.colors = bytes(colors)
        self.crowns = bytes([LETTERS.index(letter) for letter in _parse_crowns(crowns)])
        self.codes = [*_make_codes(colors, strengths), *SORTS, *_make_land_codes()]


_TABLES: Final[dict[str, CardTable]] = {}


def table(facts: str) -> CardTable:
    """Return the cached table for characters, crowns and the strength of Flumigel.

    Raises:
        GameError: `bad_characters` or `bad_crowns`.
    """
    cards = _TABLES.get(facts)
    if cards is None:
        characters, crowns, flumigel = facts.split(" ")
        cards = _TABLES[facts] = CardTable(characters, crowns, int(flumigel))
    return cards


def _make_codes(colors: list[int], strengths: list[int]) -> list[str]:
    """Return the codes of characters; equal ones are told apart by letters: `b3a`, `b3b`."""
    codes: list[str] = []
    persons: dict[str, int] = {}
    for card in range(PLAIN):
        code = f"{LETTERS[colors[card]]}{strengths[card]}"
        person = persons.get(code, 0)
        persons[code] = person + 1
        codes.append(f"{code}{'abcdefghij'[person % STRONGEST] * (person // STRONGEST + 1)}")
    return [*codes, "flumigel", "jarmial", "karniphage"]


def _make_land_codes() -> list[str]:
    return [f"{COLORS[LAND_COLORS[land // 4]]}-{land % 4 + 1}" for land in range(LANDS)]


def _parse_characters(characters: str) -> tuple[list[int], list[int]]:
    """Parse the strengths of the characters of each people, and of the plain whites."""
    people_text, slash, white_text = PRESETS.get(characters, characters).partition("/")
    people, whites = _parse_numbers(people_text), _parse_numbers(white_text)
    total = POTRES * len(people) + len(whites) + CHARACTERS - PLAIN
    wrong = [n for n in people + whites if not 1 <= n <= STRONGEST]
    if total != CHARACTERS or wrong or not slash:
        fault = "strength" if wrong else "total" if slash else "slash"
        raise GameError(
            "bad_characters", value=characters, fault=fault, total=total, expected=CHARACTERS
        )
    return people, whites


def _parse_numbers(text: str) -> list[int]:
    """Parse `1-3*2,9` as 1 1 2 2 3 3 9; return [0] for anything else."""
    strengths: list[int] = []
    for word in text.split(",") if text else []:
        numbers, _, times = word.partition("*")
        first, _, last = numbers.partition("-")
        parts = [first, last or first, times or "1"]
        if [part for part in parts if part not in _READABLE] or int(parts[1]) < int(parts[0]):
            return [0]
        for number in range(int(first), int(last or first) + 1):
            strengths += [number] * int(times or "1")
    return strengths


def _parse_crowns(crowns: str) -> str:
    groups = CROWNS.get(crowns, crowns).split("/")
    letters = "".join(groups)
    is_even = {len(group) for group in groups} == {4} and len(groups) == len(LAND_COLORS)
    if not is_even or not set(letters) <= set("brygk"):
        raise GameError("bad_crowns", value=crowns, fault="letters" if is_even else "groups")
    return letters


def faces(table: CardTable) -> list[Face]:
    """Return the face of each card."""
    return [_face(table, card) for card in range(CARDS)]


def _face(table: CardTable, card: int) -> Face:
    code = table.codes[card]
    if card >= DECK:
        color, crown = COLORS[LAND_COLORS[(card - DECK) // 4]], COLORS[table.crowns[card - DECK]]
        return Face(code, "land", "contrees-land", color, None, crown, "land")
    if card >= CHARACTERS:
        return Face(code, "sort", f"contrees-{code}", symbol=code)
    color, strength = COLORS[table.colors[card]], int(table.strengths[card])
    if card < PLAIN:
        return Face(code, "character", "contrees-character", color, strength, color)
    value = None if card == JARMIAL else strength
    return Face(code, "character", f"contrees-{code}", color, value, code)
