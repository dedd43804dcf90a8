"""Moves read from text, in their game's notation. A game imports it when it is first asked to: plain text, transcripts
and matches with somebody elsewhere need it, and no other game on light does.
"""

MYPY = False
if MYPY:  # type checkers take it for true
    from .game import Game


def parse(game: "Game", text: str) -> int:
    """Return the legal move that `text` names in the game's notation, or raise a MoveError that says what was
    expected."""
    name = text.strip().lower()
    cell = _cell(game, name)
    if cell >= 0 and game.is_legal(cell) and game.notation(cell) == name:
        return cell
    for move in game.legal_moves():
        if game.notation(move) == name:
            return move
    raise _error("", name, f" is no move here; {game.expected()}.")


def _error(sentence: str, quoted: str = "", rest: str = "") -> ValueError:
    """Return an error with a sentence in which the beginning of what was written may be quoted."""
    from .faults import MoveError, short

    return MoveError(f"{sentence}{short(quoted)!r}{rest}" if rest else sentence)


def _cell(game: "Game", name: str) -> int:
    """Return the cell that is called so where the game's moves are cells, as most are; below 0 where none is."""
    row = name[1:3]
    if not row or row.strip("0123456789"):
        return -1
    return (int(row) - 1) * game.cols + ord(name[0]) - 97


def expected(game: "Game") -> str:
    """Return half a sentence that tells what a move looks like now."""
    moves = game.legal_moves()
    if not moves:
        return "the game is over"
    one = game.notation(moves[0])
    return f"expected one of {len(moves)} moves such as {one}" if len(moves) > 1 else f"expected {one}"


# -- where tokens fall


def column(game: "Game", text: str) -> int:
    """Return the column, from 0, that `text` names, or raise a MoveError that says what was expected."""
    text = text.strip()
    if text not in [game.notation(col) for col in range(game.cols)]:
        raise _error("", text, f" is no column; {game.expected()}.")
    if not game.is_legal(int(text) - 1):
        raise _error(f"Column {text} is full; {game.expected()} with room in it.")
    return int(text) - 1
