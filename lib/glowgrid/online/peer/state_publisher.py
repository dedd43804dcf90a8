"""A match as onlookers read it, and who comes later: kept by the broker, a part for every forty moves, each signed.

    SIGN GAME OPTIONS SIDES STAMP FIRST NUMBER EPOCH COUNT AT MOVES

SIGN is of all that follows. OPTIONS are values with commas between, `-` for none; SIDES a letter a colour: h where the
inviting side decides, e where the other does; STAMP another one each time that the inviting side is switched on; FIRST
the colour that began; NUMBER of the game and EPOCH as in docs/developers/wire.md; COUNT how many moves there are; AT
the ply of the part's first; MOVES in their notation. The part with the last move is written anew with each, and all
parts are once moves were taken back. Parts that differ from the first in stamp, number or epoch are of another game.
"""

from ...unload import borrow
from ..protocol import messages
from ..protocol.hmac import sign
from ..protocol.move_text import HIDDEN, SHOWN

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable

    from .peer import Peer


class Bulletin:
    """Writes what a party knows of its match; `publish(part, text) -> bool` is called with a part's number."""

    def __init__(self, publish: "Callable[[int, str], bool]", letters: str) -> None:
        self._publish = publish
        self._key = borrow("online.protocol.invite_code").state_key(letters)
        self._told: tuple = (-1, -1, -1, -1)  # number, epoch, what was shown, count, when it was told last
        self._owed = 0  # the first part that is to be told

    def update(self, party: "Peer") -> None:
        """Write the next part, if something has changed since. A game that is over stays until the next has begun, as
        its moves do."""
        game = party.game
        count, exchange = game.exchange.log.count, game.exchange
        shown = 0 if game.secrets is None else game.secrets.shown
        number, epoch, said, told = self._told
        # a tuple would be garbage
        if count != told or shown != said or exchange.epoch != epoch or exchange.number != number:
            kept = told if (exchange.number, exchange.epoch, shown) == (number, epoch, said) else 0
            self._owed = min(self._owed, kept // messages.STATE_PART)
            self._told = exchange.number, exchange.epoch, shown, count
        at = self._owed * messages.STATE_PART
        if at <= count and self._publish(self._owed, self._text(party, at, count)):
            self._owed += 1

    def _text(self, party: "Peer", at: int, count: int) -> str:
        match, exchange, names, ply = party.match, party.game.exchange, "", at
        while ply < min(count, at + messages.STATE_PART):
            names += " " + public(exchange.log.at(ply))
            ply += 1
        options = ",".join([str(value) for value in match.game.options]) or messages.NOBODY
        first = match.seats[0].colour
        sides, turn = party.game.sides(), match.game.players - first + 1
        sides = sides[turn:] + sides[:turn]
        words = party.key, options, sides, party.transport.nonce, first, exchange.number, exchange.epoch, count, at
        text = " ".join([str(word) for word in words]) + names
        return sign(self._key, text) + " " + text


def public(name: str) -> str:
    """Return a name as spectators get it: without commitment and salt.

    >>> public("?~0a1b"), public("b1!0a1b"), public("%4"), public("d3")
    ('?~', 'b1!', '%4', 'd3')
    """
    for mark in (HIDDEN, SHOWN):
        seen, found, _ = name.rpartition(mark)
        if found:
            return seen + found
    return name
