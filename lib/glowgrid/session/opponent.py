"""Matches against an opponent by cable or network: seating it, its requests, what is saved of it. Loaded on demand and
not kept: what is called later stands in remote_seat.py."""

from .. import bots, games
from ..engine.seat import REMOTE
from ..saves.format import PARTY
from ..unload import borrow

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable
    from typing import Protocol

    from ..engine.match import Match
    from ..engine.rng import Rng
    from ..online.peer.peer import Peer
    from ..online.types import Clock, Link
    from . import Session

    class Console(Protocol):
        """The hardware that this needs (hal/console.py)."""

        rng: Rng
        link: Link

        @property
        def clock(self) -> Clock: ...
        def say(self, text: str) -> None: ...


def opponent(
    session: "Session", console: "Console", tell: "Callable", ask: "Callable", keep: "Callable", sit: "Callable"
) -> "Peer":
    """Return the opponent at the other end of the link, in the game chosen. remote_seat.py has the functions."""
    key, link = games.CATALOGUE[session.chosen][0], console.link
    if hasattr(link, "connect"):
        return borrow("session.network").party(session, console, key, tell, ask, keep, sit)
    from ..online.peer.peer import Peer

    return Peer(link, console.clock, console.rng.below(1 << 20), key, tell, ask, keep)


def of(match: "Match") -> "Peer":
    """Return the opponent who sits at the match."""
    return [seat.decider for seat in match.seats if seat.kind == REMOTE][0]  # type: ignore[return-value]


def join(session: "Session") -> None:
    """Seat the opponent. The match starts once the opponent is there, or goes on after a restart."""
    match, peer = session.match, bots.load("link")()
    for seat, key in zip(match.seats, session.setup().who):
        if key == "link":
            seat.kind, seat.decider = REMOTE, peer
    peer.join(match)


def ask(session: "Session", peer: "Peer") -> None:
    """Ask the person here what the opponent requests. If only bots sit here, they give moves back."""
    what, about = peer.question[0], peer.question[-1]
    if session.match.is_show:
        peer.answer(what == "back")
        return
    sentences = borrow("words.link")

    def yes() -> str:
        peer.answer(True)
        return "back"

    session.ask((sentences.MAY_TAKE_BACK.format(about) if what == "back" else sentences.MAY_DRAW,), yes)


# -- what is saved


def keep(session: "Session") -> None:
    """Save the opponent's state."""
    saves, state = session.saves, of(session.match).state()
    if saves.game is not None:
        saves.game.header = "/".join(borrow("saves.format").line_parts(saves.game.header)) + "/" + state
        saves.append(PARTY, state.encode())


def restore(match: "Match", text: str) -> None:
    """Go on in the match that the header of a saved game names."""
    of(match).restore((text + "//////").split("/")[5])
