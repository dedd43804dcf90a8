"""Domineering: vertical against horizontal dominoes, and the winners of solved boards."""

import pytest
from perft import perft

from glowgrid.engine.rng import Rng
from glowgrid.games.domineering import Domineering


def played(moves, size=4):
    game = Domineering(size)
    for name in moves.split():
        game.push(game.parse(name))
    return game


def test_player_1_lays_upright_dominoes_and_player_2_lays_them_flat():
    game = played("a1 b1")
    assert game.lines() == ["  a b c d", "1 X O O .", "2 X . . .", "3 . . . .", "4 . . . ."]


def test_a_domino_needs_two_empty_cells_on_the_board():
    upright = played("b2 c1")
    assert [upright.notation(move) for move in upright.legal_moves()] == ["a1", "a2", "c2", "d2", "a3", "c3", "d3"]
    lying = played("b2")
    assert [lying.notation(move) for move in lying.legal_moves()] == ["a1", "b1", "c1", "c2", "c3", "a4", "b4", "c4"]


def test_a_player_who_cannot_move_loses_and_the_last_domino_is_the_line():
    game = played("b1 c1 b3 c4 a1 c2 a3 c3")
    assert game.lines()[1:] == ["1 X X O O", "2 X X O O", "3 X X O O", "4 X X O O"]
    assert (game.outcome.winner, game.outcome.line) == (2, (10, 11))
    assert game.legal_moves() == []
    assert (game.evaluate(1) < 0, game.evaluate(2) > 0) == (True, True)


def test_the_game_ends_even_if_the_winner_has_room_left():
    game = played("b1 c1 b3 c4 d2")
    assert game.lines()[1:] == ["1 . X O O", "2 . X . X", "3 . X . X", "4 . X O O"]
    assert game.outcome.winner == 1
    assert game.legal_moves() == []


def test_the_last_move_shows_both_halves_of_the_domino():
    game = played("a1")
    assert game.trace() == (0, 4)
    game.push(game.parse("c3"))
    assert game.trace() == (10, 11)
    game.pop()
    assert game.trace() == (0, 4)
    game.pop()
    assert game.trace() == ()


@pytest.mark.parametrize("size", [4, 10])
def test_room_for_more_dominoes_scores_higher(size):
    game = played("b1", size)
    assert game.evaluate(1) == -game.evaluate(2) > 0


@pytest.mark.parametrize("size", range(4, 11))
def test_a_search_foresees_the_value_after_each_move(size):
    rng, game = Rng(size), Domineering(size)
    while game.outcome is None:
        for player in (1, 2):
            after = game.foresight(player)
            foreseen = [after(move) for move in game.legal_moves()]
            for move, value in zip(game.legal_moves(), foreseen):
                game.push(move)
                assert game.evaluate(player) == value
                game.pop()
        game.push(game.random_move(rng))


def dominoes(size, upright):
    cells = [(row, col) for row in range(size) for col in range(size)]
    pairs = [((row, col), (row + upright, col + 1 - upright)) for row, col in cells]
    return [frozenset(pair) for pair in pairs if pair[1] in cells]


def counted(size, depth, covered=frozenset(), upright=1):
    """Count the same games using nothing but sets of cells."""
    free = [domino for domino in dominoes(size, upright) if not domino & covered]
    return sum(counted(size, depth - 1, covered | domino, 1 - upright) for domino in free) if depth else 1


@pytest.mark.parametrize("size", [4, 5])
def test_the_number_of_games_agrees_with_a_count_by_sets(size):
    assert [perft(Domineering(size), depth) for depth in (1, 2, 3)] == [counted(size, d) for d in (1, 2, 3)]


def test_the_first_move_can_be_any_upright_domino_on_the_board():
    assert [len(Domineering(size).legal_moves()) for size in range(4, 11)] == [n * (n - 1) for n in range(4, 11)]


def mover_wins(game, known):
    """Return whether the player to move wins. The result depends only on the covered cells, not on who covered them."""
    if game.outcome is not None:
        return False
    place = (game.key().replace(b"\x02", b"\x01")[:-1], game.turn)
    if place not in known:
        known[place] = any(wins(game, move, known) for move in best_first(game))
    return known[place]


def best_first(game):
    scores = {}
    for move in game.legal_moves():
        game.push(move)
        scores[move] = game.evaluate(3 - game.turn)
        game.pop()
    return sorted(scores, key=scores.get, reverse=True)


def wins(game, move, known):
    game.push(move)
    won = not mover_wins(game, known)
    game.pop()
    return won


# Breuker, Uiterwijk, van den Herik: Solving 8x8 Domineering (2000): of the square boards up to 8x8, the second player
# wins only on 5x5 (and on the trivial 1x1).
@pytest.mark.parametrize(("size", "first_player_wins"), [(4, True), (5, False)])
def test_the_winner_of_each_size_is_the_published_one(size, first_player_wins):
    assert mover_wins(Domineering(size), {}) is first_player_wins


@pytest.mark.parametrize("size", [4, 7, 10])
def test_every_game_has_a_winner_who_moved_last(size):
    rng = Rng(size)
    for _ in range(20):
        game = Domineering(size)
        while game.outcome is None:
            game.push(rng.choice(game.legal_moves()))
        assert game.outcome.winner == 3 - game.turn
        assert game.outcome.line == game.trace()


@pytest.mark.parametrize("size", [3, 11, "8"])
def test_unsupported_sizes_are_refused(size):
    with pytest.raises(ValueError, match="size is .*, but it must be a whole number from 4 to 10."):
        Domineering(size)
