"""Publishes the host's match in messages that the broker retains: the setup for guests, all moves for spectators.

    SIGN GAME OPTIONS SIDES                                                    setup
    SIGN GAME OPTIONS SIDES STAMP FIRST NUMBER EPOCH COUNT AT MOVES ACTS       a part, for every forty moves

match_state.py explains SIGN, GAME, OPTIONS and SIDES. STAMP changes whenever the host starts. FIRST is the colour that
moved first. docs/developers/wire.md explains NUMBER (the game's number) and EPOCH. COUNT is the number of moves. AT is
the ply of the part's first move. MOVES are the names of the part's moves. ACTS is in the last part, unless it is empty:
= and the acts of an agreement after the last move, as numbers separated by commas.

After each move, the last part is published again. After moves were taken back, all parts are published. When the host
takes its seat, the setup and all parts are published, because the broker may have lost them. Surplus parts are
deleted. Parts that differ from the first part in STAMP, NUMBER or EPOCH belong to a different game or epoch.
"""

from ..protocol import messages
from ..protocol.hmac import Key
from ..protocol.move_text import HIDDEN, SHOWN

_ACTS = 450  # maximum length of ACTS, because a message has at most 900 characters; spectators do not see later acts

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

    from .broker_link import BrokerLink
    from .peer import Peer


class StatePublisher:
    """Publishes the host's match. Loaded while there is something to publish.

    `published` describes what the broker has. It is a tuple of six numbers: the number of the host's seating (see
    broker_link.py), the game's number, the epoch, how often hidden moves were revealed, and the numbers of moves and
    of acts.
    """

    def __init__(self, line: "BrokerLink", published: tuple = ()) -> None:
        """Publish over `line`. `published`: the previous publisher's `published`, or () for the first publisher."""
        self.published = published or (0, 0, 0, 0, 0, 0)
        self._line = line
        self._next_part = self.published[4] // messages.STATE_PART  # index of the next part to publish

    def update(self, peer: "Peer") -> bool:
        """Publish the next message. Return whether nothing is left to publish."""
        line, game = self._line, peer.game
        seating = self.published[0]
        if seating != line.seatings:
            from ..protocol.match_state import setup

            if line.retain("setup", setup(line.secret, peer.key, peer.match.game.options, _sides(peer))):
                self.published = line.seatings, -1, 0, 0, 0, 0
            return False
        exchange, shown = game.exchange, 0 if game.hidden_moves is None else game.hidden_moves.shown
        acts = len(getattr(peer.match.game, "acts", None) or ())
        now = seating, exchange.number, exchange.epoch, shown, exchange.log.count, acts
        if now != self.published:
            kept = self.published[4] if now[:4] == self.published[:4] else 0
            self._next_part = min(self._next_part, kept // messages.STATE_PART)
            self.published = now
        return self._retain(peer, now[4])

    def _retain(self, peer: "Peer", count: int) -> bool:
        """Publish the next part of a game of `count` moves, or delete a surplus part. Return whether all is done."""
        line, needed = self._line, count // messages.STATE_PART + 1
        if self._next_part < needed:
            if line.retain(f"state/{self._next_part}", self._text(peer, self._next_part * messages.STATE_PART, count)):
                self._next_part += 1
        elif line.parts > needed and line.retain(f"state/{line.parts - 1}", ""):
            line.parts -= 1
        return self._next_part == needed >= line.parts

    def _text(self, peer: "Peer", at: int, count: int) -> str:
        match, exchange, hidden_moves = peer.match, peer.game.exchange, peer.game.hidden_moves
        options, first = messages.listed(match.game.options), match.seats[0].colour
        text = f"{peer.key} {options} {_sides(peer)} {peer.transport.nonce} {first}"
        text += f" {exchange.number} {exchange.epoch} {count} {at}"
        for ply in range(at, min(count, at + messages.STATE_PART)):
            name = exchange.log.at(ply)
            text += " " + (name if hidden_moves is None else _public(name))
        acts: Any = getattr(match.game, "acts", None) if at + messages.STATE_PART > count else None
        if acts:
            acts = ",".join([str(action) for action in acts])
            text += " =" + (acts if len(acts) < _ACTS else acts[: acts.rindex(",", 0, _ACTS)])
        return Key(self._line.state_key).sign(text) + " " + text


def _sides(peer: "Peer") -> str:
    """Return a letter for each colour, in the order of the colours: "h" if the host plays it, "e" if the guest does."""
    match = peer.match
    sides, turn = peer.game.sides(), match.game.players - match.seats[0].colour + 1
    return sides[turn:] + sides[:turn]


def _public(name: str) -> str:
    """Return a move's name without commitment and salt, for spectators: "?~" for "?~0a1b", "b1!" for "b1!0a1b"."""
    for mark in (HIDDEN, SHOWN):
        seen, found, _ = name.rpartition(mark)
        if found:
            return seen + found
    return name
