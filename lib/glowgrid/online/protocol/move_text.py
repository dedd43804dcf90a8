"""A game's moves as text, as they travel: in parts that fit into a line. Imports engine alone."""

from .messages import check

MYPY = False
if MYPY:  # type checkers take it for true
    from ...engine.game import Game

_PART = 20  # characters after which a part takes no more moves: a short line comes through where a long one does not
ENDS = {0xFFFE: "resign", 0xFFFD: "draw"}  # RESIGN and DRAW, after the last ply
UNKNOWN = "-"  # instead of the check of a position


def named(game: "Game", move: int) -> str:
    """Return the notation of a move that may be played now, without spaces."""
    return ENDS.get(move) or game.notation(move).replace(" ", "_")


def understood(game: "Game", name: str) -> int:
    """Return the legal move of that name; -1 where there is none."""
    for move in ENDS:
        if name == ENDS[move]:
            return move if game.outcome is None else -1
    try:
        return game.parse(name.replace("_", " "))
    except ValueError:
        return -1


def position(game: "Game") -> str:
    """Return the check of a position as everybody may see it, and of how the game was ended above its rules; UNKNOWN
    where something that was hidden may not yet be known here."""
    if not game.perfect and game.outcome is not None:
        return UNKNOWN
    return check(game.key(0) + bytes((game.ended & 255,)))


class MoveText:
    """The moves played so far, a text for some of them each."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Forget all moves."""
        self.count = 0
        self._parts: list = []
        self._starts: list = []  # each part's first ply

    def add(self, name: str) -> None:
        """Add a move."""
        if not self._parts or len(self._parts[-1]) > _PART:
            self._parts.append(name)
            self._starts.append(self.count)
        else:
            self._parts[-1] += " " + name
        self.count += 1

    def drop(self) -> None:
        """Take the last move away."""
        self.count -= 1
        if self._starts[-1] == self.count:
            self._starts.pop()
            self._parts.pop()
        else:
            self._parts[-1] = self._parts[-1].rpartition(" ")[0]

    def part(self, ply: int) -> str:
        """Return some moves from that ply on; "" where there are none."""
        for index in range(len(self._starts) - 1, -1, -1):
            start = self._starts[index]
            if start <= ply < self.count:
                return " ".join(self._parts[index].split(" ")[ply - start :])
        return ""

    def at(self, ply: int) -> str:
        """Return the move with that number; "" where there is none."""
        return self.part(ply).split(" ")[0]
