"""Stones on a square board, in groups.

A group is a ring of stones: each stone knows the next one. A group has the number of one of its stones, its root. It
counts its liberties once for each of its stones beside them (pseudo-liberties), which is quick to update: a group is
captured when this count is 0. It is in atari at an empty cell if the count is the number of its stones beside the cell.
"""

# On the drive, this module is part of go.py.

from array import array

from ..engine.agreement import Agreeing
from ..engine.zobrist import drawn

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator


# What all games of the last size share: the size; by cell, the steps to the cells beside it; by cell, the number of
# player 1's stone there for the hash; by cell, the number of cells beside it.
shape: list = []


class GoGroups(Agreeing):
    """Groups of stones, and their liberties."""

    _near: list
    _numbers: array
    _room: "list | bytearray"
    _board: "list | bytearray | array"  # by cell: the player whose stone is there
    _roots: "list | bytearray | array"  # by cell: the root of the stone's group
    _nexts: "list | bytearray | array"  # by cell: the next stone of the group
    _liberties: "list | bytearray | array"  # by root: pseudo-liberties
    _lost: bytearray  # by cell: bits of the players who may have lost a stone there
    _free: list  # the empty cells, in ascending order

    @classmethod
    def making(cls, *options: int) -> "Iterator[None]":
        size = options[0] if options else 9
        if shape and shape[0] == size:
            return
        cells = size * size
        shape[:] = 0, [()] * cells, array("I", range(cells)), bytearray(cells)
        known: dict = {}  # each tuple of steps exists once
        for cell in range(cells):
            ways = cell >= size, cell % size > 0, cell % size < size - 1, cell < cells - size
            if ways not in known:
                known[ways] = tuple([step for step, is_there in zip((-size, -1, 1, size), ways) if is_there])
            shape[1][cell] = known[ways]
            shape[3][cell] = len(known[ways])
            shape[2][cell] = drawn(cell)
            if cell % 32 == 31:
                yield
        shape[0] = size

    def _lives(self, cell: int) -> bool:
        """Return whether a stone on the empty `cell`, with no empty cell beside it, would have a liberty."""
        board, roots, liberties, player, near = self._board, self._roots, self._liberties, self.turn, self._near[cell]
        for step in near:
            root = roots[cell + step]
            left = liberties[root]
            if board[root] == player:
                if left > 4:
                    return True
                for other in near:
                    if roots[cell + other] == root:
                        left -= 1
                if left:
                    return True
            elif left < 5:
                for other in near:
                    if roots[cell + other] == root:
                        left -= 1
                if not left:
                    return True
        return False

    def _is_captured(self, root: int, cell: int) -> bool:
        """Return whether a stone on the empty `cell` would take the last liberty of the group `root`."""
        left, board, roots = self._liberties[root], self._board, self._roots
        for step in self._near[cell]:
            if board[cell + step] and roots[cell + step] == root:
                left -= 1
        return not left

    def _sole_liberty(self, cell: int) -> int:
        """Return the only liberty of the group on `cell`, or -1 if it has more."""
        board, nexts, near, found, stone = self._board, self._nexts, self._near, -1, cell
        if self._liberties[self._roots[cell]] > 4:
            return -1
        while True:
            for step in near[stone]:
                beside = stone + step
                if not board[beside] and beside != found:
                    if found >= 0:
                        return -1
                    found = beside
            stone = nexts[stone]
            if stone == cell:
                return found

    def _hash_of(self, group: int) -> int:
        """Return the xor of the numbers of the stones of the group that has one on `group`."""
        numbers, nexts, stone = self._numbers, self._nexts, self._nexts[group]
        hashed = numbers[group]
        while stone != group:
            hashed ^= numbers[stone]
            stone = nexts[stone]
        return hashed if self._board[group] == 1 else self._swapped(hashed)

    def _swapped(self, hashed: int) -> int:
        """Return player 2's number for the cell whose number is `hashed`, or the same for the xor of such numbers."""
        return (hashed & 0x7FFF) << 15 | hashed >> 15

    def _join(self, root: int, group: int) -> None:
        """Make the stones of `group` part of the group `root`."""
        roots, nexts = self._roots, self._nexts
        stone = nexts[group]
        roots[group] = root
        while stone != group:
            roots[stone] = root
            stone = nexts[stone]
        nexts[group], nexts[root] = nexts[root], nexts[group]
        self._liberties[root] += self._liberties[group]

    def _remove(self, group: int, player: int) -> None:
        """Remove the stones of `group`, which `player` has captured, and note where their owner has lost stones."""
        board, room, roots, nexts, liberties = self._board, self._room, self._roots, self._nexts, self._liberties
        near, lost, stone = self._near, self._lost, group
        owner = 3 - player
        while True:
            board[stone] = 0
            lost[stone] |= owner
            self._free.append(stone)
            for step in near[stone]:
                beside = stone + step
                room[beside] += 1
                if board[beside] == player:
                    liberties[roots[beside]] += 1
            stone = nexts[stone]
            if stone == group:
                return

    def _put_back(self, move: int, mask: int, player: int) -> None:
        """Put the groups back on the board that `move` of `player` captured beside it, as `mask` tells."""
        board, room, roots, liberties, nexts = self._board, self._room, self._roots, self._liberties, self._nexts
        owner = 3 - player
        for way in self._near[move]:
            if mask & 1:
                # the ring is the list of stones to visit, too: new stones are appended before its first one
                root = move + way
                board[root], roots[root], nexts[root] = owner, root, root
                stone = last = root
                while True:
                    self._free.remove(stone)
                    for step in self._near[stone]:
                        beside = stone + step
                        room[beside] -= 1
                        if not board[beside]:
                            board[beside], roots[beside] = owner, root
                            nexts[beside] = root
                            nexts[last] = beside
                            last = beside
                        elif board[beside] == player:
                            liberties[roots[beside]] -= 1
                    stone = nexts[stone]
                    if stone == root:
                        break
                liberties[root] = 0
            mask >>= 1

    def _lift(self, move: int, player: int) -> None:
        """Remove the stone that `player` placed last, at `move`, and split its group if necessary."""
        board, room, roots, liberties, nexts = self._board, self._room, self._roots, self._liberties, self._nexts
        near, none = self._near, len(self._board)
        board[move] = 0
        friends = 0
        for step in near[move]:
            beside = move + step
            room[beside] += 1
            if board[beside] == player:
                friends += 1
            elif board[beside]:
                liberties[roots[beside]] += 1
        if not friends:
            return
        stone = nexts[move]
        while stone != move:  # until they are counted again, the stones belong to no group
            roots[stone] = none
            stone = nexts[stone]
        for way in near[move]:
            root = move + way
            if board[root] == player and roots[root] == none:
                roots[root] = nexts[root] = root
                count, stone, last = 0, root, root
                while True:
                    count += room[stone]
                    for step in near[stone]:
                        beside = stone + step
                        if board[beside] == player and roots[beside] == none:
                            roots[beside] = nexts[beside] = root
                            nexts[last] = beside
                            last = beside
                    stone = nexts[stone]
                    if stone == root:
                        break
                liberties[root] = count
