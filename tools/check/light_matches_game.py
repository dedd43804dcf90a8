"""Check that the grid shows the match: compare the strip's pixels with the cells of the game.

The check has two steps, because different inks can look alike on the grid:

1. Each visible pixel must have the colour of its ink on the canvas.
2. Each visible cell with a piece must have an ink of its owner's hue. An empty cell must be dark, unless it glows
   because the player who has the turn may play there.

A few cells may be covered by white and red marks: the cursor, picked cells, a hint, a refused move, or a number.
"""

from collections.abc import Iterator
from typing import Any

from glowgrid.app.app import _FRAME_MS, App
from glowgrid.engine.as_text import seen
from glowgrid.engine.game import HIDDEN, HOLE, Game
from glowgrid.engine.looks import GLYPH, hue_of, level_of, shape_of
from glowgrid.engine.match import STOPPED, Match
from glowgrid.view.end import BOARD_MS, CLOSE_MS
from glowgrid.view.layout import layout_of
from glowgrid.view.palette import LINE, WARN, WHITE
from host_sim.parts.strip_layout import Frame

SHOWN = ("Play", "Result", "Replay")  # the scenes that show the match
MARKS = 6  # cells that may be covered at once: the cursor, two picks, two of a hint, one refused
GLOW = 4  # the brightest level of an empty target
DIM = 2  # the brightest level of an empty target that is one pixel wide
UNLIT = LINE << 3 | 2  # the ink of the unlit points of a die, which may cover a corner of the board
THOUGHT = 3  # the brightest level of an empty cell while a bot thinks


def difference(app: App, scene: Any, frame: Frame, moving: bool = False) -> str:
    """Return a sentence about the first difference between the lights in `frame` and the match, or "" if they agree.

    `moving` is True if a move was made just now. The cells that this move changes are then not compared.
    """
    if type(scene).__name__ == "Check":
        return ""  # it lights pixels by their number on the strip
    return _of_light(app, frame) or (_of_match(app, scene, moving) if type(scene).__name__ in SHOWN else "")


def _of_light(app: App, frame: Frame) -> str:
    canvas, colours = app.canvas, app.console.grid.sent  # type: ignore[attr-defined]  # the real one
    for y, row in enumerate(frame):
        for x, (red, green, blue) in enumerate(row):
            ink = canvas.pixels[y * canvas.width + x]
            if red << 16 | green << 8 | blue != colours[ink]:
                return f"pixel {x}, {y} is {red}, {green}, {blue}, but is drawn in ink {ink}"
    return ""


def _of_match(app: App, scene: Any, moving: bool) -> str:
    match = app.session.match
    assert match is not None  # these scenes always have a match
    ended = type(scene).__name__ == "Result"
    if ended and not _is_resting(app, scene) or not scene._level:
        return ""  # covered by rings or numbers, or showing the whole board or an earlier position
    if (match.phase == STOPPED) != (match.game.outcome is not None):
        return "the match is stopped, but the game is not over, or the other way round"
    covered, swept = 0, match.game.swept() if moving else ()
    for cell, inks in _cells(app, scene, match.game):
        if cell in scene.picker._ghost or _is_under_die(app, scene, match.game, cell):
            continue  # shows a preview, or a part of a die
        if any(ink & 7 and ink >> 3 in (WHITE, WARN) for ink in inks):
            covered += not _seen(scene, match, cell)[1]  # looks may be white or red themselves
        elif cell not in swept and (
            not all(_is_right(scene, match, cell, ink) for ink in inks) or _is_solid(scene, match, cell, inks)
        ):
            return f"match and light disagree in cell {cell} of {match.game.title}:\n{match.game}"
    unlimited = ended or scene.refusal.active  # blocked cells, or a cross over the grid
    return "" if covered <= MARKS or unlimited else f"{covered} cells of {match.game.title} are covered"


def _is_under_die(app: App, scene: Any, game: Game, cell: int) -> bool:
    """Return True if the cell may be covered by a die or by the dark frame around it, because an unlit point of a die
    is in the cell or next to it."""
    if not hasattr(game, "draw_form"):  # no dice
        return False
    canvas, layout = app.canvas, _layout(app, scene, game)
    x, y = layout.x_of(cell), layout.y_of(cell)
    rows = range(max(y - 1, 0), min(y + layout.size + 1, canvas.height))
    columns = range(max(x - 1, 0), min(x + layout.size + 1, canvas.width))
    return any(canvas.pixels[row * canvas.width + column] == UNLIT for row in rows for column in columns)


