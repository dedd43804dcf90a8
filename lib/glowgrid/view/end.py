"""Show the end of a game. First, rings in the winner's colour close in. Then the board shows why the game ended.

The winning line blinks in the winner's colour and white. Without a line, a frame blinks for four seconds and then goes
off, because it covers the cells at the edge. If the opponent has no room for a move, empty cells flash. Then the scores
are shown as numbers. Without a winner, the whole board pulsates and there are no rings.

With reduced motion, there are no rings either, and the line and the frame are steady in the winner's colour.
"""

from . import motion
from .animation import blink, breathe
from .palette import FULL, WARN, WHITE, ink

MYPY = False
if MYPY:  # true for type checkers only
    from ..engine.game import Outcome
    from ..engine.match import Match
    from .board_view import BoardView
    from .canvas import Canvas
    from .ticker import Ticker

CLOSE_MS = 900  # duration of the rings
BOARD_MS = 5900  # duration of rings and board, before the numbers or the next cycle
_NUMBER_MS = 1500
_FRAME_MS = 4000  # when the frame goes off, from the start of a cycle


class End:
    def __init__(self, match: "Match", board: "BoardView", width: int) -> None:
        """Show the result of `match` on `board`, on a grid of `width` pixels. It is shown anew every `self.span` ms."""
        self._board = board
        board.is_still = True
        self._blocks = getattr(match.game, "blocks", False)
        self._outcome: Outcome = match.game.outcome  # type: ignore[assignment]  # the game is over
        self._score_width = 0  # pixels from one number to the next; 0 if they are shown one after another
        self._numbers = self._score_tickers(match, width)
        self._each = max([_NUMBER_MS] + [number.span for number in self._numbers])
        times = 1 if self._score_width else len(self._numbers)
        self.span = BOARD_MS + self._each * times

    def _score_tickers(self, match: "Match", width: int) -> "list[Ticker]":
        """Return a ticker for each score. Tickers are narrow if all fit side by side, otherwise as wide as the grid."""
        numbers: list = []
        seats, game = len(match.seats), match.game
        if game.score(1) is None:
            return numbers
        from .ticker import Ticker

        for part in (width // seats, width):
            numbers = []
            for player in range(1, seats + 1):
                numbers.append(Ticker(part))
                numbers[-1].show(str(game.score(player)))
            if part < width and not max([number.span for number in numbers]):
                self._score_width = part
                break
        return numbers

    def draw(self, canvas: "Canvas", t: int, at: int) -> None:
        """Draw rings, board or scores, `at` ms after the display began. `t`: the time in ms, for pulsating lights."""
        winner, board = self._outcome.winner, self._board
        at %= self.span
        if at >= BOARD_MS:
            self._draw_scores(canvas, at - BOARD_MS)
            return
        board.draw(canvas, t, 3 if winner else breathe(t, 1, FULL, 1600))
        if winner:
            self._draw_reason(canvas, winner, at)
            if at < CLOSE_MS and not motion.is_reduced:
                ring = at * (min(canvas.width, canvas.height) // 2) // CLOSE_MS
                wide, high = canvas.width - 2 * ring, canvas.height - 2 * ring
                canvas.frame(ring, ring, wide, high, ink(board.hues[winner]))

    def _draw_reason(self, canvas: "Canvas", winner: int, at: int) -> None:
        board, line, lit = self._board, self._outcome.line, at < CLOSE_MS or blink(at - CLOSE_MS)
        layout, hue = board.layout, board.hues[winner]
        colour = ink(hue) if motion.is_reduced else ink(WHITE, 6) if lit else ink(hue, 5)
        for cell in line:
            board.shape(canvas, cell, winner, colour, colour if lit else 0)
        if lit and not line and at < _FRAME_MS:
            canvas.edge(ink(hue))
        if self._blocks and lit:
            for cell, player in enumerate(board.cells):
                if not player and layout.sees(cell):
                    x, y = layout.x_of(cell) + layout.inset, layout.y_of(cell) + layout.inset
                    canvas.box(x, y, layout.point, layout.point, ink(WARN, 5))

    def _draw_scores(self, canvas: "Canvas", t: int) -> None:
        y = (canvas.height - 5) // 2
        for at, number in enumerate(self._numbers):
            if self._score_width or t // self._each == at:
                number.draw(canvas, at * self._score_width, y, ink(self._board.hues[at + 1]), t % self._each)
