"""The builder of the table for connect four: its rules, its checks, and builds that were interrupted."""

import pickle

import pytest

from lab.learn import connectx, connectx_tree
from lab.learn.connectx_check import Check
from lab.learn.connectx_repair import FOLLOW_UP, Random, find, marked, satisfy
from lab.learn.connectx_rules import (
    BLANK,
    BOARD,
    CELLS,
    CLAIM,
    FIRST,
    OTHER_PAIR,
    PAIR,
    URGENT,
    by_mark,
    canonical,
    choices,
    mirrored,
    wins,
)
from lab.learn.connectx_tree import Tree

NOTHING = (BOARD, 0, 0, 0, 0, 0, 0, 0)
FLOOR = [1 << 7 * column for column in range(7)]
LATE = (593561729, 13194416408320)  # 18 plies; the first player to move wins, but no single diagram was found


def diagram(*marks):
    """Return a diagram with these marks on the lowest cells, from the left."""
    found = NOTHING
    for cell, mark in zip(FLOOR, marks):
        found = marked(found, cell, mark)
    return found


def test_the_marks_have_an_order_and_ties_go_to_the_left():
    among = sum(FLOOR)
    assert by_mark(NOTHING, among) == FLOOR[0]
    assert by_mark(diagram(BLANK, FIRST, CLAIM, CLAIM), among) == FLOOR[2]
    assert by_mark(diagram(CLAIM, PAIR, URGENT, URGENT), among) == FLOOR[2]
    assert by_mark(diagram(CLAIM, OTHER_PAIR, PAIR), among) == FLOOR[2]


def test_a_pair_counts_only_while_one_of_it_is_left():
    both = diagram(PAIR, CLAIM, PAIR)
    assert by_mark(both, sum(FLOOR)) == FLOOR[1]
    assert by_mark(both, sum(FLOOR[1:])) == FLOOR[2]


def test_a_win_comes_before_a_block_and_no_move_helps_the_opponent():
    three, other = sum(FLOOR[:3]), FLOOR[6] | FLOOR[6] << 1 | FLOOR[6] << 2
    assert choices(three, other) == FLOOR[3]
    assert choices(other, three) == FLOOR[6] << 3
    assert choices(0, three) == FLOOR[3]
    # three of the opponent in the second row: no token below their fourth
    second = (FLOOR[0] | FLOOR[1] | FLOOR[2]) << 1
    assert not choices(three & ~FLOOR[2] | FLOOR[5], second | FLOOR[2]) & FLOOR[3]


def test_cells_that_complete_four_are_found_in_each_direction():
    assert wins(sum(FLOOR[:2]) | FLOOR[3], sum(FLOOR[:4]) - FLOOR[2]) == FLOOR[2]
    assert wins(7, 7) == 8
    rising = [cell << row for row, cell in enumerate(FLOOR[:5])]
    assert wins(sum(rising[:3]), 0) == rising[3]
    assert wins(sum(rising[1:4]), 0) & rising[0]


def test_of_two_mirror_images_one_is_kept():
    me, other = FLOOR[6], FLOOR[5]
    assert mirrored(FLOOR[6]) == FLOOR[0]
    assert canonical(me, other) == (FLOOR[0], FLOOR[1], True)
    assert canonical(FLOOR[0], FLOOR[1]) == (FLOOR[0], FLOOR[1], False)


def test_a_check_follows_every_reply_and_reports_the_line_that_fails():
    open_three = sum(FLOOR[2:4])
    assert Check(NOTHING).holds(sum(FLOOR[1:4]), FLOOR[0] << 1 | FLOOR[1] << 1)  # wins at once
    check = Check(FOLLOW_UP)
    assert not check.holds(0, 0) and check.line[-1] == (0, 0)
    assert Check(marked(NOTHING, FLOOR[4], URGENT)).holds(open_three, open_three << 1)


def test_marks_are_changed_until_every_demand_is_met():
    demands = [(sum(FLOOR), FLOOR[4]), (sum(FLOOR) - FLOOR[4], FLOOR[1]), (FLOOR[0] | FLOOR[2], FLOOR[2])]
    found = satisfy(demands, FOLLOW_UP, Random(1))
    assert all(by_mark(found, among) & wanted for among, wanted in demands)
    assert found == satisfy(demands, FOLLOW_UP, Random(1))
    assert satisfy([(FLOOR[0] | FLOOR[1], FLOOR[0]), (FLOOR[0] | FLOOR[1], FLOOR[1])], FOLLOW_UP, Random(1)) is None


def test_a_diagram_is_packed_into_three_bits_per_cell():
    record = connectx.packed(marked(marked(NOTHING, 1 << 5, 7), FLOOR[6], 5))
    assert len(record) == 16 and record[0] == 7
    assert int.from_bytes(record, "little") >> 3 * 41 == 5
    assert len(CELLS) == 42


def solved(state=None):
    """Return the tree of a late position, and its states on the way. `state`: of an earlier build."""
    from lab.learn.connectx_values import Values

    states = []
    tree = Tree(1, Values(), lambda tree: states.append(pickle.dumps(tree.state)))
    if state:
        tree.state = pickle.loads(state)
    tree.solve(*LATE)
    return tree, states


@pytest.mark.slow
def test_an_interrupted_build_goes_on_to_the_same_tree(monkeypatch):
    pytest.importorskip("bitbully")
    monkeypatch.setattr(connectx_tree, "TRIES", 1)
    monkeypatch.setattr(connectx_tree, "TRIES_AHEAD", 1)
    tree, states = solved()
    assert len(tree.answers) > 3 and len(states) > 2
    for count in (0, len(states) // 2, len(states) - 1):
        again, further = solved(states[count])
        assert again.state == tree.state
        assert len(further) == len(states) - 1 - count


@pytest.mark.slow
def test_a_search_finds_a_diagram_for_a_won_position():
    pytest.importorskip("bitbully")
    from lab.learn.connectx_values import Values

    open_three = sum(FLOOR[2:4])
    position = open_three, open_three << 1
    found = find(position, FOLLOW_UP, Values(), Random(3))
    assert found is not None and Check(found).holds(*position)
