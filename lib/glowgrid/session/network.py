"""Matches over a network: who sits where in the match of an invite code, and how to join one. Loaded on demand."""

import gc

from ..saves.format import BY_HAND
from ..unload import borrow
from .ways import BEGIN

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable, Iterator
    from typing import Any

    from ..online.peer.broker_link import BrokerLink
    from ..online.protocol.match_state import Setup
    from . import Session

ROOM = 30_000  # bytes: a match takes 12,000 more with the pause menu over it, and what WiFi needs counts as free
_CHANCE = 15  # bytes of a new code


def party(
    session: "Session",
    console: "Any",
    key: str,
    tell: "Callable",
    ask: "Callable",
    keep: "Callable",
    sit: "Callable[[tuple], Any]",
) -> "Any":
    """Return who plays the game `key` elsewhere on the network: in the match joined, or in one of our own."""
    from ..online.peer.broker_link import HOST, SPECTATOR

    network = console.link
    place, watches = network.place, BY_HAND not in session.setup().who
    if not place or not watches and place[1] == SPECTATOR:
        place = _place(network, borrow("online.protocol.invite_code").make(network.random(_CHANCE)), HOST)
    if place[1] == SPECTATOR:
        from ..online.peer.spectator import Spectator

        return Spectator(sit(place), console.clock, key, tell)
    from ..online.peer.network_peer import NetworkPeer

    seed, nonce = console.rng.below(1 << 20), network.random(16)
    return NetworkPeer(sit, place, nonce, console.clock, seed, key, tell, ask, keep)


def sit(network: "Any", place: tuple, clock: "Any") -> "BrokerLink | None":
    """Return the line at a place: the one that there is, where it is the same place. Who sits elsewhere gets up there,
    and with () that is all."""
    if network.line is not None and network.place != place:
        network.line.leave(clock.now())
        network.place, network.line = (), None
    if place and network.line is None:
        from ..online.peer.broker_link import BrokerLink

        codes, (letters, seat, instance) = borrow("online.protocol.invite_code"), place
        name = codes.match_id(letters) + (seat or "w") + instance
        client = network.client_for(name, codes.will(letters, seat))
        network.place, network.line = place, BrokerLink(client, letters, seat, instance, network.random(16))
    return network.line  # type: ignore[no-any-return]


def _place(network: "Any", letters: str, seat: str) -> tuple:
    """Return a place, with a new name for who sits there."""
    return letters, seat, "".join([f"{byte:02x}" for byte in network.random(3)])


# -- with a code alone


def joins(network: "Any") -> bool:
    """Tell whether the setting INVITATION wants another match than the one there is."""
    letters = borrow("online.protocol.invite_code").read(network.invitation)
    return bool(network.invitation) and network.place[:1] != (letters,)


def join(network: "Any", clock: "Any") -> bool:
    """Sit down where the setting INVITATION says; answer False where it is no code."""
    from ..online.peer.broker_link import GUEST, SPECTATOR

    codes = borrow("online.protocol.invite_code")
    letters = codes.read(network.invitation)
    network.invitation = ""  # but for once
    if letters is not None:
        sit(network, _place(network, letters, GUEST if len(letters) == codes.PLAYER else SPECTATOR), clock)
    return letters is not None


def asking(network: "Any", clock: "Any") -> "Iterator[Setup | None]":
    """Ask what is played there: a generator of None, and last of that."""
    from ..online.peer.joining import asking

    steps = asking(network.line, clock)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            yield done.value
            return
        yield None


def prepare(session: "Session", network: "Any", setup: "Setup") -> str:
    """Set up what is played there, and return the scene that begins it; "" where there is no such game here."""
    from ..online.peer.broker_link import SPECTATOR
    from ..online.peer.joining import here

    if not session.choose(setup.game):
        return ""
    options = borrow("online.protocol.match_state").fits(setup, session.game_class())
    if options is None:
        return ""
    watches = network.place[1] == SPECTATOR
    sides = "e" * len(setup.sides) if watches else here(setup)
    who = ["link" if side == "e" else BY_HAND for side in sides]
    ours = session.setup()
    ours.options, ours.who = options, (who + [who[-1]] * 10)[:10]
    return session.begin(BEGIN)


def has_room(session: "Session") -> bool:
    """Tell whether the heap has room for the match, if there is one, to go on."""
    gc.collect()
    return session.match is None or not hasattr(gc, "mem_free") or gc.mem_free() >= ROOM


def why(network: "Any") -> str:
    """Return in a sentence why the broker has not taken the connection."""
    fault = network.client.fault if network.client is not None else ""
    sentences = borrow("words.network")
    told: str = getattr(sentences, "FAULT_" + fault.upper(), sentences.NO_BROKER).format(network.about)
    return told
