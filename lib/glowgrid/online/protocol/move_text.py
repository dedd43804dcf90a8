"""Converts moves to names in messages and back, and keeps the names of a game's moves.

    d3                a move in the game's notation
    %4                a result of chance
    ?~COMMITMENT      a move that only its player knows (peer/hidden_moves.py)
    b1!SALT           the same move, revealed after the game
"""

from .messages import check

MYPY = False
if MYPY:  # true for type checkers only
    from ...engine.game import Game

_PART = 20  # no move is added to a longer part: short messages are damaged less often on a noisy wire
ENDS = {0xFFFE: "resign", 0xFFFD: "draw"}  # names of RESIGN and DRAW, which follow the last ply
UNKNOWN = "-"  # in place of a checksum that this peer does not know
HIDDEN, SHOWN, DRAWN = "~", "!", "%"  # marks in a name: of a hidden move, a revealed move, and a result of chance


def named(game: "Game", move: int) -> str:
    """Return the name of a legal move: "resign", "draw", or the move's notation with "_" for each space."""
    return ENDS.get(move) or game.notation(move).replace(" ", "_")


def understood(game: "Game", name: str) -> int:
    """Return the legal move whose name is `name`, or -1 if no legal move has this name."""
    for move in ENDS:
        if name == ENDS[move]:
            return move if game.outcome is None else -1
    try:
        return game.parse(name.replace("_", " "))
    except ValueError:
        return -1


def position(game: "Game") -> str:
    """Return the checksum of the public position. A resignation or an agreed draw also changes the checksum.

    Return UNKNOWN after the end of a game that is not `perfect`, because this side may not know all hidden moves yet.
    """
    if not game.perfect and game.outcome is not None:
        return UNKNOWN
    if getattr(game, "acts", None):  # acts change whose turn it is, but not the position
        game = game.copy()
        game.stop_agreeing()  # type: ignore[attr-defined]
    return check(game.key(0) + bytes((game.ended & 255,)))


class MoveText:
    """The names of a game's moves. To save memory, several names share a string, called a part."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Remove all moves."""
        self.count = 0
        self._parts: list = []
        self._starts: list = []  # the first ply of each part

    def add(self, name: str) -> None:
        """Append the name of a move."""
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
        """Return the names of the move at `ply` and of all later moves in the same part, separated by spaces. Return ""
        if no move was played at `ply`."""
        for index in range(len(self._starts) - 1, -1, -1):
            start = self._starts[index]
            if start <= ply < self.count:
                return " ".join(self._parts[index].split(" ")[ply - start :])
        return ""

    def at(self, ply: int) -> str:
        """Return the name of the move at `ply`, or "" if no move was played at `ply`."""
        return self.part(ply).split(" ")[0]
