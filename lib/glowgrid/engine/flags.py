"""Flags that a player puts on cells as notes, as in Minesweeper. They are not moves, and no rule depends on them.

A game class derives from Flagging before its other base class, and sets `flags` in its constructor. It draws the flags
in `fill_looks`. Flags are saved with an unfinished game: as acts, like the marks of an agreement (agreement.py).
"""

from .events import MARKED, STARTED

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

    from .types import LiveMatch

FLAG = 0x8000  # plus a cell: the act that changes the flag there


def flag(match: "LiveMatch", cell: int) -> bool:
    """Set or remove the flag on `cell`, and report MARKED. Return False if the cell can't have a flag now."""
    game: Any = match.game
    if match.phase != STARTED or not game.is_act(FLAG + cell):
        return False
    match.event_player, match.event_ply = game.turn, game.ply
    game.act(FLAG + cell)
    match.tell(MARKED, FLAG + cell)
    return True


def switch(match: "LiveMatch") -> str:
    """Let picks set flags from now on or, if they do so already, make moves again. Report MARKED. Return ""."""
    game: Any = match.game
    game.is_flagging = not game.is_flagging
    match.tell(MARKED)
    return ""


COMMANDS = (("set flags", "A pick sets or removes a flag.", switch), ("end flags", "A pick is a move again.", switch))


class Flagging:
    """The part of a game that has flags."""

    flags: bytearray  # for each cell 1 if it has a flag
    is_flagging = False  # whether picks change flags now, instead of making moves; not saved
    agreeing = False  # this is no agreement

    def can_flag(self, cell: int) -> bool:
        """Return whether `cell` can have a flag now. Flags on other cells do not count."""
        raise NotImplementedError

    @property
    def acts(self) -> list:
        """The flags, as acts that put them on a board without flags."""
        return [FLAG + cell for cell in range(len(self.flags)) if self.flags[cell] and self.can_flag(cell)]

    def is_act(self, action: int) -> bool:
        """Return whether `action`, any int, changes a flag that is possible now."""
        return 0 <= action - FLAG < len(self.flags) and self.can_flag(action - FLAG)

    def act(self, action: int) -> None:
        """Change the flag on a cell: `action` is FLAG + cell."""
        self.flags[action - FLAG] ^= 1

    def forget_acts(self) -> None:
        """Remove all flags."""
        for cell in range(len(self.flags)):
            self.flags[cell] = 0

    def commands(self) -> tuple:
        """Return the item of the pause menu that switches between flags and moves, for boards without a key #."""
        return (COMMANDS[self.is_flagging],)
