"""What the plain-text game says and understands: prompts, commands, moves, results; every game, every bot."""

import ast
from pathlib import Path

import pytest

import glowgrid
from glowgrid import bots, games
from glowgrid.engine.game import Game, Outcome
from glowgrid.engine.inarow import Placing
from glowgrid.engine.rng import Rng
from glowgrid.games.connectx import ConnectX
from glowgrid.games.tictactoe import TicTacToe
from glowgrid.terminal.move_parser import NotAMove, has_numbered_squares, parse_move
from glowgrid.words import terminal as words

LIB = Path(glowgrid.__file__).parent
OURS = [LIB / "__main__.py", *sorted((LIB / "terminal").glob("*.py"))]
TICTACTOE = "tictactoe\n\ny\n\n\n"
CONNECT = "connectx\n\n\n\n\ny\n\n\nf\n"
KEYS = [row[0] for row in games.CATALOGUE]


def switches(game_class):
    return "".join("f\n" if option.name == "memory" else "n\n" for option in game_class.OPTIONS if option.high == 1)


def numbers(game_class):
    return "\n" * len([option for option in game_class.OPTIONS if option.high != 1])


def seated(key, who):
    """Return the answers that begin `key` with its defaults and `who` at every side."""
    game_class = games.load(key)
    players = game_class().players
    return key + "\n" + numbers(game_class) + "n\n" + f"{who}\n" * players + "\n" * players + switches(game_class)


# -- commands at every prompt

PROMPTS = {  # answers that lead to it, the prompt
    "game": ("", "Which game? (1 to"),
    "number": ("connectx\n", "Rows (3 to 100, Enter for 6): "),
    "people": ("tictactoe\n\n", "Do people play every side? (y or n, Enter for y): "),
    "who": ("tictactoe\n\nn\n", "Player 1: who plays?"),
    "character": ("tictactoe\n\ny\n", "Player 1: which character? (Enter for X): "),
    "switch": (CONNECT[:-2], "Fast or memory-efficient board? (f or m): "),
    "move": (TICTACTOE + "4\n", "Player 2 (O), which row and which column? "),
    "column": (CONNECT + "4\n", "Player 2 (O), which column? "),
    "again": (TICTACTOE + "0\n3\n1\n4\n2\n", "Play again? (y as before, c with changes, n to leave): "),
}
BEFORE = ("game", "number", "people", "who", "character", "switch")


@pytest.mark.parametrize("where", PROMPTS)
def test_help_at_any_prompt_helps_and_asks_again(converse, where):
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
def test_new_at_any_prompt_chooses_a_game_anew(converse, where):
    said = converse(PROMPTS[where][0] + "new\nquit")
    assert said.split("new\n")[1].startswith("1. Tic-tac-toe\n2. Connect X\n")


@pytest.mark.parametrize("command", ["undo", "undo 2", "redo", "hint"])
@pytest.mark.parametrize("where", BEFORE)
def test_commands_on_a_game_say_that_there_is_none_yet(converse, where, command):
    path, prompt = PROMPTS[where]
    said = converse(path + command + "\nquit").split(command + "\n")[1]
    assert said.startswith("There is no game yet.\n" + prompt)


def test_undo_takes_one_back_undo_2_two_and_redo_plays_again(converse):
    said = converse(CONNECT + "1\n2\n3\nundo\nundo 2\nredo\nredo\nundo 3\nquit")
    assert said.count("Moves taken back: 1.") == 1
    assert said.count("Moves taken back: 2.") == 2  # the second time by `undo 3`: there are no more
    assert said.count("Player 2 (O) plays 2.") == 2
    assert "undo 3\nMoves taken back: 2.\n1 2 3 4 5 6 7\n. . . ." in said


def test_undo_against_a_bot_goes_back_to_the_persons_turn(converse):
    said = converse("tictactoe\n\nn\n\nrandom\n\n\n4\nundo\nundo\nquit")
    assert said.count("Moves taken back: 2.") == 1
    assert said.count("There is no move of a person to take back.") == 1


def test_undo_brings_a_finished_game_back_to_life(converse):
    said = converse(TICTACTOE + "0\n3\n1\n4\n2\nhint\nundo\n8\n5\nn")
    assert "There is no hint now." in said
    assert (
        said.index("Player 1 (X) has won: ") < said.index("Moves taken back: 1.") < said.index("Player 2 (O) has won: ")
    )


