"""Commands of the play scene that are rarely used: less common keys and items of the pause menu. Loaded on demand.

This module also shows why a cell cannot be picked, and lets the keys 4 and 6 change a replay's pace.
"""

from ..engine.game import PASS
from ..words import match as words

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Iterator

    from .types import Picker, PlayScene, Transition


def refuse(picker: "Picker", cell: int) -> "Iterator[None]":
    """Generator: show that `cell`, or the cell that the game names instead, cannot be picked. Print why, if known."""
    why, where = picker.game.refusal(picker.picked, cell)
    told = words.ILLEGAL
    if why:
        from ..translation import translated_in_steps

        yield
        told = words.ILLEGAL_WHY.format(*(yield from translated_in_steps([why], "refusal")))
    picker.refuse(told, where)


def pace(play: "PlayScene", at: int, key: str, paces: tuple) -> int:
    """Return the new index in `paces` (times per move). `at`: the old index. If `key` is 4, go slower; if 6, faster."""
    if key in "46":
        at = min(max(at + (1 if key == "6" else -1), 0), len(paces) - 1)
        play.say(words.PACE.format(paces[at]))
    return at


def overlays(play: "PlayScene") -> list:
    """Return the overlays that the game of `play` needs: for numbers beside the board, for what closes again,
    and for handing the board over."""
    game = play.match.game
    found: list = []
    if game.outcome is None and (hasattr(game, "count") or hasattr(game, "draw_form") or hasattr(game, "setup_plies")):
        from .beside_board import BesideBoard

        found.append(BesideBoard(play))
    if hasattr(game, "closed"):
        from .glimpse_overlay import GlimpseOverlay

        found.append(GlimpseOverlay(play))
    if not game.perfect and len([seat for seat in play.match.seats if seat.person]) > 1:
        from . import hand_over_overlay

        found += hand_over_overlay.overlays(play)
    return found


def held(play: "PlayScene", key: str) -> "Transition":
    """Do what a held key means: B takes back once more, C redoes, and 0 passes or runs a command of the game."""
    if key == "B":
        return play.take_back()
    if key == "C":
        if play.match.undone:
            play.match.redo(to_person=True)  # called here, because calls must not nest deeper
        else:
            play.refuse(words.NOTHING_AGAIN)
    elif play.picker.active:
        _pass_or_command(play)
    return None


def _pass_or_command(play: "PlayScene") -> None:
    """Pass, if the rules allow it. If not, run the game's first command, unless the pause menu would ask about it."""
    game = play.match.game
    if game.is_legal(PASS):
        play.match.play(PASS)
    else:
        for _, sentence, command in game.commands()[:1]:
            if not sentence.endswith("?"):
                do(play, command)


def do(play: "PlayScene", wish: "str | Callable") -> "Transition":
    """Run an item of the pause menu. `wish`: the item's name, or a function f(match) that returns a message."""
    if wish not in ("redo", "hint", "coach"):
        while play.running.load():  # a bot may have to agree
            play.poll()
    if wish == "take_back":
        return play.take_back()
    if wish == "redo":
        held(play, "C")
    elif wish == "hint":
        play.ask()
    elif wish == "coach":
        play.ask(True)
    elif callable(wish):
        told = wish(play.match)
        if told:
            play.say(told)
    return None
