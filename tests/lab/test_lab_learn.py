"""The builder of the table for connect four: its rules, its checks, and builds that were interrupted."""

import pickle
import random
from collections import Counter
from types import SimpleNamespace

import pytest

from lab.learn import connectx_table
from lab.learn.connectx_rules import (
    BLANK,
    BOARD,
    CELLS,
    CLAIM,
    FIRST,
    MARKS,
    OTHER_PAIR,
    PAIR,
    URGENT,
    bits,
    by_mark,
    canonical,
    choices,
    mirrored,
    reachable,
    wins,
)

NOTHING = (BOARD, 0, 0, 0, 0, 0, 0, 0)
FLOOR = [1 << 7 * column for column in range(7)]
LATE = (593561729, 13194416408320)  # 18 plies; the first player to move wins, but no single diagram was found


def diagram(*marks):
    """Return a diagram with these marks on the lowest cells, from the left."""
    found = NOTHING
    for cell, mark in zip(FLOOR, marks):
        found = marked(found, cell, mark)
    return found


def marked(diagram, cell, mark):
    """Return `diagram` with the mark of one cell changed."""
    return tuple(masks | cell if at == mark else masks & ~cell for at, masks in enumerate(diagram))


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


def test_a_diagram_is_packed_into_three_bits_per_cell():
    record = connectx_table.packed(marked(marked(NOTHING, 1 << 5, 7), FLOOR[6], 5))
    assert len(record) == 16 and record[0] == 7
    assert int.from_bytes(record, "little") >> 3 * 41 == 5
    assert len(CELLS) == 42


@pytest.fixture(scope="module")
def extra():
    """Return the modules that need the extra `bench`."""
    pytest.importorskip("numba"), pytest.importorskip("bitbully")
    from lab.learn import connectx_check, connectx_cover, connectx_repair, connectx_tree, connectx_values

    return SimpleNamespace(
        check=connectx_check,
        cover=connectx_cover,
        repair=connectx_repair,
        tree=connectx_tree,
        values=connectx_values.Values(),
    )


def test_a_check_follows_every_reply_and_reports_the_line_that_fails(extra):
    checker, open_three = extra.check.Checker(), sum(FLOOR[2:4])
    checker.take(NOTHING)
    assert checker.holds(sum(FLOOR[1:4]), FLOOR[0] << 1 | FLOOR[1] << 1)  # wins at once
    checker.take(extra.repair.FOLLOW_UP)
    assert not checker.holds(0, 0) and checker.line[-1] == (0, 0)
    checker.take(marked(NOTHING, FLOOR[4], URGENT))
    assert checker.holds(open_three, open_three << 1)


def test_a_check_agrees_with_one_in_plain_python(extra):
    """Compare the compiled check with a slow one, with marks at random, from positions at random."""
    chance, checker, results = random.Random(1), extra.check.Checker(), Counter()
    while len(results) < 2 or min(results.values()) < 20:
        me = other = 0
        for at in range(2 * chance.randrange(12, 16)):
            cell = chance.choice(bits(reachable(me | other)))
            me, other = (me, other | cell) if at % 2 else (me | cell, other)
        if has_four(me) or has_four(other):
            continue
        kept = [chance.randrange(8) for _ in CELLS]
        diagram = tuple(sum(1 << cell for cell, at in zip(CELLS, kept) if at == mark) for mark in MARKS)
        checker.take(diagram)
        holds = plainly_wins(diagram, me, other)
        assert checker.holds(me, other) == holds
        results[holds] += 1


def has_four(tokens):
    return any(tokens & tokens >> step & tokens >> 2 * step & tokens >> 3 * step for step in (1, 6, 7, 8))


def plainly_wins(diagram, me, other):
    """Return whether `diagram` wins against every reply."""
    me |= by_mark(diagram, choices(me, other))
    if has_four(me):
        return True
    for reply in bits(reachable(me | other)):
        if has_four(other | reply) or me | other | reply == BOARD or not plainly_wins(diagram, me, other | reply):
            return False
    return True


def test_marks_are_changed_until_every_demand_is_met(extra):
    satisfy, start, some = extra.repair.satisfy, extra.repair.FOLLOW_UP, extra.repair.Random
    demands = [(sum(FLOOR), FLOOR[4]), (sum(FLOOR) - FLOOR[4], FLOOR[1]), (FLOOR[0] | FLOOR[2], FLOOR[2])]
    found = satisfy(demands, start, some(1))
    assert all(by_mark(found, among) & wanted for among, wanted in demands)
    assert found == satisfy(demands, start, some(1))
    both = FLOOR[0] | FLOOR[1]
    assert satisfy([(both, FLOOR[0]), (both, FLOOR[1])], start, some(1)) is None


def solved(extra, state=None):
    """Return the tree of a late position, and its states on the way. `state`: of an earlier build."""
    states = []
    tree = extra.tree.Tree(1, extra.values, lambda tree: states.append(pickle.dumps(tree.state)))
    if state:
        tree.state = pickle.loads(state)
    tree.solve(*LATE)
    return tree, states


@pytest.mark.slow
def test_an_interrupted_build_goes_on_to_the_same_tree(extra, monkeypatch):
    monkeypatch.setattr(extra.tree, "TRIES", 1)
    monkeypatch.setattr(extra.tree, "TRIES_AHEAD", 1)
    tree, states = solved(extra)
    assert len(tree.answers) > 3 and len(states) > 1
    for count in (0, len(states) - 1):
        again, further = solved(extra, states[count])
        assert again.state == tree.state
        assert len(further) == len(states) - 1 - count


@pytest.mark.slow
def test_a_search_finds_one_diagram_for_several_won_positions(extra):
    pair = FLOOR[2] | FLOOR[3]
    positions = [(pair, pair << 1), (pair << 7, pair << 8)]
    checker = extra.check.Checker()
    found = extra.repair.find(positions, extra.repair.FOLLOW_UP, checker, extra.values, extra.repair.Random(3))
    checker.take(found)
    assert all(checker.holds(*position) for position in positions)


@pytest.mark.slow
def test_few_diagrams_are_chosen_and_an_interrupted_merge_goes_on_to_the_same_ones(extra, monkeypatch):
    monkeypatch.setattr(extra.tree, "TRIES", 2)
    monkeypatch.setattr(extra.tree, "TRIES_AHEAD", 1)
    monkeypatch.setattr(extra.cover, "MERGES", 40)
    tree, _ = solved(extra)
    positions = [position for position in tree.reached(LATE) if tree.answers[position][0] == "diagram"]

    def merged(state=None):
        cover, states = extra.cover.Cover(positions, extra.values, 1), []
        if state:
            cover.state = pickle.loads(state)
        else:
            cover.choose(tree.diagrams)
            states.append(pickle.dumps(cover.state))
        cover.merge(lambda cover: states.append(pickle.dumps(cover.state)))
        return cover, states

    cover, states = merged()
    assert len(cover.diagrams) < len(tree.diagrams)
    assert merged(states[0])[0].answers() == cover.answers()
    checker = extra.check.Checker()
    for position, found in cover.answers().items():
        checker.take(found)
        assert checker.holds(*position)
