"""The numbers of the heuristic of Contrées, which can be learned, for two, three and four seats."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Where each number stands among those of one size of the table.
NEW: Final[i64] = 0  # the value of a first land of a color, by the colors that a seat has
SAME: Final[i64] = 4  # of a second and of a third land of a color
HOPE: Final[i64] = 6  # the chance of a Trio after its first land, or of the bonus
END: Final[i64] = 7  # to end the game and win it
BAD_END: Final[i64] = 8  # the cost of ending the game for somebody else
DENIED: Final[i64] = 9  # percent of a land's worth to others
FUTURE: Final[i64] = 10  # percent of a place without an attack
DRAWN: Final[i64] = 11  # the expected strength of a second card
UNSEEN: Final[i64] = 12  # the expected strength of an empty slot
ANSWERED: Final[i64] = 13  # percent of possible answers with two cards that are played
JOINED: Final[i64] = 14  # percent of possible answers with one card beside another
BARRED: Final[i64] = 15  # percent of answers left if a color is hampered
BARRED_WHITE: Final[i64] = 16  # or white; none if both are
BROKEN: Final[i64] = 17  # percent of players who lay a character to undo a killed Karniphage
COST: Final[i64] = 18  # percent of its strength that a character in hand is worth
ENGAGED: Final[i64] = 19  # percent of a place where the seat has one character, without an attack
EAGER: Final[i64] = 20  # above 100, answers come the likelier, the more the land is worth to them
CURVE: Final[i64] = 21  # above 100, strong characters are worth more than their strength
PLAIN_WHITE: Final[i64] = 22  # percent of that value for white ones
SPECIAL: Final[i64] = 23  # values in hand, from Flumigel to the last of the sorts

NAMES: Final = [
    *("new_0", "new_1", "new_2", "new_3", "same_1", "same_2", "hope", "end", "bad_end"),
    *("denied", "future", "drawn", "unseen", "answered", "joined", "barred", "barred_white"),
    *("broken", "cost", "engaged", "eager", "curve", "plain_white"),
    *("flumigel", "jarmial", "karniphage"),
    *("annexion", "translation", "trepas", "affaiblissement", "entrave"),
]
WIDTH: Final[i64] = 31
FEWEST_SEATS: Final[i64] = 2
MOST_SEATS: Final[i64] = 4


def gather(weights: dict[str, int]) -> vec[i64]:
    """Return the numbers of every size of the table, `WIDTH` for each, from weights by name."""
    numbers = vec[i64](capacity=WIDTH * (MOST_SEATS - FEWEST_SEATS + 1))
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        for name in NAMES:
            numbers = append(numbers, weights[f"{name}_{seats}"])
    return numbers
