"""The HTTP endpoints of reviews, and of playing on from a moment of a game."""

import asyncio
import gzip
from contextlib import AbstractContextManager
from functools import partial
from re import fullmatch

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.core.errors import GameError
from tablee.records import loads
from tablee.server.api import Api, decode_body, json_response, read_body
from tablee.server.guests import Guests
from tablee.server.limits import Rate
from tablee.server.replays import MAX_RECORD
from tablee.server.reviews import Key, Reviews, file_key, parse_seat
from tablee.server.tables import Tables
from tablee.table.continuation import Continuation
from tablee.table.table import PLAYING
from tablee.wire.http import OpenedTable, PlayOn
from tablee.wire.requests import TABLE_ID

ASKING = Rate(3, 30)
"""Requests for reviews of one address; whoever waits asks again every second."""
MIN_GZIP = 2_000
"""Bytes from which on a response is compressed."""
_GZIP_LEVEL = 5


class ReviewApi:
    """The endpoints of reviews; limits and refusals are those of the other endpoints."""

    def __init__(self, api: Api, tables: Tables, guests: Guests) -> None:
        self._api = api
        self._tables = tables
        self._guests = guests
        self._reviews = Reviews(tables.store, tables.workers, timer=tables.timer)

    def routes(self) -> list[BaseRoute]:
        """Return the routes of the endpoints."""
        record = "/api/tables/{table}/records/{number}"
        endpoints = [
            (f"{record}/review", "GET", self.review),
            ("/api/reviews", "POST", self.review_of_file),
            (f"{record}/play", "POST", self.play_on),
        ]
        return [
            Route(path, self._api.guard(answer), methods=[verb]) for path, verb, answer in endpoints
        ]

    async def review(self, request: Request) -> Response:
        """Return the review of a finished game to anybody who knows the table, or its progress."""
        self._api.limit(request, "review", ASKING)
        seat = parse_seat(request.query_params.get("seat"))
        text = await self._find_record(request)
        params = request.path_params
        key = params["table"], int(params["number"]), seat
        found = await self._reviews.find(key)
        if found is None:
            self._api.limit(request, "film", self._api.watching)
            found = self._reviews.start(key, text, self._claim(request))
        return await _respond(request, found)

    async def review_of_file(self, request: Request) -> Response:
        """Return the review of an uploaded record, which is not stored, or its progress."""
        self._api.limit(request, "review", ASKING)
        seat = parse_seat(request.query_params.get("seat"))
        body = await read_body(request, MAX_RECORD)
        key: Key = file_key(body, seat)
        found = await self._reviews.find(key)
        if found is None:
            self._api.limit(request, "film", self._api.watching)
            found = self._reviews.start_file(key, _decode(body), self._claim(request))
        return await _respond(request, found)

    async def play_on(self, request: Request) -> Response:
        """Open a table at a moment of a finished game, with bots in the other seats."""
        person = self._api.person(request)
        wish = await decode_body(request, PlayOn)
        text = await self._find_record(request)
        self._api.limit(request, "open", self._api.opening)
        picture = await self._guests.picture_of(person)
        prepare = partial(Continuation, seat=wish.seat, event=wish.event)
        moment = await asyncio.to_thread(lambda: prepare(loads(text)))
        seating = moment.seating(wish.name, wish.level, picture)
        table = await self._tables.open(person, moment.opening, seating, begin=moment.begin)
        return json_response(OpenedTable(table), 201)

    def _claim(self, request: Request) -> AbstractContextManager[None]:
        person = self._guests.identify(request) or ""
        return self._tables.in_flight.claim(person, self._api.address(request))

    async def _find_record(self, request: Request) -> str:
        """Return the text of a record; a game that is being played is refused as such.

        Raises:
            GameError: `no_such_record`, `review_running`.
        """
        try:
            return await self._api.find_record(request)
        except GameError as error:
            if await self._is_running(request):
                raise GameError("review_running") from error
            raise

    async def _is_running(self, request: Request) -> bool:
        """Return whether the game with this number is being played at the table."""
        table_id, number = request.path_params["table"], request.path_params["number"]
        if not fullmatch(TABLE_ID, table_id):
            return False
        session = self._tables.session(table_id)
        async with session.lock:
            try:
                table = await session.load()
            except GameError:
                return False
            return table.status == PLAYING and str(table.games) == number


def _decode(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise GameError("record_not_json", reason=str(error)) from error


async def _respond(request: Request, content: bytes) -> Response:
    """Return JSON, compressed in a thread if it is long."""
    accepts = "gzip" in request.headers.get("accept-encoding", "")
    if len(content) < MIN_GZIP or not accepts:
        return Response(content, media_type="application/json")
    packed = await asyncio.to_thread(gzip.compress, content, _GZIP_LEVEL, mtime=0)
    headers = {"content-encoding": "gzip"}
    return Response(packed, media_type="application/json", headers=headers)
