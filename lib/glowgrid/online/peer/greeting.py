"""How two sides come to a match: whose hello fits whose, and who sits where; and how one comes back to it after a
restart. Borrowed.
"""

from ...engine.match import NOT_STARTED, STOPPED
from ...unload import borrow
from ..protocol.messages import NOBODY, VERSION, check, number

MYPY = False
if MYPY:  # type checkers take it for true
    from ..protocol.messages import Line
    from .party import Party
    from .seat import Elsewhere


def greet(party: "Party", line: "Line") -> None:
    """Take a hello; nothing comes of one that does not fit, but a sentence."""
    version, key, options, sides, nonce, theirs = line.rest
    if version != str(VERSION):
        party.once("VERSION", version, VERSION)
    elif nonce == party.nonce:
        party.once("ECHO")
        party.nonce = check(f"{nonce} {party.clock.now()}")  # if it is a twin, with the same seed
    elif nonce != party.their_nonce or line.seq > party.heard:
        ours = ",".join([str(value) for value in party.match.game.options]) or NOBODY
        if key != party.key or options != ours:
            party.once("OTHER_GAME", key, options)
        elif party.id != NOBODY and line.match not in (NOBODY, party.id):
            party.once("OTHER_MATCH")
        elif line.match == NOBODY and party.match.phase == STOPPED:
            party.once("AGAIN")
        elif party.id != NOBODY or _agree(party, line, sides, nonce):
            _meet(party, line, nonce, theirs)


def _meet(party: "Party", line: "Line", nonce: str, theirs: str) -> None:
    """Take over whom this side speaks with from now on."""
    party.heard = line.seq
    if nonce != party.their_nonce:
        party.their_nonce = nonce
        party.agreed()
    party.asks = theirs != party.nonce or line.match != party.id
    party.greeted = party.greeted or not party.asks
    party.found_here()
    if party.match.phase == NOT_STARTED and (line.match == NOBODY or party.fresh):
        party.begin(party.number if party.fresh else party.number + 1)
    party.fresh = False
    party.hurry()


def _agree(party: "Party", line: "Line", sides: str, nonce: str) -> bool:
    """Take the match that the other side is in, or make one with it; answer False where the seats do not fit."""
    other = "".join(["h" if side == "e" else "e" for side in sides])
    mine = party.sides()
    if line.match == NOBODY and nonce < party.nonce or mine == other:
        other = mine  # whose nonce is higher sits as set up
    backwards = mine[1:] + mine[:1]
    fits = len(sides) == len(mine) and (len(mine) == 2 or sides != mine)
    if not fits or other not in (mine, backwards) or party.match.phase != NOT_STARTED and other != mine:
        party.once("SEATS")
        return False
    if other != mine:
        party.match.seats.append(party.match.seats.pop(0))
    if line.match == NOBODY:
        party.id = check(max(nonce, party.nonce) + min(nonce, party.nonce))
    else:
        party.id, party.number, party.open = line.match, line.game, True
    return True


# -- after a restart


def restore(party: "Elsewhere", text: str) -> None:
    """Go on in the match that a `state` told; what makes no sense is none."""
    text, _, hidden = text.partition("!")
    if hidden:
        party.hide().restore(hidden.partition(".")[0])
    words = text.split(".")
    if len(words) >= 3 and number(words[1]) >= 0 and number(words[2]) >= 0:
        party.id, party.number, party.epoch = words[0], int(words[1]), int(words[2])
    party.open = True  # nobody knows whether the last move went out


def invited(state: str) -> "tuple[str, str, str] | None":
    """Return the code, the seat and the instance that a `state` tells; None where it tells of no network."""
    words = state.split(".")
    if len(words) != 6 or words[4] not in ("a", "b"):
        return None
    if borrow("online.protocol.invite_code").read(words[3]) != words[3]:
        return None
    return words[3], words[4], words[5]
