"""Two fleets and the shots at them: the moves of Battleship, and what each player sees.

Moves: `player * 10000 - 10000 + bow * cells + stern` places a ship, `20000 + cell` is a shot, 20200 and 20201 are the
answers missed and hit, and `30000 + first * cells + last` is the answer that the ship on these cells is sunk. 20300
stands for a ship whose cells are not known on this board.

The board has room for the waters of one player. A player sees their own waters until all ships are placed, and while
the opponent waits for an answer; otherwise the opponent's. In public, the board shows the waters of the last shot.
"""

# On the drive, this module is part of battleship.py.

from binascii import crc32

from ..engine.game import ALL, BLANK, Outcome
from ..engine.imperfect import Imperfect
from ..engine.looks import DOT, GREY, RED, RING, SOLID, look

MYPY = False
if MYPY:  # true for type checkers only
    from array import array

_PLACE, _SHOT, _MISSED, _HIT, _UNKNOWN, _SUNK = 10000, 20000, 20200, 20201, 20300, 30000  # moves
_MARK_NONE, _MARK_MISSED, _MARK_HIT, _MARK_SUNK = 0, 1, 2, 3  # what the opponent knows about a cell
_OWN = 100  # plus a player: the viewer who sees the player's own board
_LOOKS = (0, look(GREY, 4, DOT, "~"), look(RED, 7, RING, "!"), look(RED, 3, SOLID))  # by mark


