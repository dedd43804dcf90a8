"""The base class of all games: a position with moves that can be pushed and popped. It knows no screen.

Players are numbered from 1; 0 is nobody. A cell is row * cols + col, counted from the top left. A move is an int below
2**16; each game defines its meaning. `push` trusts its move; call `is_legal` first for a move from outside, as Match
does. Games with chance or hidden information derive from Imperfect (imperfect.py).
"""

from array import array
from collections import namedtuple

from .options import check

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Iterable
    from typing import NamedTuple

    from .rng import Rng

    class Outcome(NamedTuple):
        winner: int
        line: tuple = ()
        why: str = ""


CHANCE = 0  # the turn while a die has to be rolled, and the mover of that roll
PASS = 0xFFFF  # a pass by choice; PASS, RESIGN and DRAW mean the same in every game
HOLE = 255  # the value of `at` where the board has no cell
HIDDEN = 254  # the value `fill` writes for a cell hidden from the viewer
ALL = -1  # the viewer who sees everything; viewer 0 sees what everybody may see

_Outcome = namedtuple("Outcome", ("winner", "line", "why"))  # type: ignore[name-match]


def Outcome(winner: int, line: tuple = (), why: str = "") -> "Outcome":  # type: ignore[no-redef]  # noqa: N802
    """Return the result of a game: winner 0 is a draw, `line` the cells to highlight, `why` half a sentence."""
    return _Outcome(winner, line, why)  # type: ignore[return-value]  # the board's namedtuple has no defaults


BLANK = array("H", bytes(96))  # the initial move stack
MARKS = ".XO#@%&+=*$"
WON = 10000  # the value of a won game; all other positions stay below 9000


