"""Creates the opponent of an online match, seats it, and saves its state. Loaded on demand.

On a network, a board has a `place` in a match: (letters of the invite code, seat, name of this instance of the
program).
"""

from ..engine.seat import REMOTE
from ..saves.record_format import PARTY

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable
    from typing import Any

    from ..engine.match import Match
    from ..online.peer.broker_link import BrokerLink
    from ..online.peer.peer import Peer
    from ..saves import Saves

_CODE_BYTES = 15  # number of random bytes for a new invite code


def opponent(
    console: "Any",
    key: str,
    is_watching: bool,
    tell: "Callable",
    ask: "Callable",
    keep: "Callable",
    sit: "Callable[[tuple], Any]",
) -> "Any":
    """Return the opponent for the game `key`.

    With a cable, the opponent is the peer at the other end. On a network, the opponent is the peer in the match that
    this board has joined. If this board has joined no match, it hosts a new match. `is_watching`: whether no
    local person plays, so that this board may be a spectator. Peer and NetworkPeer explain the other arguments.
    """
    link, clock = console.link, console.clock
    if not hasattr(link, "connect"):
        from ..online.peer.peer import Peer  # stays

        return Peer(link, clock, console.rng.below(1 << 20), key, tell, ask, keep)
    from ..online.peer.broker_link import HOST, SPECTATOR  # stays

    place = link.place
    if not place or not is_watching and place[1] == SPECTATOR:
        from ..online.protocol.invite_code import make

        place = new_place(link, make(link.random(_CODE_BYTES)), HOST)
    if place[1] == SPECTATOR:
        from ..online.peer.spectator import Spectator

        return Spectator(sit(place), clock, key, tell)
    from ..online.peer.network_peer import NetworkPeer  # stays

    seed, nonce = console.rng.below(1 << 20), link.random(16)
    return NetworkPeer(sit, place, nonce, clock, seed, key, tell, ask, keep)


def seat(match: "Match", peer: "Peer", keys: list) -> None:
    """Give `peer` each seat of `match` whose decider key in `keys` is "link". The match must not have started."""
    for seat, key in zip(match.seats, keys):
        if key == "link":
            seat.kind, seat.decider = REMOTE, peer  # type: ignore[assignment]  # Decider is no base class
    peer.join(match)


def sit(network: "Any", place: tuple) -> "BrokerLink | None":
    """Return the broker link for `place`. If this board is in a match with a different place, leave that match first.

    If `place` is (), only leave the match, and return None.
    """
    if network.line is not None and network.place != place:
        network.leave()
        network.sit(())
    if place and network.line is None:
        from ..online.peer.broker_link import BrokerLink  # stays
        from ..online.protocol.invite_code import match_id, will

        letters, seat, instance = place
        name = match_id(letters) + (seat or "w") + instance
        client = network.client_for(name, will(letters, seat))
        network.sit(place, BrokerLink(client, letters, seat, instance, network.random(16)))
    return network.line  # type: ignore[no-any-return]


def new_place(network: "Any", letters: str, seat: str) -> tuple:
    """Return a place in a match, with a new random name for this instance of the program."""
    return letters, seat, "".join([f"{byte:02x}" for byte in network.random(3)])


def keep(saves: "Saves", state: str) -> None:
    """Save the opponent's state in the header of the current game."""
    if saves.game is not None:
        from ..saves.record_format import line_parts

        saves.game.header = "/".join(line_parts(saves.game.header)) + "/" + state
        saves.append(PARTY, state.encode())
