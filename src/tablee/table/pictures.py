"""Pictures of the players: a number each, drawn by the clients that draw."""

from tablee.core.errors import GameError

PICTURES = 12
"""How many pictures there are; a number never changes its picture."""
NO_PICTURE = -1
"""The picture of a free seat."""
BOT_PICTURES = {
    "Colette": 3, "Blaise": 2, "Ondine": 4, "Anatole": 5,
    "Rosalie": 6, "Gaspard": 9, "Lucienne": 11, "Octave": 0,
}  # fmt: skip
"""The usual pictures of bots, by name."""


def check_picture(picture: int | None) -> None:
    """Raise `bad_picture` unless there is such a picture, or none was chosen."""
    if picture is not None and not 0 <= picture < PICTURES:
        raise GameError("bad_picture", picture=picture, most=PICTURES - 1)


def free_picture(name: str, taken: set[int]) -> int:
    """Return the usual picture of a name, or else the first that nobody has."""
    usual = BOT_PICTURES.get(name, NO_PICTURE)
    if usual not in taken and usual != NO_PICTURE:
        return usual
    free = [picture for picture in range(PICTURES) if picture not in taken]
    return free[0] if free else len(taken) % PICTURES


def usual_pictures(names: list[str]) -> list[int]:
    """Return a picture for each name, for players of whom only the names are known."""
    pictures: list[int] = []
    for name in names:
        pictures.append(free_picture(name, set(pictures)))
    return pictures
