"""Tables of a running server, joined from a terminal."""

import asyncio
import json
import stat
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tablee.client.guest import GuestTokens, TableAddress, parse_link
from tablee.client.remote import RemoteTable, error_from, join_table
from tablee.core.errors import GameError
from tablee.i18n import catalog
from tablee.registry import load_registry
from tablee.table.commands import Begin, Invite, Propose, Say
from tablee.terminal.app import TableeApp
from tablee.terminal.picker import PickerEntry
from tablee.wire import Refused
from tests.support.server_process import ServerProcess, wait_until
from tests.terminal.headless_screen import screen_rows, table_screen
from tests.terminal.piped_process import PipedProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Start a server, outside the loop that each test has for itself."""
    folder = tmp_path_factory.mktemp("server")
    process = ServerProcess(str(folder / "tables.db"), folder)
    asyncio.run(process.start())
    yield process
    asyncio.run(process.close())


def open_table(server: ServerProcess, *, seats: int = 2, bots: int = 0) -> TableAddress:
    """Open a table with a number of bots."""
    token = GuestTokens().token(server.address)
    wish = {
        "opening": {"game": "parade", "seats": seats},
        "bots": [{"seat": seats - 1 - bot, "level": "novice"} for bot in range(bots)],
    }
    request = Request(
        f"{server.address}/api/tables",
        json.dumps(wish).encode(),
        {"Authorization": f"Bearer {token}"},
    )
    with urlopen(request) as answer:
        return TableAddress(server.address, json.load(answer)["table"])


async def play(transport: RemoteTable) -> None:
    """Play to the end, always the first possible move."""
    mirror = transport.mirror
    while not mirror.is_over:
        await wait_until(lambda: mirror.is_asked or mirror.is_over, "it is our turn")
        if mirror.board is not None and mirror.is_asked:
            choice = mirror.board.choices[0]
            while choice.open:
                choice = (await transport.look(choice.move)).choices[0]
            await transport.play(choice.move)


async def test_a_game_is_played_to_its_end_even_if_the_connection_breaks(
    server: ServerProcess,
) -> None:
    transport = await join_table(open_table(server), "Ana")
    states: list[bool] = []
    transport.on_update = lambda update: states.append(transport.is_connected)
    await transport.open()
    await transport.ask(Invite(1, "novice"))
    await transport.ask(Begin())
    await wait_until(lambda: transport.mirror.is_playing, "the game begins")
    assert transport._socket is not None
    transport._socket.transport.abort()
    await wait_until(lambda: False in states, "the break is noticed")
    await play(transport)
    assert transport.is_connected
    assert transport.mirror.board is not None
    assert sorted(transport.mirror.board.places) in ([1, 2], [1, 1])
    await transport.close()


async def test_whoever_comes_back_has_the_same_seat_and_nobody_else_can_read_who_we_are(
    server: ServerProcess, state_folder: Path
) -> None:
    address = open_table(server, seats=3)
    first = await join_table(address, "Ana")
    second = await join_table(address, "Ana")
    assert first.mirror.you == second.mirror.you == 0
    assert [seat.name for seat in second.mirror.snapshot.room.seats] == ["Ana", "", ""]
    assert stat.S_IMODE((state_folder / "guests.json").stat().st_mode) == 0o600


async def test_at_a_full_table_one_watches(server: ServerProcess) -> None:
    transport = await join_table(open_table(server, bots=2), "Ana")
    assert transport.mirror.you == -1
    assert not transport.can_sit
    await transport.close()


async def test_a_token_that_the_server_does_not_know_is_replaced(
    server: ServerProcess, state_folder: Path
) -> None:
    address = open_table(server)
    state_folder.mkdir(exist_ok=True)
    (state_folder / "guests.json").write_text(json.dumps({server.address: "nobody.signature"}))
    transport = await join_table(address, "Ana")
    assert transport.mirror.you == 0


async def test_a_table_is_filled_and_begun_on_the_screen(server: ServerProcess) -> None:
    transport = await join_table(open_table(server), "Ana")
    app = TableeApp(catalog("en"), [PickerEntry("parade", "")], lambda entry: transport)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Who plays?" in "\n".join(screen_rows(pilot))
        await pilot.press("b")
        await wait_until(lambda: not transport.mirror.free_seats, "a bot sits down")
        await pilot.press("enter")
        await wait_until(lambda: transport.mirror.is_asked, "it is our turn")
        await pilot.pause()
        await pilot.press("1", "enter")
        await wait_until(
            lambda: any(e.seat == transport.mirror.you for e in transport.mirror.snapshot.log),
            "our move is logged",
        )
        await pilot.pause()
        assert table_screen(pilot).selection.error is None


@pytest.mark.parametrize("first", [0, 1])
async def test_TAB_1_the_host_says_on_the_screen_who_begins(
    server: ServerProcess, first: int
) -> None:
    transport = await join_table(open_table(server), "Ana")
    app = TableeApp(catalog("en"), [PickerEntry("parade", "")], lambda entry: transport)
    async with app.run_test(size=(80, 24)) as pilot:
        await transport.ask(Invite(1, "novice"))
        await pilot.pause()
        assert "Who begins? It is drawn" in "\n".join(screen_rows(pilot))
        for _ in range(3 + first + 1):
            await pilot.press("f")
        beginner = table_screen(pilot).labels.names[first]
        assert f"Who begins? {beginner}, in seat {first + 1}" in "\n".join(screen_rows(pilot))
        await pilot.press("enter")
        await wait_until(lambda: transport.mirror.is_playing, "the game begins")
        assert table_screen(pilot).labels.names[0] == beginner


PROPOSED = [("pause", "x", False), ("pause", "y", True), ("resume", "y", False)]
"""Plan, key of the answer, and whether the game is paused then."""


async def test_what_somebody_proposes_is_agreed_to_on_the_screen(
    server: ServerProcess, state_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = open_table(server)
    host = await join_table(address, "Ana")
    monkeypatch.setenv("XDG_STATE_HOME", str(state_folder / "elsewhere"))
    transport = await join_table(address, "Basile")
    assert (host.mirror.you, transport.mirror.you) == (0, 1)
    await host.open()
    app = TableeApp(catalog("en"), [PickerEntry("parade", "")], lambda entry: transport)
    async with app.run_test(size=(80, 24)) as pilot:
        await host.ask(Begin())
        await wait_until(lambda: transport.mirror.is_playing, "the game begins")
        for plan, key, paused in PROPOSED:
            await host.ask(Propose(plan))
            await wait_until(lambda: transport.mirror.proposal is not None, "it is proposed")
            await pilot.pause()
            assert "Ana proposes" in "\n".join(screen_rows(pilot))
            await pilot.press(key)
            await wait_until(lambda: transport.mirror.proposal is None, "it is settled")
            assert transport.mirror.snapshot.room.paused is paused
        await host.ask(Say("Bonjour"))
        await wait_until(lambda: bool(transport.mirror.snapshot.said), "it is heard")
        assert transport.mirror.snapshot.said[-1].text == "Bonjour"
    await host.close()


def test_a_game_on_a_server_is_played_in_lines(server: ServerProcess) -> None:
    address = open_table(server)
    game = PipedProcess("join", f"{address.server}/t/{address.table}", "--name", "Ana")
    for line in ("bot", "begin", *["1"] * 60):
        game.type(line)
    code, out, err = game.finish()
    assert code == 0, err
    assert "The game is over." in out


@pytest.mark.parametrize(
    ("link", "address"),
    [
        ("http://a.example/t/AbC-_1", TableAddress("http://a.example", "AbC-_1")),
        (" https://a.example:8443/games/t/x/ ", TableAddress("https://a.example:8443/games", "x")),
    ],
)
def test_a_link_leads_to_a_table(link: str, address: TableAddress) -> None:
    assert parse_link(link) == address
    assert address.socket.startswith("ws")
    assert address.socket.endswith(f"/socket?table={address.table}")


@pytest.mark.parametrize(
    "link", ["", "x", "ftp://a/t/x", "http://a/x", "http:///t/x", "http://a/t/é", "http://[/t/x"]
)
def test_other_links_lead_nowhere(link: str) -> None:
    with pytest.raises(GameError) as refused:
        parse_link(link)
    assert refused.value.code == "bad_link"


class OtherServer(BaseHTTPRequestHandler):
    """A server of another program."""

    def do_POST(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<html>")

    def log_message(self, format: str, *details: object) -> None:
        pass


async def test_a_server_of_something_else_is_told_from_ours() -> None:
    with HTTPServer(("127.0.0.1", 0), OtherServer) as stranger:
        threading.Thread(target=stranger.serve_forever, daemon=True).start()
        address = TableAddress(f"http://127.0.0.1:{stranger.server_port}", "x")
        with pytest.raises(GameError) as refused:
            await join_table(address, "Ana")
        stranger.shutdown()
    assert refused.value.code == "not_a_server"


async def test_a_table_that_is_not_there_is_refused(server: ServerProcess) -> None:
    with pytest.raises(GameError) as refused:
        await join_table(TableAddress(server.address, "nothing"), "Ana")
    assert refused.value.code == "no_such_table"


async def test_a_game_that_we_do_not_have_is_refused(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = open_table(server)
    monkeypatch.delitem(load_registry().games, "parade")
    with pytest.raises(GameError) as refused:
        await join_table(address, "Ana")
    assert refused.value.code == "unknown_game"


def test_what_a_server_refuses_is_an_error_as_at_our_own_table() -> None:
    why = Refused("", "illegal_move", {"move": "play r7", "why": "PAR-10"})
    error = error_from(Refused("m1", "record_broken", {"event": 3}, why))
    assert error.code == "record_broken"
    inner = error.details["why"]
    assert isinstance(inner, GameError)
    assert inner.details["why"] == "PAR-10"
