"""Tables of a server that runs, seen from a terminal."""

import asyncio
import json
import stat
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tablee.boxes import opened as shelf
from tablee.core.errors import GameError
from tablee.i18n import catalog
from tablee.table.commands import Begin, Invite, Propose, Say
from tablee.terminal.app import TableeApp
from tablee.terminal.guest import Address, Guests, address_of
from tablee.terminal.picking import Offer
from tablee.terminal.remote import Remote, arrive, error_of
from tablee.wire import Refused
from tests.servers import Server, until
from tests.terminal.pipes import Piped
from tests.terminal.screens import rows_of, table_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in a process of its own."""
    folder = tmp_path_factory.mktemp("server")
    found = Server(str(folder / "tables.db"), folder)
    asyncio.run(found.start())
    yield found
    asyncio.run(found.close())


def opened(server: Server, *, seats: int = 2, bots: int = 0) -> Address:
    """A table that we have opened, at which so many bots sit."""
    token = Guests().token(server.address)
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
        return Address(server.address, json.load(answer)["table"])


async def play(link: Remote) -> None:
    """Play to the end: always the first move that there is."""
    seen = link.seen
    while not seen.is_over:
        await until(lambda: seen.is_asked or seen.is_over, "it is our turn")
        if seen.board is not None and seen.is_asked:
            choice = seen.board.choices[0]
            while choice.open:
                choice = (await link.look(choice.move))[0]
            await link.play(choice.move)


def test_a_game_is_played_to_its_end_even_if_the_connection_breaks(server: Server) -> None:
    async def run() -> None:
        link = await arrive(opened(server), "Ana")
        states: list[bool] = []
        link.on_news = lambda change: states.append(link.is_up)
        await link.open()
        await link.ask(Invite(1, "novice"))
        await link.ask(Begin())
        await until(lambda: link.seen.is_playing, "the game begins")
        assert link._socket is not None
        link._socket.transport.abort()
        await until(lambda: False in states, "the break is noticed")
        await play(link)
        assert link.is_up
        assert link.seen.board is not None
        assert sorted(link.seen.board.places) in ([1, 2], [1, 1])
        await link.close()

    asyncio.run(run())


def test_whoever_comes_back_has_the_same_seat_and_nobody_else_can_read_who_we_are(
    server: Server, house: Path
) -> None:
    async def run() -> None:
        address = opened(server, seats=3)
        first = await arrive(address, "Ana")
        second = await arrive(address, "Ana")
        assert first.seen.you == second.seen.you == 0
        assert [seat.name for seat in second.seen.sight.room.seats] == ["Ana", "", ""]

    asyncio.run(run())
    assert stat.S_IMODE((house / "guests.json").stat().st_mode) == 0o600


def test_at_a_full_table_one_watches(server: Server) -> None:
    async def run() -> None:
        link = await arrive(opened(server, bots=2), "Ana")
        assert link.seen.you == -1
        assert not link.has_place
        await link.close()

    asyncio.run(run())


def test_a_token_that_the_server_does_not_know_is_replaced(server: Server, house: Path) -> None:
    address = opened(server)
    house.mkdir(exist_ok=True)
    (house / "guests.json").write_text(json.dumps({server.address: "nobody.signature"}))
    link = asyncio.run(arrive(address, "Ana"))
    assert link.seen.you == 0


def test_a_table_is_filled_and_begun_on_the_screen(server: Server) -> None:
    async def run() -> None:
        link = await arrive(opened(server), "Ana")
        app = TableeApp(catalog("en"), [Offer("parade", "")], lambda offer: link)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert "Who plays?" in "\n".join(rows_of(pilot))
            await pilot.press("b")
            await until(lambda: not link.seen.free, "a bot sits down")
            await pilot.press("enter")
            await until(lambda: link.seen.is_asked, "it is our turn")
            await pilot.pause()
            await pilot.press("1", "enter")
            await until(lambda: any(t.seat == link.seen.you for t in link.seen.sight.log), "told")
            await pilot.pause()
            assert table_of(pilot).choosing.trouble is None

    asyncio.run(run())


PROPOSED = [("pause", "x", False), ("pause", "y", True), ("resume", "y", False)]
"""What is proposed, the answer, and whether the game is paused then."""


def test_what_somebody_proposes_is_agreed_to_on_the_screen(
    server: Server, house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        address = opened(server)
        host = await arrive(address, "Ana")
        monkeypatch.setenv("XDG_STATE_HOME", str(house / "elsewhere"))
        link = await arrive(address, "Basile")
        assert (host.seen.you, link.seen.you) == (0, 1)
        await host.open()
        app = TableeApp(catalog("en"), [Offer("parade", "")], lambda offer: link)
        async with app.run_test(size=(80, 24)) as pilot:
            await host.ask(Begin())
            await until(lambda: link.seen.is_playing, "the game begins")
            for plan, key, paused in PROPOSED:
                await host.ask(Propose(plan))
                await until(lambda: link.seen.offer is not None, "it is proposed")
                await pilot.pause()
                assert "Ana proposes" in "\n".join(rows_of(pilot))
                await pilot.press(key)
                await until(lambda: link.seen.offer is None, "it is settled")
                assert link.seen.sight.room.paused is paused
            await host.ask(Say("Bonjour"))
            await until(lambda: bool(link.seen.sight.said), "it is heard")
            assert link.seen.sight.said[-1].text == "Bonjour"
        await host.close()

    asyncio.run(run())


def test_a_game_on_a_server_is_played_in_lines(server: Server) -> None:
    address = opened(server)
    game = Piped("join", f"{address.server}/t/{address.table}", "--name", "Ana")
    for line in ("bot", "begin", *["1"] * 60):
        game.say(line)
    code, out, err = game.rest()
    assert code == 0, err
    assert "The game is over." in out


@pytest.mark.parametrize(
    ("link", "address"),
    [
        ("http://a.example/t/AbC-_1", Address("http://a.example", "AbC-_1")),
        (" https://a.example:8443/games/t/x/ ", Address("https://a.example:8443/games", "x")),
    ],
)
def test_a_link_leads_to_a_table(link: str, address: Address) -> None:
    assert address_of(link) == address
    assert address.socket.startswith("ws")


@pytest.mark.parametrize(
    "link", ["", "x", "ftp://a/t/x", "http://a/x", "http:///t/x", "http://a/t/é", "http://[/t/x"]
)
def test_other_links_lead_nowhere(link: str) -> None:
    with pytest.raises(GameError) as refused:
        address_of(link)
    assert refused.value.code == "bad_link"


class Stranger(BaseHTTPRequestHandler):
    """Some other server."""

    def do_POST(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<html>")

    def log_message(self, format: str, *details: object) -> None:
        pass


def test_a_server_of_something_else_is_told_from_ours() -> None:
    with HTTPServer(("127.0.0.1", 0), Stranger) as stranger:
        threading.Thread(target=stranger.serve_forever, daemon=True).start()
        address = Address(f"http://127.0.0.1:{stranger.server_port}", "x")
        with pytest.raises(GameError) as refused:
            asyncio.run(arrive(address, "Ana"))
        stranger.shutdown()
    assert refused.value.code == "not_a_server"


def test_a_table_that_is_not_there_is_refused(server: Server) -> None:
    with pytest.raises(GameError) as refused:
        asyncio.run(arrive(Address(server.address, "nothing"), "Ana"))
    assert refused.value.code == "no_such_table"


def test_a_game_that_we_do_not_have_is_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = opened(server)
    monkeypatch.delitem(shelf().games, "parade")
    with pytest.raises(GameError) as refused:
        asyncio.run(arrive(address, "Ana"))
    assert refused.value.code == "unknown_game"


def test_what_a_server_refuses_is_an_error_as_at_our_own_table() -> None:
    why = Refused("", "illegal_move", {"move": "play r7", "why": "PAR-10"})
    found = error_of(Refused("m1", "record_broken", {"event": 3}, why))
    assert found.code == "record_broken"
    inner = found.details["why"]
    assert isinstance(inner, GameError)
    assert inner.details["why"] == "PAR-10"
