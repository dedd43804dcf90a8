"""Find the game to which a jump or a touch in the menu leads. Loaded on demand."""

from .. import games
from ..games.rows import order
from ..view.font import HEIGHT
from ..words import titles

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

    from ..view.canvas import Canvas
    from .types import Event

_SIDE = 8  # pixels of an icon


def target(
    event: "Event", item: int, count: int, page: tuple, canvas: "Canvas", recent: list, say: "Callable[[str], None]"
) -> int:
    """Return the item to which the key 2 or 8, or a touch, leads from `item`. There are `count` items.

    `page`: its first item, its columns and its lines. `recent`: see `order`. `say`: shows the title of a group.
    """
    if not event.key:
        return touched(event, item, count, page, canvas)
    down = event.key == "8"
    return line_away(item, down, page[1], count) if page[2] > 1 else group_away(item, down, recent, say)


def line_away(item: int, down: bool, columns: int, count: int) -> int:
    """Return the item in the next line of icons, or in the previous line unless `down`. The column stays the same."""
    found = item + columns if down else item - columns
    if 0 <= found < count:
        return found
    return range(item % columns, count, columns)[0 if down else -1]


def group_away(item: int, down: bool, recent: list, say: "Callable[[str], None]") -> int:
    """Return the first item of the next group. Unless `down`, return the first item of this group or, if that is
    `item`, of the previous group. Say the title of the group."""
    groups = order(recent, games.CATALOGUE.own)[1]
    starts = [at for at in range(len(groups)) if not at or groups[at] != groups[at - 1]]
    found = [at for at in starts if at > item] + starts if down else starts[-1:] + [at for at in starts if at < item]
    at = found[0 if down else -1]
    say(titles.GROUPS.split(",")[int(groups[at])])
    return at


def touched(event: "Event", item: int, count: int, page: tuple, canvas: "Canvas") -> int:
    """Return the item whose icon was touched. Beside the icons, return the previous item, this one or the next one."""
    first, columns, lines = page
    spare = canvas.height - lines * _SIDE
    top = (spare - (HEIGHT if spare > HEIGHT else 0)) // 2
    line = (event.cell // canvas.width - top) // _SIDE
    column = (event.cell % canvas.width - (canvas.width - columns * _SIDE) // 2) // _SIDE
    found: int = first + line * columns + column
    if lines > 1 and 0 <= line < lines and 0 <= column < columns and found < count:
        return found
    return item + "456".index(event.as_key().key) - 1
