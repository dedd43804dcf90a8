"""A game of people at one board as a series of touched pixels."""

from glowgrid.view.layout import layout_of
from glowgrid.view.window import follow

PATIENCE = 60  # plies after which a player passes whenever it is allowed


def layout_on_8x8(game):
    """Return the layout of the game's board on 8x8 lights. A window onto a larger board shows its middle."""
    layout = layout_of(game, 8, 8)
    if layout.windowed:
        follow(layout, game.rows // 2 * game.cols + game.cols // 2)
    return layout


def moves_to_click(game, layout, chance):
    """Yield each move of a game with the pixels to touch for it: none for a pass. Push the move afterwards."""
    while game.outcome is None:
        move = move_to_click(game, layout, chance)
        yield move, [(layout.x_of(cell), layout.y_of(cell)) for cell in game.path(move)]
        game.push(move)
        for cell in game.trace():
            if layout.windowed:
                follow(layout, cell)


def move_to_click(game, layout, chance):
    """Return a legal move.

    Prefer a move that ends the game, then any move whose cells are all in the window. Pass only if nothing else is
    possible, or if the game has become long.
    """
    legal = game.legal_moves()
    chance.shuffle(legal)
    legal.sort(key=lambda move: (game.path(move) == ()) != (game.ply > PATIENCE))
    seen = [move for move in legal if all(layout.sees(cell) for cell in game.path(move))]
    return next((move for move in seen if ends(game, move)), seen[0])


def ends(game, move):
    game.push(move)
    over = game.outcome is not None and game.outcome.winner
    game.pop()
    return over
