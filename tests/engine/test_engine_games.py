"""Tic-tac-toe and Connect X: their rules, their ranges, and the number of possible games."""

import pytest
from drive_games import of_the_drive

from glowgrid import games
from glowgrid.engine.faults import MoveError, OptionError
from glowgrid.engine.game import Outcome
from glowgrid.engine.options import defaults
from glowgrid.games.connectx import ConnectX
from glowgrid.games.tictactoe import TicTacToe


def play(game, moves):
    for move in moves:
        game.push(move)
    return game


def count_games(game):
    if game.outcome is not None:
        return 1
    total = 0
    for move in game.legal_moves():
        game.push(move)
        total += count_games(game)
        game.pop()
    return total


@pytest.mark.slow(whole=True)
def test_tic_tac_toe_has_255168_games():
    assert count_games(TicTacToe()) == 255_168


def test_a_full_row_column_or_diagonal_wins():
    for line in ((0, 1, 2), (1, 4, 7), (0, 4, 8), (2, 4, 6)):
        others = [cell for cell in range(9) if cell not in line][:2]
        game = play(TicTacToe(), [line[0], others[0], line[1], others[1], line[2]])
        assert (game.outcome.winner, sorted(game.outcome.line)) == (1, sorted(line))
        assert game.legal_moves() == []


def test_a_full_board_without_a_full_line_is_a_draw():
    assert play(TicTacToe(), (0, 1, 2, 4, 3, 5, 7, 6, 8)).outcome == Outcome(0, (), "the board is full")


def test_one_move_can_complete_two_lines_and_both_are_reported():
    game = play(TicTacToe(), (0, 1, 2, 3, 8, 5, 6, 7, 4))
    assert sorted(game.outcome.line) == [0, 2, 4, 6, 8]


def test_larger_tic_tac_toe_boards_need_a_whole_row():
    game = play(TicTacToe(size=4), (0, 4, 1, 5, 2, 6))
    assert game.outcome is None
    game.push(3)
    assert game.outcome.winner == 1


def test_tokens_fall_to_the_lowest_empty_cell():
    game = play(ConnectX(), (3, 3, 3))
    assert [game.at(38), game.at(31), game.at(24)] == [1, 2, 1]
    assert game.trace() == (24,)


def test_a_full_column_accepts_no_more_tokens():
    game = play(ConnectX(), (0,) * 6)
    assert not game.is_legal(0)
    assert game.legal_moves() == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("moves", [(0, 0, 1, 1, 2, 2, 3), (0, 1, 0, 1, 0, 1, 0), (0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3)])
def test_four_in_a_row_wins_in_every_direction(moves):
    game = play(ConnectX(), moves)
    assert game.outcome.winner == 1
    assert len(game.outcome.line) == 4


def test_ten_players_take_turns_in_order():
    game = ConnectX(rows=12, cols=12, players=10)
    for player in list(range(1, 11)) * 2:
        assert game.turn == player
        game.push(player)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"rows": 2}, "rows is 2, but it must be a whole number from 3 to 100."),
        ({"cols": 101}, "cols is 101, but it must be a whole number from 3 to 100."),
        ({"to_win": 7}, "to_win is 7, but it must be a whole number from 3 to 6."),
        ({"rows": 40, "cols": 40, "to_win": 26}, "to_win is 26, but it must be a whole number from 3 to 25."),
        ({"players": 11}, "players is 11, but it must be a whole number from 2 to 10."),
        ({"rows": "six"}, "rows is 'six', but it must be a whole number from 3 to 100."),
    ],
)
def test_options_out_of_range_are_refused_and_the_range_is_named(options, sentence):
    with pytest.raises(OptionError) as refused:
        ConnectX(**options)
    assert str(refused.value) == sentence


def test_columns_stay_aligned_with_two_digit_numbers():
    lines = ConnectX(rows=12, cols=12).lines()
    assert lines[0] == " 1  2  3  4  5  6  7  8  9 10 11 12"
    assert {len(line) for line in lines} == {len(lines[0])}


class Counting:
    """A board that counts how often its cells are read."""

    def __init__(self, spots):
        self.spots, self.looks = spots, 0

    def __getitem__(self, spot):
        self.looks += 1
        return self.spots[spot]

    def __setitem__(self, spot, player):
        self.spots[spot] = player


def reads_for_the_last_of(make, moves, **options):
    game = play(make(**options), moves[:-1])
    game._spots = counting = Counting(game._spots)
    game.push(moves[-1])
    return counting.looks


@pytest.mark.parametrize("memory", [0, 1])
def test_the_win_check_reads_the_same_number_of_cells_on_every_size(memory):
    moves = (2, 3, 2, 3, 4, 4, 3)
    small, large = {"memory": memory}, {"rows": 100, "cols": 100, "memory": memory}
    make = of_the_drive("connectx")
    reads = reads_for_the_last_of(make, moves, **small)
    assert 0 < reads_for_the_last_of(make, moves, **large) == reads < 4 * 2 * 4
    for size in (small, large):  # a computer may know without reading any cell
        assert reads_for_the_last_of(ConnectX, moves, **size) <= reads


def test_parse_says_which_notation_it_expects():
    with pytest.raises(MoveError, match="expected a column from 1 to 7"):
        ConnectX().parse("d3")
    with pytest.raises(MoveError, match="Column 1 is full"):
        play(ConnectX(), (0,) * 6).parse("1")
    with pytest.raises(MoveError, match="such as b1"):
        play(TicTacToe(), (0,)).parse("a1")


@pytest.mark.parametrize("key", [row[0] for row in games.CATALOGUE])
def test_a_whole_number_may_end_in_point_zero_but_fractions_are_refused(key):
    make = games.load(key)
    if not make.OPTIONS:
        pytest.skip("the game has no options")
    first = make.OPTIONS[0].default
    for _ in range(2):  # whether or not other games were made before
        game = make(float(first))
        assert game.options == make().options and isinstance(game.rows, int)
        for wrong in (first + 0.5, float("nan"), float("inf"), str(first)):
            with pytest.raises(OptionError):
                make(wrong)


@pytest.mark.parametrize("size", [3, 4])
def test_a_subclass_of_tic_tac_toe_may_extend_push(size):
    class Noted(TicTacToe):
        noted = ()

        def push(self, move):
            self.noted += (move,)
            super().push(move)

    game = play(Noted(size), [0, 1])
    assert game.noted == (0, 1) and game.ply == 2


@pytest.mark.parametrize("key", [row[0] for row in games.CATALOGUE])
def test_every_game_can_be_made_from_its_key_alone(key):
    game = games.load(key)()
    assert game.legal_moves()
    assert game.title == [row[1] for row in games.CATALOGUE if row[0] == key][0]


def test_an_unknown_key_is_refused_with_the_list_of_known_keys():
    with pytest.raises(ValueError, match="tictactoe, connectx"):
        games.load("xiangqi")


@pytest.mark.parametrize("key", [row[0] for row in games.CATALOGUE])
def test_shared_tables_for_a_size_are_built_in_steps_and_then_reused(key):
    game = games.load(key)
    values = defaults(game.OPTIONS)
    again = [len(list(game.making(*values))) for _ in range(2)]
    assert again[1] == 0  # everything is already prepared
    assert str(game(*values)) == str(game(*values).copy())
