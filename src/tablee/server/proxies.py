"""Client addresses: whose request it is, behind the proxies that the host names."""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.requests import HTTPConnection

from tablee.core.errors import GameError

FORWARDED = ("x-forwarded-for", "forwarded")
IPV6_SITE = 64
"""Bits of an IPv6 address that one customer of a provider cannot change."""

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


class Proxies:
    """The proxies whose word on the client is taken; nobody else's is.

    Args:
        names: addresses or networks, between commas.

    Raises:
        GameError: `bad_settings`.
    """

    def __init__(self, names: str) -> None:
        try:
            self._networks = [
                ip_network(name.strip(), strict=False) for name in names.split(",") if name.strip()
            ]
        except ValueError as error:
            raise GameError("bad_settings", reason=f"proxies: {error}") from error

    def client_of(self, connection: HTTPConnection) -> str:
        """Return the address of whoever made a request: the last one that is no proxy of ours."""
        peer = connection.client.host if connection.client else ""
        hops = ",".join(connection.headers.getlist("x-forwarded-for")).split(",")
        while self._is_trusted(peer) and hops:
            hop = hops.pop().strip()
            if _parse(hop) is None:
                break
            peer = hop
        return site_of(peer)

    def is_local(self, connection: HTTPConnection) -> bool:
        """Return whether a request was made on this machine, and by no proxy for somebody else."""
        address = _parse(connection.client.host) if connection.client else None
        is_forwarded = any(name in connection.headers for name in FORWARDED)
        return address is not None and address.is_loopback and not is_forwarded

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Return whether a request came by TLS, to us or to a proxy of ours."""
        peer = connection.client.host if connection.client else ""
        scheme = connection.url.scheme
        if self._is_trusted(peer):
            scheme = connection.headers.get("x-forwarded-proto", scheme)
        return scheme in ("https", "wss")

    def _is_trusted(self, peer: str) -> bool:
        address = _parse(peer)
        return address is not None and any(address in network for network in self._networks)


def _parse(text: str) -> Address | None:
    """Parse an address; one of IPv4 may be written as one of IPv6."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def site_of(peer: str) -> str:
    """Return what limits are counted for: an address, or the network of one of IPv6."""
    address = _parse(peer)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, IPV6_SITE), strict=False))
    return str(address or peer)
