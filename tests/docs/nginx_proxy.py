"""A small proxy that does what a block of nginx's configuration tells it."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

FAR = "192.0.2.7"
"""Where clients of the proxy come from."""
CHUNK = 65536


class Told:
    """What the block says: where to pass requests on, and with which headers."""

    def __init__(self, block: str) -> None:
        self.name = re.findall(r"server_name (\S+);", block)[0]
        self.headers = dict(re.findall(r'proxy_set_header (\S+) "?([^";]+)"?;', block))
        self.passes = re.findall(r"proxy_pass (\S+);", block)

    def rewritten(self, head: bytes) -> bytes:
        """The head of a request as it is passed on; a header without a value is not."""
        request, *lines = head.decode("latin-1").split("\r\n")
        came = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        known = {
            "$host": came["host"].partition(":")[0],
            "$remote_addr": FAR,
            "$scheme": "https",
            "$http_upgrade": came.get("upgrade", ""),
        }
        set_here = {name.lower(): known.get(v, v) for name, v in self.headers.items()}
        passed = {**came, "host": "127.0.0.1", "connection": "close", "upgrade": "", **set_here}
        kept = [f"{name}: {value}" for name, value in passed.items() if name and value]
        return "\r\n".join([request, *kept]).encode("latin-1")


@asynccontextmanager
async def proxied(told: Told, port: int) -> AsyncIterator[int]:
    """A proxy before a server; its port."""

    at_work: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        at_work.add(task)
        head = (await reader.readuntil(b"\r\n\r\n")).removesuffix(b"\r\n\r\n")
        behind, before = await asyncio.open_connection("127.0.0.1", port)
        try:
            before.write(told.rewritten(head) + b"\r\n\r\n")
            with suppress(ConnectionError, asyncio.CancelledError):
                await asyncio.gather(_pump(reader, before), _pump(behind, writer))
        finally:
            for end in (before, writer):
                end.close()
                with suppress(ConnectionError):
                    await end.wait_closed()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for task in at_work:
            task.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while piece := await reader.read(CHUNK):
        writer.write(piece)
        await writer.drain()
    writer.close()
