"""Addresses behind proxies."""

import pytest
from starlette.requests import HTTPConnection

from tablee.core.errors import GameError
from tablee.server.proxies import Proxies


def connection(peer: str | None, **headers: str) -> HTTPConnection:
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {
        "type": "http",
        "scheme": "http",
        "path": "/",
        "server": ("house", 80),
        "headers": pairs,
        "client": (peer, 1) if peer else None,
    }
    return HTTPConnection(scope)


@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "client"),
    [
        ("", "127.0.0.1", "203.0.113.9", "127.0.0.1"),
        ("127.0.0.1", "127.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", "198.51.100.7", "203.0.113.9", "198.51.100.7"),
        ("127.0.0.1", "127.0.0.1", "6.6.6.6, 203.0.113.9", "203.0.113.9"),
        ("127.0.0.1, 10.0.0.0/8", "127.0.0.1", "6.6.6.6, 203.0.113.9, 10.1.2.3", "203.0.113.9"),
        ("127.0.0.1", "::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", "127.0.0.1", "unknown", "127.0.0.1"),
        ("127.0.0.1", "127.0.0.1", "", "127.0.0.1"),
        ("::1", "::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("", None, "203.0.113.9", ""),
    ],
)
def test_only_named_proxies_say_who_the_client_is(
    proxies: str, peer: str | None, forwarded: str, client: str
) -> None:
    asked = connection(peer, x_forwarded_for=forwarded)
    assert Proxies(proxies).client_of(asked) == client


@pytest.mark.parametrize(
    ("peer", "headers", "is_local"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("10.0.0.1", {}, False),
        (None, {}, False),
        ("127.0.0.1", {"x_forwarded_for": "127.0.0.1"}, False),
        ("127.0.0.1", {"forwarded": "for=127.0.0.1"}, False),
    ],
)
def test_whoever_comes_through_a_proxy_is_not_on_this_machine(
    peer: str | None, headers: dict[str, str], is_local: bool
) -> None:
    for proxies in ("", "127.0.0.1"):
        assert Proxies(proxies).is_local(connection(peer, **headers)) == is_local


def test_only_named_proxies_say_that_there_was_tls() -> None:
    asked = connection("127.0.0.1", x_forwarded_proto="https")
    assert Proxies("127.0.0.1").is_secure(asked)
    assert not Proxies("").is_secure(asked)
    assert not Proxies("127.0.0.1").is_secure(connection("127.0.0.1"))


def test_a_proxy_is_named_by_its_address() -> None:
    with pytest.raises(GameError) as refused:
        Proxies("caddy")
    assert refused.value.code == "bad_settings"