class BattleshipWaters(Imperfect):
    """Battleship without the choice of moves: it makes and undoes moves, and knows what each player sees."""

    def __init__(self, size: int) -> None:
        """Start with size x size empty cells for each player."""
        super().__init__(size, size, 2, (size,))
        self._cells = cells = size * size
        self._lengths = (4, 3, 2, 2) if size == 6 else (5, 4, 3, 3, 2)
        self._placing = 2 * len(self._lengths)  # number of plies before the first shot
        self.longest = self._placing + 2 * (2 * cells - 1)
        # each by player; the first items are not used
        self._ships = (bytearray(), bytearray(cells), bytearray(cells))  # by cell: the number of the ship, from 1
        self._marks = (bytearray(), bytearray(cells), bytearray(cells))
        self._afloat: tuple = ([], list(self._lengths), list(self._lengths))  # lengths, the longest first
        self._hidden = [0, 0, 0]  # number of ships whose cells are not known on this board

    # -- moves

    def push(self, move: int) -> None:
        player, ply = self.turn, self.ply
        if ply == len(self._moves):
            self._moves.extend(BLANK[:32])  # few, so that the array stays small
        self._moves[ply] = move
        self.ply = ply + 1
        if ply < self._placing:
            each = len(self._lengths)
            self._lay(player, move, ply % each + 1)
            self.turn = 1 if ply + 1 < each or ply + 1 == self._placing else 2
        elif move < _MISSED:
            self.turn = 3 - player
        else:
            self._note(player, self._moves[ply - 1] - _SHOT, move)

    def _lay(self, player: int, move: int, number: int) -> None:
        """Place a ship, or remove it if `number` is 0."""
        if move == _UNKNOWN:
            self._hidden[player] += 1 if number else -1
            return
        for cell in self._line(move % _PLACE):
            self._ships[player][cell] = number

    def _note(self, player: int, cell: int, answer: int) -> None:
        """Write the answer about a shot at `cell` into the marks of `player`, whose waters these are."""
        marks = self._marks[player]
        afloat = self._afloat[player]
        if answer < _SUNK:
            marks[cell] = _MARK_MISSED if answer == _MISSED else _MARK_HIT
        else:
            line = self._line(answer - _SUNK)
            for at in line:
                marks[at] = _MARK_SUNK
            afloat.remove(len(line))
        if not afloat or all(marks):  # false answers of a remote opponent can mark all cells while ships are afloat
            self.outcome = Outcome(3 - player, (), "the whole fleet is sunk")

    def pop(self) -> int:
        self.turn = player = self.mover() or 0
        self.outcome = None
        self.ply = ply = self.ply - 1
        move = self._moves[ply]
        if ply < self._placing:
            self._lay(player, move, 0)
        elif move >= _MISSED:
            marks = self._marks[player]
            if move >= _SUNK:
                line, afloat = self._line(move - _SUNK), self._afloat[player]
                for cell in line:
                    marks[cell] = _MARK_HIT
                afloat.append(len(line))
                afloat.sort(reverse=True)
            marks[self._moves[ply - 1] - _SHOT] = _MARK_NONE
        return move  # type: ignore[no-any-return]

    def _line(self, ends: int) -> range:
        """Return the cells from one end to the other. `ends`: bow * cells + stern, both in one row or column."""
        one, two = divmod(ends, self._cells)
        first, last = (one, two) if one < two else (two, one)
        return range(first, last + 1, 1 if first // self.cols == last // self.cols else self.cols)

    def mover(self, ply: int = -1) -> int | None:
        at = ply + self.ply if ply < 0 else ply
        if not 0 <= at < self.ply:
            return None
        if at < self._placing:
            return 1 if at < len(self._lengths) else 2
        at -= self._placing
        return 1 + (at // 2 + at) % 2  # shot by 1, answer by 2, shot by 2, answer by 1

    def can_pop(self) -> bool:
        """Return whether the last move placed a ship. Shots cannot be taken back."""
        return 0 < self.ply <= self._placing

    def passed(self) -> tuple:
        """Return (), because nobody is skipped. As this method is overridden, each ship is taken back by itself."""
        return ()

    def is_answer(self, ply: int) -> bool:
        """Return whether move number `ply`, possibly the next one, answers a shot."""
        return ply > self._placing and (ply - self._placing) % 2 == 1

    def score(self, player: int) -> int:
        """Return how many ships the player has sunk."""
        return len(self._lengths) - len(self._afloat[3 - player])

    # -- what each player sees

    def _target(self) -> int:
        """Return the owner of the waters of the last shot. Before the first shot, return the player to move."""
        shots = self.ply - self._placing + 1
        return self.turn if shots < 2 else 2 - (shots // 2 - 1) % 2

    def _sees(self, viewer: int) -> int:
        """Return the player whose waters the board shows to `viewer`."""
        if viewer > _OWN:
            return viewer - _OWN
        if viewer < 1:
            return self._target()
        waits = self.is_answer(self.ply) and self.turn == viewer
        return viewer if self.outcome is None and (self.ply < self._placing or waits) else 3 - viewer

    def own(self, viewer: int) -> int:
        """Return the number of a viewer who sees what `viewer` sees of their own board, or 0 if they see it already."""
        return viewer + _OWN if viewer > 0 and self._sees(viewer) != viewer else 0

    def hides(self, cell: int, viewer: int) -> bool:
        owner = self._sees(viewer)
        return viewer != ALL and viewer % _OWN != owner and self.outcome is None and not self._marks[owner][cell]

    def at(self, cell: int) -> int:
        """Return the owner of a ship that is not hit, in the waters of the last shot."""
        owner = self._target()
        return owner if self._ships[owner][cell] and not self._marks[owner][cell] else 0

    def fill(self, buffer: bytearray, viewer: int = 0) -> None:
        """Write the owner into each cell of a ship that is not hit, as far as `viewer` sees it."""
        owner = self._sees(viewer)
        ships, marks = self._ships[owner], self._marks[owner]
        known = viewer == ALL or viewer % _OWN == owner or self.outcome is not None
        for cell in range(self._cells):
            buffer[cell] = owner if known and ships[cell] and not marks[cell] else 0

    def fill_looks(self, buffer: "array", viewer: int) -> None:
        """Write the look of each mark. Ships that are not hit look as `fill` says."""
        marks = self._marks[self._sees(viewer)]
        for cell in range(self._cells):
            buffer[cell] = _LOOKS[marks[cell]]

    def trace(self, viewer: int = 0) -> tuple:
        """Return the cell of the last shot, if the board shows its waters to `viewer`."""
        shown = self.ply > self._placing and self._sees(viewer) == self._target()
        return (self._moves[self.ply - 1 - (not self.is_answer(self.ply))] - _SHOT,) if shown else ()

    def key(self, viewer: int = ALL) -> bytes:
        placed = min(self.ply, self._placing)
        shot = self._moves[self.ply - 1] - _SHOT + 1 if self.is_answer(self.ply) else 0
        found = bytes((placed, self.turn, shot)) + self._marks[1] + self._marks[2]
        for player in (1, 2):
            if viewer in (ALL, player):
                found += self._ships[player]
        return found

    @property
    def hash(self) -> int:  # type: ignore[override]
        """A hash of at most 30 bits. It is the same for equal positions."""
        return crc32(self.key()) & 0x3FFFFFFF
