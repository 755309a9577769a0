"""Draws `parade-turn.svg`, the picture of the README: a turn of Parade, as the engine plays it."""

from tablee.core.game import Face
from tablee.core.notation import play_move
from tablee.core.setup import Setup
from tablee.games.parade import Parade
from tablee.registry import find

INKS = {
    "red": "#d6452b",
    "blue": "#2b62b8",
    "violet": "#7a4aa0",
    "green": "#2f8f5b",
    "gray": "#6b6f7a",
    "orange": "#e58a1f",
}
PAPER, WHITE, INK = "#f7f1e5", "#fffdf8", "#1d2433"
SYMBOLS = {
    "heart": "M12 20.5C6 16.5 3 12.7 3 8.8 3 6 5 4 7.5 4 9.4 4 11 5 12 6.7 13 5 14.6 4 16.5 4 "
    "19 4 21 6 21 8.8c0 3.9-3 7.7-9 11.7Z",
    "cup": "M4 7h12v2h2.5a2.5 2.5 0 0 1 0 6H15a5 5 0 0 1-4 3H9a5 5 0 0 1-5-5ZM16 11v2h2a1 1 0 0 0 "
    "0-2ZM3 20h14v1.5H3Z",
    "hat": "M7 4h10l-1 11h6v3H2v-3h6Z",
    "leaf": "M20 3C10 3 4 8 4 14c0 2 .5 3.6 1.4 5C8 13.5 11.500 10.500 16 8.500c-4 3-6.500 6.500-8 "
    "11.500C14.500 21.500 21 17 20 3Z",
    "watch": "M10 2h4v2.200a8.500 8.500 0 1 1-4 0ZM11.200 8v5.500l4 2.400.8-1.300-3.200-1.900V8Z",
    "mushroom": "M2 12C2 6.500 6.500 3 12 3s10 3.500 10 9h-7l1 9H8l1-9Z",
}
WIDTH, HEIGHT, STEP = 84, 118, 98


def symbol(face: Face, x: float, y: float, size: float, fill: str, opacity: float = 1) -> str:
    path = SYMBOLS[face.symbol]
    return (
        f'<path transform="translate({x} {y}) scale({size / 24})" fill="{fill}" '
        f'opacity="{opacity}" d="{path}" fill-rule="evenodd"/>'
    )


def card(face: Face, x: float, y: float, *, taken: bool = False, safe: bool = False) -> str:
    ink = INKS[face.color]
    frame = f' stroke="{INKS["red"]}" stroke-width="4"' if taken else ' stroke="#1d243322"'
    index = f'<text x="8" y="20" font-size="17" font-weight="700" fill="{ink}">{face.value}</text>'
    index += symbol(face, 60, 5, 17, ink)
    return (
        f'<g transform="translate({x} {y})" opacity="{0.55 if safe else 1}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="9" fill="{WHITE}"{frame}/>'
        f'<rect x="7" y="26" width="70" height="66" rx="7" fill="{ink}"/>'
        f"{symbol(face, 14, 30, 58, WHITE, 0.2)}"
        f'<text x="42" y="75" font-size="44" font-weight="700" fill="{WHITE}" '
        f'text-anchor="middle">{face.value}</text>{index}'
        f'<g transform="rotate(180 42 59)">{index}</g></g>'
    )


def word(x: float, y: float, text: str, fill: str = INK, weight: int = 400) -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="13" fill="{fill}" font-weight="{weight}" '
        f'text-anchor="middle">{text}</text>'
    )


def main() -> None:
    setup = Setup(find("parade"), 2)
    state = setup.start()
    assert isinstance(state, Parade)
    line = [setup.card(code) for code in ["b5", "g0", "g7", "r3", "b7", "r1", "g4"]]
    played = setup.card("g3")
    for number in [*line, played]:
        state.pile.remove(number)
        (state.hands[0] if number == played else state.line).add(number)
    state.turn = 0
    play_move(state, 0, "play g3")
    drawn = ""
    for place, number in enumerate(line):
        face, x = setup.faces[number], 24 + place * STEP
        taken, safe = number in state.fronts[0].cards, place >= len(line) - 3
        drawn += card(face, x, 36 if taken else 46, taken=taken, safe=safe)
        said = "you take it" if taken else "safe" if safe else "stays"
        drawn += word(
            x + WIDTH / 2, 186, said, INKS["red"] if taken else INK, 700 if taken else 400
        )
    x = 24 + len(line) * STEP + 24
    drawn += card(setup.faces[played], x, 46) + word(x + WIDTH / 2, 186, "you play", INK, 700)
    print(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {x + WIDTH + 24} 206" role="img" '
        f'aria-label="Parade: green 3 takes green 0, green 7 and red 3" '
        f'font-family="Bricolage Grotesque, Figtree, Verdana, sans-serif">'
        f'<rect width="100%" height="100%" rx="14" fill="{PAPER}"/>'
        f'<text x="24" y="24" font-size="13" fill="{INK}">head of the procession</text>'
        f"{drawn}</svg>"
    )


if __name__ == "__main__":
    main()
