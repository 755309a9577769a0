"""A table before the game: who has come, and how others can."""

from textual.content import Content

from tablee.terminal.boards.scene import QUIET, STRONG, Scene


def draw(scene: Scene) -> list[Content]:
    """The seats, one below the other."""
    words, room = scene.words, scene.seen.sight.room
    rows = [Content.styled(words.say("lobby"), STRONG), Content("")]
    for number, chair in enumerate(room.seats):
        who = words.say("free") if chair.free else words.names[number]
        if number == scene.seen.you:
            who = words.say("seat-you", who=who)
        aside = f"  {words.say('bot')}" if chair.bot else ""
        ink = QUIET if chair.free else STRONG
        rows.append(Content.assemble((f"  {number + 1}. {who}", ink), (aside, QUIET)))
    return rows
