"""How a table stands, in a few lines: what somebody needs to hear before choosing."""

from collections.abc import Callable, Iterator

from tablee.terminal.words import Words


def standing(words: Words) -> list[str]:
    """The lines of a game that has its own, or what lies in the middle."""
    return list(SPOKEN.get(words.seen.slug, Words.middle)(words))


def _sale(words: Words) -> Iterator[str]:
    """The lot, what everybody has bid, and what there is to beat."""
    yield from words.middle()
    totals = []
    for seat, who in enumerate(words.names):
        bid = words.seen.heap("bid", seat)
        totals.append(sum(words.seen.cards[code].value or 0 for code in bid))
        if bid:
            yield words.say("spoken-bid", who=who, total=totals[-1])
    yield words.say("auction-best", best=max(totals))


def _lanes(words: Words) -> Iterator[str]:
    """How far each side has come, and what lies before it."""
    seen = words.seen
    sides = [heap.owner for heap in seen.sight.zones if heap.name == "steps"]
    nothing = words.say("nothing")
    for side in sides:
        way = sum(seen.cards[code].value or 0 for code in seen.heap("steps", side))
        tops = [seen.heap(post, side)[-1:] for post in ("battle", "speed")]
        battle, speed = (words.card(top[0]) if top else nothing for top in tops)
        bottes = [*seen.heap("bottes", side), *seen.heap("coups", side)]
        yield words.say(
            "spoken-lane",
            who=words.texts.listed(words.names[side :: len(sides)]),
            way=way,
            battle=battle,
            speed=speed,
            bottes=words.texts.listed([words.card(code) for code in bottes]) or nothing,
        )


def _lands(words: Words) -> Iterator[str]:
    """Each land, who stands before it, and what goes on."""
    for heap in words.seen.sight.zones:
        place = heap.name.removeprefix("land-")
        if heap.cards and place.isdecimal():
            there = "; ".join(_slots(words, place)) or words.say("nothing")
            land = words.card(heap.cards[0])
            yield words.say("spoken-land", place=int(place) + 1, land=land, there=there)
    yield from words.pending()


def _slots(words: Words, place: str) -> Iterator[str]:
    for seat, who in enumerate(words.names):
        slot = [words.card(code) for code in words.seen.heap(f"slot-{place}", seat)]
        if slot:
            yield words.say("spoken-slot", who=who, cards=words.texts.listed(slot))


SPOKEN: dict[str, Callable[[Words], Iterator[str]]] = {
    "hermine": _lanes,
    "high-society": _sale,
    "animalement-votre": _sale,
    "contrees": _lands,
}
