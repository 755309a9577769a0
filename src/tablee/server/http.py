"""What is answered to plain requests."""

import gzip
from collections.abc import Awaitable, Callable
from re import fullmatch
from typing import TypeVar

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.boxes import games
from tablee.core.errors import GameError
from tablee.i18n import LANGUAGES, brought_words
from tablee.i18n.pages import rules_page
from tablee.server import films
from tablee.server.guests import Guests, is_same_origin
from tablee.server.hall import Hall
from tablee.server.limits import Bucket, Rate
from tablee.server.metrics import REFUSED, unforeseen
from tablee.server.pages import rendered
from tablee.table import commands
from tablee.table.commands import Asked
from tablee.table.decide import clean
from tablee.table.gallery import gallery
from tablee.wire import refusal
from tablee.wire.asking import TABLE_ID
from tablee.wire.pages import (
    Box,
    Me,
    MyTable,
    NewName,
    NewTable,
    OpenedTable,
    ShelfOption,
    Token,
    Vocabulary,
)

LONGEST = 16_384
"""The length in bytes above which a request is not read."""
MOST_BUCKETS = 10_000
MOST_GAMES = 2**31
STATUS = {
    "no_such_table": 404,
    "no_such_record": 404,
    "no_page": 404,
    "no_such_language": 404,
    "no_guest": 401,
    "bad_origin": 403,
    "not_here": 403,
    "too_fast": 429,
    "message_too_long": 413,
    "store_failed": 503,
    "store_busy": 503,
    "thinkers_busy": 503,
    "unforeseen": 500,
}
REFUSAL = 400

T = TypeVar("T")
Answering = Callable[[Request], Awaitable[Response]]


def json(found: object, status: int = 200) -> Response:
    """An answer for programs."""
    return Response(msgspec.json.encode(found), status, media_type="application/json")


async def sent(request: Request, most: int = LONGEST) -> bytes:
    """What was sent.

    Raises:
        GameError: `message_too_long`, `bad_message`.
    """
    found = bytearray()
    try:
        async for piece in request.stream():
            found += piece
            if len(found) > most:
                raise GameError("message_too_long", most=most)
    except ClientDisconnect as error:
        raise GameError("bad_message", reason=str(error)) from error
    return bytes(found)


