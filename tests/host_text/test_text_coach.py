"""The coach in plain text: how good each move is and, after the end, where the game turned."""

from glowgrid.words import coach as words

CONNECT = "connectx\n" + "\n" * 8
BLOCK = CONNECT + "1\n1\n2\n2\n3\n"  # player 2 has to block column 4


def test_coach_prints_how_good_each_move_is_and_the_game_goes_on(converse):
    said = converse(BLOCK + "coach\n4\nquit")
    assert "Good: 4. Weak: 1, 2, 3, 5, 6, 7.\n" in said
    assert "Player 2 (O) plays 4." in said


def test_after_the_end_coach_prints_the_moves_that_changed_the_game(converse):
    said = converse(BLOCK + "5\n4\ncoach\nn")
    assert "Move 6: Player 2 (O) plays 5. Better: 4 blocks 4 in a row. After the move, the game is lost.\n" in said
    assert said.count("Better: ") == 1  # before it, no move was much worse than another


def test_before_a_game_there_is_nothing_to_rate(converse):
    assert "No game has started yet." in converse("coach\nquit")


def test_a_game_without_values_of_moves_says_so(converse):
    assert words.NO_RATING in converse("battleship\n6\ny\n\n\n\ncoach\nquit")
