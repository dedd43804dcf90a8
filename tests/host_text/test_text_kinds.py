"""Unusual kinds of games in plain text: several moves a turn, passes, removed and neutral pieces, kings, solo games."""

import pytest
import tiny

from glowgrid import bots
from glowgrid.engine.imperfect import Imperfect
from glowgrid.words import special

SECRET = ("veil", "duel")  # games whose moves are told after the end only


@pytest.fixture
def play(converse, monkeypatch):
    """Type answers into a tiny game in which people play all sides."""
    tiny.install(monkeypatch)

    def run(key, answers):
        players = tiny.GAMES[key]().players
        return converse(f"{key}\ny\n" + "\n" * players + answers)

    return run


def test_two_moves_in_one_turn_are_not_reported_as_a_pass(play):
    said = play("twice", "a1\nb2\na2\nundo\nundo\nundo\nquit")
    plays = [line for line in said.splitlines() if " plays " in line]
    assert plays == ["Player 1 (X) plays a1.", "Player 1 (X) plays b2.", "Player 2 (O) plays a2."]
    assert "passes" not in said
    assert said.count("Moves taken back: 1.") == 2  # player 1's two moves are one turn
    assert "You have no move to take back." in said


def test_hints_come_from_a_search_or_are_refused_in_a_sentence(play, monkeypatch):
    assert "Hint: " in play("dice", "hint\nquit")
    monkeypatch.setattr(tiny.GAMES["veil"], "determinize", Imperfect.determinize)
    said = play("veil", "\nhint\nquit")
    assert special.NO_ADVICE in said and "Hint: " not in said


def test_a_removed_piece_is_reported(play):
    said = play("take", "b1\nb1\n1 2\nquit")
    assert "Player 1 (X) plays b1.\n  a b c d\n1 X . X O\n2 O X O X\n" in said
    assert "already played" not in said  # taking is what one picks an occupied cell for
    assert said.count("Row 1, column 2 can't be picked now; ") == 2


def test_a_forced_pass_between_two_players_is_reported(play):
    said = play("skip", "a1\na2\na3\nb1\nb2\nb3\nc1\nc3\nn")
    assert said.count("passes.") == 1
    assert "3 # # .\nPlayer 2 (O) can't move and passes.\nPlayer 3 (#), " in said


def test_a_neutral_piece_belongs_to_nobody_and_occupies_its_cell(play):
    said = play("block", "b2\n2 2\na1\nc1\na3\nc3\nn")
    assert "Player 1 (X) plays b2.\n  a b c\n1 . . .\n2 . ^ .\n3 . . .\n" in said
    assert "Row 2, column 2 is already played." in said


def test_a_win_without_winning_cells_ends_the_game(play):
    said = play("block", "b2\na1\nc1\na3\nc3\nn")
    assert "\nPlayer 1 (X) wins" in said and "\nPlay again?" in said


def test_a_king_is_marked_with_a_crown(play):
    said = play("crown", "a1-a2\nb4-b3\na2-a3\nb3-b2\na3-a4\nb2-b1\nundo\nquit")
    assert "Player 2 (O) plays b2-b1.\n  a b\n1 . O^\n2 . .\n3 . .\n4 X^.\n" in said


def test_a_solo_game_says_done_and_mentions_no_opponent(play):
    said = play("walk", "a1\nb1\nc1\nc2\nb2\na2\nn")
    assert "Do you want to play yourself? (y or n, Enter for y): y\n" in said
    assert "3 X\nSolved!\nPlay again?" in said.replace("2 X X X\nSolved!", "3 X\nSolved!")
    said = play("walk", "b1\nb2\na2\na1\nn")
    assert "\nNot solved this time.\nPlay again?" in said
    for other in ("side", "won", "draw", "Player 2"):
        assert other not in said


def test_a_bot_plays_a_solo_game(converse, monkeypatch):
    tiny.install(monkeypatch)
    said = converse("walk\nn\n\n\nn")
    assert f"Player 1: who plays? (1 to {len(bots.CATALOGUE) + 1}, or a name, Enter for " in said
    assert "Solved!\n" in said or "Not solved this time.\n" in said


@pytest.mark.parametrize("key", [key for key in tiny.GAMES if key not in SECRET])
def test_the_transcript_of_each_of_them_can_be_replayed(play, key):
    """Type the first moves; in a game with a die, moves until one is allowed."""
    game = tiny.GAMES[key]()
    moves = ["1", "a1", "b1", "c1", "a2", "b2", "c2"] if game.turn == 0 else []
    while not moves or len(moves) < 3 and game.outcome is None:
        moves.append(game.notation(game.legal_moves()[0]))
        game.push(game.legal_moves()[0])
    said = play(key, "\n".join([*moves, "transcript", "quit"]))
    line = next(line for line in said.splitlines() if line.startswith(f"{key}//"))
    again = play(key, f"replay {line}\nquit").split("replay ")[1]
    plays = [line for line in said.splitlines() if " plays " in line or line.startswith("Chance")]
    assert plays and plays == [line for line in again.splitlines() if " plays " in line or line.startswith("Chance")]


def test_a_falling_piece_is_asked_for_by_column_only_if_its_moves_are_columns(play, monkeypatch):
    monkeypatch.setattr(tiny.GAMES["twice"], "motion", "fall", raising=False)
    assert ", which column?" not in play("twice", "a1\nquit")


def test_a_disclosed_move_cannot_be_taken_back_and_the_reason_is_told(play):
    said = play("veil", "\na1\n\nb2\n\nno\nundo\nquit")
    assert "This can't be taken back, because it revealed something hidden." in said


def test_an_answer_with_one_true_value_is_asked_of_nobody(play):
    said = play("duel", "\na1\n\nb2\n\na2\n\nquit")
    assert "Player 1 (X) plays a2.\n" in said and "\nPlayer 2 (O) calls out: missed.\n" in said
    assert said.rindex("Player 2 (O), which move") > said.index("calls out: missed.")


def test_counts_are_written_in_the_cells_of_the_board(play):
    said = play("heaps", "a1\nc1\nb1\nquit")
    assert "  a  b  c\n1 24 7  .\n" in said
    assert "Player 1 (X) plays a1.\n  a b c\n1 7 7 .\n" in said


def test_a_roll_is_told_with_the_verb_of_the_game_and_the_name_of_the_player(play):
    said = play("track", "a1\nquit").splitlines()
    rolls = [line for line in said if " rolls " in line]
    assert rolls[0].startswith("Player 1 (X) rolls ") and rolls[1].startswith("Player 2 (O) rolls ")
    assert not any("Chance" in line for line in said)


def test_draws_that_set_up_the_game_are_not_told_and_cannot_be_taken_back(play):
    said = play("lamps", "undo\nquit")
    assert "Chance" not in said and "+" not in said
    assert said.count("  a b c d\n") == 1  # the board before the draws would tell them
    assert "You have no move to take back." in said