def _is_resting(app: App, scene: Any) -> bool:
    """Return True if the scene Result shows the final board of the game, with nothing drawn over it."""
    # reading the clock here would change it for the firmware
    drawn_at = app.console.clock.add(app._frame_at, -_FRAME_MS)
    at = scene.since(drawn_at, scene._begun) % scene._end.span
    return not scene.review.left and scene._lines is None and CLOSE_MS <= at < BOARD_MS


def _is_solid(scene: Any, match: Match, cell: int, inks: set[int]) -> bool:
    """Return True if an empty cell without a look is lit like a piece.

    That is the case if all its pixels are lit. If the cell has only one pixel, that pixel must also be brighter than
    the glow of a target.
    """
    if any(_seen(scene, match, cell)) or match.thinking or scene.picker.points and cell == scene.picker.cursor:
        return False
    glow = [ink for ink in inks if ink & 7 and ink >> 3 != LINE]
    return len(inks) == len(glow) and (scene.board.layout.size > 1 or max(ink & 7 for ink in glow) > DIM)


def _is_right(scene: Any, match: Match, cell: int, ink: int) -> bool:
    """Return True if `ink` is correct for the cell, given what the match's viewer may see of the cell."""
    owner, look = _seen(scene, match, cell)
    if look and not owner and cell == scene.picker.cursor and match.seat and ink >> 3 == match.seat.colour:
        return True  # the cursor between two of its flashes
    if owner == HOLE:
        return ink == 0 or look > 0 and ink >> 3 == _hue(match, look)
    if look and not owner:
        return ink & 7 == 0 or ink >> 3 == _hue(match, look)
    if owner == HIDDEN:
        return ink >> 3 in (LINE, match.seats[match.game.turn - 1].colour)  # a mark of its own, or the glow of a target
    if owner and ink & 7 == 0 and look and level_of(look) == 0:
        return True  # a real piece stands on the light
    if owner and ink == 0:
        return shape_of(look) > 0  # a shape leaves some pixels of its cell dark
    if owner:
        return ink >> 3 == match.seats[owner - 1].colour and ink & 7 > 0
    if ink == 0 or ink == LINE << 3 | 1:
        return True
    seat = match.seat
    if seat is None or ink >> 3 != seat.colour:
        return False
    return match.thinking and ink & 7 <= THOUGHT or ink & 7 <= GLOW and _is_target(match.game, cell)


def _seen(scene: Any, match: Match, cell: int) -> tuple[int, int]:
    """Return (owner, look) of a cell as the viewer of the scene sees it."""
    cells, looks = seen(match.game, scene.board.viewer if hasattr(match.game, "closed") else match.viewer)
    return cells[cell], looks[cell] if looks else 0


def _hue(match: Match, look: int) -> int:
    hue = hue_of(look)
    is_players = 0 < hue <= len(match.seats) and shape_of(look) != GLYPH
    return match.seats[hue - 1].colour if is_players else hue


def _is_target(game: Game, cell: int) -> bool:
    return any(cell in game.path(move) for move in game.legal_moves())


def _cells(app: App, scene: Any, game: Game) -> Iterator[tuple[int, set[int]]]:
    """Yield (cell, inks of the cell's top row and left column) for each visible cell.

    The other pixels of a cell are not compared with the game, because they only form the shape of the piece.
    """
    canvas, layout = app.canvas, _layout(app, scene, game)
    for cell in range(game.rows * game.cols):
        if layout.sees(cell):
            x, y = layout.x_of(cell), layout.y_of(cell)
            start = y * canvas.width + x
            top = {canvas.pixels[start + step] for step in range(layout.size)}
            yield cell, top | {canvas.pixels[start + step * canvas.width] for step in range(layout.size)}


def _layout(app: App, scene: Any, game: Game) -> Any:
    """Return where the cells of the board are on the grid."""
    layout = layout_of(game, app.canvas.width, app.canvas.height)
    if layout.windowed:
        layout.top, layout.left = scene.board.layout.top, scene.board.layout.left
    return layout
