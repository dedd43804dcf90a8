"""Overlay that shows the status of the game in the play and result scenes. Key 0 opens it.

It prints the last move and the score, dims the board, and flashes a frame in the colour of the player whose turn it is.
If the board is larger than the grid, the overlay replaces the dimmed board with a picture of the whole board. If each
player has a board of their own, the overlay shows the viewer's own board, and the cursor keys scroll it.
The overlay closes after a while, or at the next key. Loaded on demand.
"""

from ..view.animation import breathe, frame_turn
from ..view.palette import FULL
from ..words import match as words
from .scene import BACK, PRESS

MYPY = False
if MYPY:  # true for type checkers only
    from ..view.canvas import Canvas
    from ..view.overview import Overview
    from .types import Event, PlayScene, Steps, Transition

_DIM_MS = 1000
_WHOLE_MS = 3000
_DIM, _HIDDEN = 2, 0  # levels of the board


class GameStatusOverlay:
    def __init__(self, play: "PlayScene") -> None:
        """Show the status of the game in the scene `play`. If the game is over, show only the whole board."""
        game = play.match.game
        over = game.outcome is not None
        self._play, self._began, self._ply = play, play.clock.now(), game.ply
        self._hue = 0 if over else play.board.hues[game.turn]  # of the frame
        self._overview: Overview | None = None
        self._own: tuple | None = None  # cells of the last move on the viewer's own board, while it is shown
        self._steps = self._load()
        play.dim(FULL if over else _DIM)

    def _load(self) -> "Steps":
        """Generator: print the status, and load the picture of the whole board if the board is larger than the grid."""
        play = self._play
        if self._hue:
            yield from self._tell()
        game, viewer = play.match.game, play.match.viewer
        own = game.own(viewer) if hasattr(game, "own") else 0
        if own:
            self._own = game.trace(own)  # type: ignore[call-arg]  # of a game with `own`
            play.board.refresh(None, own)
            play.board.no_targets()
            play.dim(_HIDDEN)
        elif play.board.layout.windowed:
            from ..view.overview import Overview

            yield
            self._overview = Overview(play.board, play.last, play.canvas.width, play.canvas.height)
            play.dim(_HIDDEN)

    def _tell(self) -> "Steps":
        play = self._play
        match = play.match
        last, mover = match.game.last(), match.game.mover()
        is_answer = getattr(match.game, "is_answer", None)
        if last is not None and (mover == 0 or is_answer is not None and is_answer(match.game.ply - 1)):
            from ..match_sentences import describe_move

            play.say(describe_move(match, last, mover or 0))  # drawn by chance, or an answer
        elif last is not None:
            play.say(words.LAST.format(match.notation(last)))
        if match.game.score(1) is not None:
            from ..result_sentences import describe_points

            yield
            for sentence in describe_points(match):
                play.say(sentence)
        if play.picker.active and not play.board.quiet:
            play.say(words.DIM)

    def handle(self, event: "Event") -> "Transition":
        """Close when a key is pressed. The scene below then handles the key as well."""
        if event.kind != PRESS:
            return None
        if event.key in "2468" and self._own is not None and self._play.board.layout.windowed:
            self._began = self._play.clock.now()
            return None
        self._close()
        return BACK

    def _close(self) -> None:
        play = self._play
        play.dim(FULL)
        if self._own is not None:
            self._own = None
            play.board.refresh()
            play.picker.pick(play.picker.picked)

    def update(self, now_ms: int) -> "Transition":
        """Go on with `_load`, unless a move was made meanwhile. Close after the time limit and the last flash."""
        if self._play.match.game.ply == self._ply:
            for _ in self._steps:
                return None
        elif self._own is not None:  # the scene shows the board after the move
            self._own = None
            self._play.dim(FULL)
        is_whole = self._overview is not None or self._own is not None
        if self._play.since(now_ms, self._began) < (_WHOLE_MS if is_whole else _DIM_MS):
            return None
        self._close()
        return None if self._hue else BACK

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        """Draw the picture of the whole board once it is loaded, and the frame while it flashes."""
        t = self._play.since(now_ms, self._began)
        if self._overview is not None:
            self._overview.draw(canvas, t)
        if self._own is not None:
            self._play.board.draw(canvas, t, FULL)
            for cell in self._own:
                self._play.board.mark(canvas, cell, breathe(t))
        if self._hue and not frame_turn(canvas, self._hue, t):
            self._hue = 0

    def resume(self, command: object) -> bool:
        """Return False, because this overlay handles no command."""
        return False

    def leave(self) -> None:
        """Do nothing, because there is nothing to clean up."""
