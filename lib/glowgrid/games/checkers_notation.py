"""Read moves of Checkers as its players write them. Loaded on demand."""

from ..engine.game import Game


def parse(game: Game, text: str) -> int:
    """Return the legal move that `text` names, such as `11-15` or `22x15`. Of a chain such as `22x15x6`, return the
    first jump. A chain has to be possible as a whole. `22x6` stands for a chain if all chains from 22 to 6 begin with
    the same jump. Raise a MoveError for anything else."""
    numbers = text.strip().lower().replace("-", "x").split("x")
    moves = [move for move in game.legal_moves() if _fits(game, move, numbers)]
    if len(numbers) == 2 and not moves:
        moves = [
            move
            for move in game.legal_moves()
            if numbers[0] == _ends(game, move)[0] and _reaches(game, move, numbers[1])
        ]
    if len(moves) == 1:
        return moves[0]
    return Game.parse(game, text)


def _ends(game: Game, move: int) -> list:
    return game.notation(move).replace("-", "x").split("x")


def _fits(game: Game, move: int, numbers: list) -> bool:
    """Return whether `move` and jumps after it are the squares `numbers`, in order."""
    if _ends(game, move) != numbers[:2]:
        return False
    if len(numbers) == 2:
        return True
    player = game.turn
    game.push(move)
    fits = game.turn == player and any([_fits(game, jump, numbers[1:]) for jump in game.legal_moves()])
    game.pop()
    return fits


def _reaches(game: Game, move: int, last: str) -> bool:
    """Return whether a chain that begins with `move` ends on the square `last`."""
    player = game.turn
    game.push(move)
    if game.turn != player or game.outcome is not None:
        found = _ends(game, move)[1] == last
    else:
        found = any([_reaches(game, jump, last) for jump in game.legal_moves()])
    game.pop()
    return found
