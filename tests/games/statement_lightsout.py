"""The rules of Lights Out, stated slowly: a set of lit cells (row, column), and nothing of the engine."""


def pressed(lit, size, cell):
    """Return the lit cells after a press: the cell and those above, below and beside it change."""
    row, col = cell
    plus = {(row, col), (row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}
    return lit ^ {(r, c) for r, c in plus if 0 <= r < size and 0 <= c < size}


def distances(size):
    """Return lit cells -> fewest presses, for every pattern that can be put out. Only for small sizes."""
    found, border = {frozenset(): 0}, [frozenset()]
    cells = [(row, col) for row in range(size) for col in range(size)]
    while border:
        following = []
        for lit in border:
            for cell in cells:
                other = frozenset(pressed(lit, size, cell))
                if other not in found:
                    found[other] = found[lit] + 1
                    following.append(other)
        border = following
    return found
