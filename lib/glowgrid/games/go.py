"""Go: surround area. Area scoring with komi for player 2 (White), positional superko, no suicide.

A move is the cell of a stone, or PASS. Two passes in a row stop the game: the players agree which stones are dead, or
play on. The second stop ends the game, and all stones count as alive. Names of cells are those of go players: a letter
without I, and a row counted from the bottom.

>>> game = Go()
>>> game.notation(0), game.notation(80), game.parse("D4")
('A9', 'J1', 48)
"""

from binascii import crc32

from ..engine.game import ALL, PASS, Outcome
from ..engine.looks import DOT, look
from ..engine.options import Option
from .go_board import GoBoard

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Callable, Generator, Iterable

_DEAD = (0, look(1, 3, DOT, "D"), look(2, 3, DOT, "D"))  # looks of marked stones, by player


class Go(GoBoard):
    title = "Go"
    rules = (
        "Take turns to place stones. A group without an empty cell next to it is captured. No position may repeat. You "
        "may pass. After two passes, mark the dead stones and agree. Your stones and the cells they surround count, "
        "plus komi for player 2."
    )
    letters = "ABCDEFGHJKLMNOPQRST"  # of the columns
    OPTIONS = (Option("size", 9, 5, 19), Option("komi_x2", 13, 0, 30))
    _acting: "Generator[None, None, int] | None" = None  # a bot that looks for dead stones

    # -- the end

    def agreed(self) -> Outcome:
        """Return the outcome if the game ends now, without the marked stones."""
        from .go_end import result

        return result(self)

    def score(self, player: int) -> int:
        """Return the player's area, without komi."""
        from .go_end import score

        return score(self)[player]  # type: ignore[no-any-return]

    # -- the agreement

    def group(self, cell: int) -> tuple:
        """Return the stones of the group on `cell`, or () if there is none."""
        if not self._board[cell]:
            return ()
        stones = [cell]
        while self._nexts[stones[-1]] != cell:
            stones.append(self._nexts[stones[-1]])
        return tuple(stones)

    def start_agreeing(self) -> None:
        self._acting = None
        super().start_agreeing()

    def bot_act(self, player: int) -> int:
        if self._acting is None:
            from .go_end import act

            self._acting = act(self, player)
        try:
            next(self._acting)
        except StopIteration as done:
            self._acting = None
            return int(done.value)
        return -1

    # -- for bots

    def fetch(self) -> None:
        from .go_evaluation import begin  # loaded on demand: only a search needs it

        if self._evaluator is None:
            self._evaluator = begin(self)

    def prepare(self) -> "Iterable[None]":
        return self._evaluator.prepare()

    def candidates(self) -> list:
        """Return the most promising moves, best first, and PASS. None of them fills an eye of the player."""
        self.fetch()
        return self._evaluator.candidates()

    def evaluate(self, player: int) -> int:
        """Return the value for `player` if the player to move passes, in tenths of a point."""
        if self.outcome is not None:
            return super().evaluate(player)
        self.fetch()
        for _ in self._evaluator.prepare():
            pass
        value = self._evaluator.value
        return value if player == 1 else -value

    def foresight(self, player: int) -> "Callable[[int], int]":
        self.fetch()
        return self._evaluator.foresight(player)

    # -- the board

    def at(self, cell: int) -> int:
        return self._board[cell]  # type: ignore[no-any-return]

    def fill_looks(self, buffer: "array", viewer: int) -> None:
        """Show stones that are marked as dead as dots. All other cells look as `at` says."""
        for cell in range(len(buffer)):
            buffer[cell] = _DEAD[self._board[cell]] if self.acts is not None and self.marked[cell] else 0

    def key(self, viewer: int = ALL) -> bytes:
        """Return the position, with the passes, and with a checksum of the history if that can forbid a move."""
        past = crc32(self._earlier[: self.ply]) if self._captures else 0
        state = bytes((self.turn, self.last() == PASS, self._stops))
        return bytes(self._board) + state + past.to_bytes(4, "little")

    # -- how a person picks a move and sees it

    def preview(self, picked: tuple, cell: int) -> tuple:
        """Return the cell, and the stones that would be captured."""
        if self._board[cell]:
            return ()
        found: tuple = (cell,)
        for step in self._near[cell]:
            beside = cell + step
            is_opponent = self._board[beside] == 3 - self.turn and beside not in found
            if is_opponent and self._is_captured(self._roots[beside], cell):
                found += self.group(beside)
        return found

    def why(self, move: int) -> str:
        """Return why `move` is a good one, or "" if no reason is known."""
        for step in self._near[move] if move != PASS else ():
            if self._board[move + step] == self.turn and self._sole_liberty(move + step) == move:
                return "saves stones from capture"
        return ""

    def refusal(self, picked: tuple, cell: int) -> tuple:
        if self._board[cell]:
            return "it is taken", cell
        if not self._room[cell] and not self._lives(cell):
            return "it would have no liberties", cell
        return "the position would repeat", cell

    def notation(self, move: int, viewer: int = ALL) -> str:
        if move == PASS:
            return "pass"
        return self.letters[move % self.cols] + str(self.rows - move // self.cols)

    def parse(self, text: str) -> int:
        """Return the legal move that `text` names, such as `D4` or `pass`. Raise a MoveError for anything else."""
        name = text.strip()
        column, row = self.letters[: self.cols].find(name[:1].upper()), name[1:]
        move = PASS if name.lower() == "pass" else -1
        if column >= 0 and 0 < len(row) < 3 and not row.strip("0123456789"):
            move = (self.rows - int(row)) * self.cols + column
        if self.is_legal(move) and self.notation(move).lower() == name.lower():
            return move
        from ..engine.faults import MoveError, short

        raise MoveError(f"{short(name)!r} is not a legal move here; {self.expected()}.")
