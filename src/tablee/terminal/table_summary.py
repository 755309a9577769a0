"""Summary of a table in a few lines, printed before each choice."""

from collections.abc import Callable, Iterator

from tablee.terminal.labels import Labels


def summarize(labels: Labels) -> list[str]:
    """Return the summary of the game, or the zones in the middle if it has none of its own."""
    return list(SUMMARIES.get(labels.mirror.slug, Labels.describe_middle)(labels))


def _summarize_auction(labels: Labels) -> Iterator[str]:
    """Yield the lot, the bids, and the bid to beat."""
    yield from labels.describe_middle()
    totals = []
    for seat, who in enumerate(labels.names):
        bid = labels.mirror.cards_in("bid", seat)
        totals.append(sum(labels.mirror.cards[code].value or 0 for code in bid))
        if bid:
            yield labels.say("spoken-bid", who=who, total=totals[-1])
    yield labels.say("auction-best", best=max(totals))


def _summarize_race(labels: Labels) -> Iterator[str]:
    """Yield the distance, the piles and the bottes of each side."""
    mirror = labels.mirror
    sides = [zone.owner for zone in mirror.snapshot.zones if zone.name == "steps"]
    nothing = labels.say("nothing")
    for side in sides:
        distance = sum(mirror.cards[code].value or 0 for code in mirror.cards_in("steps", side))
        tops = [mirror.cards_in(post, side)[-1:] for post in ("battle", "speed")]
        battle, speed = (labels.card_name(top[0]) if top else nothing for top in tops)
        bottes = [*mirror.cards_in("bottes", side), *mirror.cards_in("coups", side)]
        yield labels.say(
            "spoken-lane",
            who=labels.texts.listed(labels.names[side :: len(sides)]),
            way=distance,
            battle=battle,
            speed=speed,
            bottes=labels.texts.listed([labels.card_name(code) for code in bottes]) or nothing,
        )


def _summarize_lands(labels: Labels) -> Iterator[str]:
    """Yield each land with the characters before it, then the ongoing effects."""
    for zone in labels.mirror.snapshot.zones:
        place = zone.name.removeprefix("land-")
        if zone.cards and place.isdecimal():
            there = "; ".join(_describe_slots(labels, place)) or labels.say("nothing")
            land = labels.card_name(zone.cards[0])
            yield labels.say("spoken-land", place=int(place) + 1, land=land, there=there)
    yield from labels.describe_effects()


def _describe_slots(labels: Labels, place: str) -> Iterator[str]:
    for seat, who in enumerate(labels.names):
        slot = [labels.card_name(code) for code in labels.mirror.cards_in(f"slot-{place}", seat)]
        if slot:
            yield labels.say("spoken-slot", who=who, cards=labels.texts.listed(slot))


SUMMARIES: dict[str, Callable[[Labels], Iterator[str]]] = {
    "hermine": _summarize_race,
    "high-society": _summarize_auction,
    "animalement-votre": _summarize_auction,
    "contrees": _summarize_lands,
}
