"""The moves of a game as text: how a move is named on the wire, and the log of all names. Imports only engine.

    d3                a move in the game's notation
    %4                what chance has drawn
    ?~COMMITMENT      a move that only its player knows (peer/secrets.py)
    b1!SALT           the same move once the game is over
"""

from .messages import check

MYPY = False
if MYPY:  # type checkers take it for true
    from ...engine.game import Game

_PART = 20  # characters after which a part takes no more moves: short messages survive a bad wire more often
ENDS = {0xFFFE: "resign", 0xFFFD: "draw"}  # RESIGN and DRAW, behind the last ply
UNKNOWN = "-"  # stands for a checksum that this peer does not know
HIDDEN, SHOWN, DRAWN = "~", "!", "%"  # marks in a name


def named(game: "Game", move: int) -> str:
    """Return the name of a move that is legal now: its notation without spaces."""
    return ENDS.get(move) or game.notation(move).replace(" ", "_")


def understood(game: "Game", name: str) -> int:
    """Return the legal move of that name; -1 if there is none."""
    for move in ENDS:
        if name == ENDS[move]:
            return move if game.outcome is None else -1
    try:
        return game.parse(name.replace("_", " "))
    except ValueError:
        return -1


def position(game: "Game") -> str:
    """Return the checksum of the public position and of how the game was ended above its rules; UNKNOWN after the end
    of a game whose hidden moves this peer may not know yet."""
    if not game.perfect and game.outcome is not None:
        return UNKNOWN
    return check(game.key(0) + bytes((game.ended & 255,)))


class MoveText:
    """The log of a game's moves, several in one text to save memory."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Remove all moves."""
        self.count = 0
        self._parts: list = []
        self._starts: list = []  # first ply of each part

    def add(self, name: str) -> None:
        """Append a move."""
        if not self._parts or len(self._parts[-1]) > _PART:
            self._parts.append(name)
            self._starts.append(self.count)
        else:
            self._parts[-1] += " " + name
        self.count += 1

    def drop(self) -> None:
        """Remove the last move."""
        self.count -= 1
        if self._starts[-1] == self.count:
            self._starts.pop()
            self._parts.pop()
        else:
            self._parts[-1] = self._parts[-1].rpartition(" ")[0]

    def part(self, ply: int) -> str:
        """Return some moves from that ply on; "" if there are none."""
        for index in range(len(self._starts) - 1, -1, -1):
            start = self._starts[index]
            if start <= ply < self.count:
                return " ".join(self._parts[index].split(" ")[ply - start :])
        return ""

    def at(self, ply: int) -> str:
        """Return the move at that ply; "" if there is none."""
        return self.part(ply).split(" ")[0]
