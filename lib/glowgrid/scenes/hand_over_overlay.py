"""Overlay of the play scene if several people share the board and the game hides something from each of them.

When another player's turn begins, the board first shows what everybody may see, including the last move. Then it goes
dark, except for the number and the colour of the player who has to take it. The key 5 or # shows this player's view.
Loaded for games with chance or hidden information only.
"""

from ..engine.hand_over import HandOver, is_due, is_needed
from ..view.animation import beat
from ..view.font import HEIGHT, columns
from ..view.palette import FULL, WHITE, ink
from .scene import PRESS

MYPY = False
if MYPY:  # true for type checkers only
    from ..view.canvas import Canvas
    from .types import Event, PlayScene

_LOOK_MS = 1500  # time for which the last move is shown before the board goes dark


def overlays(play: "PlayScene") -> list:
    """Return the overlays that a match of a game with chance or hidden information begins with."""
    return [HandOverOverlay(play)] if is_needed(play.match) else []


class HandOverOverlay:
    def __init__(self, play: "PlayScene") -> None:
        """Hide the board of the scene `play` until the player whose turn it is has taken it."""
        self._play = play
        self._hand_over = HandOver(play.match)
        self._turn_began: int | None = None  # None: the board goes dark at once
        self.is_asking = self._is_taken = self._wants_hint = False

    def _is_due(self) -> bool:
        return self._play.picks and is_due(self._play.match)

    def _is_dark(self, now_ms: int) -> bool:
        """Return whether the board must be dark now.

        A window onto a large board goes dark at once, because its place could betray the cells that were picked.
        """
        play, began = self._play, self._turn_began
        if not self._is_due():
            return False
        at_once = self.is_asking or began is None or not play.last or play.board.layout.windowed
        return at_once or play.since(now_ms, began) > _LOOK_MS

    def handle(self, event: "Event") -> None:
        """Remember that the player has taken the board. The scene below handles the key as well, but picks nothing."""
        if self.is_asking and event.kind == PRESS and event.key in "5#":  # a touched pixel has the key ""
            self._is_taken = True

    def update(self, now_ms: int) -> None:
        """Ask the player whose turn it is to take the board, and show it to a player who has taken it."""
        play = self._play
        if not self._is_due():
            self._turn_began, self.is_asking = now_ms, False
        elif self._is_taken:
            self._show()
        elif not self.is_asking and self._is_dark(now_ms):
            from ..words import special

            self.is_asking = True
            self._asked_at = now_ms
            play.say(special.TAKE_BOARD.format(play.match.seat.name))  # type: ignore[union-attr]  # a person has the turn
        self._is_taken = False

    def _show(self) -> None:
        """Show the view of the player whose turn it is. The cursor and a window onto a large board do not start where
        the last player has left them."""
        play = self._play
        game, picker = play.match.game, play.picker
        self.is_asking = False
        self._hand_over.take()
        picker.cursor = game.rows // 2 * game.cols + game.cols // 2
        play.board.follow(0)  # from any place, so that the way to the cursor is always the same
        play.refresh()
        if not play.last:
            play.board.follow(picker.cursor)
        if self._wants_hint:
            self._wants_hint = False
            play.ask()

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        """While the board is dark, draw the player's number and a frame that flashes as often as this number says."""
        if not self._is_dark(now_ms):
            return
        canvas.clear()
        if not self.is_asking:
            return
        play = self._play
        colour = play.match.seat.colour  # type: ignore[union-attr]  # a person has the turn
        bits = columns(str(colour))
        left, top = (canvas.width - len(bits)) // 2, (canvas.height - HEIGHT) // 2
        canvas.columns(bits, 0, left, top, len(bits), ink(WHITE))
        if canvas.height > HEIGHT + 1:
            canvas.edge(ink(colour, FULL if beat(colour, play.since(now_ms, self._asked_at)) else 1))

    def resume(self, command: object) -> bool:
        """Ask for the board again, because another scene has covered it. Give a hint only afterwards."""
        self._hand_over.put_down()
        self._turn_began = None
        self._play.refresh()
        self._wants_hint = command == "hint" and self._is_due()
        return self._wants_hint

    def leave(self) -> None:
        """Let the next scene show the match without a hand-over."""
        self._hand_over.end()