class Game:
    title = ""
    rules = ""  # a few short sentences
    OPTIONS: tuple = ()
    players = 0  # number of players if the class knows it; otherwise set per game, or an option called "players"
    perfect = True  # no hidden information and no chance; other games are an Imperfect
    motion = "place"  # the animation over the cells in `swept`: "place" (none), "fall", "slide" or "flip"
    pace = 100  # nodes per second that a search reaches on the reference board; see tools.engine_bench
    _movers = bytearray()  # the player who made each move; empty until `_record` is called
    longest = 0  # the largest number of plies such a game can take; 0 if unlimited or unknown
    hash = 0  # at most 30 bits; equal for equal positions
    ended = 0  # RESIGN or DRAW if the match ended the game that way

    def __init__(self, rows: int, cols: int, players: int, options: tuple = (), stack: "array | list" = BLANK) -> None:
        """Start an empty game. `options` are checked values in the order of OPTIONS. `stack` is a list or an array("H")
        of zeros that the move stack is copied from."""
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
        """Return option values as ints, or raise an OptionError whose sentence names the valid range."""
        return check(cls.OPTIONS, values)

    @classmethod
    def making(cls, *options: int) -> "Iterable[None]":
        """Prepare data shared by all games with these options, before one is made. Return a generator that pauses every
        few milliseconds, for games where this takes long on the board."""
        return ()

    # -- moves

    @property
    def moves(self) -> array:
        """The moves played so far, in order, including a final RESIGN or DRAW. The array("H") is a copy."""
        played = array("H", self._moves[: self.ply])
        if self.ended:
            played.append(self.ended)
        return played

    def last(self) -> int | None:
        """Return the last move played, or None."""
        return self._moves[self.ply - 1] if self.ply else None

    def mover(self, ply: int = -1) -> int | None:
        """Return the player, or CHANCE, who made a ply (by default the last), or None if there is no such ply."""
        at = ply + self.ply if ply < 0 else ply
        if not 0 <= at < self.ply:
            return None
        return self._movers[at] if self._movers else at % self.players + 1

    def passed(self) -> tuple:
        """Return the players that the last move skipped because they could not move, in order."""
        return ()

    def trace(self) -> tuple:
        """Return the cells to mark for the last move as the board is now; empty before the first move."""
        return self.path(self._moves[self.ply - 1]) if self.ply else ()

    def swept(self) -> tuple:
        """Return the cells that the last move swept over, in order: those it fell through, pushed or flipped."""
        return ()

    def preview(self, picked: tuple, cell: int) -> tuple:
        """Return the cells that would change if `cell` were picked after `picked`, or () if a preview is no help."""
        return ()

    def refusal(self, picked: tuple, cell: int) -> tuple:
        """Return (why, cell): half a sentence or "" on why `cell` can't be picked after `picked`, and the cell to
        blame."""
        return "", cell

    def _record(self, move: int) -> None:
        """Record a move by the player whose turn it is. Call this before the turn changes. If a game never calls it,
        its players are taken to move in order, one move each."""
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
        """Play a legal move (not checked), pass the turn on, and set `outcome` if the game is over."""
        raise NotImplementedError

    def pop(self) -> int:
        """Undo the last move and return it. This also works after the end of the game."""
        raise NotImplementedError

    def can_pop(self) -> bool:
        """Return whether the last move can be undone."""
        return self.ply > 0

    def legal_moves(self) -> list:
        """Return the legal moves in ascending order, as a new list. It is empty once the game is over."""
        raise NotImplementedError

    def candidates(self) -> list:
        """Return the moves a search should consider, most promising first."""
        return self.legal_moves()

    def random_move(self, rng: "Rng") -> int:
        """Return a random legal move, all equally likely. The game must not be over."""
        return rng.choice(self.legal_moves())

    def is_legal(self, move: int) -> bool:
        """Return whether `move`, which may be any int, is legal now."""
        return move in self.legal_moves()

    # -- the board

    def at(self, cell: int) -> int:
        """Return the player at `cell`, 0 for nobody, or HOLE if the board has no cell there."""
        raise NotImplementedError

    def kind(self, cell: int) -> int:
        """Return the kind of piece at `cell`, 0 to 5: 0 for a man, 1 for a king. Neutral pieces have a kind above 0."""
        return 0

    def kinds(self, viewer: int = 0) -> bytes:
        """Return every cell's kind, as far as `viewer` may see it; empty if the game has only one kind."""
        if type(self).kind is Game.kind:
            return b""
        return bytes([self.kind(cell) for cell in range(self.rows * self.cols)])

    def score(self, player: int) -> int | None:
        """Return `player`'s score if the game counts something (discs, points, boxes), otherwise None."""
        return None

    def fill(self, buffer: bytearray, viewer: int = 0) -> None:
        """Write the value of `at` for every cell, as far as `viewer` may see it, into `buffer` (rows * cols bytes)."""
        for cell in range(self.rows * self.cols):
            buffer[cell] = self.at(cell)

    def key(self, viewer: int = ALL) -> bytes:
        """Return bytes that identify the position as far as `viewer` may see it. In games with equal options, two keys
        are equal if and only if the positions have the same future."""
        buffer = bytearray(self.rows * self.cols + 1)
        self.fill(buffer)
        buffer[-1] = self.turn
        return bytes(buffer) + self.kinds()

    def evaluate(self, player: int) -> int:
        """Return the position's value for `player`; 0 is even."""
        if self.outcome is None or not self.outcome.winner:
            return 0
        return WON if self.outcome.winner == player else -WON

    def fetch(self) -> None:
        """Import and allocate everything that only a search needs, before the memory gets short and a delay would
        matter."""

    def prepare(self) -> "Iterable[None]":
        """Prepare for a search. Return a generator that pauses every few milliseconds, for work that takes long."""
        return ()

    def foresight(self, player: int) -> "Callable[[int], int]":
        """Return a function that estimates `evaluate(player)` after a move, without playing it, until the next push or
        pop."""

        def after(move: int) -> int:
            self.push(move)
            worth = self.evaluate(player)
            self.pop()
            return worth

        return after

    def copy(self) -> "Game":
        """Return an independent copy of the game, including its history."""
        twin = type(self)(*self.options)
        for ply in range(self.ply):
            twin.push(self._moves[ply])
        if self.ended:
            from .ending import close

            close(twin, self.ended, self.outcome)
        return twin

    # -- picking a move

    def path(self, move: int) -> tuple:
        """Return the cells a person picks, in order, to make `move`. No path is the start of another; PASS has none."""
        return (move,) if move != PASS else ()

    def targets(self, picked: tuple, mask: bytearray) -> None:
        """Set `mask` (rows * cols bytes) to 1 for each cell that can be picked after the cells `picked`, else to 0."""
        for cell in range(len(mask)):
            mask[cell] = 0
        depth = len(picked)
        for move in self.legal_moves():
            path = self.path(move)
            if path[:depth] == picked and path:
                mask[path[depth]] = 1

    def picked(self, cells: tuple) -> int | None:
        """Return the legal move whose path is `cells`, or None if there is none yet."""
        for move in self.legal_moves():
            if self.path(move) == cells:
                return move
        return None

    def snap(self, cell: int) -> int:
        """Return the cell that the cursor jumps to when it is moved to `cell`."""
        return cell

    def digit(self, d: int) -> int | None:
        """Return the cell that the digit key `d` (1 to 9) picks directly, or None if digits move the cursor."""
        return None

    def commands(self) -> tuple:
        """Return additional rows for the pause menu: (name, question to confirm, action). The action takes the match
        and returns a message, or ""."""
        return ()

    # -- text

    def notation(self, move: int, viewer: int = ALL) -> str:
        """Return `move` in the notation that the game's players use, without details hidden from `viewer`. The default
        is column letter and row number, such as `d3`, or `pass`."""
        if move == PASS:
            return "pass"
        return chr(97 + move % self.cols) + str(move // self.cols + 1)

    def parse(self, text: str) -> int:
        """Return the legal move that `text` names, or raise a MoveError that says what was expected."""
        from . import notation

        return notation.parse(self, text)

    def expected(self) -> str:
        """Return half a sentence that describes how to write a move now."""
        from . import notation

        return notation.expected(self)

    def lines(self, marks: str = MARKS, viewer: int = 0) -> list:
        """Return the board as `viewer` may see it, a string a row; `marks` is a character a player, nobody's first."""
        from . import as_text

        return as_text.lines(self, marks, viewer)

    def __str__(self) -> str:
        return "\n".join(self.lines())
