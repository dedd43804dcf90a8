"""Matches with somebody elsewhere: they sit down, ask and are asked. Borrowed: nothing of the match keeps it, what is
called later stands in remote_seat.py."""

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
    from ..online.peer.party import Clock, Link
    from ..online.peer.seat import Elsewhere
    from . import Session
    class Console(Protocol):
        """The hardware that this needs (hal/console.py)."""

        rng: Rng
        link: Link

        @property
        def clock(self) -> Clock: ...
        def say(self, text: str) -> None: ...


def party(
    session: "Session", console: "Console", tell: "Callable", ask: "Callable", keep: "Callable", sit: "Callable"
) -> "Elsewhere":
    """Return who plays the game chosen at the other end of the link, with what remote_seat.py has for them."""
    key, link = games.CATALOGUE[session.chosen][0], console.link
    if hasattr(link, "dial"):
        return borrow("session.network").party(session, console, key, tell, ask, keep, sit)
    from ..online.peer.seat import Elsewhere

    return Elsewhere(link, console.clock, console.rng.below(1 << 20), key, tell, ask, keep)


def of(match: "Match") -> "Elsewhere":
    """Return who sits at the match from elsewhere."""
    return [seat.decider for seat in match.seats if seat.kind == REMOTE][0]  # type: ignore[return-value]


def join(session: "Session") -> None:
    """Have them sit down. The match starts when they do it, or goes on after a restart."""
    match, party = session.match, bots.load("link")()
    for seat, key in zip(match.seats, session.setup().who):
        if key == "link":
            seat.kind, seat.decider = REMOTE, party
    party.join(match)
    match.start = party.go_on  # type: ignore[method-assign]


def ask(session: "Session", party: "Elsewhere") -> None:
    """Have a person here asked what the other side asks; where bots alone sit here, they give moves back."""
    what, about = party.question[0], party.question[-1]
    if session.match.is_show:
        party.answer(what == "back")
        return
    sentences = borrow("words.link")

    def yes() -> str:
        party.answer(True)
        return "back"

    session.ask((sentences.MAY_TAKE_BACK.format(about) if what == "back" else sentences.MAY_DRAW,), yes)


# -- what is saved


def keep(session: "Session") -> None:
    """Save how the match stands with them now."""
    saves, state = session.saves, of(session.match).state()
    if saves.game is not None:
        saves.game.header = "/".join(borrow("saves.format").line_parts(saves.game.header)) + "/" + state
        saves.append(PARTY, state.encode())


def restore(match: "Match", text: str) -> None:
    """Go on in the match that a game's line tells, if it does."""
    of(match).restore((text + "//////").split("/")[5])
