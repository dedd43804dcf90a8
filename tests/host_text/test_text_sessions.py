"""Whole sessions, typed by a script through a pipe."""

import random
import signal

import pytest

from glowgrid import games
from glowgrid.games.connectx import ConnectX
from glowgrid.games.tictactoe import TicTacToe

TEN = "connectx\n12\n12\n4\n10\ny\n" + "".join(f"{mark}\n" for mark in "abcdefghij") + "F\n"
TEN_MOVES = "".join(f"{column}\n" for _ in range(3) for column in range(1, 11)) + "1\n"
SMALL = "3\n3\n3\n2\ny\np\nq\nm\n"
A_DRAW = "1\n1\n1\n2\n2\n3\n3\n3\n2\n"
WRONG = """99
xiangqi
ludo

connectx
2
101
six

2
3
4
x
3
1
11
2
maybe
n
3
bot
1
person
ab
A
a
.
b
x

M
0
4
x

9 9
1 1
undo two
undo 0
undo
3
3
3
3
2 3
3 2
redo
new
tic-tac-toe
2
26
3
y


2 2
5
b2
0 4
4 4
9
-1
zz
1 2 3

quit
"""


def test_ten_players_on_12x12_through_a_pipe(session):
    game = session()
    game.type((TEN + TEN_MOVES + "c\n" + SMALL + A_DRAW + "n").strip())
    said = game.end()
    for player, mark in enumerate("ABCDEFGHIJ", 1):
        assert said.count(f"Player {player} ({mark}), which column? ") == (4 if player == 1 else 3)
    assert " 1  2  3  4  5  6  7  8  9 10 11 12\n" in said
    assert "\n A  B  C  D  E  F  G  H  I  J  .  .\n" in said
    assert "A column is complete: from row 9, column 1 to row 12, column 1." in said
    assert "Player 1 (A) wins: " in said
    assert "It's a draw: the board is full." in said  # the second game, everything changed
    assert said.endswith("Goodbye.\n")


def test_the_rules_can_be_read_while_a_game_is_set_up(session):
    game = session()
    game.type("rules\nothello\nrules\nquit")
    said = game.end()
    assert said.count("No game has started yet.") == 1 and games.load("othello").rules in said.replace("\n", " ")


def test_two_people_play_tic_tac_toe_from_a_command(session):
    game = session()
    game.type("tictactoe\n3\ny\nx\no\n1 1\nb2\n8\n2 1\n1,2\nc2\nn")
    said = game.end()
    assert (
        "+---+---+---+\n| X | X | 2 |\n+---+---+---+\n| O | O | O |\n+---+---+---+\n| 6 | 7 | X |\n+---+---+---+\n"
        in said
    )
    assert "A row is complete: from row 2, column 1 to row 2, column 3.\n" in said
    assert "\nPlayer 2 (O) wins: three in a row.\n" in said


def test_the_tenth_player_can_win(converse):
    game = ConnectX(12, 12, 4, 10)
    while game.outcome is None:
        losing = [column for column in range(11) if not wins(game, column)]
        game.push(11 if game.turn == 10 else losing[game.ply % len(losing)])
    said = converse(TEN + "".join(f"{column + 1}\n" for column in game.moves) + "n")
    assert "A column is complete: from row 9, column 12 to row 12, column 12.\n" in said
    assert "\nPlayer 10 (J) wins: four in a row." in said


