"""The output of the plain-text game: board, completed lines, winner, points."""

import pytest
from answers import CONNECT, TICTACTOE

from glowgrid.games.connectx import ConnectX
from glowgrid.games.tictactoe import TicTacToe
from host_text.move_parser import has_numbered_squares


def test_a_game_begins_with_a_welcome_and_an_empty_board(converse):
    said = converse(TICTACTOE + "quit")
    assert said.startswith("Glowgrid: board games in plain text.")
    assert (
        "| 0 | 1 | 2 |\n+---+---+---+\n| 3 | 4 | 5 |\n+---+---+---+\n| 6 | 7 | 8 |\n+---+---+---+\nPlayer 1 (X), "
        in said
    )


def test_the_board_is_shown_after_every_move(converse):
    said = converse(CONNECT + "1\n2\nquit")
    boards = said.count("1 2 3 4 5 6 7\n")
    assert boards == 3
    assert "Player 2 (O) plays 2.\n1 2 3 4 5 6 7\n" in said


@pytest.mark.parametrize(
    ("moves", "sentences"),
    [
        ("0 3 1 4 2", ["A row is complete: from row 1, column 1 to row 1, column 3."]),
        ("0 1 3 4 6", ["A column is complete: from row 1, column 1 to row 3, column 1."]),
        ("0 1 4 2 8", ["A diagonal is complete: from row 1, column 1 to row 3, column 3."]),
        ("2 1 4 0 6", ["A diagonal is complete: from row 1, column 3 to row 3, column 1."]),
        (
            "0 3 1 4 5 6 8 7 2",
            [
                "A row is complete: from row 1, column 1 to row 1, column 3.",
                "A column is complete: from row 1, column 3 to row 3, column 3.",
            ],
        ),
    ],
)
def test_the_winner_and_the_completed_lines_are_named(converse, moves, sentences):
    said = converse(TICTACTOE + moves.replace(" ", "\n") + "\nn")
    assert "\n" + "\n".join(sentences) + "\nPlayer 1 (X) wins: three in a row.\nPlay again?" in said
    assert said.count(" is complete") == len(sentences)


def test_a_game_with_points_reports_them_instead_of_completed_lines(converse, another_game):
    class Counted(TicTacToe):
        def score(self, player):
            return sum(self.at(cell) == player for cell in range(9))

    another_game(Counted)
    said = converse("another\n\ny\n\n\n0\n3\n1\n4\n2\nn")
    assert "Player 1 (X) wins: three in a row. Points: Player 1 3, Player 2 2.\n" in said
    assert "is complete" not in said and "holds" not in said


def test_a_draw_has_no_winner(converse):
    said = converse(TICTACTOE + "0\n1\n2\n4\n3\n5\n7\n6\n8\nn")
    assert "+---+---+---+\nIt's a draw: the board is full.\nPlay again?" in said


def test_a_larger_tic_tac_toe_board_has_no_numbers(converse):
    said = converse("tictactoe\n12\ny\n\n\nl12\nquit")
    assert "   a b c d e f g h i j k l\n" in said
    assert "12 . . . . . . . . . . . X\n" in said
    assert not has_numbered_squares(TicTacToe(size=4)) and not has_numbered_squares(ConnectX(3, 3, 3))


def test_a_waiting_bot_reports_no_progress(converse, monkeypatch):
    def think(self, game, rng):
        yield None
        yield 50
        return game.legal_moves()[0]

    monkeypatch.setattr("glowgrid.bots.random.Random.think", think)
    said = converse("tictactoe\n\nn\nrandom\nperson\n\n\nquit")
    assert said.count("is thinking.") == 1 and "plays row 1, column 1." in said
