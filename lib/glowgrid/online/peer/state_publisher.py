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

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable

    from .receiver import Receiver


class Bulletin:
    """Writes what a party knows of its match; `publish(part, text) -> bool` is called with a part's number."""

    def __init__(self, publish: "Callable[[int, str], bool]", letters: str) -> None:
        self._publish = publish
        self._key = borrow("online.protocol.invite_code").state_key(letters)
        self._told: tuple = (-1, -1, -1, -1)  # number, epoch, what was shown, count, when it was told last
        self._owed = 0  # the first part that is to be told

    def update(self, party: "Receiver") -> None:
        """Write the next part, if something has changed since. A game that is over stays until the next has begun, as
        its moves do."""
        count = party.counted()
        shown = 0 if party.hidden is None else party.hidden.shown
        number, epoch, said, told = self._told
        if count != told or shown != said or party.epoch != epoch or party.number != number:  # a tuple would be garbage
            kept = told if (party.number, party.epoch, shown) == (number, epoch, said) else 0
            self._owed = min(self._owed, kept // messages.STATE_PART)
            self._told = party.number, party.epoch, shown, count
        at = self._owed * messages.STATE_PART
        if at <= count and self._publish(self._owed, self._text(party, at, count)):
            self._owed += 1

    def _text(self, party: "Receiver", at: int, count: int) -> str:
        match, names, ply = party.match, "", at
        while ply < min(count, at + messages.STATE_PART):
            names += " " + party.text.at(ply)
            ply += 1
        options = ",".join([str(value) for value in match.game.options]) or messages.NOBODY
        first = match.seats[0].colour
        sides, turn = party.sides(), match.game.players - first + 1
        sides = sides[turn:] + sides[:turn]
        words = party.key, options, sides, party.nonce, first, party.number, party.epoch, count, at
        text = " ".join([str(word) for word in words]) + names
        return sign(self._key, text) + " " + text
