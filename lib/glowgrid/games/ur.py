"""The Royal Game of Ur by Irving Finkel's rules: a race of seven pieces each, with four two-sided dice.

A player's path has 14 *steps*: 1 to 4 and 13 to 14 in the player's own row, 5 to 12 in the middle row. Step 0 is the
start and step 15 is home: the two squares beside the path. A move is the step from which a piece moves, plus _CAPTURE
if it captures. The roll says how far. A roll is _ROLL plus its number.

>>> game = Ur()
>>> game.push(game.legal_moves()[2])
>>> [game.notation(move) for move in game.legal_moves()]
['e3-c3']
"""

from binascii import crc32

from ..engine.game import ALL, CHANCE, Game, Outcome
from ..engine.imperfect import Imperfect
from ..engine.looks import ACROSS, DOT, GREY, look
from ..engine.options import Option

MYPY = False
if MYPY:  # true for type checkers only
    from array import array

_CAPTURE = 16
_ROLL = 32
_HOME, _SAFE = 15, 8
_WEIGHTS = b"\x01\x04\x06\x04\x01"  # by roll, of 16
_ROSETTES = (4, _SAFE, 14)
_ROSETTE = look(GREY, 4, DOT, "R")
_PATHS = (  # by player: the cell of each step
    b"",
    bytes((20, 19, 18, 17, 16, 8, 9, 10, 11, 12, 13, 14, 15, 23, 22, 21)),
    bytes((4, 3, 2, 1, 0, 8, 9, 10, 11, 12, 13, 14, 15, 7, 6, 5)),
)
_STEPS = bytes((4, 3, 2, 1, 0, 15, 14, 13, 5, 6, 7, 8, 9, 10, 11, 12, 4, 3, 2, 1, 0, 15, 14, 13))  # by cell


