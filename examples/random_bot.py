"""A bot that knows no game: it sits down at a table and plays at random until the game is over.

    python examples/random_bot.py http://127.0.0.1:8765 TABLE

It needs only a WebSocket library; `docs/concepts/wire.md` explains the messages.
"""

import asyncio
import json
import random
import secrets
import sys
from hashlib import sha256
from itertools import count
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect


def guest(server: str) -> str:
    """Become a guest, and get the token that says so."""
    with urlopen(Request(f"{server}/api/guests", method="POST")) as answer:
        return str(json.load(answer)["token"])


class Bot:
    """What it sees is the last `sight`, with every `change` laid over it."""

    def __init__(self, line: ClientConnection, table: str) -> None:
        self.line, self.table, self.ids = line, table, count(random.getrandbits(60))
        self.seen: dict[str, dict[str, object]] = {}
        self.version = 0
        self.luck = secrets.token_hex(16)
        """It goes into the deals: promised first, revealed when everybody has promised."""

    async def hear(self) -> dict[str, object]:
        """Take the next message in."""
        message: dict[str, object] = json.loads(await self.line.recv())
        news = message.get("sight") or message.get("change")
        if isinstance(news, dict):
            self.version = news["version"]
            self.seen.update({part: news[part] for part in ("board", "room") if news.get(part)})
        return message

    async def say(self, kind: str, **what: object) -> dict[str, object]:
        """Send a message, and hear until it is answered."""
        sent = {"type": kind, "id": f"bot-{next(self.ids)}", "table": self.table, **what}
        await self.line.send(json.dumps(sent))
        while (message := await self.hear()).get("id") != sent["id"]:
            pass
        return message

    async def ask(self, do: str, **what: object) -> dict[str, object]:
        """Ask something of the table."""
        return await self.say("ask", command={"do": do, **what})

    async def move(self) -> None:
        """Choose at random; a choice that is not a whole move yet goes on with `look`."""
        choices: object = self.seen["board"]["choices"]
        version = self.version
        while isinstance(choices, list) and choices:
            choice = random.choice(choices)
            if choice.get("whole", True):
                await self.ask("play", move=choice["move"], version=version)
                return
            choices = (await self.ask("look", move=choice["move"], version=version))["choices"]

    async def sit(self, name: str) -> dict[str, object]:
        """Take a seat, and promise luck."""
        return await self.ask("sit", name=name, promise=sha256(self.luck.encode()).hexdigest())

    async def play(self) -> None:
        """Play one game."""
        while self.seen["room"]["status"] != "over":
            board = self.seen.get("board") or {}
            if self.luck and self.seen["room"].get("called"):
                await self.ask("reveal", luck=self.luck)
                self.luck = ""
            elif board.get("choices"):
                await self.move()
            elif board.get("counted") and (await self.ask("ready"))["type"] == "done":
                self.seen["board"] = {}
            else:
                await self.hear()


async def main(server: str, table: str) -> None:
    """Sit down and play."""
    header = {"Authorization": f"Bearer {guest(server)}"}
    url = f"ws{server[4:]}/socket?table={table}"
    async with connect(url, additional_headers=header) as line:
        bot = Bot(line, table)
        await bot.say("watch")
        print(await bot.sit("Random"))
        await bot.play()
        print("places:", bot.seen["board"]["places"])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