def test_a_hint_is_a_legal_move_and_changes_nothing(converse):
    said = converse(CONNECT + "hint\nquit")
    hint = said.split("Hint: ")[1].split(".")[0]
    assert 1 <= int(hint) <= 7
    assert said.endswith(f"Hint: {hint}.\nPlayer 1 (X), which column? quit\nGoodbye.\n")


# -- before a game


def test_characters_are_folded_to_upper_case_and_nobody_takes_a_taken_one(converse):
    said = converse("connectx\n\n\n\n3\ny\no\nO\n\nx\nX\nz\nm\n1\n2\n3\nquit")
    assert "O is taken by Player 1." in said
    assert "Player 2: which character? (Enter for X): \n" in said  # its own, O, is gone
    assert said.count("X is taken by Player 2.") == 2
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
    assert said.count("Player 1 (A) has won: three in a row.") == 2  # once more as before, without a question
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
    assert "has won: " in said or "A draw: no room is left." in said


@pytest.mark.parametrize("key", KEYS)
def test_every_game_can_be_played_to_its_end(converse, key):
    said = converse(seated(key, "random") + "y\nn")
    assert said.count("Play again?") == 2


# -- moves


def row_and_column(game, path):
    return " ".join(f"{cell // game.cols + 1} {cell % game.cols + 1}" for cell in path)


@pytest.mark.parametrize("key", KEYS)
def test_every_legal_move_can_be_typed_in_notation_and_as_rows_and_columns(key):
    game, rng = games.load(key)(), Rng(3)
    while game.outcome is None and game.ply < 40:
        for move in game.legal_moves():
            assert parse_move(game, game.notation(move), ()) == (move, None)
            path = game.path(move)
            assert parse_move(game, row_and_column(game, path), ()) == (move, None)
            for depth in range(1, len(path)):  # one by one
                assert parse_move(game, row_and_column(game, path[:depth]), ()) == (None, path[:depth])
                assert parse_move(game, row_and_column(game, path[depth:]), path[:depth]) == (move, None)
        game.push(rng.choice(game.legal_moves()))


@pytest.mark.parametrize("typed", ["2 3", "2,3", "2, 3", "2-3", " 2  3 ", "c2", "C2", "5"])
def test_a_square_can_be_named_in_many_ways(typed):
    assert parse_move(TicTacToe(), typed, ()) == (5, None)


@pytest.mark.parametrize("typed", ["d1", "a4", "a0", "4 1", "1 4", "0 1", "-1 2", "9", "-1"])
def test_out_of_bounds_is_said_to_be_that(typed):
    with pytest.raises(NotAMove, match="is out of bounds: .* [01] to [38]"):
        parse_move(TicTacToe(), typed, ())


@pytest.mark.parametrize("typed", ["b2", "2 2", "4"])
def test_already_played_is_said_to_be_that(typed):
    game = TicTacToe()
    game.push(4)
    with pytest.raises(NotAMove, match="Row 2, column 2 is already played."):
        parse_move(game, typed, ())


@pytest.mark.parametrize("typed", ["", "x", "²", "1 2 3", "b2b", "a1 zz", "1.5", "--", "4"])
def test_what_is_no_move_at_all_says_what_a_move_is(typed):
    with pytest.raises(NotAMove, match="row and column, such as 2 3"):
        parse_move(TicTacToe(size=4), typed, ())


@pytest.mark.parametrize("typed", ["", "x", "²", "0", "8", "-1", "1 2 3"])
def test_what_is_no_column_says_which_there_are(typed):
    with pytest.raises(NotAMove, match="expected a column from 1 to 7"):
        parse_move(ConnectX(), typed, ())


class Steps(Placing):
    """Two cells a move, as in Quixo: from one of the left column to one of the right."""

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


@pytest.fixture
def another_game(monkeypatch):
    """Put a class of ours into the catalogue as its last game."""

    def add(game_class):
        row = ("another", game_class.title, "another", game_class.__name__, b"\0" * 8)
        load = games.load
        monkeypatch.setattr(games, "CATALOGUE", (*games.CATALOGUE, row))
        monkeypatch.setattr(games, "load", lambda key: game_class if key == "another" else load(key))

    return add