def test_every_wrong_answer_is_refused_with_its_reason_and_asked_again(converse):
    said = converse(WRONG)
    for sentence in (
        "99 is not on the list. Type a number from 1 to",
        "xiangqi is not on the list.",
        "An empty answer is not on the list.",
        "2 is not allowed. Rows: a whole number, 3 to 100.",
        "101 is not allowed. Rows: a whole number, 3 to 100.",
        "six is not allowed. Rows: a whole number, 3 to 100.",
        "2 is not allowed. Columns: a whole number, 3 to 100.",
        "4 is not allowed. In a row to win: a whole number, 3 to 3.",
        "x is not allowed. In a row to win: a whole number, 3 to 3.",
        "1 is not allowed. Players: a whole number, 2 to 10.",
        "11 is not allowed. Players: a whole number, 2 to 10.",
        "maybe is not one of the answers. Type y or n.",
        "bot is not on the list.",
        "ab is not one character. Type a single one.",
        "A already belongs to Player 1. Type another character.",
        ". stands for an empty cell. Type another character.",
        "x is not one of the answers. Type f or m.",
        "'0' is not a column; expected a column from 1 to 3.",
        "'4' is not a column; expected a column from 1 to 3.",
        "'x' is not a column; expected a column from 1 to 3.",
        "Row 9, column 9 is out of bounds: rows are 1 to 6, columns 1 to 3.",
        "Row 1, column 1 can't be played: a token dropped there falls to row",  # 5 or 6: the bot has moved
        "After undo, type a whole number from 1, such as undo 2.",
        "You have no move to take back.",
        "You have no move to redo.",
        "2 is not allowed. Size: a whole number, 3 to 25.",
        "Row 2, column 2 is already played.",
        "Row 0, column 4 is out of bounds: rows are 1 to 3, columns 1 to 3.",
        "Row 4, column 4 is out of bounds: rows are 1 to 3, columns 1 to 3.",
        "Square 9 is out of bounds: squares are 0 to 8.",
        "Square -1 is out of bounds: squares are 0 to 8.",
        "zz is not a square.",
        "1 2 3 is not a square.",
        "An empty answer is not a square.",
    ):
        assert sentence in said, sentence
    assert said.endswith("Goodbye.\n")


def harmless(game, rng):
    """Return a move that neither wins nor lets the opponent win at once, if there is one."""
    good = []
    for move in game.legal_moves():
        game.push(move)
        if game.outcome is None and not any(wins(game, reply) for reply in game.legal_moves()):
            good.append(move)
        game.pop()
    return rng.choice(good or game.legal_moves())


def wins(game, move):
    game.push(move)
    won = bool(game.outcome and game.outcome.winner)
    game.pop()
    return won


def test_a_person_plays_against_the_random_bot_until_a_draw(session):
    table, rng = session("-c", "from host_text.offline import play; play(7)"), random.Random(1)
    table.until("name): ")
    table.type("tictactoe\n3\nn\nperson\nrandom\nx\no")
    asked, again = "which row and column? ", "n to leave): "
    for _ in range(60):
        game, said = TicTacToe(), table.until(asked)
        while said.endswith(asked):
            assert "Player 1 (X), " + asked in said  # the person moves on odd turns
            assert game.ply % 2 == 0
            game.push(harmless(game, rng))
            table.type(f"{game.last() // 3 + 1} {game.last() % 3 + 1}")
            said = table.until(asked, again)
            if game.ply < 9 and "Random bot (O) plays row " in said:
                row, column = said.split("Random bot (O) plays row ")[1].split(".")[0].split(", column ")
                game.push(3 * int(row) - 4 + int(column))
        if "It's a draw: the board is full." in said:
            break
        assert "wins: " in said
        table.type("y")
    assert game.outcome.winner == 0
    table.type("n")
    assert table.end() == "Goodbye.\n"


@pytest.mark.parametrize("typed", ["", "1", "1\n3", "1\n\ny", "connectx\n\n\n\n\n\n\n\nf\n4"])
def test_the_end_of_input_ends_the_game_with_a_sentence(session, typed):
    game = session()
    game.type(typed)
    assert game.end().endswith("The game ends here. Goodbye.\n")


def test_ctrl_c_ends_the_game_with_a_sentence(session):
    game = session()
    game.until("name): ")
    game.type("tictactoe\n\ny\n\n")
    game.until("which row and column? ")
    game.process.send_signal(signal.SIGINT)
    assert game.end() == "\nThe game ends here. Goodbye.\n"


def test_importing_starts_nothing(session):
    assert session("-c", "import host_text.offline, glowgrid.__main__").end() == ""
