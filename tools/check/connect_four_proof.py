"""Check the proof that the first player always wins connect four on 7 x 6 with the moves in connectx.table:

    python -m tools.check.connect_four_proof               the whole proof
    python -m tools.check.connect_four_proof --part 1/20   the tree, and one diagram in 20

The check shares no code with lab.learn, which makes the table, or with the board's reader. First it follows every reply
of the opponent through the tree of moves, to the diagrams. Then it plays each diagram from each of its positions
against every reply, until the first player has won. A diagram is its own proof, so all cores share the diagrams. At
last, games against random replies compare the moves of the hard bot with those of this check.

The exit code is 1 if any line of play is not won.
"""

import argparse
import os
import random
import sys
import zlib
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from glowgrid.bots.search import Hard
from glowgrid.engine.rng import Rng
from glowgrid.games.connectx import ConnectX
from host_common import command_line
from tools.play.deciding import decide

FILE = Path(__file__).resolve().parents[2] / "lib" / "glowgrid" / "games" / "connectx.table"
GAMES = 20  # games that compare the hard bot with this check
FLOOR = sum(1 << 7 * column for column in range(7))
"""A board is an int with seven bits per column, the lowest bit at the bottom. The seventh bit is always 0."""
FIELD = FLOOR * 63
COLUMNS = tuple(63 << 7 * column for column in range(7))
NO_REPLY, MIRRORED, DIAGRAM = 0xFFFF, 0x8000, 0x4000
URGENT, PAIRS, RANKS = 1, (2, 3), (4, 5, 6, 7)


class NotProven(Exception):
    """Raised for a line of play that the first player does not win. The message names the position."""


class Position(NamedTuple):
    """The tokens of the first player and of the opponent. It is the first player's turn."""

    mine: int
    theirs: int


class Table:
    """The records of connectx.table."""

    def __init__(self, data: bytes) -> None:
        """Read the table. Raise NotProven if the header does not fit the content."""
        content = data[32:]
        numbers = [int.from_bytes(data[at : at + size], "little") for at, size in ((18, 2), (20, 2), (24, 4), (28, 4))]
        if data[:18] != b"GGT1connectx\0\0\0\0\x06\x07" or numbers != [1, 16, len(content), zlib.crc32(content)]:
            raise NotProven("the header does not fit the content")
        self._records = [content[at : at + 16] for at in range(0, len(content), 16)]

    def move(self, index: int) -> tuple[int, list[int]]:
        """Return the column of a move, and the index of the next record for a reply in each column."""
        record = self._records[index]
        return record[0], [record[at] + 256 * record[at + 1] for at in range(2, 16, 2)]

    def marked(self, index: int) -> list[int]:
        """Return the cells with each mark, from 0 to 7, of a diagram."""
        number, boards = int.from_bytes(self._records[index], "little"), [0] * 8
        for row in range(6):
            for column in range(7):
                boards[number >> 3 * (7 * row + column) & 7] |= 1 << 7 * column + 5 - row
        return boards


def winning(tokens: int) -> int:
    """Return the cells where one more token makes four in a row. Cells that are not empty may be among them."""
    found = (tokens & tokens >> 1 & tokens >> 2) << 3  # a column has no gaps
    for step, twice, thrice in ((6, 12, 18), (7, 14, 21), (8, 16, 24)):
        two = tokens & tokens >> step
        if two:
            three = two & tokens >> twice
            found |= three << thrice | three >> step | (two & tokens >> thrice) << twice
            found |= (tokens & two >> twice) << step
    return found


def flipped(board: int) -> int:
    """Return the mirror image of a board."""
    return sum((board >> 7 * column & 127) << 7 * (6 - column) for column in range(7))


# -- the tree


def leaves(table: Table) -> "tuple[int, dict[int, set[Position]]]":
    """Follow every reply through the tree. Return the number of moves, and the positions of each diagram.

    Raise NotProven for a move that can't be played, and for a reply that the tree does not answer.
    """
    found: dict[int, set[Position]] = {}
    seen: set[tuple[int, Position]] = set()
    open_ones = [(0, Position(0, 0))]
    while open_ones:
        index, position = open_ones.pop()
        if (index, position) in seen:
            continue
        seen.add((index, position))
        if index & DIAGRAM:
            found.setdefault(index - DIAGRAM, set()).add(position)
            continue
        column, following = table.move(index)
        cell = landing(position, column)
        if not cell:
            raise NotProven(f"record {index} plays in column {column + 1}, which is full: {position}")
        mine, theirs = position.mine | cell, position.theirs
        for reply in range(7):
            cell = landing(Position(mine, theirs), reply)
            if not cell:
                continue
            if cell & winning(theirs):
                raise NotProven(f"record {index} lets the opponent win in column {reply + 1}: {position}")
            following_index, then = following[reply], Position(mine, theirs | cell)
            if following_index == NO_REPLY:
                raise NotProven(f"record {index} has no answer to column {reply + 1}: {position}")
            if following_index & MIRRORED:
                then = Position(flipped(then.mine), flipped(then.theirs))
            open_ones.append((following_index & ~MIRRORED, then))
    return sum(not index & DIAGRAM for index, _ in seen), found


def landing(position: Position, column: int) -> int:
    """Return the cell where a token lands in `column`, or 0 if the column is full."""
    return (position.mine + position.theirs + FLOOR) & COLUMNS[column]


# -- the diagrams


