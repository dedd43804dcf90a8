"""What keys that are rarely pressed do in a game. 0 tells the last move, the score, and the board as a
whole where it is larger than the grid; 4 and 6 set a show's pace;
and what the pause menu was asked for. Borrowed when somebody asks."""

from ..unload import borrow, borrowing
from ..words import match as words

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable, Iterator

    from .picker import GridPicker
    from .play import Play
    from .types import Transition


def tell(play: "Play") -> "Iterator[None]":
    """Say what there is to say; show the board as a whole where only a part of it is seen. In steps."""
    match = play.match
    last = match.game.last()
    if last is not None:
        play.say(words.LAST.format(match.notation(last)))
    if match.game.score(1) is not None:
        from ..result_sentences import describe_points

        yield
        play.say(describe_points(match)[0])
    if play.picker.active and not play.board.quiet:
        play.say(words.DIM)
    if play.board.layout.windowed:
        seen = yield from borrowing("view.overview")
        play.whole = seen.Overview(play.board, play.last, play.canvas.width, play.canvas.height)


def advise(play: "Play", move: int) -> None:
    """Show a move that is advised: the cells that would be picked, and those that would be taken with them."""
    picker, path, cells = play.picker, play.match.game.path(move), play.board.cells
    picker.hint = path
    if path:
        picker.hint += tuple([cell for cell in picker.game.preview(path[:-1], path[-1]) if not cells[cell]])
    play.say(words.HINT.format(play.match.notation(move)))
    if play.running.has_hint:
        borrow("session.bot_loading").drop_hint(play.running)


def refuse(picker: "GridPicker", cell: int) -> "Iterator[None]":
    """Refuse a cell, and say why where the game knows, in steps: the fault may be another cell's."""
    why, where = picker.game.refusal(picker.picked, cell)
    told = words.ILLEGAL
    if why:
        translation = yield from borrowing("translation")
        told = words.ILLEGAL_WHY.format(*(yield from translation.translated_in_steps([why], "games")))
    picker.refuse(told, where)


def pace(play: "Play", at: int, key: str, paces: tuple) -> int:
    """Return which of `paces` a show goes on at after a key: slower with 4, faster with 6."""
    if key in "46":
        at = min(max(at + (1 if key == "6" else -1), 0), len(paces) - 1)
        play.say(words.PACE.format(paces[at]))
    return at


def do(play: "Play", wish: "str | Callable") -> "Transition":
    """Do what the pause menu was asked for: a line of its own, or a function of the match; return the next scene."""
    if wish != "redo" and wish != "hint":
        while play.running.load():  # bots may have a say
            play.poll()
    if wish == "take_back":
        return play.take_back()
    if wish == "redo":
        play.redo()
    elif wish == "hint":
        play.ask()
    elif callable(wish):
        told = wish(play.match)
        if told:
            play.say(told)
    return None
