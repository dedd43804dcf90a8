"""Publishes a match from the host: a setup for guests, and every move for spectators, in parts that the broker retains.

    SIGN GAME OPTIONS SIDES                                                    setup
    SIGN GAME OPTIONS SIDES STAMP FIRST NUMBER EPOCH COUNT AT MOVES            a part, for every forty moves

SIGN, OPTIONS and SIDES are those of match_state.py. STAMP is new each time that the host is switched on; FIRST is the
colour that began; NUMBER of the game and EPOCH are those of docs/developers/wire.md; COUNT is how many moves there
are; AT is the ply of the part's first move; MOVES are in their notation. The part with the last move is published
with each move, all parts after moves were taken back, and everything each time that the host has taken its seat, as
the broker may have lost it. Parts that the game does not need are deleted. Parts that differ from the first in stamp,
number or epoch are of another game."""

from ...unload import borrow
from ..protocol import messages
from ..protocol.hmac import sign

MYPY = False
if MYPY:  # type checkers take it for true
    from .broker_link import BrokerLink
    from .peer import Peer


class StatePublisher:
    """Publishes what the host's party knows of its match, over its link."""

    def __init__(self, line: "BrokerLink") -> None:
        self._line = line
        self._published: tuple = (-1, -1, -1, -1)  # number, epoch, what was shown, count, when last published
        self._owed = 0  # the first part to publish
        self._seating = 0  # of the link, when all was published last

    def update(self, party: "Peer") -> None:
        """Publish the next thing, if something has changed since. A finished game stays until the next has begun."""
        line, game = self._line, party.game
        if self._seating != line.seatings:
            make, options = borrow("online.protocol.match_state").setup, party.match.game.options
            if line.retain("setup", make(line.secret, party.key, options, _sides(party))):
                self._seating, self._owed = line.seatings, 0
            return
        count, exchange = game.exchange.log.count, game.exchange
        shown = 0 if game.secrets is None else game.secrets.shown
        number, epoch, before, published = self._published
        # a tuple would be garbage
        if count != published or shown != before or exchange.epoch != epoch or exchange.number != number:
            kept = published if (exchange.number, exchange.epoch, shown) == (number, epoch, before) else 0
            self._owed = min(self._owed, kept // messages.STATE_PART)
            self._published = exchange.number, exchange.epoch, shown, count
        at = self._owed * messages.STATE_PART
        if at <= count:
            if line.retain(f"state/{self._owed}", self._text(party, at, count)):
                self._owed += 1
                line.parts = max(line.parts, self._owed)
        elif line.parts > count // messages.STATE_PART + 1 and line.retain(f"state/{line.parts - 1}", ""):
            line.parts -= 1

    def _text(self, party: "Peer", at: int, count: int) -> str:
        match, exchange, names, ply = party.match, party.game.exchange, "", at
        while ply < min(count, at + messages.STATE_PART):
            name, secrets = exchange.log.at(ply), party.game.secrets
            names += " " + (name if secrets is None else secrets.public(name))
            ply += 1
        options = ",".join([str(value) for value in match.game.options]) or messages.NOBODY
        first = match.seats[0].colour
        game = exchange.number, exchange.epoch, count, at
        words = (party.key, options, _sides(party), party.transport.nonce, first) + game
        text = " ".join([str(word) for word in words]) + names
        return sign(self._line.state_key, text) + " " + text


def _sides(party: "Peer") -> str:
    """Return who plays each colour, in the order of colours."""
    match = party.match
    sides, turn = party.game.sides(), match.game.players - match.seats[0].colour + 1
    return sides[turn:] + sides[:turn]
