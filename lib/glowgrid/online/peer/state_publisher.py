"""Publishes a match from the host: a setup for guests, and every move for spectators, in parts that the broker retains.

    SIGN GAME OPTIONS SIDES                                                    setup
    SIGN GAME OPTIONS SIDES STAMP FIRST NUMBER EPOCH COUNT AT MOVES            a part, for every forty moves

SIGN, OPTIONS and SIDES are those of match_state.py. STAMP is new each time that the host is switched on; FIRST is the
colour that began; NUMBER of the game and EPOCH are those of docs/wire.md; COUNT is how many moves there are; AT is
the ply of the part's first move; MOVES are in their notation. The part with the last move is published with each
move, all parts after moves were taken back, and everything each time that the host has taken its seat, as the broker
may have lost it. Parts that the game does not need are deleted. Parts that differ from the first in stamp, number or
epoch are of another game."""

from ...unload import borrow
from ..protocol import messages
from ..protocol.hmac import sign

MYPY = False
if MYPY:  # type checkers take it for true
    from .broker_link import BrokerLink
    from .receiver import Receiver


class StatePublisher:
    """Publishes what the host's party knows of its match, over its link."""

    def __init__(self, line: "BrokerLink") -> None:
        self._line = line
        self._published: tuple = (-1, -1, -1, -1)  # number, epoch, what was shown, count, when last published
        self._owed = 0  # the first part to publish
        self._seating = 0  # of the link, when all was published last
        self._owes_setup = False

    def update(self, party: "Receiver") -> None:
        """Publish the next thing, if something has changed since. A finished game stays until the next has begun."""
        line = self._line
        if self._seating != line.seatings:
            self._seating, self._owed, self._owes_setup = line.seatings, 0, True
        if self._owes_setup:
            self._owes_setup = not self._publish_setup(party)
            return
        count = party.counted()
        shown = 0 if party.hidden is None else party.hidden.shown
        number, epoch, before, published = self._published
        if count != published or shown != before or party.epoch != epoch or party.number != number:  # without a tuple
            kept = published if (party.number, party.epoch, shown) == (number, epoch, before) else 0
            self._owed = min(self._owed, kept // messages.STATE_PART)
            self._published = party.number, party.epoch, shown, count
        at = self._owed * messages.STATE_PART
        if at <= count:
            if line.retain(f"state/{self._owed}", self._text(party, at, count)):
                self._owed += 1
                line.parts = max(line.parts, self._owed)
        elif line.parts > count // messages.STATE_PART + 1 and line.retain(f"state/{line.parts - 1}", ""):
            line.parts -= 1

    def _publish_setup(self, party: "Receiver") -> bool:
        line, options = self._line, party.match.game.options
        text = borrow("online.protocol.match_state").setup(line.secret, party.key, options, _sides(party))
        return line.retain("setup", text)

    def _text(self, party: "Receiver", at: int, count: int) -> str:
        match, names, ply = party.match, "", at
        while ply < min(count, at + messages.STATE_PART):
            names += " " + party.text.at(ply)
            ply += 1
        options = ",".join([str(value) for value in match.game.options]) or messages.NOBODY
        first = match.seats[0].colour
        words = party.key, options, _sides(party), party.nonce, first, party.number, party.epoch, count, at
        text = " ".join([str(word) for word in words]) + names
        return sign(self._line.state_key, text) + " " + text


def _sides(party: "Receiver") -> str:
    """Return who plays each colour, in the order of colours."""
    match = party.match
    sides, turn = party.sides(), match.game.players - match.seats[0].colour + 1
    return sides[turn:] + sides[:turn]
