"""Read moves of Checkers as its players write them. Loaded on demand."""

from ..engine.game import Game


def parse(game: Game, text: str) -> int:
    """Return the legal move that `text` names, such as `11-15` or `22x15`. Of a chain such as `22x15x6`, return the
    first jump. A chain has to be possible as a whole. Raise a MoveError for anything else."""
    ends = _ends(text)
    found = _named(game, "x".join(ends))
    if found >= 0:
        return found
    chains = _chains(game, *ends) if len(ends) == 2 else [_pairs(ends)]
    if len(chains) > 1:
        from ..engine.faults import MoveError

        raise MoveError(f"{text.strip()} fits several chains of jumps: write every square.")
    for move in game.legal_moves() if chains and chains[0] else ():
        if _fits(game, move, chains[0]):
            return move
    return Game.parse(game, text)


def names_in(game: Game, text: str) -> list:
    """Return the names of the jumps of a chain. Other texts are one name. `22x6` is a chain if no single jump is called
    this, and there is only one chain from 22 to 6."""
    ends = _ends(text)
    if len(ends) > 2:
        return _pairs(ends)
    chains = _chains(game, *ends) if len(ends) == 2 and _named(game, "x".join(ends)) < 0 else []
    return chains[0] if len(chains) == 1 else [text]


def _ends(text: str) -> list:
    return text.strip().lower().replace("-", "x").split("x")


def _pairs(ends: list) -> list:
    return [ends[at] + "x" + ends[at + 1] for at in range(len(ends) - 1)]


def _named(game: Game, word: str) -> int:
    """Return the legal move `word`, which has an x between its two squares, or -1."""
    for move in game.legal_moves():
        if game.notation(move).replace("-", "x") == word:
            return move
    return -1


def _fits(game: Game, move: int, names: list) -> bool:
    """Return whether the jumps `names` can be made in one turn, and `move` is the first of them."""
    if game.notation(move) != names[0]:
        return False
    if len(names) == 1:
        return True
    player = game.turn
    game.push(move)
    fits = game.turn == player and any([_fits(game, jump, names[1:]) for jump in game.legal_moves()])
    game.pop()
    return fits


def _chains(game: Game, first: str, last: str) -> list:
    """Return the chains from the square `first` to the square `last` that end the turn, each as a list of names."""
    found: list = []
    for move in game.legal_moves():
        name = game.notation(move)
        start, _, end = name.partition("x")
        if start != first:
            continue
        player = game.turn
        game.push(move)
        if game.turn == player:
            found.extend([[name] + rest for rest in _chains(game, end, last)])
        elif end == last:
            found.append([name])
        game.pop()
    return found
