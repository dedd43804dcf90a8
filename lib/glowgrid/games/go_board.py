"""Go's moves: captures, passes, and positional superko.

Positions are compared by hashes of 30 bits. So a legal move is taken for a repetition with a probability of about one
in 10**9 for each earlier position: once in some 10,000 games.
"""

# On the drive, this module is part of go.py.

import sys
from array import array

from ..engine.game import PASS
from .go_groups import GoGroups, shape

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

_IS_BOARD = sys.implementation.name != "cpython"
_TURN = 0x2AAAAAAA  # part of the hash while it is player 2's turn
_PASSED = 0x15555555  # part of the hash after a pass
_CHAINS = 64  # earlier positions are found in chains, by their hash modulo this number
_BLOCK = 96  # the stacks grow by this many plies


def _counters(size: int) -> "list | bytearray | array":
    """Return a zero for each cell. A computer has the memory for a list, which is faster.

    On boards of up to 14 x 14, a group has fewer than 256 pseudo-liberties. With n stones it has at most 2n + 2. It
    also has at most 364 - (n - 1): the number of pairs of neighbouring cells, without the n - 1 pairs that join the
    group.
    """
    if not _IS_BOARD:
        return [0] * (size * size)
    return bytearray(size * size) if size < 15 else array("H", bytes(2 * size * size))


