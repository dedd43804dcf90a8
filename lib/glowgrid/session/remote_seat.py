"""Offers somebody elsewhere among those who decide, where there is a link. Imported at the start, and kept: who sits
there calls what stands here for as long as the match goes on, and all else of it can be let go.
"""

from .. import bots
from ..unload import borrow

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable
    from typing import Any

    from ..online.peer.broker_link import BrokerLink
    from ..online.peer.seat import Elsewhere
    from . import Session
    from .elsewhere import Console

_LINK = "link"  # the key of somebody elsewhere
_ICON = b"\x00\x3c\x42\x81\x3c\x42\x18\x18"  # waves over a point


def offer(session: "Session", console: "Console") -> None:
    """Have somebody elsewhere be offered among those who decide, from now on."""
    names = borrow("words.link")
    title = names.ELSEWHERE if hasattr(console.link, "dial") else names.CABLE
    row = (_LINK, title, "random", "", _ICON, "", "online.peer. online.protocol.")
    bots.CATALOGUE = bots.CATALOGUE[:2] + (row,) + bots.CATALOGUE[2:]  # type: ignore[assignment]
    load: Callable[[str], Any] = bots.load

    def tell(name: str, *values: object) -> None:
        console.say(getattr(borrow("words.link"), name).format(*values))

    def ask(party: "Elsewhere") -> None:
        borrow("session.elsewhere").ask(session, party)

    def keep() -> None:
        borrow("session.elsewhere").keep(session)

    def sit(place: tuple) -> "BrokerLink | None":
        return borrow("session.network").sit(console.link, place, console.clock)  # type: ignore[no-any-return]

    def load_or_join(key: str) -> "Any":
        if key != _LINK:
            return load(key)
        return lambda: borrow("session.elsewhere").party(session, console, tell, ask, keep, sit)

    bots.load = load_or_join
