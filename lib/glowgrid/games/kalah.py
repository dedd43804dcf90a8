"""Kalah: sow seeds around a board of two rows of pits, and gather them in your store.

Player 1 has the bottom row with the store at its right end, player 2 the top row with the store at its left end. A
move is the cell of the pit whose seeds are sown. Pits and stores also have *places*, numbered in the direction of
sowing: the pits of player 1 from left to right, the store of player 1, the pits of player 2 from right to left, the
store of player 2.

The rules are those of "empty capture": a last seed in an empty pit of its player is captured even if the opposite pit
is empty. The game ends when a row is empty after a move, and not earlier if a player has most of the seeds.

>>> game = Kalah()
>>> game.push(game.parse("d2"))
>>> game.turn, game.count(15)  # the last seed is in the store, so player 1 moves again
(1, 1)
"""

from array import array
from binascii import crc32

from ..engine.game import ALL, BLANK, HOLE, Game, Outcome
from ..engine.looks import UPRIGHT, look
from ..engine.options import Option
from .kalah_sowing import capture, sow

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

_LEVELS = b"\x00\x02\x03\x04\x05\x05\x06\x06\x06\x07"  # brightness of a pit, by its seeds


class Kalah(Game):
    title = "Kalah"
    rules = (
        "Pick one of your pits. Its seeds go one by one into the next pits and your store, counterclockwise. If the "
        "last one reaches your store, move again. If it falls into an empty pit of yours, it and the seeds opposite "
        "go to your store. When a row is empty, the other player keeps the seeds in theirs. The most seeds win."
    )
    motion = "sow"
    players = 2
    OPTIONS = (Option("pits", 6, 3, 6), Option("seeds", 4, 1, 6))

    def __init__(self, pits: int = 6, seeds: int = 4) -> None:
        """Start with `seeds` seeds in each of the `pits` pits of a player. Raise an OptionError unless `pits` is 3 to 6
        and `seeds` 1 to 6."""
        pits, seeds = options = self.checked(pits, seeds)
        cols = pits + 2
        super().__init__(2, cols, 2, options)
        self._pits = pits
        row = bytes([seeds] * pits) + b"\x00"
        self._counts = bytearray(row + row)  # the seeds, by place
        self._cells = bytes(range(cols + 1, 2 * cols)) + bytes(range(pits, -1, -1))  # by place
        self._places = bytearray([HOLE] * (2 * cols))  # by cell
        for place in range(len(row) * 2):
            self._places[self._cells[place]] = place
        self._sown = BLANK[:]  # by ply: the seeds that were sown, plus 128 times the seeds that were captured
        self._rest = b""  # the seeds before the rows were emptied at the end of the game

    # -- moves

    def legal_moves(self) -> list:
        if self.outcome is not None:
            return []
        counts, places, start = self._counts, self._places, self.cols if self.turn == 1 else 0
        return [cell for cell in range(start + 1, start + self.cols - 1) if counts[places[cell]]]

    def is_legal(self, move: int) -> bool:
        return 0 <= move < len(self._places) and move in self.legal_moves()

    def push(self, move: int) -> None:
        counts, player, pits = self._counts, self.turn, self._pits
        self._record(move)
        start = self._places[move]
        seeds = counts[start]
        counts[start] = 0
        last = sow(counts, player, start, seeds)
        taken = capture(counts, player, last)
        if self.ply > len(self._sown):
            self._sown.extend(BLANK)
        self._sown[self.ply - 1] = seeds | taken << 7
        if last != player * (pits + 1) - 1:
            self.turn = 3 - player
        if not any(counts[:pits]) or not any(counts[pits + 1 : -1]):
            self._finish()

    def _finish(self) -> None:
        """Give the seeds that are left to their owners, and set the outcome."""
        counts, pits = self._counts, self._pits
        self._rest = bytes(counts)
        for place in range(len(counts) - 1):
            if place != pits:
                counts[pits if place < pits else -1] += counts[place]
                counts[place] = 0
        one, two = counts[pits], counts[-1]
        if one == two:
            self.outcome = Outcome(0, (), "the same number of seeds")
        else:
            winner = 1 if one > two else 2
            self.outcome = Outcome(winner, (self._cells[winner * (pits + 1) - 1],), "more seeds")

    def pop(self) -> int:
        self.ply = ply = self.ply - 1
        move: int = self._moves[ply]
        counts, pits = self._counts, self._pits
        if self._rest:
            counts[:] = self._rest
            self._rest = b""
        self.turn, self.outcome = self._movers[ply], None
        start, seeds, taken = self._places[move], self._sown[ply] & 127, self._sown[ply] >> 7
        if taken:
            last = self._last_place(ply)
            counts[self.turn * (pits + 1) - 1] -= taken
            counts[last], counts[2 * pits - last] = 1, taken - 1
        sow(counts, self.turn, start, seeds, -1)
        counts[start] = seeds
        return move

    @property
    def hash(self) -> int:  # type: ignore[override]
        """A hash of at most 30 bits. It is the same for equal positions."""
        return crc32(self._counts, self.turn) & 0x3FFFFFFF

    # -- for bots

    def candidates(self) -> list:
        """Return the legal moves: first those that end in the player's store, then the others from there on."""
        counts, places, store = self._counts, self._places, self.turn * (self._pits + 1) - 1
        moves: list = []
        for move in self.legal_moves():
            place = places[move]
            moves.append((place + counts[place] == store, place, move))
        moves.sort(reverse=True)
        return [move for _, _, move in moves]

    def evaluate(self, player: int) -> int:
        if self.outcome is not None:
            return super().evaluate(player)
        from .kalah_evaluation import evaluate

        value = evaluate(self._counts, self._pits, self.turn)
        return value if player == self.turn else -value

    def fetch(self) -> None:
        from .kalah_evaluation import foresight  # noqa: F401

    def foresight(self, player: int) -> "Callable[[int], int]":
        from .kalah_evaluation import foresight

        return foresight(self, player)

    # -- the board

    def at(self, cell: int) -> int:
        """Return the owner of a store or of a pit with seeds, 0 for an empty pit, or HOLE."""
        place = self._places[cell]
        if place == HOLE:
            return HOLE
        is_store = place == self._pits or place == 2 * self._pits + 1
        return 1 + place // (self._pits + 1) if is_store or self._counts[place] else 0

    def count(self, cell: int) -> int:
        """Return the number of seeds in a pit or store, or -1 for a cell that is neither."""
        place = self._places[cell]
        return -1 if place == HOLE else self._counts[place]

    def fill_looks(self, buffer: array, viewer: int) -> None:
        """Show pits as bars, brighter with more seeds. A store has its full brightness if it has most of the seeds."""
        counts, pits, cells = self._counts, self._pits, self._cells
        most = pits * self.options[1] + 1
        for cell in range(len(buffer)):
            buffer[cell] = 0
        for place in range(len(counts)):
            seeds, owner = counts[place], 1 + place // (pits + 1)
            if place == owner * (pits + 1) - 1:
                buffer[cells[place]] = look(owner, min(2 + 5 * seeds // most, 7))
            elif seeds:
                buffer[cells[place]] = look(owner, _LEVELS[min(seeds, len(_LEVELS) - 1)], UPRIGHT)

    def key(self, viewer: int = ALL) -> bytes:
        return bytes(self._counts) + bytes((self.turn,))

    def score(self, player: int) -> int:
        return self._counts[player * (self._pits + 1) - 1]

    # -- how a person picks a move and sees it

    def snap(self, cell: int) -> int:
        """Return the cell itself, or the store of the same column for a corner without a pit."""
        return cell if self._places[cell] != HOLE else 0 if cell == self.cols else 2 * self.cols - 1

    def _changed_cells(self, place: int, seeds: int, taken: int, player: int) -> tuple:
        """Return the cells that a move of `player` changes, in order: the pit, the cells that get its seeds, and after
        a capture the opposite pit and the store."""
        counts, first = len(self._counts), (player - 1) * (self._pits + 1)
        cells = []
        for step in range(seeds + 1):
            at = ((place - first + step) % (counts - 1) + first) % counts
            cells.append(self._cells[at])
        if taken:
            cells += [self._cells[2 * self._pits - at], self._cells[first + self._pits]]
        return tuple(cells)

    def _last_place(self, ply: int) -> int:
        """Return the place of the last seed of move number `ply`."""
        counts, first = len(self._counts), (self._movers[ply] - 1) * (self._pits + 1)
        distance = self._places[self._moves[ply]] - first + (self._sown[ply] & 127)
        return (distance % (counts - 1) + first) % counts

    def swept(self) -> tuple:
        ply = self.ply - 1
        if ply < 0:
            return ()
        sown = self._sown[ply]
        return self._changed_cells(self._places[self._moves[ply]], sown & 127, sown >> 7, self._movers[ply])

    def trace(self) -> tuple:
        """Return the cell of the last seed: the store, if it was captured."""
        return self.swept()[-1:]

    def preview(self, picked: tuple, cell: int) -> tuple:
        """Return the cells that change if the seeds on `cell` are sown, without those of a capture."""
        place = self._places[cell]
        return () if place == HOLE else self._changed_cells(place, self._counts[place], 0, self.turn)

    def refusal(self, picked: tuple, cell: int) -> tuple:
        place = self._places[cell]
        if place == HOLE or (place + 1) % (self._pits + 1) == 0:
            return "it is not a pit", cell
        if place // (self._pits + 1) != self.turn - 1:
            return "it is your opponent's", cell
        return "this pit is empty", cell

    def why(self, move: int) -> str:
        """Return why `move` is a good one, or "" if no reason is known."""
        self.push(move)
        taken = self._sown[self.ply - 1] >> 7
        is_again = self.turn == self._movers[self.ply - 1]
        self.pop()
        return "captures seeds" if taken > 1 else "gives another turn" if is_again else ""
