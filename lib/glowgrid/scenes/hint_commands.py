"""Commands of the play scene for hints: ask for a hint or the coach, show the answer, explain it. Loaded on demand.

This module also shows that an online opponent was asked, or has refused.
"""

from ..engine import events
from ..words import match as words

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterable, Iterator

    from .types import PlayScene


def ask(play: "PlayScene", again: bool) -> "Iterable[None]":
    """Clear the picked cells, and return steps that compute a hint. `again`: rate all moves instead, and return no
    steps."""
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
