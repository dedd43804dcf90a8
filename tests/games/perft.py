"""Perft: count move sequences to verify the rules of a game."""


def perft(game, depth):
    """Return the number of move sequences of exactly `depth` moves."""
    if depth == 0:
        return 1
    total = 0
    for move in game.legal_moves():
        game.push(move)
        total += perft(game, depth - 1)
        game.pop()
    return total
