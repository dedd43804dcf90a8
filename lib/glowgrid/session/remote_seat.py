"""Offers an opponent by cable or network among the deciders, if there is a link. Imported at the start and kept: the
opponent calls these functions as long as the match goes on, while everything else can be unloaded.
"""

from .. import bots
from ..unload import borrow

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable
    from typing import Any

    from ..online.peer.broker_link import BrokerLink
    from ..online.peer.peer import Peer
    from . import Session
    from .opponent import Console

_LINK = "link"  # the key of such an opponent
_ICON = b"\x00\x3c\x42\x81\x3c\x42\x18\x18"  # waves over a point


def offer(session: "Session", console: "Console") -> None:
    """Offer such an opponent in the list of opponents from now on."""
    names = borrow("words.link")
    title = names.ONLINE if hasattr(console.link, "connect") else names.CABLE
    row = (_LINK, title, "random", "", _ICON, "", "online.peer. online.protocol.")
    bots.CATALOGUE = bots.CATALOGUE[:2] + (row,) + bots.CATALOGUE[2:]  # type: ignore[assignment]
    load: Callable[[str], Any] = bots.load

    def tell(name: str, *values: object) -> None:
        console.say(getattr(borrow("words.link"), name).format(*values))

    def ask(peer: "Peer") -> None:
        borrow("session.opponent").ask(session, peer)

    def keep() -> None:
        borrow("session.opponent").keep(session)

    def sit(place: tuple) -> "BrokerLink | None":
        return borrow("session.network").sit(console.link, place, console.clock)  # type: ignore[no-any-return]

    def load_or_join(key: str) -> "Any":
        if key != _LINK:
            return load(key)
        return lambda: borrow("session.opponent").opponent(session, console, tell, ask, keep, sit)

    bots.load = load_or_join
