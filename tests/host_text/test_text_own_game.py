"""An error in a game of the user's own ends plain text with a sentence for its author instead of a traceback."""

import io
import sys

import pytest
from cookbook import PATH

from glowgrid import games
from host_text import text_cli

GAME = PATH.read_text(encoding="utf-8").replace("Domineering", "Fences")
ROW = ("fences", "Fences", "fences", "Fences", bytes(8))
TYPED = "fences\n4\ny\n\n\na1\nb1\nhint\nundo\nquit\n"
BEGIN = "Fences can't go on: "
END = ". The simulator, glowgrid-sim, prints the whole traceback.\n"
FAULTS = {  # the part of the file that is replaced, and what; then what the sentence says
    "a method raises": (
        *("        player = self.turn\n        self._lay(", "        player = self.turn // 0\n        self._lay("),
        "fences.py, line 33, push: player = self.turn // 0: ZeroDivisionError: integer division or modulo by zero",
    ),
    "a wrong type": (
        *("        return [] if self.outcome is not None else self._room(self.turn)", "        pass"),
        "in games/fences.py, legal_moves returns a value of the type NoneType instead of list",
    ),
    "a method is missing": ("    def push(", "    def put(", "games/fences.py has no method push"),
    "a file is missing": (
        *("        player = self.turn\n", "        player = open('/no/such/file')\n"),
        "push: player = open('/no/such/file'): FileNotFoundError: [Errno 2] No such file or directory: '/no/such/file'",
    ),
}


@pytest.fixture
def play(monkeypatch, tmp_path, capsys):
    """Play a game of the user's own with the given source. Return the exit code and what was written to stderr."""
    monkeypatch.setattr(games.CATALOGUE, "own", (ROW,))
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.delitem(sys.modules, "glowgrid.games.fences", raising=False)
    monkeypatch.delattr(games, "fences", raising=False)

    def run(source, *arguments, typed=TYPED):
        (tmp_path / "fences.py").write_text(source, encoding="utf-8")
        monkeypatch.setattr(sys, "argv", ["glowgrid", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = text_cli.main()
        return code, capsys.readouterr().err

    yield run
    sys.modules.pop("glowgrid.games.fences", None)
    vars(games).pop("fences", None)


def test_a_game_without_faults_is_played(play):
    assert play(GAME) == (0, "")


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_is_named_with_its_game_its_place_and_its_kind(play, kind):
    right, wrong, told = FAULTS[kind]
    assert GAME.count(right) == 1
    code, said = play(GAME.replace(right, wrong))
    assert code == 1 and said.startswith(BEGIN) and said.endswith(told + END) and said.count("\n") == 1


def test_a_transcript_with_a_game_that_cannot_be_loaded_gives_a_sentence_too(play):
    code, said = play("import nothing_of_the_kind\n", "fences/4/a1")
    assert code == 1 and said.startswith(BEGIN) and said.count("\n") == 1
    assert said.endswith("ModuleNotFoundError: No module named 'nothing_of_the_kind'" + END)


def test_a_fault_in_glowgrid_is_not_blamed_on_the_user(play, monkeypatch):
    def fail(*_):
        raise ZeroDivisionError

    monkeypatch.setattr("host_text.offline._play_games", fail)
    with pytest.raises(ZeroDivisionError):
        play(GAME)


def test_a_terminal_that_fails_is_not_blamed_on_the_game(play, monkeypatch):
    def fail(*_):
        raise OSError(5, "Input/output error")

    monkeypatch.setattr("host_text.text_cli._discard_output", lambda: None)
    monkeypatch.setattr("host_text.match_report.MatchReport.show_board", fail)
    code, said = play(GAME)
    assert code == 1 and "Fences" not in said
