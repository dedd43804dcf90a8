"""The board as named cells, for people who listen to it or touch it with a keyboard."""

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

_HOLE, _HIDDEN = 255, 254  # as in glowgrid.engine.game
_GREY, _SOLID, _GLYPH = 11, 0, 8  # as in glowgrid.engine.looks


def name_of(game: "Any", cell: int) -> str:
    """Return the name that the game's players use for `cell`, such as "d3"."""
    if hasattr(game, "cell_name"):
        return game.cell_name(cell)  # type: ignore[no-any-return]
    row, col = cell // game.cols, cell % game.cols
    if hasattr(game, "letters"):
        return game.letters[col] + str(game.rows - row)
    return chr(97 + col) + str(row + 1)


def means_column(game: "Any") -> bool:
    """Return whether each cell stands for its column, as in games in which pieces are dropped into columns. Players of
    these games call the columns 1, 2, 3 and so on."""
    below = (game.rows - 1) * game.cols
    return below > 0 and all([game.snap(cell) == game.snap(below + cell) for cell in range(game.cols)])


def pick_name(game: "Any", cell: int) -> str:
    """Return what players of `game` call a pick of `cell`: the number of its column, or the name of the cell."""
    return str(cell % game.cols + 1) if means_column(game) else name_of(game, cell)


def cursor_sentence(scene: "Any", words: "Any") -> str:
    """Return where the cursor is, for people who do not see the light, or "" if no cursor is shown."""
    picker, game = scene.picker, scene.match.game
    if not (picker.active and picker.points):
        return ""
    if game.at(picker.cursor) == _HOLE:
        return words.CURSOR.format(words.NO_CELL)  # type: ignore[no-any-return]
    told = words.CURSOR.format(pick_name(game, picker.cursor))
    can_pick = scene.board.mask[picker.cursor] or picker.cursor in picker.picked
    return told if can_pick else f"{told} ({words.CANNOT_PICK})"


def of(scene: "Any", words: "Any") -> dict:
    """Return the board that `scene` shows, as far as the people at it may see it, as a dict:

    - rows, cols: the size of the board
    - cells: for each cell, row by row, a list [name, content, whether it can be picked, x, y]. `content` is a phrase
      such as "amber, last move". Name and content are "" for a hole. `x` and `y` are the pixel of the grid to touch,
      or -1 if the cell is outside the window
    """
    from glowgrid.engine.as_text import seen

    match, board, layout = scene.match, scene.board, scene.board.layout
    is_analysis = type(scene).__name__ == "Analysis"
    game = scene.review.game if is_analysis or getattr(scene, "is_stepping", False) else match.game
    viewer = scene.board.viewer if hasattr(game, "closed") else match.viewer
    players, looks = seen(game, viewer)
    line = game.outcome.line if game.outcome is not None else ()
    colours = [""] + [words.COLOURS[seat.colour].lower() for seat in match.seats]
    found = []
    for cell, player in enumerate(players):
        if player == _HOLE:
            found.append(["", "", False, -1, -1])
            continue
        told = [content(game, cell, player, looks[cell] if looks else 0, colours, words)]
        can_pick = bool(not is_analysis and scene.picker.active and board.mask[cell])
        told += _analysed(scene, cell, words) if is_analysis else _marked(scene, cell, can_pick, line, words)
        is_seen = layout.sees(cell)
        x, y = (layout.x_of(cell), layout.y_of(cell)) if is_seen else (-1, -1)
        found.append([name_of(game, cell), ", ".join(told), can_pick, x, y])
    return {"rows": game.rows, "cols": game.cols, "cells": found}


def _marked(scene: "Any", cell: int, can_pick: bool, line: tuple, words: "Any") -> list:
    """Return phrases about what is highlighted on `cell`. `line`: the winning line."""
    told = []
    if cell in scene.picker.picked:
        told.append(words.PICKED)
    elif can_pick:
        told.append(words.CAN_PICK)
    if cell in line:
        told.append(words.WINNING)
    elif cell in scene.last:
        told.append(words.IS_LAST)
    return told


def _analysed(scene: "Any", cell: int, words: "Any") -> list:
    """Return phrases about the moves that the scene Analysis shows on `cell`: the one played, and the better one."""
    told = [words.PLAYED] if cell in scene.played else []
    return told + [words.BETTER] if cell in scene.better else told


def content(game: "Any", cell: int, player: int, look: int, colours: list, words: "Any") -> str:
    """Return what stands on `cell`, as far as the viewer of `player` and `look` may see it: the colour of its player,
    what its look adds, and how many stand there. `look`: see engine/looks.py."""
    told = _piece(game, player, look, colours, words)
    number = game.count(cell) if hasattr(game, "count") and player != _HIDDEN else 0
    return ", ".join([part for part in (told, str(number)) if part]) if number > 0 else told


def piece_name(game: "Any", look: int, words: "Any") -> str:
    """Return the name of the piece, such as "queen", in a game in which most pieces have letters, such as chess. In
    other games, return the name of the shape of `look`."""
    if hasattr(game, "wide"):
        from glowgrid.engine.look_reading import letter_of

        return words.PIECES.get(letter_of(look), "")  # type: ignore[no-any-return]
    from glowgrid.engine.looks import shape_of

    return words.SHAPES[shape_of(look)] if look else ""


def _piece(game: "Any", player: int, look: int, colours: list, words: "Any") -> str:
    """Return the colour of the player, and what the look adds."""
    if player == _HIDDEN:
        return words.HIDDEN  # type: ignore[no-any-return]
    from glowgrid.engine.look_reading import letter_of
    from glowgrid.engine.looks import hue_of, shape_of

    if not game.perfect and not player and (hue_of(look), shape_of(look)) == (_GREY, _SOLID):  # a closed cell or card
        return words.HIDDEN  # type: ignore[no-any-return]
    if shape_of(look) == _GLYPH:
        return words.GLYPH.format(letter_of(look))  # type: ignore[no-any-return]
    shape = piece_name(game, look, words)
    if player and player < len(colours):
        return f"{colours[player]} {shape}".strip()
    if not look:
        return words.EMPTY  # type: ignore[no-any-return]
    hue = hue_of(look)
    colour = words.HUES[hue] if hue in words.HUES else colours[hue] if hue < len(colours) else ""
    return f"{colour} {shape}".strip()
