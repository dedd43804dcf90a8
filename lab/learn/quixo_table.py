"""Make lib/glowgrid/games/quixo.table: a move that keeps a win or a draw in early positions of Quixo on 4 x 4.

    python -m lab.learn quixo [--seed 1] [--out FILE]

The same seed gives the same bytes. tools.play.solved_quixo solves the game, with the extra `bench`. The board's module
puts the legal moves of each position in an order. The table says for each place in this order whether the move there is
as good as the best (won, drawn or lost), up to the first that is.
"""

import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path

from glowgrid.games import quixo_book
from glowgrid.games.quixo import Quixo
from lab.learn import bit_function, table_file
from lab.learn.bit_function import Key
from lab.learn.generator_results import result
from tools.play import solved_quixo

FILE = Path(quixo_book.__file__).with_name("quixo.table")
MOST = 3  # cubes of a player in the positions of the table
VERSION = 1
_SIZE, _CELLS = 4, 16


def make(seed: int, out: Path = FILE, most: int = MOST, solution: bytearray | None = None) -> bytes:
    """Write the table to `out`, and return its bytes. `solution`: the result of `solved_quixo.solve`, if known."""
    stored = answers(solution or solved_quixo.solve(_SIZE), most)
    content = bit_function.content(stored, most, seed)
    data = table_file.encoded(table_file.Table("quixo", _SIZE, _SIZE, VERSION, bit_function.RECORD, content))
    out.write_bytes(data)
    return data


def answers(solution: bytearray, most: int) -> dict[Key, int]:
    """Return the bits to store. `most`: the largest number of cubes of a player."""
    found: dict[Key, int] = {}
    for game in positions(most):
        codes, cells = result(quixo_book._canonical(game))
        if list(cells) != list(range(_CELLS)):
            continue  # another image is in the table
        order = result(quixo_book._order(game, cells))
        if not order:
            continue  # the player to move can win at once
        values = solved_quixo.values_of(game, solution)
        best, (own, other) = max(values.values()), quixo_book._counts(game)
        if other > own:
            found[0, codes] = len(set(values.values())) > 1
            if not found[0, codes]:
                continue
        for place, move in enumerate(order[:-1], other - own):
            found[place, codes] = values[move] == best
            if values[move] == best:
                break
    return found


def positions(most: int) -> Iterator[Quixo]:
    """Yield the positions in which player 1 is to move and has at most `most` cubes, and player 2 has as many or one
    more, but not more than `most`. Mirrored and turned images are among them."""
    for other in range(1, most + 1):
        for own in range(max(other - 1, 1), other + 1):
            for mine in itertools.combinations(range(_CELLS), own):
                rest = [cell for cell in range(_CELLS) if cell not in mine]
                for theirs in itertools.combinations(rest, other):
                    yield position(mine, theirs)


def position(mine: Sequence[int], theirs: Sequence[int]) -> Quixo:
    """Return the position with these cells of player 1, who is to move, and of player 2."""
    game = Quixo(_SIZE)
    for player, cells in ((1, mine), (2, theirs)):
        for cell in cells:
            game._set(cell, player)
    return game