def test_a_move_of_two_cells_is_typed_at_once_or_picked_cell_by_cell(converse, another_game):
    another_game(Steps)
    said = converse("another\ny\n\n\n0>2\n1 1 2 3\n1 1\n\n2 1\n2 2\n1 1\n3 3\nn")
    assert "Player 1 (X), which move, such as 0>2? 0>2" in said
    assert "Player 2 (O) plays 0>5." in said
    assert "From row 1, column 1: on to which row and which column? (Enter lets it go): \n" in said
    assert "Row 2, column 2 can't be picked now; expected one of 3 moves such as 0>8." in said
    assert "Row 1, column 1 can't be picked now" in said
    assert "Player 1 (X) plays 3>8." in said


def test_a_first_cell_that_leads_nowhere_is_refused_at_once(converse, another_game):
    another_game(Steps)
    said = converse("Steps\ny\n\n\n1 2\nquit")
    assert "Row 1, column 2 can't be picked now; expected one of 9 moves such as 0>2.\nPlayer 1 (X)," in said


def test_a_pass_is_told(converse, another_game):
    another_game(Passing)
    said = converse("another\ny\n\n\na1\nb1\nn")
    assert said.count("Player 2 (O) can't move and passes.\n") == 1
    assert "Player 1 (X) holds 2 cells.\nPlayer 2 (O) holds 0 cells.\nPlayer 1 (X) has won.\n" in said


# -- what is shown


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
        ("0 3 1 4 2", ["A row is completed: from row 1, column 1 to row 1, column 3."]),
        ("0 1 3 4 6", ["A column is completed: from row 1, column 1 to row 3, column 1."]),
        ("0 1 4 2 8", ["A diagonal is completed: from row 1, column 1 to row 3, column 3."]),
        ("2 1 4 0 6", ["A diagonal is completed: from row 1, column 3 to row 3, column 1."]),
        (
            "0 3 1 4 5 6 8 7 2",
            [
                "A row is completed: from row 1, column 1 to row 1, column 3.",
                "A column is completed: from row 1, column 3 to row 3, column 3.",
            ],
        ),
    ],
)
def test_what_was_completed_is_named_and_who_has_won(converse, moves, sentences):
    said = converse(TICTACTOE + moves.replace(" ", "\n") + "\nn")
    assert "\n" + "\n".join(sentences) + "\nPlayer 1 (X) has won: three in a row.\nPlay again?" in said
    assert said.count(" is completed") == len(sentences)


def test_where_a_game_counts_points_they_are_told_and_what_was_completed_is_not(converse, another_game):
    class Counted(TicTacToe):
        def score(self, player):
            return sum(self.at(cell) == player for cell in range(9))

    another_game(Counted)
    said = converse("another\n\ny\n\n\n0\n3\n1\n4\n2\nn")
    assert "Player 1 (X) has won: three in a row. Points: Player 1 3, Player 2 2.\n" in said
    assert "is completed" not in said and "holds" not in said


def test_nobody_has_won_a_draw(converse):
    said = converse(TICTACTOE + "0\n1\n2\n4\n3\n5\n7\n6\n8\nn")
    assert "+---+---+---+\nA draw: no room is left.\nPlay again?" in said


def test_a_larger_tic_tac_toe_is_drawn_plainly(converse):
    said = converse("tictactoe\n12\ny\n\n\nl12\nquit")
    assert "   a b c d e f g h i j k l\n" in said
    assert "12 . . . . . . . . . . . X\n" in said
    assert not has_numbered_squares(TicTacToe(size=4)) and not has_numbered_squares(ConnectX(3, 3, 3))


def test_a_bot_that_waits_tells_no_progress(converse, monkeypatch):
    def think(self, game, rng):
        yield None
        yield 50
        return game.legal_moves()[0]

    monkeypatch.setattr("glowgrid.bots.random.Random.think", think)
    said = converse("tictactoe\n\nn\nrandom\nperson\n\n\nquit")
    assert said.count("is thinking.") == 1 and "plays row 1, column 1." in said


# -- all texts in one place, and only print and input


def strings(tree):
    """Yield every string in a module that is no docstring."""
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_every_sentence_is_in_words(path):
    said = [string for string in strings(ast.parse(path.read_text(encoding="utf-8"))) if " " in string.strip()]
    assert said == []


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_only_print_and_input_reach_the_terminal(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    ends = {"errno", "sys"} if path.name in ("__main__.py", "letters.py") else set()  # how the computer's streams fail
    assert imported <= {"os", "time"} | ends
    assert "\\x1b" not in path.read_text(encoding="utf-8")
