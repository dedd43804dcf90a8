"""What every game is: a position that moves are pushed onto and popped off. Knows no screen.

Players are numbered from 1 and 0 is nobody; a cell is row * cols + col from the top left; a move is an int below 2**16
whose meaning is the game's own. `push` trusts its move: whoever takes moves from outside asks `is_legal` first (a Match
does). A game of chance, or with something hidden, is an Imperfect (imperfect.py).
"""

from array import array
from collections import namedtuple

from .options import check

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable, Iterable
    from typing import NamedTuple

    from .rng import Rng

    class Outcome(NamedTuple):
        winner: int
        line: tuple = ()
        why: str = ""


CHANCE = 0  # whose turn it is while a die is to be rolled, and who moved when it was
PASS = 0xFFFF  # the move of who may pass by choice; with RESIGN and DRAW, what no other move may be
HOLE = 255  # what is `at` where the board has no cell
HIDDEN = 254  # what `fill` writes where the viewer may not see what is there
ALL = -1  # the viewer who sees everything; 0 sees what everybody may see

_Outcome = namedtuple("Outcome", ("winner", "line", "why"))  # type: ignore[name-match]


def Outcome(winner: int, line: tuple = (), why: str = "") -> "Outcome":  # type: ignore[no-redef]  # noqa: N802
    """Return how a game ended: 0 won a draw; `line` stands out, all the winner's; `why` says "four in a row"."""
    return _Outcome(winner, line, why)  # type: ignore[return-value]  # boards have no defaults in a namedtuple


BLANK = array("H", bytes(96))  # a move stack to begin with
MARKS = ".XO#@%&+=*$"


def close(game: "Game", move: int, outcome: "Outcome | None") -> None:
    """End a game by RESIGN or DRAW, or reopen it with 0 and None. A game that caches its moves drops them in `end`."""
    game.ended, game.outcome = move, outcome
    end = getattr(game, "end", None)
    if end is not None:
        end(move, outcome)


WON = 10000  # what a won game is worth; a position's worth while it lasts is below 9000


