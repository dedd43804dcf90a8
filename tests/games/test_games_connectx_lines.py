"""Bots in connect four on 7 x 6 score each kind of line with its own weights. Other sizes count all lines alike."""

import random
from collections import Counter

import pytest

from glowgrid.engine.line_counts import LineCounts
from glowgrid.games.connectx import ConnectX
from glowgrid.games.connectx_lines import _KINDS, _WEIGHTS, WeightedLines

ROWS, COLS = 6, 7
STEPS = (0, 1), (1, 0), (1, 1), (1, -1)


def random_game(chance):
    game = ConnectX()
    for _ in range(chance.randrange(42)):
        if game.outcome is None:
            game.push(chance.choice(game.legal_moves()))
    return game


def lines():
    """Generate (kind, cells) of all lines, found without the code of the bots."""
    for row in range(ROWS):
        for col in range(COLS):
            for down, right in STEPS:
                cells = [(row + down * at, col + right * at) for at in range(4)]
                if all(0 <= y < ROWS and 0 <= x < COLS for y, x in cells):
                    lowest = ROWS - 1 - cells[-1][0]
                    kind = 0 if not right else 7 + lowest if down else 1 + lowest
                    yield kind, [y * COLS + x for y, x in cells]


def tokens(game):
    """Return how many lines there are with each (kind, tokens of player 1, tokens of player 2)."""
    found = Counter()
    for kind, cells in lines():
        owners = [game.at(cell) for cell in cells]
        found[kind, owners.count(1), owners.count(2)] += 1
    return found


def expected_score(game):
    """Return player 1's score: the weights of all lines in which only one player has tokens."""
    score = 0
    for (kind, first, second), number in tokens(game).items():
        if first and not second:
            score += number * (_WEIGHTS[3 * kind + first - 1] - 40)
        elif second and not first:
            score -= number * (_WEIGHTS[3 * (_KINDS + kind) + second - 1] - 40)
    return score


def test_each_line_is_counted_with_its_kind():
    chance = random.Random(1)
    for _ in range(100):
        game = random_game(chance)
        counted = Counter()
        for count in game._counted().counts:
            kind, both = divmod(count, 25)
            if both:
                counted[kind, both % 5, both // 5] += 1
        assert counted == {key: number for key, number in tokens(game).items() if key[1:] != (0, 0)}


def test_the_evaluation_adds_the_weights_of_all_lines_before_and_after_undo():
    chance, checked = random.Random(2), 0
    while checked < 50:
        game = random_game(chance)
        if game.outcome is not None:
            continue
        checked += 1
        value = game.evaluate(1)
        assert value == -game.evaluate(2) == expected_score(game)
        for move in game.legal_moves():
            foreseen = game.foresight(1)(move)
            game.push(move)
            assert foreseen == game.evaluate(1)
            if game.outcome is None:
                assert foreseen == expected_score(game)
            game.pop()
            assert game.evaluate(1) == value


def test_threats_are_the_same_as_with_lines_that_count_alike():
    chance, fewer = random.Random(3), 0
    for _ in range(300):
        game = random_game(chance)
        plain = LineCounts(game, game._shape.spots_of, game._shape.rise)
        for _ in plain.catch_up(game.moves, 0, game.ply):
            pass
        if len(game.candidates()) > 1:
            assert game.urgent() == plain.urgent(game.candidates())
            fewer += len(game.urgent()) < len(game.candidates())
    assert fewer > 50


@pytest.mark.parametrize("options", [{"rows": 7}, {"cols": 8}, {"to_win": 5}, {"players": 3}], ids=str)
def test_other_sizes_do_not_use_the_weights(options):
    game = ConnectX(**options)
    game.fetch()
    assert isinstance(game._line_counts, LineCounts) and not isinstance(game._line_counts, WeightedLines)


def test_a_board_that_saves_memory_uses_the_weights_too():
    game = ConnectX(memory=True)
    game.fetch()
    assert isinstance(game._line_counts, WeightedLines)
