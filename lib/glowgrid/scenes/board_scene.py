"""The match as light, for the scenes that show one: play and over."""

from ..view.board import BoardView
from ..view.palette import WARN, ink
from ..words.en import match as words
from .scene import Scene

_REFUSED_MS = 600


class BoardScene(Scene):
    attract = False

    def enter(self) -> None:
        self.match = self.session.match
        game = self.match.game
        self.board = BoardView(game, self.match.seats, self.canvas.width, self.canvas.height)
        for cell in game.trace():
            self.board.follow(cell)
        self._refused_at = self.clock.now()
        self._refused_cell: int | None = None
        self._refusing = False

    def leave(self) -> None:
        """Let go of the game, which is large: whoever still holds the scene for a while does not hold that."""
        del self.match, self.board

    def seat_text(self, template: str, player: int, *rest) -> str:
        """Return a sentence about a player: `template` takes their name, their mark, and the rest."""
        seat = self.match.seats[player - 1]
        return template.format(seat.name, seat.mark, *rest)

    def refuse(self, why: str, cell: int | None = None) -> None:
        """Show that something can't be: on a cell, or round the edge; and say why."""
        self._refused_at = self.clock.now()
        self._refused_cell = cell
        self._refusing = True
        self.say(why)

    def take_back(self) -> int:
        """Take moves back to a person's turn; return how many, 0 where that is refused."""
        count = self.match.moves_to_person()
        if count and self.match.take_back(count):
            self.say(words.TAKEN_BACK.format(count))
            return count
        self.refuse(words.NOTHING_BACK)
        return 0

    def draw_refusal(self, canvas, now_ms: int) -> None:
        """Flash what was refused, for a moment."""
        if not self._refusing:
            return
        t = self.since(now_ms, self._refused_at)
        self._refusing = t < _REFUSED_MS
        lit = ink(WARN) if t // 100 % 2 == 0 else 0
        if self._refused_cell is None:
            canvas.edge(lit)
        else:
            self.board.paint(canvas, self._refused_cell, lit)
