"""Frames of any kind, whole and broken: they disturb nobody, and memory has a bound."""

import random
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from tablee.core.state import COMPILED
from tablee.server.connection import MAX_FRAGMENTS
from tests.support.effort import effort
from tests.support.in_memory_server import memory_server
from tests.support.metrics import unforeseen_errors

FRAMES = effort(20_000, 1_000_000) if COMPILED else effort(5_000, 20_000)
MAX_LINE = 300
"""Frames of one connection."""


def hostile_frames(rng: random.Random) -> list[bytes]:
    """Return frames that a client may send, in any order, and noise between them."""
    favorite = rng.choice(list(Opcode))
    frames = []
    for _ in range(rng.randrange(1, MAX_LINE)):
        kind = favorite if rng.random() < 0.9 else rng.choice(list(Opcode))
        is_control = kind in (Opcode.PING, Opcode.PONG, Opcode.CLOSE)
        size = 0 if rng.random() < 0.7 else rng.randrange(60)
        body = rng.randbytes(size)
        if kind is Opcode.CLOSE:
            body = b"" if rng.random() < 0.5 else (1000).to_bytes(2)
        fin = is_control or rng.random() < 0.5
        frames.append(Frame(kind, body, fin=fin).serialize(mask=True))
        if rng.random() < 0.002:
            frames.append(rng.randbytes(rng.randrange(1, 20)))
    return frames


@pytest.mark.heavy
async def test_frames_of_any_kind_disturb_nobody(tmp_path: Path) -> None:
    rng, sent, lines, unforeseen = random.Random(3), 0, 0, unforeseen_errors()
    async with memory_server(tmp_path, sockets_per_address=100_000) as server:
        quiet = server.socket("quiet")
        while sent < FRAMES:
            socket = server.socket(f"p{sent}")
            await socket.hear("welcome")
            frames = hostile_frames(rng)
            stream, at = b"".join(frames), 0
            while at < len(stream) and not socket.is_closing():
                step = rng.choice([1, 7, 100, 5000])
                socket.receive(stream[at : at + step])
                at += step
            sent += len(frames)
            assert len(socket.line._fragments) <= MAX_FRAGMENTS
            await socket.disconnect()
            server.sockets.remove(socket)
            lines += 1
            if lines % 100 == 0:
                assert (await quiet.ask("ping"))["type"] == "pong"
        assert (await quiet.ask("ping"))["type"] == "pong"
        await server.until(lambda: len(server.tables.clients) == 1)
    assert unforeseen_errors() == unforeseen
