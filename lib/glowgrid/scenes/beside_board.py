"""Overlay of the play scene that shows numbers beside the board: a draw of chance that still counts, and the count of
things on a cell. Loaded on demand, for games with such numbers.

Without room beside the board, a draw is shown in a corner until a key is pressed, and key 0 shows both numbers. While
draws set up the game before its first pick, the grid is dark.
"""

from ..engine import draws, events
from ..match_sentences import describe_move
from ..view import motion
from ..view.beside import NumberPicture
from ..view.layout import SECRET
from ..view.palette import FULL, WHITE, ink
from .scene import PRESS

MYPY = False
if MYPY:  # true for type checkers only
    from ..view.canvas import Canvas
    from .types import Event, PlayScene, Transition

_FACE_MS = 180  # time for which each of two other numbers is shown before the draw
_COUNT_MS = 1000


class BesideBoard:
    def __init__(self, play: "PlayScene") -> None:
        """Show the numbers of the game in the scene `play`. Say which draw still counts."""
        self._play = play
        self._ply = -1
        self._drawn: NumberPicture | None = None
        self._faces: tuple = ()  # two other numbers, which are shown before the draw
        self._is_beside = True  # whether there is room for the draw beside the board
        self._is_asked = True  # whether a draw without room is shown
        self._has_counts = hasattr(play.match.game, "count")
        self._count: NumberPicture | None = None
        self._has_room = False  # whether there is room for the count beside the board
        self._counted = -1  # the cell and the ply that the count belongs to
        self._began = self._asked_at = play.clock.now()
        self._has_asked = False  # whether key 0 has asked for the count
        self._follow()
        if draws.standing(play.match.game) >= 0:
            move: int = play.match.game.last()  # type: ignore[assignment]  # a draw
            play.say(describe_move(play.match, move, 0))

    # -- the draw

    def _follow(self) -> None:
        """Prepare the picture of the draw that counts in the current position."""
        play = self._play
        game, is_new = play.match.game, 0 <= self._ply < play.match.game.ply
        self._ply = game.ply
        self._drawn, self._faces = None, ()
        form, ply = getattr(game, "draw_form", ""), draws.standing(game)
        if not form or ply < 0:
            return
        number = game.draw_number(game.last())  # type: ignore[attr-defined]
        self._drawn = self._placed(number, form)
        if is_new:
            self._began, self._is_asked = play.clock.now(), True
            if not motion.is_reduced:
                self._faces = self._placed((number + 1) % 5, form), self._placed((number + 2) % 5, form)

    def _placed(self, number: int, form: str) -> NumberPicture:
        picture = NumberPicture(number, form)
        self._is_beside = picture.place_beside(self._play.board.layout, self._play.canvas, True)
        if not self._is_beside:
            picture.place_over(self._play.canvas, True)
        return picture

    def _draw_drawn(self, canvas: "Canvas", drawn: NumberPicture, now_ms: int) -> None:
        face = self._play.since(now_ms, self._began) // _FACE_MS
        if 0 <= face < len(self._faces):
            self._faces[face].draw(canvas, ink(WHITE, 4))
        else:
            self._faces = ()
            drawn.draw(canvas, ink(WHITE, FULL))

    # -- the count

    def _find_count(self) -> None:
        """Prepare the picture of the count on the cell at the cursor, or of the last move."""
        play = self._play
        cell = play.last[-1] if play.last else -1
        if play.picker.points:
            cell = play.picker.cursor
        if self._counted == self._ply << 10 | cell + 1:
            return
        self._counted, self._count = self._ply << 10 | cell + 1, None
        if cell < 0 or play.board.cells[cell] >= SECRET:
            return
        number = play.match.game.count(cell)  # type: ignore[attr-defined]
        if number >= 0:
            self._count = count = NumberPicture(number)
            self._has_room = count.place_beside(play.board.layout, play.canvas, False)
            if self._has_room and self._drawn is not None and self._is_beside:
                self._has_room = not count.overlaps(self._drawn)
            if not self._has_room and not count.place_over(play.canvas, False):
                self._count = None

    # -- the overlay

    def handle(self, event: "Event") -> "Transition":
        """Key 0 shows what has no room beside the board. Other keys hide it. The scene handles the key as well."""
        if event.kind == PRESS:
            self._is_asked = self._has_asked = event.key == "0"
            self._asked_at = self._play.clock.now()
        return None

    def update(self, now_ms: int) -> "Transition":
        """Play the draws that set up the game, if some are left."""
        match = self._play.match
        if match.phase == events.STARTED and draws.is_setup(match.game, match.game.ply):
            match.step()
        return None

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        """Draw the numbers. While draws set up the game before its first pick, hide the board."""
        game = self._play.match.game
        if draws.is_setup(game, game.ply):
            if not game.mover(0):
                canvas.clear()
            return
        if game.ply != self._ply:
            self._follow()
        if self._drawn is not None and (self._is_beside or self._is_asked):
            self._draw_drawn(canvas, self._drawn, now_ms)
        if self._has_counts:
            self._find_count()
            is_over = self._has_asked and self._play.since(now_ms, self._asked_at) < _COUNT_MS
            if self._count is not None and (self._has_room or is_over):
                self._count.draw(canvas, ink(WHITE, 6))

    def resume(self, command: object) -> bool:
        """Return False, because this overlay handles no command."""
        return False

    def leave(self) -> None:
        """Do nothing, because there is nothing to clean up."""