class GoBoard(GoGroups):
    """A game of go that does not know how it ends."""

    def __init__(self, size: int = 9, komi_x2: int = 13) -> None:
        """Start with an empty board. `komi_x2`: player 2's komi in half points. Raise an OptionError unless size is 5
        to 19, and komi_x2 is 0 to 30."""
        options = self.checked(size, komi_x2)
        size = options[0]
        cells = size * size
        self.large = size > 15  # fewer than 40,000 bytes are free: see lab/heap/margins.py
        room = cells // _BLOCK * _BLOCK + _BLOCK
        super().__init__(size, size, 2, options, array("H", bytes(2 * room)))
        for _ in self.making(size):
            pass
        self._near, self._numbers = shape[1], shape[2]
        self._room = shape[3][:] if _IS_BOARD else list(shape[3])
        self._board = bytearray(cells) if _IS_BOARD else [0] * cells
        self._roots, self._nexts, self._liberties = [_counters(size) for _ in range(3)]
        self._lost = bytearray(cells)  # by cell: bits of the players who may have lost a stone there
        self._free = list(range(cells))[:]  # a copy has no spare room
        self._evaluator: Any = None  # made for a search
        self._captures = 0  # the number of moves that captured
        self._stops = 0  # how many times two passes have stopped the game
        self._position = 0  # the hash of the stones alone
        self._earlier = array("I", bytes(4 * room))  # by ply: the hash of the stones before it
        self._same = array("H", bytes(2 * room))  # by ply: the ply before it in its chain, plus 1
        self._latest = array("H", bytes(2 * _CHAINS))  # by chain: the last ply, plus 1
        self._taken = bytearray(room)  # by ply: a bit for each cell in `near` whose group was captured

    # -- moves

    def legal_moves(self) -> list:
        if self.outcome is not None:
            return []
        room, lives = self._room, self._lives
        moves = [cell for cell in self._free if room[cell] or lives(cell)]
        if self._captures:
            for cell in self._recaptures():
                if self._repeats(cell) and cell in moves:
                    moves.remove(cell)
        moves.append(PASS)
        return moves

    def is_legal(self, move: int) -> bool:
        if self.outcome is not None or move == PASS:
            return self.outcome is None
        if not 0 <= move < len(self._board) or self._board[move]:
            return False
        if not self._room[move] and not self._lives(move):
            return False
        return not (self._captures and self._lost[move] & self.turn and self._repeats(move))

    def _recaptures(self) -> list:
        """Return the empty cells where a stone may repeat a position: one stood there before. Besides, the last stone
        of each player must have stood there before, or the opponent's is captured."""
        player, lost, last, before = self.turn, self._lost, self._moves[self.ply - 1], self._moves[self.ply - 2]
        is_new = before != PASS and self._board[before] == player and not lost[before] & player
        if last != PASS and (is_new or not lost[last] & 3 - player):
            sole = self._sole_liberty(last)
            return [sole] if sole >= 0 and lost[sole] & player else []
        return [] if is_new else [cell for cell in self._free if lost[cell] & player]

    def _repeats(self, cell: int) -> bool:
        """Return whether a stone on the empty `cell` would repeat the stones of an earlier position."""
        board, roots, opponent = self._board, self._roots, 3 - self.turn
        number = self._numbers[cell]
        hashed = self._position ^ (number if opponent == 2 else self._swapped(number))
        done: tuple = ()  # the roots of the captured groups
        for step in self._near[cell]:
            if board[cell + step] == opponent:
                root = roots[cell + step]
                if self._liberties[root] < 5 and root not in done and self._is_captured(root, cell):
                    hashed ^= self._hash_of(root)
                    done += (root,)
        ply = self._latest[hashed % _CHAINS]
        while ply:
            if self._earlier[ply - 1] == hashed:
                return True
            ply = self._same[ply - 1]
        return False

    def push(self, move: int) -> None:
        if self.acts is not None:
            self.stop_agreeing()
        ply, player, position, free = self.ply, self.turn, self._position, self._free
        if ply == len(self._taken):
            self._make_room()
        board = self._board
        self._moves[ply] = move
        self.ply = ply + 1
        self.turn = other = 3 - player
        self._earlier[ply] = position
        chain = position % _CHAINS
        self._same[ply] = self._latest[chain]
        self._latest[chain] = ply + 1
        self._taken[ply] = 0
        if move == PASS:
            self.hash = position ^ (_PASSED if player == 2 else _PASSED ^ _TURN)
            if self._is_stop():
                self._stops += 1
                if self._stops == 1:
                    self.start_agreeing()
                else:
                    self.outcome = self.agreed()
            return
        room, roots, liberties = self._room, self._roots, self._liberties
        number = self._numbers[move]
        position ^= number if player == 1 else (number & 0x7FFF) << 15 | number >> 15  # as `_swapped`, but faster
        board[move] = player
        free.remove(move)
        root = move
        others: tuple = ()  # roots of the player's other groups beside the move
        taken = 0
        bit = 1
        near = self._near[move]
        for step in near:
            beside = move + step
            room[beside] -= 1
            stone = board[beside]
            if stone:
                group = roots[beside]
                liberties[group] -= 1
                if stone == player:
                    if root == move:
                        root = group
                    elif group != root and group not in others:
                        others += (group,)
                elif not liberties[group]:
                    taken += bit
            bit += bit
        nexts = self._nexts
        if root == move:
            roots[move] = nexts[move] = move
            liberties[move] = room[move]
        else:
            first = root
            for group in others:
                if liberties[group] > liberties[root]:
                    root = group
            roots[move] = root
            nexts[move] = nexts[root]
            nexts[root] = move
            liberties[root] += room[move]
            if others:
                for group in others + (first,):
                    if group != root:
                        self._join(root, group)
        if taken:
            self._taken[ply] = taken
            self._captures += 1
            for step in near:
                if taken & 1:
                    position ^= self._hash_of(move + step)
                    self._remove(move + step, player)
                taken >>= 1
            free.sort()
        self._position = position
        self.hash = position if other == 1 else position ^ _TURN

    def pop(self) -> int:
        if self.acts is not None:
            self.stop_agreeing()
        self._stops -= self._is_stop()
        free = self._free
        self.ply = ply = self.ply - 1
        move = self._moves[ply]
        self.outcome = None
        self.turn = player = 3 - self.turn
        if move != PASS:
            if self._taken[ply]:
                self._captures -= 1
                self._put_back(move, self._taken[ply], player)
            self._lift(move, player)
            free.append(move)
            free.sort()
        self._position = position = self._earlier[ply]
        self._latest[position % _CHAINS] = self._same[ply]
        self.hash = position if player == 1 else position ^ _TURN
        if ply and self._moves[ply - 1] == PASS:
            self.hash ^= _PASSED
            if self._is_stop():
                self.start_agreeing()
        return move

    def _make_room(self) -> None:
        for plies in (self._moves, self._same):
            plies.extend(array("H", bytes(2 * _BLOCK)))
        self._earlier.extend(array("I", bytes(4 * _BLOCK)))
        self._taken.extend(bytes(_BLOCK))

    def _is_stop(self) -> bool:
        """Return whether the last moves are passes, and their number is even."""
        first = self.ply
        while first and self._moves[first - 1] == PASS:
            first -= 1
        return first < self.ply and not (self.ply - first) & 1
