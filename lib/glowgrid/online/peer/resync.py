"""The other side's transcript as it comes in, part by part, on a game of its own: nothing of it touches the match
before it is whole and legal. Borrowed when the sides differ.
"""

from ...engine import ending
from ...engine.seat import REMOTE
from ..protocol.messages import PART, number
from ..protocol.move_text import ENDS, UNKNOWN, position, understood

MYPY = False
if MYPY:  # type checkers take it for true
    from ...engine.game import Game
    from ...engine.match import Match
    from ..protocol.messages import Line
    from .hidden import Hidden
    from .receiver import Receiver


class Copy:
    """A game that the other side's moves are played on; `fault` is set once they make no sense."""

    def __init__(self, game: "Game", number: int, epoch: int, hidden: "Hidden | None" = None) -> None:
        """Begin with a new game like `game`, for what the other side has played in that game and epoch. hidden: what
        this side hides, where the game may hide something."""
        self.game = type(game)(*game.options)
        self.number = number
        self.epoch = epoch
        self.fault = False
        self.names: list = []
        self._hidden = hidden

    @property
    def count(self) -> int:
        """How many moves there are so far."""
        return len(self.game.moves)

    def take(self, ply: int, expected: str, names: str) -> None:
        """Play the moves of a part, of which `ply` is the first; `expected` is the check of the position after them, or
        UNKNOWN."""
        if ply != self.count:
            return  # of a part that was asked for twice
        for name in names.split(" "):
            hidden = self._hidden
            move = understood(self.game, name) if hidden is None else hidden.read(self.game, self.number, name)
            if move < 0:
                self.fault = True
                return
            self.names.append(name)
            if move in ENDS:
                ending.end(self.game, move)
            else:
                self.game.push(move)
        self.fault = expected not in (UNKNOWN, position(self.game))


    def hear(self, party: "Receiver", line: "Line") -> None:
        """Take what a line of the other side has of it. Once it is whole, the party takes it over, or finds that the
        sides differ."""
        if line.kind == PART and not self.fault:
            self.take(number(line.rest[0]), line.rest[1], line.rest[2])
        if self.fault:
            party.copy = None
            party.once("NO_SENSE")
        elif self.count >= line.have:
            party.copy = None
            self._take_over(party)

    def _take_over(self, party: "Receiver") -> None:
        newer = self.epoch > party.epoch
        theirs, ours = (self.count, party.their_nonce), (party.text.count, party.nonce)
        yields = newer or party.open and (party.yields or theirs > ours)
        if party.hidden is not None and not party.hidden.settle(party, self):
            return
        if not adopt(party.match, self.game, yields, party.open or newer):
            party.part_ways("PARTED")
        elif newer:
            party.epoch = self.epoch
            party.keep()


def adopt(match: "Match", game: "Game", rolls_back: bool, ours_too: bool) -> bool:
    """Have the match go on with the moves of `game`, where they begin with its own, or it may be rolled back to where
    they part; with `ours_too` though some of them are made on this side. Answer False where the two do not fit."""
    theirs = game.moves
    if not game.perfect:
        from .hidden import put_right

        put_right(match.game, theirs)
    ours = match.game.moves
    same = 0
    while same < min(len(ours), len(theirs)) and ours[same] == theirs[same]:
        same += 1
    if same < len(ours) and not rolls_back:
        return same == len(theirs)  # ours is the longer one
    while len(match.game.moves) > same:
        before = len(match.game.moves)
        match.take_back(1, True)
        if len(match.game.moves) >= before:
            return False
    for move in theirs[len(match.game.moves) :]:
        seat = match.seat
        if not ours_too and seat is not None and seat.kind != REMOTE or not match.play(move, True):
            return False
    return True
