"""Perft: count move sequences to verify the rules of a game."""


def perft(game, depth, ends=lambda game: False):
    """Return the number of sequences of exactly `depth` moves, at least one. No move follows a position that `ends`
    accepts. The last moves are counted without making them."""
    if ends(game):
        return 0
    moves = game.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        game.push(move)
        total += perft(game, depth - 1, ends)
        game.pop()
    return total


def turns(game, depth):
    """Return the number of sequences of `depth` turns. All moves of a player until the turn passes or the game is over
    are one turn, such as a chain of jumps. Turns with different moves count apart, even if they lead to the same
    position."""
    if not depth:
        return 1
    total, player = 0, game.turn
    for move in game.legal_moves():
        game.push(move)
        total += turns(game, depth - (game.turn != player or game.outcome is not None))
        game.pop()
    return total