class Game:
    title = ""
    rules = ""  # a few short sentences
    OPTIONS: tuple = ()
    players = 0  # how many play, where the class knows it; else each game does, or an option called "players"
    perfect = True  # nothing is hidden and nothing left to chance; else it is an Imperfect
    motion = "place"  # how a move looks over the cells it `swept`: "place" (over none), "fall", "slide", "flip"
    pace = 100  # nodes a second that a search gets through on the reference board: see lab.engine_bench
    _movers = bytearray()  # who made each move, once any was noted
    longest = 0  # the most plies such a game can take; 0 where there is no limit, or nobody has said
    hash = 0  # at most 30 bits, equal for equal positions
    ended = 0  # RESIGN or DRAW, after the last ply, where a match ended the game so

    def __init__(self, rows: int, cols: int, players: int, options: tuple = (), stack: "array | list" = BLANK) -> None:
        """Begin an empty game; `options` are the values in the order of OPTIONS, already checked. `stack` is what
        the move stack is copied from, zeros in a list or an array("H")."""
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
        """Return option values as ints, or raise an OptionError whose sentence names the range."""
        return check(cls.OPTIONS, values)

    @classmethod
    def making(cls, *options: int) -> "Iterable[None]":
        """Return a generator that makes what all games with these options share; it pauses every few milliseconds."""
        return ()

    # -- moves

    @property
    def moves(self) -> array:
        """The moves played so far, first to last, RESIGN and DRAW included: an array("H") of its own for the caller."""
        played = array("H", self._moves[: self.ply])
        if self.ended:
            played.append(self.ended)
        return played

    def last(self) -> int | None:
        """Return the last move played, or None."""
        return self._moves[self.ply - 1] if self.ply else None

    def mover(self, ply: int = -1) -> int | None:
        """Return who made the ply with that number, by default the last; CHANCE included, None where there is none."""
        at = ply + self.ply if ply < 0 else ply
        if not 0 <= at < self.ply:
            return None
        return self._movers[at] if self._movers else at % self.players + 1

    def passed(self) -> tuple:
        """Return the players that the last move skipped because they could not move, in order."""
        return ()

    def trace(self) -> tuple:
        """Return the cells of the last move as it lies on the board now; empty before the first."""
        return self.path(self._moves[self.ply - 1]) if self.ply else ()

    def swept(self) -> tuple:
        """Return the cells that the last move swept over, in order: fallen through, pushed on, turned over."""
        return ()

    def preview(self, picked: tuple, cell: int) -> tuple:
        """Return the cells that would change if `cell` were picked after `picked`, where a ghost of them helps."""
        return ()

    def refusal(self, picked: tuple, cell: int) -> tuple:
        """Return why `cell` can't be picked after `picked`, half a sentence or "", and the cell whose fault it is."""
        return "", cell

    def _record(self, move: int) -> None:
        """Note the move and who makes it, before the turn passes on. Games that never call it move in turn."""
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
        """Play a legal move (trusted); the turn passes on, and `outcome` is set when it ends the game."""
        raise NotImplementedError

    def pop(self) -> int:
        """Take the last move back, whatever it ended, and return it."""
        raise NotImplementedError

    def can_pop(self) -> bool:
        """Tell whether the last move may be taken back."""
        return self.ply > 0

    def legal_moves(self) -> list:
        """Return the legal moves, ascending, in a list for the caller; empty once the game is over."""
        raise NotImplementedError

    def candidates(self) -> list:
        """Return the moves that a search should look at, best guess first."""
        return self.legal_moves()

    def random_move(self, rng: "Rng") -> int:
        """Return one of the legal moves, each as likely; the game is not over."""
        return rng.choice(self.legal_moves())

    def is_legal(self, move: int) -> bool:
        """Tell whether `move`, any int, may be played now."""
        return move in self.legal_moves()

    # -- the board

    def at(self, cell: int) -> int:
        """Return the player at `cell`, 0 for nobody, or HOLE where there is no cell at all."""
        raise NotImplementedError

    def kind(self, cell: int) -> int:
        """Return which kind of piece is at `cell`, up to 5: a man is 0, a king 1. A neutral piece's is above 0."""
        return 0

    def kinds(self, viewer: int = 0) -> bytes:
        """Return every cell's kind, as far as `viewer` may see it; empty where the game has but one."""
        if type(self).kind is Game.kind:
            return b""
        return bytes([self.kind(cell) for cell in range(self.rows * self.cols)])

    def score(self, player: int) -> int | None:
        """Return what `player` has where the game counts something (discs, points, boxes), else None."""
        return None

    def fill(self, buffer: bytearray, viewer: int = 0) -> None:
        """Write what is `at` every cell into `buffer`, rows * cols bytes, as far as `viewer` may see it."""
        for cell in range(self.rows * self.cols):
            buffer[cell] = self.at(cell)

    def key(self, viewer: int = ALL) -> bytes:
        """Return bytes that are equal exactly for positions with the same future, as far as `viewer` sees them."""
        buffer = bytearray(self.rows * self.cols + 1)
        self.fill(buffer)
        buffer[-1] = self.turn
        return bytes(buffer) + self.kinds()

    def evaluate(self, player: int) -> int:
        """Return the position's worth for `player`: 0 is even."""
        if self.outcome is None or not self.outcome.winner:
            return 0
        return WON if self.outcome.winner == player else -WON

    def fetch(self) -> None:
        """Import and allocate what only a search needs, so that no thought waits for it, nor for room."""

    def prepare(self) -> "Iterable[None]":
        """Return a generator to go through before a search: what takes long on the board, in slices of milliseconds."""
        return ()

    def foresight(self, player: int) -> "Callable[[int], int]":
        """Return f(move): about `evaluate(player)` after it, without playing it. Valid until the next push or pop."""

        def after(move: int) -> int:
            self.push(move)
            worth = self.evaluate(player)
            self.pop()
            return worth

        return after

    def copy(self) -> "Game":
        """Return an equal game of its own, with the same history."""
        twin = type(self)(*self.options)
        for ply in range(self.ply):
            twin.push(self._moves[ply])
        if self.ended:
            close(twin, self.ended, self.outcome)
        return twin

    # -- how a person picks a move

    def path(self, move: int) -> tuple:
        """Return the cells a person picks, in order, to make `move`; no path begins another, and PASS has none."""
        return (move,) if move != PASS else ()

    def targets(self, picked: tuple, mask: bytearray) -> None:
        """Mark with 1 in `mask` (rows * cols bytes) what may be picked after the cells `picked`."""
        for cell in range(len(mask)):
            mask[cell] = 0
        depth = len(picked)
        for move in self.legal_moves():
            path = self.path(move)
            if path[:depth] == picked and path:
                mask[path[depth]] = 1

    def picked(self, cells: tuple) -> int | None:
        """Return the legal move whose path is `cells`, or None while it is not one."""
        for move in self.legal_moves():
            if self.path(move) == cells:
                return move
        return None

    def snap(self, cell: int) -> int:
        """Return the cell where a cursor put on `cell` comes to rest."""
        return cell

    def digit(self, d: int) -> int | None:
        """Return the cell that key `d` (1..9) picks at once, or None where digits move a cursor."""
        return None

    def commands(self) -> tuple:
        """Return rows for the pause menu: name, sentence (a question is asked first), f(match) -> what to say or ""."""
        return ()

    # -- text

    def notation(self, move: int, viewer: int = ALL) -> str:
        """Return `move` in its players' notation, as far as `viewer` may know it; by default `d3`, and `pass`."""
        if move == PASS:
            return "pass"
        return chr(97 + move % self.cols) + str(move // self.cols + 1)

    def parse(self, text: str) -> int:
        """Return the legal move that `text` names, or raise a MoveError that says what was expected."""
        from . import notation

        return notation.parse(self, text)

    def expected(self) -> str:
        """Return half a sentence that tells what a move looks like now."""
        from . import notation

        return notation.expected(self)

    def lines(self, marks: str = MARKS, viewer: int = 0) -> list:
        """Return the board as `viewer` may see it, a string a row; `marks` is a character a player, nobody's first."""
        from . import as_text

        return as_text.lines(self, marks, viewer)

    def __str__(self) -> str:
        return "\n".join(self.lines())