class Diagram:
    """Plays one diagram against every reply. `won` has the positions from which it wins, without a win at once."""

    def __init__(self, marked: list[int]) -> None:
        self._urgent = marked[URGENT]
        self._pairs = [marked[mark] for mark in PAIRS]
        self._ranks = [marked[mark] for mark in RANKS]
        self.won: set[int] = set()

    def advice(self, position: Position) -> int:
        """Return the cell where the diagram plays."""
        mine, theirs = position
        playable = (mine + theirs + FLOOR) & FIELD
        danger = winning(theirs)
        for at_once in (winning(mine) & playable, danger & playable):
            if at_once:
                return at_once & -at_once
        return self._by_mark(playable & ~(danger & FIELD) >> 1 or playable)

    def _by_mark(self, cells: int) -> int:
        """Return the one of `cells` that the marks prefer."""
        best = cells & self._urgent
        if not best:
            for cells_marked in self._pairs:
                pair = cells & cells_marked
                if pair and not pair & pair - 1:
                    return pair
            for cells_marked in self._ranks:
                best = cells & cells_marked
                if best:
                    break
            else:
                best = cells
        return best & -best

    def prove(self, position: Position) -> None:
        """Play every reply from `position` to the end. Raise NotProven if one of them does not lose."""
        mine, theirs = position
        self._prove(mine, theirs, winning(mine) & FIELD)

    def _prove(self, mine: int, theirs: int, chances: int) -> None:
        """`chances`: the cells where one more of `mine` makes four in a row. They may be occupied."""
        playable = (mine + theirs + FLOOR) & FIELD
        if chances & playable:
            return
        key = mine << 49 | theirs
        if key in self.won:
            return
        danger = winning(theirs) & FIELD
        cell = danger & playable
        if cell:
            cell &= -cell
        else:
            cell = self._by_mark(playable & ~(danger >> 1) or playable)
        mine |= cell
        playable = playable ^ cell | cell << 1 & FIELD
        chances = winning(mine) & FIELD
        threats = chances & playable
        if danger & playable or not playable:
            raise NotProven(f"no win from {Position(mine ^ cell, theirs)}")
        # a reply elsewhere than at a threat loses at once
        replies = 0 if threats & threats - 1 else threats or playable
        while replies:
            reply = replies & -replies
            replies ^= reply
            if not reply << 1 & chances:  # otherwise the cell above wins at once
                if mine + theirs + reply == FIELD:
                    raise NotProven(f"a draw from {Position(mine ^ cell, theirs)}")
                self._prove(mine, theirs | reply, chances)
        self.won.add(key)


def positions_won(marked: list[int], positions: "set[Position]") -> int:
    """Return from how many positions a diagram wins: `positions`, and those that follow in which it has no win at
    once. Raise NotProven."""
    diagram = Diagram(marked)
    for position in sorted(positions):
        diagram.prove(position)
    return len(diagram.won)


# -- the hard bot


def bot_follows(table: Table, seed: int) -> int:
    """Play the hard bot against random replies. Return the number of its moves. Raise NotProven if one of them is not
    the move of this check."""
    game, rng, replies, bot = ConnectX(), Rng(seed), random.Random(seed), Hard()
    index, position, is_mirrored, count = 0, Position(0, 0), False, 0
    while game.outcome is None:
        if index & DIAGRAM:
            cell, following = Diagram(table.marked(index - DIAGRAM)).advice(position), [index] * 7
        else:
            column, following = table.move(index)
            cell = landing(position, column)
        column = (cell.bit_length() - 1) // 7
        expected, move = 6 - column if is_mirrored else column, decide(bot, game, rng)
        if move != expected:
            raise NotProven(f"the hard bot plays in column {move + 1} instead of {expected + 1}: {list(game.moves)}")
        game.push(move)
        count += 1
        if game.outcome is not None:
            break
        reply = replies.choice(game.legal_moves())
        game.push(reply)
        column = 6 - reply if is_mirrored else reply
        mine = position.mine | cell
        position = Position(mine, position.theirs | landing(Position(mine, position.theirs), column))
        index = following[column]
        if index & MIRRORED:
            index, is_mirrored = index - MIRRORED, not is_mirrored
            position = Position(flipped(position.mine), flipped(position.theirs))
    if game.outcome is None or game.outcome.winner != 1:
        raise NotProven(f"the hard bot did not win: {list(game.moves)}")
    return count


# -- the command


def check(data: bytes, part: int = 1, parts: int = 1, games: int = GAMES) -> str:
    """Check the table `data`, and return a sentence with what was proven. Raise NotProven.

    `part` of `parts`: only every so many diagrams. `games`: games of the hard bot to compare.
    """
    table = Table(data)
    moves, found = leaves(table)
    chosen = sorted(found)[part - 1 :: parts]
    chosen.sort(key=lambda index: -len(found[index]))
    with ProcessPoolExecutor(min(os.cpu_count() or 1, len(chosen))) as pool:
        marked = [table.marked(index) for index in chosen]
        won = sum(pool.map(positions_won, marked, [found[index] for index in chosen]))
    compared = sum(bot_follows(table, seed) for seed in range(games))
    return (
        f"The first player wins: {moves} moves answer every reply up to {sum(map(len, found.values()))} positions of "
        f"{len(found)} diagrams. {len(chosen)} diagrams were played against every reply, from {won:,} positions. "
        f"The hard bot made the same {compared} moves in {games} games."
    )


def _part(text: str) -> tuple[int, int]:
    part, parts = map(int, text.split("/"))
    if not 1 <= part <= parts:
        raise argparse.ArgumentTypeError("expected a part such as 1/20")
    return part, parts


def main() -> int:
    """Print what was proven, and return the exit code."""
    parser = command_line.parser("python -m tools.check.connect_four_proof", "Check the proof for connect four.")
    parser.add_argument("--part", type=_part, default=(1, 1), help="check one diagram in so many, such as 1/20")
    options = parser.parse_args()
    try:
        print(check(FILE.read_bytes(), *options.part))
    except NotProven as error:
        print(f"Not proven: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
