"""The commands at every prompt of the plain-text game, and the setup questions: marks, boards, who plays."""

import pytest
from answers import CONNECT, KEYS, TICTACTOE, seated

from glowgrid import bots, games
from host_text.line_io import wrapped
from host_text.prompter import Prompter
from host_text.words import terminal as words

# -- commands at every prompt

PROMPTS = {  # answers that lead to it, the prompt
    "game": ("", "Which game? (1 to"),
    "number": ("connectx\n", "Rows (3 to 100, Enter for 6): "),
    "people": ("tictactoe\n\n", "Are all players people? (y or n, Enter for y): "),
    "who": ("tictactoe\n\nn\n", "Player 1: who plays?"),
    "character": ("tictactoe\n\ny\n", "Player 1: which character? (Enter for X): "),
    "switch": (CONNECT[:-2], "Fast or memory-efficient board? (f or m, Enter for f): "),
    "move": (TICTACTOE + "4\n", "Player 2 (O), which row and column? "),
    "column": (CONNECT + "4\n", "Player 2 (O), which column? "),
    "again": (TICTACTOE + "0\n3\n1\n4\n2\n", "Play again? (y as before, c with changes, n to leave): "),
}
BEFORE = ("game", "number", "people", "who", "character", "switch")


@pytest.mark.parametrize("where", PROMPTS)
def test_help_at_any_prompt_explains_it_and_asks_again(converse, where):
    path, prompt = PROMPTS[where]
    said = converse(path + "help\nQUIT")
    assert all(said.count(line) == 1 for line in words.TEXT_HELP)
    after = said.split(words.TEXT_HELP[-1])[1]
    assert after.count("\n") >= 3 and prompt in after  # a sentence on this very prompt, then the prompt


@pytest.mark.parametrize("where", PROMPTS)
def test_quit_at_any_prompt_leaves(converse, where):
    said = converse(PROMPTS[where][0] + "quit")
    assert PROMPTS[where][1] in said
    assert said.endswith("quit\nGoodbye.\n")


@pytest.mark.parametrize("where", PROMPTS)
def test_new_at_any_prompt_lets_another_game_be_chosen(converse, where):
    said = converse(PROMPTS[where][0] + "new\nquit")
    assert said.split("new\n")[1].startswith("1. Tic-tac-toe\n2. Connect X (Connect Four)\n")


@pytest.mark.parametrize("command", ["undo", "undo 2", "redo", "hint"])
@pytest.mark.parametrize("where", BEFORE)
def test_game_commands_say_so_if_there_is_no_game_yet(converse, where, command):
    path, prompt = PROMPTS[where]
    said = converse(path + command + "\nquit").split(command + "\n")[1]
    assert said.startswith("No game has started yet.\n" + prompt)


def test_undo_undoes_one_turn_undo_2_two_and_redo_plays_again(converse):
    said = converse(CONNECT + "1\n2\n3\nundo\nundo 2\nredo\nredo\nundo 3\nquit")
    assert said.count("Moves taken back: 1.") == 1
    assert said.count("Moves taken back: 2.") == 2  # the second time by `undo 3`: there are no more
    assert said.count("Player 2 (O) plays 2.") == 2
    assert "undo 3\nMoves taken back: 2.\n1 2 3 4 5 6 7\n. . . ." in said


def test_undo_against_a_bot_goes_back_to_the_persons_turn(converse):
    said = converse("tictactoe\n\nn\n\nrandom\n\n\n4\nundo\nundo\nquit")
    assert said.count("Moves taken back: 2.") == 1
    assert said.count("You have no move to take back.") == 1


def test_undo_reopens_a_finished_game(converse):
    said = converse(TICTACTOE + "0\n3\n1\n4\n2\nhint\nundo\n8\n5\nn")
    assert "No hint right now." in said
    assert said.index("Player 1 (X) wins: ") < said.index("Moves taken back: 1.") < said.index("Player 2 (O) wins: ")


def test_a_hint_is_a_legal_move_and_changes_nothing(converse):
    said = converse(CONNECT + "hint\nquit")
    hint = said.split("Hint: ")[1].split(".")[0]
    assert 1 <= int(hint) <= 7
    assert said.endswith(f"Hint: {hint}.\nPlayer 1 (X), which column? quit\nGoodbye.\n")


# -- before a game


def test_marks_become_upper_case_and_are_unique(converse):
    said = converse("connectx\n\n\n\n3\ny\no\nO\n\nx\nX\nz\nm\n1\n2\n3\nquit")
    assert "O already belongs to Player 1." in said
    assert "Player 2: which character? (Enter for X): \n" in said  # its own, O, is gone
    assert said.count("X already belongs to Player 2.") == 2
    assert "O X Z . . . ." in said


