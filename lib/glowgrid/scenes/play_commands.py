"""Commands of the play scene that are rarely used: less common keys and items of the pause menu. Loaded on demand.

This module also shows hints, shows why a cell cannot be picked, and lets the keys 4 and 6 change a replay's pace.
"""

from ..engine import events
from ..engine.game import PASS
from ..words import match as words

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Iterable, Iterator

    from .types import Picker, PlayScene, Transition


def ask(play: "PlayScene", again: bool) -> "Iterable[None]":
    """Clear the picked cells, and return steps that compute a hint. `again`: rate all moves instead, and return no
    steps. If nobody is to move, do nothing."""
    if not play.is_persons_turn():
        play.refuse(words.NO_HINT)
        return ()
    play.poll()  # this module has just been imported
    play.picker.pick(())
    if again:
        from .coach_overlay import CoachOverlay

        if play.match.thoughts.adviser is not None:
            play.match.advise(None)
        play.overlays = [CoachOverlay(play)] + list(play.overlays)
        return ()
    from ..session.bot_loading import advising

    return advising(play.running, play.session.rng, play.refuse)


def show_answer(play: "PlayScene", event: int, move: int) -> "Iterable[None]":
    """Show `move` as a hint if `event` is HINTED. If not, show that the opponent was asked or has refused. Return steps
    that go on with it, one per round."""
    from ..words import special

    if event == events.HINTED and not play.match.game.is_legal(move):
        from ..session.bot_loading import drop_hint

        drop_hint(play.running)
        play.refuse(special.NOTHING_PROVEN)
        return ()
    if event == events.HINTED:
        _advise(play, move)
        return _explain(play, move)
    play.refuse(special.OPPONENT_ASKED if event == events.ASKED else special.NOT_AGREED)
    return ()


def _advise(play: "PlayScene", move: int) -> None:
    """Show `move` as a hint: highlight the cells to pick and the empty cells that the move changes."""
    picker, path, cells = play.picker, play.match.game.path(move), play.board.cells
    picker.hint, play.told = path, ""
    if path:
        picker.hint += tuple([cell for cell in picker.game.preview(path[:-1], path[-1]) if not cells[cell]])
    if play.running.hint:
        from ..session.bot_loading import drop_hint

        drop_hint(play.running)


def _explain(play: "PlayScene", move: int) -> "Iterator[None]":
    """Generator: say the hint `move`, and why it is good, if that is known."""
    from ..engine.hint_reasons import reason
    from ..translation import translated_in_steps

    yield
    match = play.match
    told, why = match.notation(move), reason(match.game, move, match)
    yield
    if why:
        (why,) = yield from translated_in_steps([why], "hint")
        told = play.told = f"{told} {why}"
    play.say(words.HINT.format(told))


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
