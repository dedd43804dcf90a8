"""Pairs, the memory game: turn two cards face up. Two equal cards are yours, and you go on.

Nobody deals. Chance draws a card when it is turned, among the cards that nobody has seen, so no board knows a card
before the players do. A turn has four moves: a cell, chance's draw for it, a second cell, and a draw. A cell is a
move's number; a draw is _CARD plus the number of the card. A card that was seen before has only one possible draw.

>>> game = Pairs(2, 2)
>>> for name in "a1 A b1 B a1".split():
...     game.push(game.parse(name))
>>> [game.notation(move) for move in game.legal_moves()]  # it was seen before
['A']
"""

from binascii import crc32

from ..engine.game import ALL, CHANCE, Game, Outcome
from ..engine.imperfect import Imperfect
from ..engine.looks import DOT, GLYPH, GREY, look
from ..engine.options import Option

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Generator

    from ..engine.rng import Rng

_CARD = 64
_MOST = 36  # cells
_CLOSED = 99  # the viewer who sees the board with all cards face down
_HUES = b"\x01\x02\x03\x04\x05\x06"  # cards with the same hue have different shapes


class Pairs(Imperfect):
    title = "Pairs"
    rules = (
        "Turn two cards. If they are equal, you keep them and go on. If not, they close again: remember them. The most "
        "pairs win. Alone, use as few turns as you can."
    )
    draw_verb = "shows"
    OPTIONS = (
        Option("rows", 4, 2, 9),
        Option("cols", 4, 2, lambda chosen: min(9, _MOST // chosen[0]), lambda chosen: 1 + chosen[0] % 2),
        Option("players", 2, 1, 4),
    )

    def __init__(self, rows: int = 4, cols: int = 4, players: int = 2) -> None:
        """Start with rows x cols closed cards. Raise an OptionError unless there are up to 36 cards, an even number,
        and 1 to 4 players."""
        options = self.checked(rows, cols, players)
        super().__init__(options[0], options[1], options[2], options)
        cells = options[0] * options[1]
        self._cards = bytearray(cells)  # the card of each cell, counted from 1; 0 if nobody has seen it
        self._board = bytearray(cells)  # who has taken the card
        self._side = 1  # whose turn it is, also while chance draws
        if options[2] == 1:
            self.fewest_possible = self._fewest_possible

    # -- moves

    def legal_moves(self) -> list:
        if self.outcome is not None:
            return []
        if self.turn == CHANCE:
            return [move for move, _ in self.chances()]
        first, board = self._first(), self._board
        return [cell for cell in range(len(board)) if not board[cell] and cell != first]

    def chances(self) -> list:
        """Return (move, weight) for each card that can be on the cell that was picked: how many of it are unseen."""
        cards = self._cards
        card = cards[self._moves[self.ply - 1]]
        if card:
            return [(_CARD + card - 1, 1)]
        found = []
        for card in range(1, len(cards) // 2 + 1):
            unseen = 2 - cards.count(bytes((card,)))
            if unseen:
                found.append((_CARD + card - 1, unseen))
        return found

    def is_legal(self, move: int) -> bool:
        if self.outcome is not None or move < 0:
            return False
        if self.turn == CHANCE:
            return move in self.legal_moves()
        return move < len(self._board) and not self._board[move] and move != self._first()

    def push(self, move: int) -> None:
        self._record(move)
        ply = self.ply
        if ply & 1:
            self.turn = CHANCE
            return
        cell, side = self._moves[ply - 2], self._side
        cards, board = self._cards, self._board
        cards[cell] = move - _CARD + 1
        if not ply & 3:
            first = self._moves[ply - 4]
            if cards[first] == cards[cell]:
                board[first] = board[cell] = side
                if all(board):
                    self._finish()
            else:
                self._side = side = side % self.players + 1
        self.turn = side

    def _finish(self) -> None:
        board, best, winner = self._board, 0, 0
        for player in range(1, self.players + 1):
            count = board.count(bytes((player,)))
            if count >= best:
                best, winner = count, 0 if count == best else player
        if not winner:
            self.outcome = Outcome(0, (), "the same number of pairs")
            return
        line = tuple([cell for cell in range(len(board)) if board[cell] == winner])
        self.outcome = Outcome(winner, line, "more pairs" if self.players > 1 else "all pairs are found")

    def pop(self) -> int:
        self.ply = ply = self.ply - 1
        moves = self._moves
        if ply & 1:
            cell = moves[ply - 1]
            self.turn, self._side, self.outcome = CHANCE, self._movers[ply - 1], None
            if ply & 2 and self._board[cell]:
                self._board[cell] = self._board[moves[ply - 3]] = 0
            if cell not in [moves[at] for at in range(0, ply - 1, 2)]:  # it was turned for the first time
                self._cards[cell] = 0
        else:
            self.turn = self._side
        return moves[ply]  # type: ignore[no-any-return]

    def can_pop(self) -> bool:
        """Return False: what the players have seen is not taken back."""
        return False

    def _first(self) -> int:
        """Return the cell of the first card of this turn, or -1 if no card is open."""
        return self._moves[self.ply & -4] if self.ply & 2 else -1

    def _open(self) -> tuple:
        """Return the cells that were turned last: those of this turn, or else those of the turn before."""
        count = (self.ply & 3) or min(self.ply, 4)
        return tuple([self._moves[ply] for ply in range(self.ply - count, self.ply, 2)])

    @property
    def hash(self) -> int:  # type: ignore[override]
        """A hash of at most 30 bits. It is the same for equal positions."""
        return crc32(self.key()) & 0x3FFFFFFF

    def key(self, viewer: int = ALL) -> bytes:
        picked = self._moves[self.ply - 1] + 1 if self.ply & 1 else 0
        return bytes(self._cards) + bytes(self._board) + bytes((self._side, self._first() + 1, picked))

    def score(self, player: int) -> int:
        """Return the number of pairs, or of turns if there is only one player."""
        if self.players == 1:
            return self.ply // 4
        return self._board.count(bytes((player,))) // 2

    def _fewest_possible(self) -> int:
        """Return the fewest turns: one for each pair. Only luck can reach it."""
        return len(self._board) // 2

    # -- for bots

    def evaluate(self, player: int) -> int:
        """Return the value for `player`: the lead in pairs over the best of the others."""
        if self.outcome is not None:
            return super().evaluate(player)
        others = [self.score(other) for other in range(1, self.players + 1) if other != player]
        return 100 * (self.score(player) - max(others)) if others else 0

    def fetch(self) -> None:
        from .pairs_memory import best  # noqa: F401

    def advice(self, viewer: int, rng: "Rng") -> "Generator[int, None, int]":
        """Generator: return the best card to turn for a player who remembers everything."""
        return self.guess(viewer, rng, 0)

    def guess(self, viewer: int, rng: "Rng", misses: int) -> "Generator[int, None, int]":
        """Generator: like `advice`, for a player who forgets cards. The higher `misses`, the more are forgotten."""
        from .pairs_memory import best

        return best(self, viewer, rng, misses)

    def candidates(self) -> list:
        """Return the legal moves. A card that completes a pair that was seen is first, then cards that nobody saw."""
        best: list = []
        new: list = []
        old: list = []
        moves = self.legal_moves()
        if self.turn == CHANCE:
            return moves
        for cell in moves:
            (best if self._is_paired(cell) else old if self._cards[cell] else new).append(cell)
        return best + new + old

    def why(self, move: int) -> str:
        """Return why `move` is a good one, or "" if no reason is known."""
        if self._is_paired(move):
            return "makes a pair"
        return "shows your opponent nothing new" if self._cards[move] else "was never turned"

    def _is_paired(self, cell: int) -> bool:
        """Return whether `cell` belongs to a pair that was seen, or makes a pair with the open card."""
        cards, first = self._cards, self._first()
        card = cards[cell]
        return card > 0 and (card == cards[first] if first >= 0 else cards.count(bytes((card,))) > 1)

    # -- the board

    def at(self, cell: int) -> int:
        """Return the player who has taken the card. A pair is on the board until the next card is turned."""
        return 0 if self.outcome is None and cell in self._open() else self._board[cell]

    def fill(self, buffer: bytearray, viewer: int = 0) -> None:
        buffer[:] = self._board
        for cell in self._open() if self.outcome is None else ():
            buffer[cell] = 0

    def closed(self, viewer: int) -> int:
        """Return the viewer who sees the board after two different cards have closed again, or 0 if none have to."""
        waits = self.ply and not self.ply & 3 and not self._board[self._moves[self.ply - 2]]
        return _CLOSED if waits else 0

    def fill_looks(self, buffer: "array", viewer: int) -> None:
        """Write the look of each card: a dim back, a bright face, or a dot if somebody has taken it."""
        if self.outcome is None:
            backs = look(GREY, 2, letter=":"), look(GREY, 3, letter=":")  # like a chessboard, so that cells differ
            shown = self._open() if viewer != _CLOSED else ()
            for cell in range(len(buffer)):
                owner, card = self._board[cell], self._cards[cell] - 1
                if cell in shown and card >= 0:
                    buffer[cell] = look(_HUES[card % len(_HUES)], 7, GLYPH, chr(65 + card))
                else:
                    back = backs[(cell // self.cols + cell % self.cols) & 1]
                    buffer[cell] = look(owner, 3, DOT) if owner else back
        else:
            for cell in range(len(buffer)):
                buffer[cell] = 0

    def trace(self) -> tuple:
        return self._open()

    # -- how a person picks a move and sees it

    def path(self, move: int) -> tuple:
        return (move,) if move < _CARD else ()

    def refusal(self, picked: tuple, cell: int) -> tuple:
        return "this pair is taken" if self._board[cell] else "this card is already open", cell

    def notation(self, move: int, viewer: int = ALL) -> str:
        """Return the cell, such as `c3`, or the letter of a card, such as `A`."""
        return Game.notation(self, move) if move < _CARD else chr(1 + move)

    def parse(self, text: str) -> int:
        name = text.strip().upper()
        if len(name) == 1 and self.turn == CHANCE and self.is_legal(ord(name) - 1):
            return ord(name) - 1
        return super().parse(text)
