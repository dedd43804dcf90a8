"""Picker with which people mark cells and agree after the last move (see engine/agreement.py). Loaded on demand.

The keys 2, 4, 6 and 8 move the cursor. 5 or a touch marks a cell, or takes its mark off. # accepts the marks. The
pause menu has both commands, done and play on. The marks are looks that the game draws.
"""

from ..engine.agreement import DONE
from ..engine.agreement_acts import act
from .move_picker import DigitPicker, GridPicker
from .scene import PRESS

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any


class MarkPicker(GridPicker):
    match: "Any" = None  # the match of the game, set after the constructor

    def pick(self, cells: tuple) -> None:
        if not self.match.game.agreeing:
            super().pick(cells)
            return
        self.picked = self._ghost = ()
        self.active = self.points = self.match.awaits_person
        for cell in range(len(self.board.mask)):
            self.board.mask[cell] = bool(self.match.game.group(cell))
        self.board.no_targets()

    def _look_ahead(self) -> None:
        if not self.match.game.agreeing:
            super()._look_ahead()

    def _press(self, key: str, kind: str) -> int | None:
        if key != "#" or not self.match.game.agreeing:
            return super()._press(key, kind)
        if kind == PRESS and self.match.awaits_person:  # not once more for the next player
            act(self.match, DONE)
        return None

    def take(self, cell: int) -> int | None:
        if not self.match.game.agreeing:
            return super().take(cell)
        if not self.match.awaits_person or not act(self.match, cell):
            self.refuse("", cell)
        return None


def show(play: "Any", action: int | None) -> None:
    """Say what has happened in the agreement, and let people mark cells in the scene `play` as long as it lasts. In a
    game with flags (engine/flags.py), let the player set flags instead."""
    if hasattr(play.match.game, "flags"):
        from .flag_picker import show_flags

        show_flags(play, action)
        return
    from ..agreement_sentences import describe_act
    from ..match_sentences import fill
    from ..words import agreement as words

    match = play.match
    if action is not None:
        play.say(describe_act(match, action))
    if match.game.agreeing != isinstance(play.picker, MarkPicker):
        play.picker = _picker(play)
    play.refresh()
    if match.game.agreeing:
        play.say(fill(match, match.game.turn, words.TURN))


def _picker(play: "Any") -> GridPicker:
    """Return a new picker for the scene `play`."""
    game = play.match.game
    usual = GridPicker if game.digit(1) is None else DigitPicker
    picker = (MarkPicker if game.agreeing else usual)(game, play.board, play.refuse)
    if isinstance(picker, MarkPicker):
        picker.match = play.match
    picker.cursor = play.picker.cursor
    return picker
