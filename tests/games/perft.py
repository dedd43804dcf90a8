"""Perft: count move sequences to verify the rules of a game."""


def perft(game, depth, ends=lambda game: False):
    """Return the number of move sequences of exactly `depth` moves. No move follows a position that `ends` accepts."""
    if depth == 0:
        return 1
    if ends(game):
        return 0
    total = 0
    for move in game.legal_moves():
        game.push(move)
        total += perft(game, depth - 1, ends)
        game.pop()
    return total
