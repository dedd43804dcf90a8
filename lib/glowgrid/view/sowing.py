"""Animation of a move that drops pieces one by one, such as seeds. Loaded on demand, for games whose `motion` is "sow".

Each cell flashes white when the hand reaches it, and then looks as it does after the move.
"""

from .layout import EMPTY, OWN
from .palette import WHITE, ink

MYPY = False
if MYPY:  # true for type checkers only
    from .canvas import Canvas
    from .types import Board

_CELL_MS = 130  # time per cell


def seen(board: "Board", cells: tuple) -> list:
    """Return (player, look, ink) of each of `cells`, as the board shows them now."""
    found: list = []
    for cell in cells:
        player, look = board.cells[cell], board.looks[cell] if board.looks else 0
        at = OWN + 1 + 2 * board.own_looks.index(look) if look in board.own_looks else EMPTY + player
        found.append((player, look, board.inks[at]))
    return found


def draw(board: "Board", canvas: "Canvas", cells: tuple, before: list, t: int) -> bool:
    """Draw the animation as it is `t` ms after its start. `before`: what `seen` returned before the move. Return False
    if it is over."""
    reached = t // _CELL_MS
    if reached >= len(cells):
        return False
    for index in range(reached + 1, len(cells)):
        player, look, colour = before[index]
        if look:
            from . import cell_looks  # stays

            cell_looks.paint(board, canvas, cells[index], look, colour, ink(WHITE))
        else:
            board.paint(canvas, cells[index], colour, player > 0 and player == board.hollow)
    board.paint(canvas, cells[reached], ink(WHITE))
    return True
