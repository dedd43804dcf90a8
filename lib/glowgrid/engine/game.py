"""Base class of all games. A game is a position, with `push` to play a move and `pop` to undo it. It draws nothing.

Players are numbered from 1; 0 means nobody. Cells are numbered row * cols + col from the top left. A move is an int
below 2**16; each game defines what its moves mean. Games with chance or hidden information derive from Imperfect.
"""

# On the drive, this module is part of match.py.

from array import array
from collections import namedtuple

from .options import check, fresh

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Iterable
    from typing import NamedTuple

    from .rng import Rng

    class Outcome(NamedTuple):
        winner: int
        line: tuple = ()
        why: str = ""


CHANCE = 0  # value of `turn` while a die must be rolled, and the player of that roll
PASS = 0xFFFF  # a voluntary pass; no other move may equal PASS, RESIGN or DRAW
HOLE = 255  # returned by `at` if the board has no such cell
HIDDEN = 254  # written by `fill` for cells that the viewer may not see
ALL = -1  # the viewer who sees everything; viewer 0 sees public information only

_Outcome = namedtuple("Outcome", ("winner", "line", "why"))  # type: ignore[name-match]


def Outcome(winner: int, line: tuple = (), why: str = "") -> "Outcome":  # type: ignore[no-redef]  # noqa: N802
    """Return an outcome: `winner` (0 for a draw), `line` (the cells to highlight), `why` (such as "four in a row")."""
    return _Outcome(winner, line, why)  # type: ignore[return-value]  # boards have no defaults in a namedtuple


BLANK = array("H", bytes(96))  # the initial move stack
MARKS = ".XO#@%&+=*$"
WON = 10000  # the value of a won game; unfinished positions stay below 9000


def close(game: "Game", move: int, outcome: "Outcome | None") -> None:
    """Set `game.ended` to `move` (0 reopens the game), and set `game.outcome`. Call `game.end` if it exists."""
    game.ended, game.outcome = move, outcome
    if hasattr(game, "end"):
        game.end(move, outcome)


