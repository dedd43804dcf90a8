"""Typed moves: in notation, as rows and columns, at once or cell by cell; refused answers, and passes."""

from importlib import import_module

import pytest
from answers import KEYS

from glowgrid import games
from glowgrid.engine.game import CHANCE, Game, Outcome
from glowgrid.engine.inarow import Placing
from glowgrid.engine.rng import Rng
from glowgrid.games.connectx import ConnectX
from glowgrid.games.tictactoe import TicTacToe
from host_text.move_parser import NotAMove, parse_move


def row_and_column(game, path):
    """Return the rows and columns of the cells. Games with `letters` count rows from the bottom."""
    rows = range(game.rows, 0, -1) if hasattr(game, "letters") else range(1, game.rows + 1)
    return " ".join(f"{rows[cell // game.cols]} {cell % game.cols + 1}" for cell in path)


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_every_legal_move_can_be_typed_in_notation_and_as_rows_and_columns(key):
    game, rng = games.load(key)(), Rng(3)
    while game.outcome is None and game.ply < 40:
        for move in game.legal_moves() if game.turn != CHANCE else ():
            assert parse_move(game, game.notation(move), ()) == (move, None)
            path = game.path(move)
            if not path:  # a pass
                continue
            assert parse_move(game, row_and_column(game, path), ()) == (move, None)
            for depth in range(1, len(path)):  # one by one
                assert parse_move(game, row_and_column(game, path[:depth]), ()) == (None, path[:depth])
                assert parse_move(game, row_and_column(game, path[depth:]), path[:depth]) == (move, None)
        game.push(rng.choice(game.legal_moves()))


@pytest.mark.parametrize("typed", ["2 3", "2,3", "2, 3", "2-3", " 2  3 ", "c2", "C2", "5"])
def test_a_square_can_be_named_in_many_ways(typed):
    assert parse_move(TicTacToe(), typed, ()) == (5, None)


@pytest.mark.parametrize("typed", ["b3 a4", "B3-a4", "3 2 4 1", "9-13"])
def test_a_move_can_name_the_cells_as_they_are_printed_around_the_board_of_checkers(typed):
    game = games.load("checkers")()
    assert parse_move(game, typed, ()) == (game.parse("9-13"), None)


@pytest.mark.parametrize("typed", ["j8", "8 9"])
def test_letters_of_cells_are_those_printed_above_the_board_of_go_which_has_no_i(typed):
    game = games.load("go")(9)
    game.push(game.parse("A1"))
    assert parse_move(game, typed, ()) == (game.parse("J8"), None)


@pytest.mark.parametrize("typed", ["d1", "a4", "a0", "4 1", "1 4", "0 1", "-1 2", "9", "-1"])
def test_a_cell_out_of_bounds_is_refused_as_such(typed):
    with pytest.raises(NotAMove, match="is out of bounds: .* [01] to [38]"):
        parse_move(TicTacToe(), typed, ())


@pytest.mark.parametrize("typed", ["b2", "2 2", "4"])
def test_an_occupied_cell_is_refused_as_such(typed):
    game = TicTacToe()
    game.push(4)
    with pytest.raises(NotAMove, match="Row 2, column 2 is already played."):
        parse_move(game, typed, ())


@pytest.mark.parametrize("typed", ["", "x", "²", "1 2 3", "b2b", "a1 zz", "1.5", "--", "4"])
def test_an_answer_that_is_not_a_move_is_refused_with_the_expected_form(typed):
    with pytest.raises(NotAMove, match="row and column, such as 3 2"):
        parse_move(TicTacToe(size=4), typed, ())


@pytest.mark.parametrize("typed", ["", "x", "²", "0", "8", "-1", "1 2 3"])
def test_an_answer_that_is_not_a_column_is_refused_with_the_range(typed):
    with pytest.raises(NotAMove, match="expected a column from 1 to 7"):
        parse_move(ConnectX(), typed, ())


class Steps(Placing):
    """A game with moves of two cells, as in Quixo: from the left column to the right one."""

    title = "Steps"
    OPTIONS = ()

    def __init__(self):
        super().__init__(())

    @staticmethod
    def sizes():
        return 3, 3, 2, 3

    def legal_moves(self):
        return [] if self.outcome else [start * 9 + end for start in (0, 3, 6) for end in (2, 5, 8) if not self.at(end)]

    def is_legal(self, move):
        return move in self.legal_moves()

    def push(self, move):
        super().push(move % 9)
        self._moves[self.ply - 1] = move
        if self.ply == 3 and self.outcome is None:
            self.outcome = Outcome(0)

    def pop(self):
        move = self._moves[self.ply - 1]
        self._moves[self.ply - 1] = move % 9
        super().pop()
        return move

    def path(self, move):
        return (move // 9, move % 9)

    def notation(self, move):
        return f"{move // 9}>{move % 9}"


class Passing(Game):
    """A game in which player 2 always has to pass."""

    def passed(self):
        return (2,) if self.ply and self.outcome is None else ()

    title = "Passing"

    def __init__(self):
        super().__init__(3, 4, 2)

    def legal_moves(self):
        return [] if self.outcome else [self.ply]

    def at(self, cell):
        return 1 if cell < self.ply else 0

    def push(self, move):
        self._record(move)
        if self.ply == 2:
            self.outcome = Outcome(1, (0, 1))


def test_a_move_of_two_cells_is_typed_at_once_or_cell_by_cell(converse, another_game):
    another_game(Steps)
    said = converse("another\ny\n\n\n0>2\n1 1 2 3\n1 1\n\n2 1\n2 2\n1 1\n3 3\nn")
    assert "Player 1 (X), which move, such as 0>2? 0>2" in said
    assert "Player 2 (O) plays 0>5." in said
    assert "From row 1, column 1: to which row and column? (Enter cancels): \n" in said
    assert "Row 2, column 2 can't be picked now; expected one of 3 moves such as 0>8." in said
    assert "Row 1, column 1 can't be picked now" in said
    assert "Player 1 (X) plays 3>8." in said


def test_a_first_cell_that_leads_nowhere_is_refused_at_once(converse, another_game):
    another_game(Steps)
    said = converse("Steps\ny\n\n\n1 2\nquit")
    assert "Row 1, column 2 can't be picked now; expected one of 9 moves such as 0>2.\nPlayer 1 (X)," in said


def test_a_pass_is_reported(converse, another_game):
    another_game(Passing)
    said = converse("another\ny\n\n\na1\nb1\nn")
    assert said.count("Player 2 (O) can't move and passes.\n") == 1
    assert "Player 1 (X) holds 2 cells.\nPlayer 2 (O) holds 0 cells.\nPlayer 1 (X) wins!\n" in said


def test_where_a_player_may_pass_the_help_says_so_and_elsewhere_not(converse):
    assert "such as 3 2. Or type pass.\n" in converse("replay go/5,0/c3\nhelp\nquit")
    assert "Or type pass" not in converse("replay othello/8/f5\nhelp\nquit")


@pytest.mark.parametrize("language", ["de", "es"])
def test_a_player_passes_in_the_language_of_the_game(monkeypatch, converse, language):
    words = import_module(f"host_text.words.{language}.terminal")
    monkeypatch.setattr("host_text.move_prompt.words", words)
    said = converse(f"replay go/5,0/c3\nhelp\n{words.PASS}\npass\nquit")
    assert f" {words.PASS}.\n" in said
    assert "Player 2 (O) passes.\n" in said and "Player 1 (X) passes.\n" in said
