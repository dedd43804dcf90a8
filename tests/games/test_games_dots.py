"""Dots and boxes: boxes, turns, published results, and agreement with a slow statement of the rules."""

import pytest
from statement_dots import Statement

from glowgrid.engine.as_text import seen
from glowgrid.engine.game import ALL
from glowgrid.engine.rng import Rng
from glowgrid.games.dots import Dots


def played(moves, *size):
    game = Dots(*size)
    for name in moves.split():
        game.push(game.parse(name))
    return game


def test_the_fourth_edge_wins_the_box_and_another_turn():
    game = played("b1 c2 a2")
    assert game.turn == 2
    game.push(game.parse("b3"))
    assert (game.turn, game.score(1), game.score(2), game.at(8)) == (2, 0, 1, 2)
    assert game.lines()[1:4] == ["1 + - + . + . +", "2 | O | . . . .", "3 + - + . + . +"]


def test_only_edges_can_be_picked_and_others_say_why():
    game = played("b1")
    assert [cell for cell in range(49) if game.is_legal(cell)] == game.legal_moves()
    assert game.refusal((), 0)[0] == "it is a dot: pick an edge between two dots"
    assert game.refusal((), 8)[0] == "it is a box: pick one of its edges"
    assert game.refusal((), 1)[0] == "this edge is already drawn"
    assert played("b1 c2 a2").preview((), 15) == (15, 8)


def test_an_edge_can_be_named_by_its_two_dots():
    game = Dots()
    assert game.parse("a1-c1") == game.parse("C1-a1") == game.parse("b1")
    assert game.parse("a1-a3") == game.parse("a2")
    with pytest.raises(ValueError, match="is not a legal move here"):
        game.parse("a1-c3")


def mirrored(size):
    """Return the eight symmetries of a square board: dicts from the cells of edges to single bits."""
    width = 2 * size + 1
    for turns in range(8):
        bits = {}
        for cell in Dots(size, size).legal_moves():
            row, col = divmod(cell, width)
            row, col = (width - 1 - row if turns & 1 else row), (width - 1 - col if turns & 2 else col)
            bits[cell] = 1 << (row * width + col if turns & 4 else col * width + row)
        yield bits


def urgency(game, edge):
    """Return 0 for an edge that finishes a box, 1 for a safe one, 2 for one that gives a box away."""
    least = min(game._left[box] for box in game._boxes[edge])
    return 0 if least == 1 else 1 if least > 2 else 2


def best_margin(game, known, symmetries, alpha=-9, beta=9):
    """Return how many more boxes the player to move wins from here on, or a bound outside `alpha` to `beta`."""
    if game.outcome is not None:
        return 0
    edges = game.legal_moves()
    place = min(sum(bits[edge] for edge in edges) for bits in symmetries)
    low, high = known.get(place, (-99, 99))
    if low >= beta or low == high or high <= alpha:
        return high if high <= alpha else low
    best, bound, player = -99, max(alpha, low), game.turn
    for move in sorted(edges, key=lambda edge: urgency(game, edge)):
        before = game.score(player)
        game.push(move)
        won = game.score(player) - before
        if game.turn == player:
            margin = won + best_margin(game, known, symmetries, bound - won, beta - won)
        else:
            margin = -best_margin(game, known, symmetries, -beta, -bound)
        game.pop()
        best, bound = max(best, margin), max(bound, margin)
        if bound >= beta or won == 2:  # two boxes at once are never worse than another move
            break
    known[place] = (low, min(high, best)) if best <= alpha else (max(low, best), high if best >= beta else best)
    return best


def test_the_best_margin_of_2_by_2_boxes_is_the_published_one():
    assert best_margin(Dots(2, 2), {}, list(mirrored(2))) == 2


@pytest.mark.slow(whole=True)
def test_the_best_margin_of_2_by_3_boxes_is_the_published_one():
    plain = [{edge: 1 << edge for edge in Dots(2, 3).legal_moves()}]
    assert best_margin(Dots(2, 3), {}, plain) == -2


@pytest.mark.slow(weekly=True, minutes=3)
def test_the_best_margin_of_3_by_3_boxes_is_the_published_one():
    assert best_margin(Dots(), {}, list(mirrored(3))) == -3


def edge_of(cell, cols):
    """Return the two dots that the cell of an edge joins."""
    row, col = divmod(cell, 2 * cols + 1)
    return ((row // 2, col // 2), (row // 2, col // 2 + 1) if col % 2 else (row // 2 + 1, col // 2))


@pytest.mark.slow
@pytest.mark.parametrize("size", [(3, 3), (2, 2), (2, 7), (7, 3)])
def test_random_games_agree_with_the_statement_of_the_rules(size, cases):
    rng = Rng(28)
    for _ in range(cases(250)):
        game, stated, states = Dots(*size), Statement(*size), []
        while game.outcome is None:
            assert {edge_of(move, size[1]) for move in game.legal_moves()} == stated.missing
            assert (game.turn, game.score(1), game.score(2)) == (stated.turn, stated.score(1), stated.score(2))
            states.append((game.key(), seen(game, ALL)[1], game.hash, game.turn, game.legal_moves(), bytes(game._left)))
            move = game.random_move(rng)
            game.push(move)
            stated.play(edge_of(move, size[1]))
        assert game.outcome.winner == stated.winner()
        for state in reversed(states):
            game.pop()
            now = game.key(), seen(game, ALL)[1], game.hash, game.turn, game.legal_moves(), bytes(game._left)
            assert now == state
        assert (game.ply, game.score(1), game.score(2)) == (0, 0, 0)
