"""The HTTP API: JSON endpoints, health and metrics."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Coroutine
from re import fullmatch
from typing import TypeVar

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.core.errors import GameError
from tablee.i18n import LANGUAGES, plugin_messages
from tablee.lessons import find_lesson
from tablee.registry import games
from tablee.server import replays
from tablee.server.guests import Guests
from tablee.server.health import HealthCheck
from tablee.server.limits import AddressLimits, Rate, per_minute
from tablee.server.markdown import render_rules
from tablee.server.metrics import REFUSED, log_unforeseen
from tablee.server.tables import Tables
from tablee.table import commands
from tablee.table.card_gallery import cards_of_game
from tablee.table.commands import AnyCommand
from tablee.table.names import clean_text
from tablee.table.opening import plan_lesson
from tablee.table.pictures import check_picture
from tablee.wire import refusal_of
from tablee.wire.http import (
    Companion,
    GameListing,
    GuestToken,
    MessageCatalog,
    NewLesson,
    NewName,
    NewTable,
    OpenedTable,
    OptionListing,
    PresetListing,
    Profile,
    TableListing,
)
from tablee.wire.requests import TABLE_ID

MAX_BODY = 16_384
"""Bytes of a request body; longer ones are refused."""
BODY_SECONDS = 10.0
"""Time for a request body to arrive."""
MAX_DIGITS = 9
"""Digits of the number of a game."""
STATUS = {
    "no_such_table": 404,
    "no_such_record": 404,
    "no_page": 404,
    "no_lesson": 404,
    "no_such_language": 404,
    "no_guest": 401,
    "bad_origin": 403,
    "not_here": 403,
    "too_fast": 429,
    "message_too_long": 413,
    "message_too_slow": 408,
    "store_failed": 503,
    "store_busy": 503,
    "thinkers_busy": 503,
    "bad_look": 500,
    "unforeseen": 500,
}
DEFAULT_STATUS = 400

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]


def json_response(content: object, status: int = 200) -> Response:
    """Encode content as a JSON response."""
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def read_body(request: Request, most: int = MAX_BODY) -> bytes:
    """Read the body of a request.

    Raises:
        GameError: `message_too_long`, `message_too_slow`, `bad_message`.
    """
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise GameError("message_too_long", most=most)
    except TimeoutError as error:
        raise GameError("message_too_slow") from error
    except ClientDisconnect as error:
        raise GameError("bad_message", reason=str(error)) from error
    return bytes(body)


async def decode_body(request: Request, kind: type[T]) -> T:
    """Decode the JSON body of a request.

    Raises:
        GameError: `message_too_long`, `message_too_slow`, `bad_message`.
    """
    try:
        return msgspec.json.decode(await read_body(request), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise GameError("bad_message", reason=str(error)) from error


async def unless_disconnected(request: Request, work: Coroutine[object, object, T]) -> T:
    """Do some work for a request, and give it up when nobody waits for the answer any more.

    Raises:
        GameError: `bad_message`, if the client is gone.
    """
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_wait_for_disconnect(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise GameError("bad_message", reason="disconnected")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _wait_for_disconnect(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


class Api:
    """The endpoints of the HTTP API."""

    def __init__(self, tables: Tables, guests: Guests) -> None:
        self._tables = tables
        self._guests = guests
        self.opening = per_minute(tables.settings.openings_per_minute)
        self._arriving = per_minute(tables.settings.guests_per_minute)
        self.watching = per_minute(tables.settings.films_per_minute)
        self._limits = AddressLimits()
        self._health = HealthCheck(tables.store, tables.timer)

    def routes(self) -> list[BaseRoute]:
        """Return the routes of all endpoints."""
        endpoints: list[tuple[str, str, Endpoint]] = [
            ("/api/games", "GET", self.games),
            ("/api/games/{game}/cards", "GET", self.cards),
            ("/api/me", "GET", self.me),
            ("/api/me", "POST", self.rename),
            ("/api/guests", "POST", self.guest),
            ("/api/tables", "GET", self.tables),
            ("/api/tables", "POST", self.open),
            ("/api/lessons", "POST", self.open_lesson),
            ("/api/tables/{table}/records/{number}", "GET", self.record),
            ("/api/tables/{table}/records/{number}/film", "GET", self.film),
            ("/api/films", "POST", self.film_of_file),
            ("/api/rules/{game}/{language}", "GET", self.rules),
            ("/api/words/{language}", "GET", self.words),
            ("/health", "GET", self.health),
            ("/health/live", "GET", self.live),
            ("/metrics", "GET", self.metrics),
        ]
        return [Route(path, self.guard(answer), methods=[verb]) for path, verb, answer in endpoints]

    def guard(self, answer: Endpoint) -> Endpoint:
        """Check the origin of a request, and turn errors into JSON refusals."""

        async def guarded(request: Request) -> Response:
            try:
                if request.method == "POST" and not self._tables.origins.allow(request):
                    raise GameError("bad_origin")
                return await answer(request)
            except GameError as error:
                REFUSED.labels(error.code).inc()
                return json_response(refusal_of("", error), STATUS.get(error.code, DEFAULT_STATUS))
            except Exception as error:
                log_unforeseen(error)
                return json_response(refusal_of("", GameError("unforeseen")), STATUS["unforeseen"])

        return guarded

    async def games(self, request: Request) -> Response:
        """List the installed games."""
        listings = [
            GameListing(
                game.slug,
                game.rules,
                list(game.seats),
                [
                    OptionListing(o.name, o.default, list(o.choices), o.own, list(o.seats))
                    for o in game.options
                ],
                [PresetListing(name, options) for name, options in game.presets.items()],
                find_lesson(game.slug) is not None,
            )
            for game in games().values()
        ]
        return json_response(listings)

    async def cards(self, request: Request) -> Response:
        """List the cards of a game."""
        return json_response(cards_of_game(request.path_params["game"]))

    async def me(self, request: Request) -> Response:
        """Return the profile of the guest; a new guest gets a cookie."""
        person = self._guests.identify(request)
        if person is None:
            self.limit(request, "guest", self._arriving)
        name = await self._guests.name_of(person) if person else ""
        picture = await self._guests.picture_of(person) if person else None
        answer = json_response(Profile(name, picture))
        is_secure = self._tables.is_secure(request)
        self._guests.set_cookie(answer, person or self._guests.new_person(), secure=is_secure)
        return answer

    async def rename(self, request: Request) -> Response:
        """Change the name of the guest, and the picture if there is one."""
        person = self.person(request)
        wish = await decode_body(request, NewName)
        name = clean_text(wish.name)
        check_picture(wish.picture)
        self.limit(request, "open", self.opening)
        await self._tables.store.rename(person, name, wish.picture)
        return json_response(Profile(name, await self._guests.picture_of(person)))

    async def guest(self, request: Request) -> Response:
        """Create a guest for a program; return its token."""
        self.limit(request, "guest", self._arriving)
        return json_response(GuestToken(self._guests.token(self._guests.new_person())))

    async def tables(self, request: Request) -> Response:
        """List the tables of the guest, those first that wait for them."""
        person = self.person(request)
        summaries = await self._tables.summaries(person)
        last_games = await self._tables.store.last_games([each.table for each in summaries])
        listings = [
            TableListing(
                summary.table,
                summary.game,
                summary.status,
                person in summary.awaited,
                summary.updated,
                [player.name for player in summary.players if player.person != person],
                [player.name for player in summary.players if player.person in summary.awaited],
                summary.due,
                last_games.get(summary.table, 0),
            )
            for summary in summaries
        ]
        return json_response(listings)

    async def open(self, request: Request) -> Response:
        """Open a table."""
        person = self.person(request)
        wish = await decode_body(request, NewTable)
        self.limit(request, "open", self.opening)
        sitting = [_seat_companion(each) for each in wish.companions]
        table = await self._tables.open(person, wish.opening, _wishes(wish), sitting)
        return json_response(OpenedTable(table), 201)

    async def open_lesson(self, request: Request) -> Response:
        """Open a table for the lesson of a game, and begin."""
        person = self.person(request)
        wish = await decode_body(request, NewLesson)
        self.limit(request, "open", self.opening)
        opening, wishes = plan_lesson(wish.game, wish.name, await self._guests.picture_of(person))
        return json_response(OpenedTable(await self._tables.open(person, opening, wishes)), 201)

    async def record(self, request: Request) -> Response:
        """Return the record of a finished game to anybody who knows the table."""
        text = await self.find_record(request)
        name = "tablee-{table}-{number}.json".format(**request.path_params)
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/json", headers=headers)

    async def find_record(self, request: Request) -> str:
        """Return the text of the record that the path names.

        Raises:
            GameError: `no_such_record`.
        """
        table, number = request.path_params["table"], request.path_params["number"]
        is_number = number.isascii() and number.isdecimal() and len(number) <= MAX_DIGITS
        is_valid = is_number and fullmatch(TABLE_ID, table)
        text = await self._tables.store.record(table, int(number)) if is_valid else None
        if text is None:
            raise GameError("no_such_record")
        return text

    async def film(self, request: Request) -> Response:
        """Return the replay of a finished game to anybody who knows the table."""
        self.limit(request, "film", self.watching)
        return await self._replay(request, (await self.find_record(request)).encode())

    async def film_of_file(self, request: Request) -> Response:
        """Return the replay of an uploaded record, which is not stored."""
        self.limit(request, "film", self.watching)
        return await self._replay(request, await read_body(request, replays.MAX_RECORD))

    async def _replay(self, request: Request, text: bytes) -> Response:
        viewer = replays.parse_viewer(request.query_params.get("as"))
        person = self._guests.identify(request) or ""
        with self._tables.in_flight.claim(person, self.address(request)):
            packed = await unless_disconnected(
                request,
                self._tables.workers.run_after_bots(replays.render_replay, text, viewer),
            )
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(gzip.decompress(packed), media_type="application/json")
        headers = {"content-encoding": "gzip"}
        return Response(packed, media_type="application/json", headers=headers)

    async def rules(self, request: Request) -> Response:
        """Return the rules of a game as an HTML fragment."""
        game, language = request.path_params["game"], request.path_params["language"]
        if game not in games() or language not in LANGUAGES:
            raise GameError("no_page", game=game, language=language)
        return Response(render_rules(game, language), media_type="text/html")

    async def words(self, request: Request) -> Response:
        """Return the message catalogs of plugin games; the client has those of the others."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise GameError("no_such_language", expected=", ".join(LANGUAGES))
        messages = plugin_messages(language)
        catalogs = [MessageCatalog(game, text) for game, text in messages if text.strip()]
        return json_response(catalogs)

    async def health(self, request: Request) -> Response:
        """Check that something can be written; an error means that the server is not ready."""
        await self._health.check()
        return json_response({"health": "good"})

    async def live(self, request: Request) -> Response:
        """Answer, whatever the store does: the process need not be started again."""
        return json_response({"health": "live"})

    async def metrics(self, request: Request) -> Response:
        """Export the metrics, to this machine only."""
        if not self._tables.proxies.is_local(request):
            raise GameError("not_here")
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    def person(self, request: Request) -> str:
        """Return the guest who asks.

        Raises:
            GameError: `no_guest`.
        """
        person = self._guests.identify(request)
        if person is None:
            raise GameError("no_guest")
        return person

    def limit(self, request: Request, kind: str, rate: Rate) -> None:
        """Limit the rate of requests from one address."""
        self._limits.allow(self.address(request), kind, rate)

    def address(self, request: Request) -> str:
        """Return the address that a request comes from."""
        return self._tables.proxies.client_of(request)


def _seat_companion(wish: Companion) -> commands.Sit:
    return commands.Sit(wish.name, wish.luck, wish.seat, wish.promise, wish.picture)


def _wishes(wish: NewTable) -> list[AnyCommand]:
    wishes: list[AnyCommand] = []
    if wish.name is not None:
        sit = commands.Sit(wish.name, wish.luck, wish.seat, wish.promise, wish.picture)
        wishes.append(sit)
    wishes += [commands.Invite(bot.seat, bot.level) for bot in wish.bots]
    return [*wishes, commands.Begin()] if wish.begin else wishes
