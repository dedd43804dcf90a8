"""Say why a piece of the Royal Game of Ur cannot move."""

_HOME = 15


def refusal(owner: int, cell: int, path: bytes, step: int, to: int, counts: bytearray) -> tuple:
    """Return (reason, cell to highlight) for a `cell` that can't be picked.

    `owner`: whose pieces are there. `path` and `counts`: by step, the cells of the player to move, and how many of the
    player's pieces are there. `step`: the step of the cell. `to`: the step to which the roll leads.
    """
    if path[step] != cell or not counts[step]:
        return "it is your opponent's" if owner else "pick one of your pieces", cell
    if step == _HOME:
        return "it is already home", cell
    if to > _HOME:
        return "you need the exact number to get home", path[_HOME]
    if counts[to]:
        return "your own piece is there", path[to]
    return "the piece there is safe", path[to]
