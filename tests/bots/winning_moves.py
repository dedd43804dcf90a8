"""Find wins in one move by trying all moves."""


def winning_moves(game, player):
    """Return the moves with which `player` would win at once if it were their turn."""
    turn, found = game.turn, []
    for move in game.legal_moves():
        game.turn = player
        game.push(move)
        if game.outcome is not None and game.outcome.winner == player:
            found.append(move)
        game.pop()
        game.turn = turn
    return found