class Ur(Imperfect):
    title = "Royal Game of Ur"
    rules = (
        "Roll, and move a piece that many steps: left along your row, right through the middle, then home. Land on an "
        "opponent's piece to send it back to the start. A rosette gives another roll; on the middle one, a piece is "
        "safe. The last step needs the exact number. Get all your pieces home to win."
    )
    motion = "fall"
    players = 2
    draw_form = "pips"
    draw_verb = "rolls"
    OPTIONS = (Option("pieces", 7, 1, 7),)

    def __init__(self, pieces: int = 7) -> None:
        """Start with all pieces at the start, before the first roll of player 1. Raise an OptionError unless `pieces`
        is 1 to 7."""
        (pieces,) = self.checked(pieces)
        super().__init__(3, 8, 2, (pieces,))
        self.turn = CHANCE
        self._side = 1  # the player whose roll and move it is
        self._roll = -1  # the roll that is not used yet, or -1
        self._counts = bytearray(64)  # at 16 * player + step: how many pieces are there; numbers 0 and 3 have none
        self._counts[16] = self._counts[32] = pieces

    # -- moves

    def chances(self) -> list:
        return [(_ROLL + roll, _WEIGHTS[roll]) for roll in range(5)]

    def draw_number(self, move: int) -> int:
        """Return how many steps the roll `move` allows."""
        return move - _ROLL

    def legal_moves(self) -> list:
        if self.outcome is not None:
            return []
        if self.turn == CHANCE:
            return [_ROLL, _ROLL + 1, _ROLL + 2, _ROLL + 3, _ROLL + 4]
        return self._playable()

    def _playable(self) -> list:
        """Return the moves with the roll of the player to move, in ascending order."""
        counts, roll, mine, other = self._counts, self._roll, 16 * self._side, 48 - 16 * self._side
        moves: list = []
        takes: list = []
        if roll:
            for step in range(16 - roll):
                to = step + roll
                if counts[mine + step] and (to == _HOME or not counts[mine + to]):
                    if not 5 <= to <= 12 or not counts[other + to]:
                        moves.append(step)
                    elif to != _SAFE:
                        takes.append(step + _CAPTURE)
        return moves + takes

    def is_legal(self, move: int) -> bool:
        return 0 <= move < _ROLL + 5 and move in self.legal_moves()

    def push(self, move: int) -> None:
        player = self._side
        self._record(move)
        if move >= _ROLL:
            self._roll = move - _ROLL
            if self._playable():
                self.turn = player
            else:
                self._side, self._roll = 3 - player, -1
            return
        counts, step = self._counts, move & 15
        to = step + self._roll
        counts[16 * player + step] -= 1
        counts[16 * player + to] += 1
        if move & _CAPTURE:
            counts[48 - 16 * player + to] = 0
            counts[48 - 16 * player] += 1
        self._roll = -1
        if counts[16 * player + _HOME] == self.options[0]:
            self.outcome = Outcome(player, (_PATHS[player][_HOME],), "all pieces are home")
            return
        self.turn = CHANCE
        if to not in _ROSETTES:
            self._side = 3 - player

    def pop(self) -> int:
        self.ply = ply = self.ply - 1
        move: int = self._moves[ply]
        if move >= _ROLL:
            if self.turn == CHANCE:  # the roll allowed no move
                self._side = 3 - self._side
            self.turn, self._roll = CHANCE, -1
        else:
            self.turn = self._side = player = self._movers[ply]
            self.outcome = None
            self._roll = self._moves[ply - 1] - _ROLL
            counts, step = self._counts, move & 15
            to = step + self._roll
            counts[16 * player + step] += 1
            counts[16 * player + to] -= 1
            if move & _CAPTURE:
                counts[48 - 16 * player + to] = 1
                counts[48 - 16 * player] -= 1
        return move

    def passed(self) -> tuple:
        is_skipped = self.turn == CHANCE and self.ply and self._moves[self.ply - 1] >= _ROLL
        return (3 - self._side,) if is_skipped else ()

    def continues(self, ply: int, before: int) -> bool:
        """Return whether move number `ply` is in the turn of move number `before`: it follows a rosette."""
        return ply - before == 2 and (self.turn if ply == self.ply else self.mover(ply)) == self.mover(before)

    @property
    def hash(self) -> int:  # type: ignore[override]
        """A hash of at most 30 bits. It is the same for equal positions."""
        return crc32(self._counts, 8 * self._side + self._roll) & 0x3FFFFFFF

    # -- the board

    def at(self, cell: int) -> int:
        counts, step = self._counts, _STEPS[cell]
        if cell > 7 and counts[16 + step]:
            return 1
        return 2 if cell < 16 and counts[32 + step] else 0

    def count(self, cell: int) -> int:
        """Return how many pieces of a player are at the start or at home. Other cells have no number."""
        step = _STEPS[cell]
        return -1 if 0 < step < _HOME else self._counts[16 * (2 - cell // 16) + step]

    def fill_looks(self, buffer: "array", viewer: int) -> None:
        """Show the empty rosettes as dim dots, and the start and home brighter if more pieces are there."""
        for cell in range(24):
            step = _STEPS[cell]
            buffer[cell] = _ROSETTE if step in _ROSETTES and not self.at(cell) else 0
        for player in (1, 2):
            for step in (0, _HOME):
                count = self._counts[16 * player + step]
                buffer[_PATHS[player][step]] = look(player, count, ACROSS) if count else 0

    def key(self, viewer: int = ALL) -> bytes:
        return bytes(self._counts[16:48]) + bytes((self._side, self._roll + 1))

    def score(self, player: int) -> int:
        return self._counts[16 * player + _HOME]

    def evaluate(self, player: int) -> int:
        """Return how much further `player` has come. A piece that can be captured counts less."""
        if self.outcome is not None:
            return super().evaluate(player)
        from .ur_evaluation import progress  # loaded on demand: only a search needs it

        return progress(self._counts, 16 * player, 48 - 16 * player, self._side == player)

    def fetch(self) -> None:
        from . import ur_evaluation  # noqa: F401

    # -- how a person picks a move and sees it

    def path(self, move: int) -> tuple:
        """Return the cell of the piece that moves. A roll has no cell."""
        return (_PATHS[self._side][move & 15],) if move < _ROLL else ()

    def _last_cells(self) -> bytes:
        """Return the cells of the last move of a player, from its first to its last, or b"" if there is none."""
        ply = self.ply - 1
        while ply >= 0 and self._moves[ply] >= _ROLL:
            ply -= 1
        if ply < 0:
            return b""
        step = self._moves[ply] & 15
        return _PATHS[self._movers[ply]][step : step + self._moves[ply - 1] - _ROLL + 1]

    def trace(self) -> tuple:
        return tuple(self._last_cells()[-1:])

    def swept(self) -> tuple:
        return tuple(self._last_cells()) if self.ply and self._moves[self.ply - 1] < _ROLL else ()

    def preview(self, picked: tuple, cell: int) -> tuple:
        """Return the cells from the piece on `cell` to where it would go."""
        step = _STEPS[cell]
        if self.turn == CHANCE or _PATHS[self.turn][step] != cell:
            return ()
        return tuple(_PATHS[self.turn][step : step + self._roll + 1])

    def refusal(self, picked: tuple, cell: int) -> tuple:
        from .ur_refusal import refusal

        path, step = _PATHS[self._side], _STEPS[cell]
        counts = self._counts[16 * self._side : 16 * self._side + 16]
        return refusal(self.at(cell), cell, path, step, step + self._roll, counts)

    def why(self, move: int) -> str:
        """Return why `move` is a good one, or "" if no reason is known."""
        to = (move & 15) + self._roll
        if move & _CAPTURE:
            return "captures a piece"
        return "brings a piece home" if to == _HOME else "gives another roll" if to in _ROSETTES else ""

    def notation(self, move: int, viewer: int = ALL) -> str:
        """Return the cells of a move, such as `e3-c3`, or `a2xc2` for a capture. A roll is its number."""
        if move >= _ROLL:
            return str(move - _ROLL)
        player, roll = self._side, self._roll
        if roll < 0:  # the move was made
            player, roll = self._movers[self.ply - 1], self._moves[self.ply - 2] - _ROLL
        path, step = _PATHS[player], move & 15
        sign = "x" if move & _CAPTURE else "-"
        return Game.notation(self, path[step]) + sign + Game.notation(self, path[step + roll])
