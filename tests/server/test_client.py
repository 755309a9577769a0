"""Sending to somebody who may not read."""

import asyncio
import json

import pytest

from tablee.server import client as module
from tablee.server.client import MOST_WAITING, Client
from tablee.server.limits import Limits
from tablee.wire import Bye, Pong


class Wire:
    """Takes texts, unless it is stopped."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.free = asyncio.Event()
        self.free.set()

    async def send_text(self, data: str) -> None:
        await self.free.wait()
        self.texts.append(data)


def types(texts: list[str]) -> list[str]:
    return [json.loads(text)["type"] for text in texts]


def test_everything_is_sent_in_order_until_the_goodbye() -> None:
    async def run() -> list[str]:
        client, wire = Client("ana", Limits(1)), Wire()
        speaking = asyncio.create_task(client.deliver(wire))
        client.tell(Pong("a", 1.0))
        await asyncio.sleep(0)
        client.tell(Pong("b", 1.0))
        client.leave(Bye("closing", again=True))
        client.leave(Bye("again", again=False))
        client.tell(Pong("c", 1.0))
        await speaking
        return wire.texts

    texts = asyncio.run(run())
    assert [json.loads(text).get("id") for text in texts] == ["a", "b", None]
    assert json.loads(texts[-1]) == {"type": "bye", "code": "closing", "again": True}


def test_a_goodbye_before_the_first_word_is_the_only_one() -> None:
    async def run() -> list[str]:
        client, wire = Client("ana", Limits(1)), Wire()
        client.leave(Bye("closing", again=True))
        await client.deliver(wire)
        return wire.texts

    assert types(asyncio.run(run())) == ["bye"]


def test_one_who_does_not_read_is_sent_away_without_what_waited() -> None:
    async def run() -> list[str]:
        client, wire = Client("ana", Limits(1)), Wire()
        wire.free.clear()
        speaking = asyncio.create_task(client.deliver(wire))
        client.send("first")
        await asyncio.sleep(0)
        while not client.leaving:
            client.send("x" * (MOST_WAITING // 4))
        wire.free.set()
        await speaking
        return wire.texts

    first, *others = asyncio.run(run())
    assert first == "first"
    assert [json.loads(text) for text in others] == [
        {"type": "bye", "code": "too_slow", "again": True}
    ]


def test_one_who_never_reads_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_GOODBYE", 0.01)

    async def run() -> None:
        client, wire = Client("ana", Limits(1)), Wire()
        wire.free.clear()
        speaking = asyncio.create_task(client.deliver(wire))
        client.send("first")
        await asyncio.sleep(0)
        client.leave(Bye("too_slow", again=True))
        with pytest.raises(TimeoutError):
            await speaking

    asyncio.run(run())


def test_a_goodbye_to_one_who_is_gone_hurts_nobody() -> None:
    class Broken(Wire):
        async def send_text(self, data: str) -> None:
            raise ConnectionError

    async def run() -> bool:
        client = Client("ana", Limits(1))
        client.tell(Pong("a", 1.0))
        with pytest.raises(ConnectionError):
            await client.deliver(Broken())
        client.leave(Bye("stopping", again=True))
        return client.leaving

    assert asyncio.run(run())