@pytest.mark.parametrize("letter", "fFmM")
def test_f_and_m_in_either_case_choose_the_board(converse, monkeypatch, letter):
    made, ConnectX = [], games.load("connectx")  # the class that the text game will load, whatever was freed before
    push = ConnectX.push
    monkeypatch.setattr(ConnectX, "push", lambda game, move: made.append(game.options[4]) or push(game, move))
    converse(CONNECT[:-2] + letter + "\n1\nquit")
    assert made == [1 if letter in "mM" else 0]


def test_playing_again_can_change_everything(converse):
    first = "connectx\n4\n5\n3\n2\ny\na\nb\nf\n1\n2\n1\n2\n1\n"
    said = converse(first + "y\n1\n2\n1\n2\n1\nc\n5\n4\n4\n3\nn\n\n\n\nx\ny\nz\nm\n4\nquit")
    assert said.count("Player 1 (A) wins: three in a row.") == 2  # once more as before, without a question
    for kept in (
        "Rows (3 to 100, Enter for 4): 5",
        "Columns (3 to 100, Enter for 5): 4",
        "Players (2 to 10, Enter for 2): 3",
    ):
        assert kept in said
    assert "Player 1 (X) plays 4." in said
    assert "Easy bot (Y) plays " in said


@pytest.mark.parametrize("bot", [row[0] for row in bots.CATALOGUE])
def test_every_bot_can_sit_at_every_seat(converse, bot):
    said = converse(seated("tictactoe", bot) + "n")
    assert "wins: " in said or "It's a draw: the board is full." in said


@pytest.mark.parametrize("key", KEYS)
def test_every_game_can_be_played_to_its_end(converse, key):
    said = converse(seated(key, "random") + "y\nn")
    assert said.count("Play again?") == 2


@pytest.mark.parametrize("typed", ["connect", "CONNECT X", "Con"])
def test_a_game_is_chosen_by_a_unique_beginning_in_any_case(converse, typed):
    assert "Connect X.\nRows" in converse(typed + "\nquit")


def test_a_beginning_of_several_names_chooses_nothing(converse):
    assert "d is not on the list." in converse("d\nquit")


@pytest.mark.parametrize("moves", ["f5d6c3", "f5 is no transcript"])
def test_a_bare_transcript_is_continued_where_a_game_is_chosen(converse, moves):
    said = converse(f"othello/8/{moves}\nquit")
    assert ("plays c3" in said) == (moves == "f5d6c3") and "not on the list" not in said


def test_an_unknown_word_during_a_game_mentions_help_and_a_move_does_not(converse):
    assert "Type help to see what you can type." in converse(TICTACTOE + "board\nquit")
    assert "Type help to see" not in converse(TICTACTOE + "z9\nquit")


def test_enter_chooses_the_fast_board(converse):
    said = converse(CONNECT[:-2] + "\nquit")
    assert "Player 1 (X), which column? " in said


def test_sentences_are_wrapped_between_words_and_boards_and_transcripts_are_not():
    sentence = "The broker closes in five minutes, and " + "all games " * 8
    lines = wrapped(sentence.strip(), 40)
    assert len(lines) > 2 and max(map(len, lines)) <= 40 and " ".join(lines) == sentence.strip()
    for line in (". X O " * 20, "othello/8/" + "f5d6c3" * 20, "1  2  three  four  and  more " * 4):
        assert wrapped(line, 40) == [line]
    assert wrapped(sentence, 0) == [sentence]


def test_the_help_names_further_commands_in_the_language_of_the_game(monkeypatch, converse):
    monkeypatch.setattr("host_text.prompter.translated", lambda text, table: {"resign": "aufgeben"}.get(text, text))
    said = converse(TICTACTOE + "help\nquit")
    assert "\naufgeben: Resign this game?\n" in said and "\nresign:" not in said


@pytest.mark.parametrize(("typed", "index"), [("bot l", 0), ("schwer", 1), ("sch", 1), ("mensch", 2), ("m", 2)])
def test_an_entry_is_also_chosen_by_one_of_its_later_words(monkeypatch, typed, index):
    """In German and Spanish, the level comes after the word bot."""
    waiting = [typed]  # a second question fails
    monkeypatch.setattr("builtins.input", lambda prompt: waiting.pop())
    assert Prompter().choose("Who? ", [("Bot leicht",), ("Bot schwer",), ("Mensch",), ("Bot mittel",)]) == index


def test_a_word_that_several_entries_have_chooses_none(converse):
    assert "bot is not on the list." in converse("tic\n3\nn\nbot\nquit")
