"""Picker with which a player also sets flags, which are notes and not moves (see engine/flags.py). Loaded on demand.

The key # switches between moves and flags. While it is on flags, the cursor flashes red, and 5 or a touch sets a flag
on a cell or removes it.
"""

from ..agreement_sentences import describe_act
from ..engine.flags import flag, switch
from ..view.palette import FULL, WARN, ink
from ..words import agreement as words
from .move_picker import GridPicker
from .scene import PRESS

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable
    from typing import Any

    from ..engine.match import Match
    from ..view.board_view import BoardView
    from ..view.canvas import Canvas


class FlagPicker(GridPicker):
    def __init__(self, match: "Match", board: "BoardView", refuse: "Callable") -> None:
        """Pick moves and flags of the game of `match`. `board`, `refuse`: as in GridPicker."""
        GridPicker.__init__(self, match.game, board, refuse)
        self.match = match

    def _press(self, key: str, kind: str) -> int | None:
        if key != "#":
            return super()._press(key, kind)
        if kind == PRESS:
            switch(self.match)
        return None

    def take(self, cell: int) -> int | None:
        if not self.game.is_flagging:  # type: ignore[attr-defined]  # a game with flags
            return super().take(cell)
        if not flag(self.match, cell):
            self.refuse("", cell)
        return None

    def draw(self, canvas: "Canvas", t: int, lit: bool) -> None:
        super().draw(canvas, t, lit)
        if self.points and lit and self.game.is_flagging:  # type: ignore[attr-defined]
            self.board.ring(canvas, self.cursor, ink(WARN, FULL))


def show_flags(play: "Any", action: int | None) -> None:
    """Say in the scene `play` which flag has changed or, if `action` is None, what picks do now, and show it. The first
    call only gives the scene a FlagPicker."""
    if not hasattr(play.picker, "match"):  # the class may have been loaded again
        cursor = play.picker.cursor
        play.picker = FlagPicker(play.match, play.board, play.refuse)
        play.picker.cursor = cursor
        play.refresh()
        return
    if action is None:
        play.say(words.FLAGS_ON if play.match.game.is_flagging else words.FLAGS_OFF)
    else:
        play.say(describe_act(play.match, action))
    play.board.refresh()
    play.picker.pick(())