class Game:
    """A game in progress: its rules, its moves so far, and the current position."""

    title = ""
    rules = ""  # a few short sentences
    OPTIONS: tuple = ()
    players = 0  # number of players, if fixed; otherwise each game or an option "players" sets it
    perfect = True  # no chance and nothing hidden; otherwise the game is an Imperfect
    can_rate = True  # whether the coach can say how good each move is
    motion = "place"  # animation of the `swept` cells: "place" (none), "fall", "slide", "flip", "sow"
    _movers = bytearray()  # the player of each move, if `_record` is used
    longest = 0  # maximum number of plies; 0 if unlimited or unknown
    hash = 0  # at most 30 bits, equal for equal positions
    ended = 0  # RESIGN or DRAW if the game ended that way

    def __init__(self, rows: int, cols: int, players: int, options: tuple = (), stack: "array | list" = BLANK) -> None:
        """Start a game without moves. `options`: checked values. `stack`: zeros, copied to make room for the moves."""
        self.rows = rows
        self.cols = cols
        self.players = players
        self.options = options
        self.turn = 1
        self.ply = 0
        self.outcome: Outcome | None = None
        self._moves = stack[:]

    @classmethod
    def checked(cls, *values: int) -> tuple:
        """Return the option `values` as a tuple of ints. Raise an OptionError for a value out of range."""
        return check(cls.OPTIONS, values)

    @classmethod
    def making(cls, *options: int) -> "Iterable[None]":
        """Generator: prepare data that all games with these `options` share. Yield every few milliseconds."""
        return ()

    # -- moves

    @property
    def moves(self) -> array:
        """The moves, oldest first, as a new array("H"). The last item is RESIGN or DRAW if the game ended so."""
        played = array("H", self._moves[: self.ply])
        if self.ended:
            played.append(self.ended)
        return played

    def last(self) -> int | None:
        """Return the last move played, or None before the first move."""
        return self._moves[self.ply - 1] if self.ply else None

    def mover(self, ply: int = -1) -> int | None:
        """Return the player (or CHANCE) who made move `ply` (0: first, -1: last), or None if there is no such move."""
        at = ply + self.ply if ply < 0 else ply
        if not 0 <= at < self.ply:
            return None
        return self._movers[at] if self._movers else at % self.players + 1

    def passed(self) -> tuple:
        """Return, in order, the players who were skipped after the last move because they could not move."""
        return ()

    def trace(self) -> tuple:
        """Return the cells where the pieces of the last move are now. Before the first move the tuple is empty."""
        return self.path(self._moves[self.ply - 1]) if self.ply else ()

    def swept(self) -> tuple:
        """Return, in order, the cells where the last move made pieces fall or slide, flipped pieces, or sowed them."""
        return ()

    def preview(self, picked: tuple, cell: int) -> tuple:
        """Return the cells that would change if `cell` were picked after the cells `picked`, to highlight them."""
        return ()

    def refusal(self, picked: tuple, cell: int) -> tuple:
        """Return (reason, cell to highlight) for a `cell` that can't be picked after `picked`. The reason may be ""."""
        return "", cell

    def _record(self, move: int) -> None:
        """Record `move` and its player before `turn` changes. Games whose players always alternate do not need this."""
        ply = self.ply
        try:
            self._movers[ply] = self.turn
            self._moves[ply] = move
        except IndexError:
            if ply == len(self._moves):
                self._moves.extend(BLANK)
            self._movers = self._movers + bytes(len(BLANK))
            self._record(move)
            return
        self.ply = ply + 1

    def push(self, move: int) -> None:
        """Play the legal `move` without checking it. Set `turn` to the next player, and `outcome` if the game ends."""
        raise NotImplementedError

    def pop(self) -> int:
        """Undo the last move, even if this move ended the game. Return the move that was undone."""
        raise NotImplementedError

    def can_pop(self) -> bool:
        """Return whether the last move can be undone."""
        return self.ply > 0

    def legal_moves(self) -> list:
        """Return a new list of the legal moves in ascending order. It is empty once the game is over."""
        raise NotImplementedError

    def candidates(self) -> list:
        """Return the moves that a search should consider, most promising first."""
        return self.legal_moves()

    def random_move(self, rng: "Rng") -> int:
        """Return a random legal move. All legal moves are equally likely. The game must not be over."""
        return rng.choice(self.legal_moves())

    def is_legal(self, move: int) -> bool:
        """Return whether `move` is legal now. `move` may be any int."""
        return move in self.legal_moves()

    # -- the board

    def at(self, cell: int) -> int:
        """Return the player whose piece is on `cell`, 0 if it is empty, or HOLE if the board has no such cell."""
        raise NotImplementedError

    def kind(self, cell: int) -> int:
        """Return the kind of piece on `cell`: 0 for a man, 1 for a king, or from 1 to 5 for a neutral piece."""
        return 0

    def kinds(self, viewer: int = 0) -> bytes:
        """Return the `kind` of every cell, as far as `viewer` may see it, or b"" if all pieces are of the same kind."""
        has_kinds = type(self).kind is not Game.kind
        return bytes([self.kind(cell) for cell in range(self.rows * self.cols)]) if has_kinds else b""

    def score(self, player: int) -> int | None:
        """Return the player's points in a game that counts something, such as discs. Other games return None."""
        return None

    def fill(self, buffer: bytearray, viewer: int = 0) -> None:
        """Write `at(cell)` of every cell into `buffer` (rows * cols bytes), as far as `viewer` may see it."""
        for cell in range(self.rows * self.cols):
            buffer[cell] = self.at(cell)

    def key(self, viewer: int = ALL) -> bytes:
        """Return the position as bytes, as `viewer` sees it. Positions with equal keys allow the same further moves."""
        buffer = bytearray(self.rows * self.cols + 1)
        self.fill(buffer)
        buffer[-1] = self.turn
        return bytes(buffer) + self.kinds()

    def evaluate(self, player: int) -> int:
        """Return the value of the position for `player`, from -10000 (lost) to 10000 (won); 0 means equal chances."""
        if self.outcome is None or not self.outcome.winner:
            return 0
        return WON if self.outcome.winner == player else -WON

    def fetch(self) -> None:
        """Import and allocate what only a search needs, so that the search neither waits nor runs out of memory."""

    def prepare(self) -> "Iterable[None]":
        """Generator: prepare a search. Yield every few milliseconds. Run this generator before each search."""
        return ()

    def foresight(self, player: int) -> "Callable[[int], int]":
        """Return a function f(move) that estimates `evaluate(player)` after `move`. Push and pop make f invalid."""

        def after(move: int) -> int:
            self.push(move)
            worth = self.evaluate(player)
            self.pop()
            return worth

        return after

    def copy(self) -> "Game":
        """Return an independent copy with the same history."""
        twin: Game = fresh(self)
        for ply in range(self.ply):
            twin.push(self._moves[ply])
        if self.ended:
            close(twin, self.ended, self.outcome)
        return twin

    # -- how a person picks a move

    def path(self, move: int) -> tuple:
        """Return the cells to pick, in order, to play `move`; () for PASS. No path is the beginning of another path."""
        return (move,) if move != PASS else ()

    def targets(self, picked: tuple, mask: bytearray) -> None:
        """Set each byte of `mask` (rows * cols bytes): 1 if the cell can be picked after the cells `picked`, else 0."""
        for cell in range(len(mask)):
            mask[cell] = 0
        depth, path_of = len(picked), self.path
        for move in self.legal_moves():
            path = path_of(move)
            if path[:depth] == picked and path:
                mask[path[depth]] = 1

    def picked(self, cells: tuple) -> int | None:
        """Return the legal move whose path is `cells`, or None if no legal move has exactly this path."""
        for move in self.legal_moves():
            if self.path(move) == cells:
                return move
        return None

    def snap(self, cell: int) -> int:
        """Return the cell to which the cursor jumps when it is moved to `cell`. By default this is `cell` itself."""
        return cell

    def digit(self, d: int) -> int | None:
        """Return the cell that the key `d` (1 to 9) picks at once, or None if digits move the cursor."""
        return None

    def commands(self) -> tuple:
        """Return items for the pause menu as tuples (name, sentence, function). `function(match)` carries out the item
        and returns a message. If the sentence is a question, the pause menu asks it before it calls the function."""
        return ()

    # -- text

    def notation(self, move: int, viewer: int = ALL) -> str:
        """Return `move` in the notation of the game's players, such as `d3`, as far as `viewer` may know the move."""
        if move == PASS:
            return "pass"
        return chr(97 + move % self.cols) + str(move // self.cols + 1)

    def parse(self, text: str) -> int:
        """Return the legal move that `text` names. Raise a MoveError that describes valid moves."""
        from . import notation

        return notation.parse(self, text)

    def expected(self) -> str:
        """Return a phrase that says how to write a move now, such as `expected a column from 1 to 7`."""
        from . import notation

        return notation.expected(self)

    def lines(self, marks: str = MARKS, viewer: int = 0) -> list:
        """Return the board as lines of text for `viewer`. `marks`: a character for empty cells, then one per player."""
        from . import as_text  # stays

        return as_text.lines(self, marks, viewer)

    def __str__(self) -> str:
        return "\n".join(self.lines())
