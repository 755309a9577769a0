"""Calibrate the machine: 200 sockets that echo 80 bytes, one at a time.

Starlette and uvicorn read and write the messages as msgspec does. Targets for a server were set on
a machine that echoes 48,000 messages a second; here is how this one compares, at this minute.

Run it from the project's folder: `.venv-test/bin/python -m benchmarks.echo`.
"""

import asyncio
import socket
import subprocess
import sys
from time import perf_counter

import msgspec
import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from benchmarks.scripted import Sockets, framed

SOCKETS = 200
SECONDS = 4.0
SET_ON = 48_000
"""Messages a second of the machine that the targets were set on."""


class Message(msgspec.Struct):
    """About as much as a move."""

    id: str = "c1"
    table: str = "a-table-of-nobody"
    move: str = "play r7 or another card"
    version: int = 17


async def echo(socket: WebSocket) -> None:
    """Send back what comes, read and written once."""
    await socket.accept()
    try:
        while True:
            message = msgspec.json.decode(await socket.receive_text(), type=Message)
            await socket.send_text(msgspec.json.encode(message).decode())
    except WebSocketDisconnect:
        return


class Echoed(Sockets):
    """Sends the next message when the last one has come back."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def opened(self) -> None:
        """Begin."""
        self.transport.write(framed(msgspec.json.encode(Message())))

    def heard(self, text: bytes) -> None:
        """Count, and go on."""
        self.count += 1
        self.opened()


async def measure(port: int) -> float:
    """Return the number of messages a second that come back."""
    loop = asyncio.get_running_loop()
    clients = []
    for _ in range(SOCKETS):
        _, client = await loop.create_connection(Echoed, "127.0.0.1", port)
        client.greet(f"127.0.0.1:{port}")
        clients.append(client)
    await asyncio.sleep(SECONDS / 4)
    before, began = sum(client.count for client in clients), perf_counter()
    await asyncio.sleep(SECONDS)
    found = (sum(client.count for client in clients) - before) / (perf_counter() - began)
    for client in clients:
        client.transport.close()
    return found


async def patient(port: int) -> float:
    """Measure as soon as the server is there."""
    for _ in range(100):
        try:
            return await measure(port)
        except ConnectionRefusedError:
            await asyncio.sleep(0.1)
    raise ConnectionRefusedError(port)


def calibrate() -> None:
    """Print how fast this machine is, in the same run as what is measured."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    command = [sys.executable, "-m", "benchmarks.echo", str(port)]
    with subprocess.Popen(command) as server:
        try:
            found = uvloop.run(patient(port))
        finally:
            server.terminate()
    print(f"{SOCKETS} sockets echoing: {found:7.0f} messages/s, {found / SET_ON:.2f} x", flush=True)


def serve(port: int) -> None:
    """Be the server."""
    app = Starlette(routes=[WebSocketRoute("/socket", echo)])
    uvicorn.run(
        app,
        port=port,
        ws="websockets-sansio",
        loop="uvloop",
        log_level="error",
        ws_per_message_deflate=False,
    )


if __name__ == "__main__":
    serve(int(sys.argv[1])) if sys.argv[1:] else calibrate()
