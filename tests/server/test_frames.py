"""Our frame parser, compared with that of `websockets`."""

from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from tablee.server.connection import MAX_FRAME
from tablee.server.frames import encode_text_frame, is_whole_text, payload_span, unmask
from tests.support.in_memory_server import memory_server

PING = b'{"type":"ping","id":"p"}'
LENGTHS = [0, 1, 125, 126, 127, 65535, 65536]


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_is_framed_as_everybody_frames_it(length: int) -> None:
    text = b"x" * length
    assert encode_text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_of_a_client_is_found_and_unmasked(length: int) -> None:
    text = bytes(number % 251 for number in range(length))
    before = Frame(Opcode.PING, b"first").serialize(mask=True)
    data = before + Frame(Opcode.TEXT, text).serialize(mask=True) + b"\x81"
    _, at = payload_span(data, 0)
    assert at == len(before)
    assert not is_whole_text(data, 0)
    begin, end = payload_span(data, at)
    assert is_whole_text(data, at)
    assert unmask(data, begin, end) == text
    assert payload_span(data, end) == (0, 0)


@pytest.mark.parametrize("length", LENGTHS)
def test_where_a_frame_ends_is_known_as_soon_as_its_length_is(length: int) -> None:
    data = Frame(Opcode.TEXT, b"x" * length).serialize(mask=True)
    told = 2 if length < 126 else 4 if length < 65536 else 10
    for size in range(min(len(data), told + 5)):
        assert payload_span(data[:size], 0) == (payload_span(data, 0) if size >= told else (0, 0))


def test_only_a_whole_masked_text_goes_past_the_parser() -> None:
    part = Frame(Opcode.TEXT, b"part", fin=False).serialize(mask=True)
    binary = Frame(Opcode.BINARY, b"bytes").serialize(mask=True)
    bare = Frame(Opcode.TEXT, b"bare").serialize(mask=False)
    assert [is_whole_text(data, 0) for data in (part, binary, bare)] == [False] * 3


async def test_several_messages_may_come_at_once_and_one_byte_late(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        socket = server.socket("ana")
        await socket.hear("welcome")
        ping = Frame(Opcode.TEXT, PING).serialize(mask=True)
        socket.receive(ping + Frame(Opcode.PING, b"between").serialize(mask=True) + ping[:-1])
        kinds = []
        for _ in range(2):
            event = await socket.next()
            assert isinstance(event, Frame)
            kinds.append(event.opcode)
        assert sorted(kinds) == [Opcode.TEXT, Opcode.PONG]
        socket.receive(ping[-1:] + ping)
        assert (await socket.hear("pong"))["id"] == "p"
        assert (await socket.hear("pong"))["id"] == "p"


async def test_a_frame_that_is_too_long_is_not_waited_for(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        socket = server.socket("ana")
        await socket.hear("welcome")
        frame = Frame(Opcode.TEXT, b"x" * (MAX_FRAME + 1)).serialize(mask=True)
        socket.receive(frame[:20])
        end = await socket.next()
        assert isinstance(end, Frame)
        assert end.opcode is Opcode.CLOSE
        assert end.data[:2] == (1009).to_bytes(2)


async def test_who_speaks_before_being_let_in_is_understood_afterwards(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server:
        socket = server.socket("ana")
        ping = Frame(Opcode.TEXT, PING).serialize(mask=True)
        socket.receive(ping[:9])
        await socket.hear("welcome")
        socket.receive(ping[9:] + ping)
        assert (await socket.hear("pong"))["id"] == "p"
        assert (await socket.hear("pong"))["id"] == "p"
