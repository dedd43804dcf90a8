"""Overlay of the play scene for games that show something for a moment, such as two cards that close again.

What the game's `closed` hides again stays visible for three seconds or until a key is pressed, which does nothing else.
Meanwhile bots wait. Chance draws at once, because the player wants to see the card. Loaded for such games only.
"""

from ..engine.events import STARTED
from ..engine.game import CHANCE
from ..view import glyphs  # noqa: F401 - so that no round of the match has to load it
from ..words import special  # noqa: F401 - the same, for each draw
from .scene import PRESS

MYPY = False
if MYPY:  # true for type checkers only
    from ..view.canvas import Canvas
    from .types import Event, PlayScene

_GLIMPSE_MS = 3000


class GlimpseOverlay:
    def __init__(self, play: "PlayScene") -> None:
        """Watch the game of the scene `play`."""
        self._play = play
        self._ply = -1
        self._closed = 0  # the viewer who sees the board as it is afterwards, or 0 if nothing has to close
        self._began = 0
        self._is_pressed = False

    def handle(self, event: "Event") -> None:
        """Remember that a key was pressed. The scene handles the key as well, but picks nothing."""
        self._is_pressed = self._is_pressed or event.kind == PRESS

    def update(self, now_ms: int) -> None:
        """Let chance draw, unless moves have their own pace. Close what was shown if it is time."""
        play = self._play
        match = play.match
        game = match.game
        if game.turn == CHANCE and match.phase == STARTED and play.picks:
            match.step(play.clock)
        elif game.ply != self._ply:
            self._ply, self._began = game.ply, now_ms
            self._closed = game.closed(match.viewer) if play.picks else 0  # type: ignore[attr-defined]  # it has one
            play.waits = self._closed > 0
            if play.waits:
                play.picker.begin(False)
        elif play.waits and (self._is_pressed or play.since(now_ms, self._began) >= _GLIMPSE_MS):
            play.waits = False
            play.board.refresh(None, self._closed)
            play.picker.begin(play.is_persons_turn())
        self._is_pressed = False

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        """Draw nothing, because the board shows everything."""

    def resume(self, command: object) -> bool:
        """Return False, because this overlay handles no command."""
        return False

    def leave(self) -> None:
        """Do nothing, because there is nothing to clean up."""
