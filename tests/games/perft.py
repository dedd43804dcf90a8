"""The count that proves a game's rules."""


def perft(game, depth):
    """Return how many sequences of `depth` moves there are; a game's end leads nowhere."""
    if depth == 0:
        return 1
    total = 0
    for move in game.legal_moves():
        game.push(move)
        total += perft(game, depth - 1)
        game.pop()
    return total
