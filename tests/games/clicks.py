"""A game of two people as a series of touched pixels."""

from glowgrid.view.window import follow


def moves_to_click(game, layout, chance):
    """Yield each move of a game with the pixels to touch for it.

    Prefer a move that ends the game, then any move whose cells are all in the window.
    """
    while game.outcome is None:
        legal = game.legal_moves()
        chance.shuffle(legal)
        seen = [move for move in legal if all(layout.sees(cell) for cell in game.path(move))]
        move = next((move for move in seen if ends(game, move)), seen[0])
        yield move, [(layout.x_of(cell), layout.y_of(cell)) for cell in game.path(move)]
        game.push(move)
        for cell in game.trace():
            if layout.windowed:
                follow(layout, cell)


def ends(game, move):
    game.push(move)
    over = game.outcome is not None and game.outcome.winner
    game.pop()
    return over
