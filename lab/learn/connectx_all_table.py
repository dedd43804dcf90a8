"""Make lib/glowgrid/games/connectx_all.table: a best move in every early position of connect four on 7 x 6.

    python -m lab.learn connectx_all [--seed 1] [--out FILE]

The same seed gives the same bytes. BitBully, which is in the extra `bench`, gives the perfect values. The board's
module puts the legal moves of each position in an order. The table says for each place in this order whether the move
there is a best one (an earlier win or a later loss is better), up to the first that is.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from glowgrid.games import connectx_all
from lab.learn import bit_function, table_file
from lab.learn.bit_function import Key
from lab.learn.connectx_rules import COLS, ROWS, Position, bits, canonical, column, reachable, wins
from lab.learn.generator_results import result

if TYPE_CHECKING:
    from lab.learn.connectx_values import Values

FILE = Path(connectx_all.__file__).with_name("connectx_all.table")
PLIES = 9  # the last ply whose positions are in the table
VERSION = 1


def make(seed: int, out: Path = FILE, plies: int = PLIES) -> bytes:
    """Write the table of the positions up to ply `plies` to `out`, and return its bytes."""
    content = bit_function.content(answers(plies), plies, seed)
    data = table_file.encoded(table_file.Table("connectx_all", ROWS, COLS, VERSION, bit_function.RECORD, content))
    out.write_bytes(data)
    return data


def answers(plies: int) -> dict[Key, int]:
    """Return the bits to store: whether the move at a place in the order of a position is a best one."""
    from lab.learn.connectx_values import Values

    found: dict[Key, int] = {}
    values = Values()  # for all, because it is faster when it has solved earlier positions
    for ply in range(plies + 1):
        count = 0
        for moves, best in best_moves(ply, values):
            codes, is_mirrored = connectx_all._canonical(moves)
            order = result(connectx_all._order([COLS - 1 - move for move in moves] if is_mirrored else moves))
            if is_mirrored:
                best = {COLS - 1 - move for move in best}
            count += 1
            for place, move in enumerate(order[:-1]):
                found[place, codes] = move in best
                if move in best:
                    break
        print(f"ply {ply}: {count} positions, {len(found)} bits so far", flush=True)
    return found


def best_moves(ply: int, values: "Values") -> Iterator[tuple[list[int], set[int]]]:
    """Yield (moves that lead to it, its best moves) for each position after `ply` plies in which nobody can win at
    once. Of two mirror images, only one is among them."""
    for (me, other), moves in sorted(positions(ply).items()):
        filled = me | other
        within = reachable(filled)
        if not (wins(me, filled) | wins(other, filled)) & within:
            scores = {column(cell): -values.score(*canonical(other, me | cell)[:2]) for cell in bits(within)}
            best = max(scores.values())
            yield moves, {move for move, score in scores.items() if score == best}


def positions(ply: int) -> dict[Position, list[int]]:
    """Return the positions after `ply` plies in which nobody has won, and for each the moves that lead to it. Of two
    mirror images, only one is among them. The tokens of the player to move come first."""
    found: dict[Position, list[int]] = {(0, 0): []}
    for _ in range(ply):
        following: dict[Position, list[int]] = {}
        for (me, other), moves in found.items():
            winning = wins(me, me | other)
            for cell in bits(reachable(me | other)):
                if not cell & winning:
                    mine, theirs, is_mirrored = canonical(other, me | cell)
                    line = [*moves, column(cell)]
                    following.setdefault((mine, theirs), [COLS - 1 - move for move in line] if is_mirrored else line)
        found = following
    return found
