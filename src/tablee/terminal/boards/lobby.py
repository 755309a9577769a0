"""Board before the game begins: the seats."""

from textual.content import Content

from tablee.terminal.boards.scene import BOLD, DIM, Scene


def draw(scene: Scene) -> list[Content]:
    """Draw the seats, one to a row."""
    labels, room = scene.labels, scene.mirror.snapshot.room
    rows = [Content.styled(labels.say("lobby"), BOLD), Content("")]
    for number, seat in enumerate(room.seats):
        who = labels.say("free") if seat.free else labels.names[number]
        if number == scene.mirror.you:
            who = labels.say("seat-you", who=who)
        note = f"  {labels.say('bot')}" if seat.bot else ""
        ink = DIM if seat.free else BOLD
        rows.append(Content.assemble((f"  {number + 1}. {who}", ink), (note, DIM)))
    return [*rows, *(Content.styled(f"  {line}", DIM) for line in labels.describe_rules())]
