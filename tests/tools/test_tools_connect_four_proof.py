"""The proof for connect four holds, and a table with a changed move or mark is refused."""

import zlib

import pytest

from tools.check import connect_four_proof as proof
from tools.check.connect_four_proof import NotProven, Position, Table

BYTES = proof.FILE.read_bytes()
PARTS = 20


def changed(at, value):
    """Return the table with one byte changed, and a digest that fits."""
    data = bytearray(BYTES)
    data[at] = value
    data[28:32] = zlib.crc32(data[32:]).to_bytes(4, "little")
    return bytes(data)


def moves_of_tree():
    table = Table(BYTES)
    return proof.leaves(table)


def test_every_reply_in_the_tree_leads_to_a_diagram():
    moves, found = moves_of_tree()
    assert moves > 20 and len(found) > 20
    assert all(position.mine & position.theirs == 0 for positions in found.values() for position in positions)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(1, PARTS + 1))
def test_a_share_of_the_diagrams_wins_against_every_reply(part):
    assert proof.check(BYTES, part, PARTS, games=1).startswith("The first player wins")


@pytest.mark.slow(whole=True, minutes=1)
def test_the_whole_proof_holds():
    """Runs with --rest, in one process: the other processes of pytest-xdist go on."""
    table = Table(BYTES)
    _, found = proof.leaves(table)
    assert sum(proof.positions_won(table.marked(index), found[index]) for index in found) > 100_000


def test_the_hard_bot_makes_the_moves_of_the_proof():
    table = Table(BYTES)
    assert all(proof.bot_follows(table, seed) for seed in range(100, 104))


def test_another_first_move_is_not_proven():
    with pytest.raises(NotProven):
        proof.check(changed(32, 0))


def test_a_reply_without_an_answer_is_not_proven():
    data = changed(34, 0xFF)
    data = bytearray(data)
    data[35] = 0xFF
    data[28:32] = zlib.crc32(data[32:]).to_bytes(4, "little")
    with pytest.raises(NotProven, match="no answer to column 1"):
        proof.check(bytes(data))


def test_a_diagram_without_marks_is_not_proven():
    _, found = moves_of_tree()
    index = max(found, key=lambda index: len(found[index]))
    with pytest.raises(NotProven, match="no win|a draw"):
        proof.positions_won([proof.FIELD] + [0] * 7, found[index])


def test_a_header_that_does_not_fit_is_refused():
    for data in (BYTES[:-1], BYTES[:40] + b"\xee" + BYTES[41:], b"X" + BYTES[1:]):
        with pytest.raises(NotProven, match="header"):
            Table(data)


def test_a_cell_that_completes_four_is_found_in_every_direction():
    row = Position(1 | 1 << 7 | 1 << 21, 0)
    assert proof.winning(row.mine) & proof.FIELD == 1 << 14
    assert proof.winning(0b111) & proof.FIELD == 0b1000
    assert proof.winning(1 | 1 << 8 | 1 << 16) & proof.FIELD == 1 << 24
    assert proof.winning(1 << 3 | 1 << 9 | 1 << 21) & proof.FIELD == 1 << 15
