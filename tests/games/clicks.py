"""A game of two people as the pixels they touch."""


def moves_to_click(game, layout, chance):
    """Yield a game's moves with the pixels to click for each, until it is over. Prefer a move that ends the game, then
    any whose cells are all in the window."""
    while game.outcome is None:
        legal = game.legal_moves()
        chance.shuffle(legal)
        seen = [move for move in legal if all(layout.sees(cell) for cell in game.path(move))]
        move = next((move for move in seen if ends(game, move)), seen[0])
        yield move, [(layout.x_of(cell), layout.y_of(cell)) for cell in game.path(move)]
        game.push(move)
        for cell in game.trace():
            if layout.windowed:
                layout.follow(cell)


def ends(game, move):
    game.push(move)
    over = game.outcome is not None and game.outcome.winner
    game.pop()
    return over
