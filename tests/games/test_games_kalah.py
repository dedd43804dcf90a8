"""Kalah: sowing, extra turns, captures, the end, the best results, and agreement with a slow statement of the rules."""

import pytest
from statement_kalah import Statement

from glowgrid.engine.game import HOLE
from glowgrid.engine.looks import level_of
from glowgrid.engine.rng import Rng
from glowgrid.games.kalah import Kalah

SIDES = {1: "south", 2: "north"}


def played(moves, *options):
    game = Kalah(*options)
    for name in moves.split():
        game.push(game.parse(name))
    return game


def placed(turn, north, south, stores=(0, 0)):
    """Return a game with these seeds in the pits, from left to right, and in the stores of players 1 and 2."""
    game = Kalah(len(north), 1)
    game._counts[:] = bytes([*south, stores[0], *reversed(north), stores[1]])
    game.turn = turn
    return game


def names(game):
    return [game.notation(move) for move in game.legal_moves()]


def best(game, seen):
    """Return how many more seeds than player 2 player 1 gets from here on, if both play perfectly.

    `seen`: the results of earlier calls, by the seeds in the pits and the turn.
    """
    before = game.score(1) - game.score(2)
    if game.outcome is not None:
        return before
    pits = game.options[0]
    key = game.key()
    key = key[:pits] + key[pits + 1 : -2] + key[-1:]
    if key not in seen:
        results = []
        for move in game.legal_moves():
            game.push(move)
            results.append(best(game, seen))
            game.pop()
        seen[key] = (max(results) if game.turn == 1 else min(results)) - before
    return seen[key] + before


@pytest.mark.parametrize(("pits", "seeds", "result"), [(3, 1, 0), (3, 2, 4), (3, 3, 2), (4, 1, 2)])
def test_the_first_player_gets_the_published_result_of_perfect_play(pits, seeds, result):
    assert best(Kalah(pits, seeds), {}) == result


@pytest.mark.slow(minutes=2)
@pytest.mark.parametrize(("pits", "seeds", "result"), [(3, 4, 2), (3, 5, 6), (3, 6, -10), (4, 2, 6), (4, 3, 8)])
def test_the_first_player_gets_the_published_result_of_perfect_play_with_more_seeds(pits, seeds, result):
    assert best(Kalah(pits, seeds), {}) == result


def test_each_player_has_a_row_of_pits_and_a_store_at_its_end():
    game = Kalah()
    assert game.lines() == ["  a  b  c  d  e  f  g  h", "1 O0 O4 O4 O4 O4 O4 O4", "2    X4 X4 X4 X4 X4 X4 X0"]
    assert names(game) == ["b2", "c2", "d2", "e2", "f2", "g2"]
    assert names(played("g2")) == ["b1", "c1", "d1", "e1", "f1", "g1"]


def test_seeds_are_sown_counterclockwise_past_the_own_store():
    game = played("f2")
    assert game.lines()[1:] == ["1 O0 O4 O4 O4 O4 O5 O5", "2    X4 X4 X4 X4 .  X5 X1"]
    assert game.swept() == (13, 14, 15, 6, 5) and game.trace() == (5,)


def test_no_seed_falls_into_the_opponents_store():
    game = placed(1, (0, 0, 1), (1, 0, 5))
    game.push(game.parse("d2"))
    assert game.lines()[1:] == ["1 O0 O1 O1 O2", "2    X2 .  .  X1"]


def test_a_last_seed_in_the_store_gives_another_turn_that_belongs_to_the_same_person():
    game = played("d2")
    assert game.turn == 1 and game.score(1) == 1
    assert game.why(game.parse("g2")) == ""
    assert Kalah().why(11) == "gives another turn"


def test_a_last_seed_in_an_own_empty_pit_is_captured_with_the_seeds_opposite():
    game = placed(1, (2, 5, 1), (1, 0, 3))
    assert game.why(game.parse("b2")) == "captures seeds"
    game.push(game.parse("b2"))
    assert game.lines()[1:] == ["1 O0 O2 .  O1", "2    .  .  X3 X6"] and game.turn == 2
    assert game.swept() == (6, 7, 2, 9) and game.trace() == (9,)


def test_it_is_captured_even_if_the_opposite_pit_is_empty():
    game = placed(1, (2, 0, 1), (1, 0, 3))
    game.push(game.parse("b2"))
    assert game.lines()[1:] == ["1 O0 O2 .  O1", "2    .  .  X3 X1"]


def test_seeds_that_come_round_to_the_pit_they_left_capture_there():
    game = placed(1, (2, 1, 1), (7, 1, 1))  # two rows of three pits and one store: the seventh is at the start
    game.push(game.parse("b2"))
    assert game.lines()[1:] == ["1 O0 .  O2 O2", "2    .  X2 X2 X5"]
    game.pop()
    assert game.lines()[1:] == ["1 O0 O2 O1 O1", "2    X7 X1 X1 X0"]