async def body(request: Request, kind: type[T]) -> T:
    """What was said.

    Raises:
        GameError: `message_too_long`, `bad_message`.
    """
    try:
        return msgspec.json.decode(await sent(request), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise GameError("bad_message", reason=str(error)) from error


class Pages:
    """The answers."""

    def __init__(self, hall: Hall, guests: Guests) -> None:
        self._hall = hall
        self._guests = guests
        self._opening = _each_minute(hall.settings.openings_per_minute)
        self._watching = _each_minute(hall.settings.films_per_minute)
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def routes(self) -> list[BaseRoute]:
        """Where they are found."""
        found: list[tuple[str, str, Answering]] = [
            ("/api/games", "GET", self.games),
            ("/api/games/{game}/cards", "GET", self.cards),
            ("/api/me", "GET", self.me),
            ("/api/me", "POST", self.rename),
            ("/api/guests", "POST", self.guest),
            ("/api/tables", "GET", self.tables),
            ("/api/tables", "POST", self.open),
            ("/api/tables/{table}/records/{number:int}", "GET", self.record),
            ("/api/tables/{table}/records/{number:int}/film", "GET", self.film),
            ("/api/films", "POST", self.film_of_file),
            ("/api/rules/{game}/{language}", "GET", self.rules),
            ("/api/words/{language}", "GET", self.words),
            ("/health", "GET", self.health),
            ("/metrics", "GET", self.metrics),
        ]
        return [Route(path, self._refusing(answer), methods=[v]) for path, v, answer in found]

    def _refusing(self, answer: Answering) -> Answering:
        """Say what is wrong as programs read it, whatever it is."""

        async def answered(request: Request) -> Response:
            try:
                origin = self._hall.settings.origin
                if request.method == "POST" and not is_same_origin(request, origin):
                    raise GameError("bad_origin")
                return await answer(request)
            except GameError as error:
                REFUSED.labels(error.code).inc()
                return json(refusal("", error), STATUS.get(error.code, REFUSAL))
            except Exception as error:
                unforeseen(error)
                return json(refusal("", GameError("unforeseen")), STATUS["unforeseen"])

        return answered

    async def games(self, request: Request) -> Response:
        """The shelf."""
        shelf = [
            Box(
                game.slug,
                game.rules,
                list(game.seats),
                [ShelfOption(o.name, o.default, list(o.choices), own=o.own) for o in game.options],
            )
            for game in games().values()
        ]
        return json(shelf)

    async def cards(self, request: Request) -> Response:
        """What the cards of a game show."""
        return json(gallery(request.path_params["game"]))

    async def me(self, request: Request) -> Response:
        """Who somebody is; a guest who is not known yet gets a cookie."""
        person, origin = self._guests.known(request), self._hall.settings.origin
        name = await self._guests.name_of(person) if person else ""
        answer = json(Me(name))
        is_secure = request.url.scheme == "https" or origin.startswith("https:")
        self._guests.remember(answer, person or self._guests.new(), secure=is_secure)
        return answer

    async def rename(self, request: Request) -> Response:
        """Be called something else, from now on."""
        person = self._person(request)
        name = clean((await body(request, NewName)).name)
        self._slowly(request, "open", self._opening)
        await self._hall.store.rename(person, name)
        return json(Me(name))

    async def guest(self, request: Request) -> Response:
        """A guest for a program."""
        self._slowly(request, "open", self._opening)
        return json(Token(self._guests.token(self._guests.new())))

    async def tables(self, request: Request) -> Response:
        """The tables of somebody, those first that wait for them."""
        person = self._person(request)
        heads = await self._hall.heads(person)
        found = [
            MyTable(head.table, head.game, head.status, person in head.awaited, head.updated)
            for head in heads
        ]
        return json(found)

    async def open(self, request: Request) -> Response:
        """Open a table."""
        person = self._person(request)
        wish = await body(request, NewTable)
        self._slowly(request, "open", self._opening)
        sitting = [commands.Sit(one.name, one.luck, one.seat) for one in wish.companions]
        table = await self._hall.open(person, wish.opening, _wishes(wish), sitting)
        return json(OpenedTable(table), 201)

    async def record(self, request: Request) -> Response:
        """A finished game, for whoever knows the table."""
        text = await self._record(request)
        name = "tablee-{table}-{number}.json".format(**request.path_params)
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/json", headers=headers)

    async def _record(self, request: Request) -> str:
        table, number = request.path_params["table"], request.path_params["number"]
        known = fullmatch(TABLE_ID, table) and number <= MOST_GAMES
        text = await self._hall.store.record(table, number) if known else None
        if text is None:
            raise GameError("no_such_record")
        return text

    async def film(self, request: Request) -> Response:
        """A finished game to be watched again, for whoever knows the table."""
        self._slowly(request, "film", self._watching)
        return await self._filmed(request, (await self._record(request)).encode())

    async def film_of_file(self, request: Request) -> Response:
        """A game from somebody's own file, to be watched; it is not kept."""
        self._slowly(request, "film", self._watching)
        return await self._filmed(request, await sent(request, films.LONGEST))

    async def _filmed(self, request: Request, text: bytes) -> Response:
        viewer = films.viewer_from(request.query_params.get("as"))
        found = await self._hall.thinking.about(films.filmed, text, viewer)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(gzip.decompress(found), media_type="application/json")
        headers = {"content-encoding": "gzip"}
        return Response(found, media_type="application/json", headers=headers)

    async def rules(self, request: Request) -> Response:
        """The rules of a game, as a piece of a page."""
        game, language = request.path_params["game"], request.path_params["language"]
        if game not in games() or language not in LANGUAGES:
            raise GameError("no_page", game=game, language=language)
        found = rendered(rules_page(game, language))
        return Response(found, media_type="text/html")

    async def words(self, request: Request) -> Response:
        """What games of other packages are called, and say; ours are in the client."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise GameError("no_such_language", expected=", ".join(LANGUAGES))
        found = brought_words(language)
        return json([Vocabulary(each, text) for each, text in found if text.strip()])

    async def health(self, request: Request) -> Response:
        """Whether everything works."""
        await self._hall.store.health()
        return json({"health": "good"})

    async def metrics(self, request: Request) -> Response:
        """What is counted, for somebody on this machine."""
        if request.client is None or request.client.host not in ("127.0.0.1", "::1"):
            raise GameError("not_here")
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    def _person(self, request: Request) -> str:
        person = self._guests.known(request)
        if person is None:
            raise GameError("no_guest")
        return person

    def _slowly(self, request: Request, kind: str, rate: Rate) -> None:
        """Refuse what comes too fast from one address."""
        address = request.client.host if request.client else ""
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()
        if not self._buckets.setdefault((address, kind), Bucket(rate)).take():
            raise GameError("too_fast")


def _each_minute(count: int) -> Rate:
    return Rate(count / 60, count)


def _wishes(wish: NewTable) -> list[Asked]:
    wishes: list[Asked] = []
    if wish.name is not None:
        wishes.append(commands.Sit(wish.name, wish.luck, wish.seat))
    wishes += [commands.Invite(bot.seat, bot.level) for bot in wish.bots]
    return [*wishes, commands.Begin()] if wish.begin else wishes