def test_no_capture_in_a_pit_of_the_opponent():
    game = placed(1, (1, 1, 0), (1, 0, 2))
    game.push(game.parse("d2"))
    assert game.lines()[1:] == ["1 O0 O1 O1 O1", "2    X1 .  .  X1"] and game.turn == 2


def test_the_game_ends_when_a_row_is_empty_and_the_rest_goes_to_its_owner():
    game = placed(1, (0, 2, 1), (0, 0, 1), stores=(4, 1))
    before = game.lines(), game.key(), game.hash
    game.push(game.parse("d2"))
    assert (game.score(1), game.score(2)) == (5, 4)
    assert game.outcome == (1, (9,), "more seeds") and game.legal_moves() == []
    assert game.lines()[1:] == ["1 O4 .  .  .", "2    .  .  .  X5"]
    game.pop()
    assert (game.lines(), game.key(), game.hash) == before


def test_the_game_ends_too_when_the_row_of_the_opponent_is_empty():
    game = placed(1, (0, 2, 0), (1, 0, 3), stores=(1, 1))
    game.push(game.parse("b2"))  # captures the last seeds of player 2
    assert (game.score(1), game.score(2)) == (7, 1) and game.outcome.winner == 1


def test_the_same_number_of_seeds_is_a_draw_and_a_majority_does_not_end_the_game():
    game = placed(1, (0, 2, 1), (0, 0, 1), stores=(4, 2))
    game.push(game.parse("d2"))
    assert game.outcome == (0, (), "the same number of seeds")
    game = placed(1, (0, 2, 1), (1, 0, 1), stores=(20, 1))
    game.push(game.parse("d2"))
    assert game.outcome is None


def test_refusals_say_what_is_wrong_with_the_cell():
    game = played("d2")
    assert game.refusal((), 11) == ("this pit is empty", 11)
    assert game.refusal((), 3) == ("it is your opponent's", 3)
    assert game.refusal((), 15) == game.refusal((), 0)[:1] + (15,) == ("it is not a pit", 15)


def test_corners_without_a_pit_are_no_cells_and_the_cursor_goes_to_the_store_instead():
    game = Kalah()
    assert [cell for cell in range(16) if game.at(cell) == HOLE] == [7, 8]
    assert (game.snap(7), game.snap(8), game.snap(3)) == (15, 0, 3)
    assert (game.count(7), game.count(15), game.count(1)) == (-1, 0, 4)


def test_more_seeds_are_brighter_and_a_store_with_the_majority_is_brightest():
    from array import array

    looks = array("H", bytes(20))
    placed(1, (1, 2, 3), (4, 6, 9), stores=(12, 13)).fill_looks(looks, 0)
    assert [level_of(looks[cell]) for cell in (1, 2, 3)] == [2, 3, 4]
    assert [level_of(looks[cell]) for cell in (6, 7, 8)] == [5, 6, 7]
    game = placed(1, (0, 0, 1), (0, 1, 0), stores=(4, 0))  # of six seeds
    game.fill_looks(looks, 0)
    assert (level_of(looks[9]), level_of(looks[0]), looks[1]) == (7, 2, 0)


def test_a_preview_shows_where_the_seeds_fall():
    game = Kalah()
    assert game.preview((), 12) == (12, 13, 14, 15, 6)
    assert game.preview((), 8) == ()


def test_foresight_is_the_value_after_the_move():
    rng = Rng(2)
    for pits in range(3, 7):
        game = Kalah(pits, 3)
        while game.outcome is None:
            foreseen = [[game.foresight(player)(move) for move in game.legal_moves()] for player in (1, 2)]
            for at, move in enumerate(game.legal_moves()):
                game.push(move)
                assert [game.evaluate(1), game.evaluate(2)] == [foreseen[0][at], foreseen[1][at]]
                game.pop()
            game.push(game.random_move(rng))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_random_games_agree_with_a_slow_statement_of_the_rules(seed):
    rng = Rng(seed + 1)
    for _ in range(100):
        pits, seeds = 3 + rng.below(4), 1 + rng.below(6)
        game, statement = Kalah(pits, seeds), Statement(pits, seeds)
        while game.outcome is None:
            assert SIDES[game.turn] == statement.side
            numbers = {pit(game, cell): cell for cell in game.legal_moves()}
            assert sorted(numbers) == statement.moves()
            number = rng.choice(sorted(numbers))
            game.push(numbers[number])
            statement.play(number)
            assert (game.score(1), game.score(2)) == statement.stores()
            assert [seeds_of(game, player) for player in (1, 2)] == [
                [statement.holes[SIDES[player], each] for each in statement.numbers()] for player in (1, 2)
            ]
        south, north = statement.stores()
        assert statement.is_over() and game.outcome.winner == (1 if south > north else 2 if north > south else 0)


def pit(game, cell):
    """Return the number of a pit in the words of the statement: the last one is beside its player's store."""
    return cell - game.cols if cell > game.cols else game.cols - 1 - cell


def seeds_of(game, player):
    pits = game.options[0]
    cells = range(game.cols + 1, game.cols + 1 + pits) if player == 1 else range(pits, 0, -1)
    return [game.count(cell) for cell in cells]
