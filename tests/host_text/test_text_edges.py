"""Faults of terminals, pipes and disks end plain text with one sentence and the right exit code, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from persons import persons

from glowgrid.engine.game import Outcome
from glowgrid.engine.match import Match
from glowgrid.games.tictactoe import TicTacToe
from host_text import outcome_report, text_cli
from host_text.words import remote
from host_text.words import terminal as words

LIB = Path(__file__).resolve().parent.parent.parent / "lib"
GAME = b"tictactoe\n\ny\n\n\n"
TOO_LONG = "That answer is too long: it has {} characters, and at most 200 are allowed."
full = pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full on this system")


def play(typed, environment=None, arguments=(), **streams):
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams}
    return subprocess.run(
        [sys.executable, "-m", "glowgrid", *arguments],
        cwd=LIB,
        input=typed,
        env={**os.environ, **(environment or {})},
        timeout=60,
        **streams,
    )


def shell(line, typed=GAME):
    """Run a line of shell with the game for PLAY. Return the exit code of the last command, and standard error."""
    command = f"{sys.executable} -m glowgrid"
    done = subprocess.run(
        ["bash", "-c", line.replace("PLAY", command)], cwd=LIB, input=typed, capture_output=True, timeout=60
    )
    return done.returncode, done.stderr.decode()


@pytest.mark.slow
@pytest.mark.parametrize("wrong", [b"\xff", b"\xc3(", b"caf\xe9", b"\xed\xa0\x80", b"\x00", b"\xf0\x9f"])
@pytest.mark.parametrize(
    "locale",
    [
        {"PYTHONIOENCODING": "utf-8:strict"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "ascii"},
    ],
    ids=["utf8", "c", "ascii"],
)
def test_a_byte_that_is_not_utf_8_is_refused_and_the_question_repeated(wrong, locale):
    done = play(wrong + b"\n" + GAME + wrong + b"\n5\nquit\n", locale)
    said = done.stdout.decode(errors="replace")
    assert (done.returncode, done.stderr) == (0, b""), done.stderr.decode()
    assert said.count("is not on the list. Type a number from 1 to") == 1
    assert said.count("is not a square. Type row and column") == 1
    assert "Player 1 (X) plays row 2, column 3." in said and said.endswith("Goodbye.\n")


def test_a_mark_that_the_terminal_cannot_show_is_shown_another_way():
    done = play("tictactoe\n\ny\n★\n\n4\nquit\n".encode(), {"PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    "line", ["PLAY | head -1 >/dev/null; exit ${PIPESTATUS[0]}", "PLAY | true; exit ${PIPESTATUS[0]}"]
)
def test_a_closed_pipe_ends_the_game_with_a_sentence(line):
    typed = GAME + b"help\n" * 20_000
    assert shell(line, typed) == (1, "The output was closed, so the game ends.\n")


@full
@pytest.mark.parametrize("line", ["PLAY >/dev/full", "PLAY 2>&1 >/dev/full | cat >&2; exit ${PIPESTATUS[0]}"])
def test_a_full_disk_ends_the_game_with_a_sentence(line):
    assert shell(line) == (1, "The output can't be written: no space left on device.\n")


@full
def test_a_full_disk_for_both_outputs_ends_the_game_too():
    assert shell("PLAY >/dev/full 2>/dev/full")[0] == 1


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("PLAY >&-", "There is no output to write to, so the game can't start.\n"),
        ("PLAY <&-", "There is no input to read from, so the game can't start.\n"),
    ],
)
def test_a_stream_closed_from_the_start_is_reported_in_a_sentence(line, sentence):
    assert shell(line) == (1, sentence)


def test_with_all_streams_closed_the_game_ends_silently():
    assert shell("PLAY >&- <&- 2>&-") == (1, "")


def test_the_end_of_input_is_not_an_error():
    done = play(GAME)
    assert (done.returncode, done.stderr) == (0, b"") and done.stdout.endswith(b"The game ends here. Goodbye.\n")


def test_help_explains_the_command_and_starts_no_game():
    for asked in ("-h", "--help"):
        done = play(b"", arguments=[asked])
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout.decode().splitlines() == [words.USAGE, *remote.OPTIONS]


def test_an_argument_can_be_a_transcript_to_continue():
    done = play(b"9-13\nposition\nquit\n", arguments=["checkers/8/{B:W21,22,K30:B1,2,K9}"])
    assert (done.returncode, done.stderr) == (0, b"")
    assert b" W:W21,22,K30:B1,2,K13" in done.stdout
    done = play(b"", arguments=["checkers/8/{B:W21,21:B1}"])
    assert (done.returncode, done.stdout, done.stderr.split()) == (2, b"", b"Square 21 has two pieces.".split())


def test_help_may_follow_other_arguments():
    done = play(b"", arguments=["--invite", "--help"])
    assert (done.returncode, done.stderr) == (0, b"") and done.stdout.decode().startswith(words.USAGE)


@full
def test_help_that_cannot_be_written_is_reported_in_a_sentence():
    assert shell("PLAY --help >/dev/full") == (1, "The output can't be written: no space left on device.\n")


def test_ctrl_c_before_the_first_prompt_causes_no_traceback(monkeypatch):
    def interrupt(arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr("host_text.text_cli._run", interrupt)
    assert text_cli.main() == 130


def test_an_unknown_argument_is_refused():
    done = play(GAME, arguments=["othello"])
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().splitlines() == [words.USAGE, remote.HELP]


# -- answers of any length


@pytest.mark.parametrize("answer", ["x" * 3_000_000, "9" * 5000, "1 " * 1999 + "1", "undo " + "9" * 5000, "é" * 201])
def test_a_long_answer_is_not_repeated(converse, answer):
    said = converse(f"{answer}\ntictactoe\n\ny\n\n\n{answer}\n5\nquit")
    assert len(said.replace(answer, "")) < 4000
    assert said.count(TOO_LONG.format(len(answer.strip()))) == 2
    assert "Player 1 (X) plays row 2, column 3." in said


def test_a_long_transcript_is_accepted_and_another_long_line_is_not_repeated(converse):
    moves = ["d6", "f4", "d3", "c4", "b5"]
    line = "gomoku/15,5/" + " " * 300 + " ".join(moves)
    said = converse(f"replay {line}\nreplay {'x' * 3_000_000}\nreplay {'x' * 3_000_000}/8/\nquit")
    assert said.count("is not a transcript") == 1 and said.count("is not in the catalogue") == 1
    assert max(len(row) for row in said.replace("x" * 3_000_000, "").splitlines()) < 500


def test_one_cell_is_singular():
    game = TicTacToe()
    game.push(0)
    game.outcome = Outcome(1, (0,), "time is up")
    said = outcome_report.outcome_sentences(Match(game, persons(game)))
    assert said == [
        "Player 1 (X) holds 1 cell.",
        "Player 2 (O) holds 0 cells.",
        "Player 1 (X) wins: time is up.",
    ]


@pytest.mark.parametrize("option", [("--language", "de"), ("--language=DE",)])
def test_an_option_selects_the_language_whatever_the_computer_speaks(option):
    done = play(b"quit\n", {"LANGUAGE": "es"}, option)
    assert done.returncode == 0 and "Brettspiele als reiner Text" in done.stdout.decode()


def test_an_unknown_language_or_none_is_refused():
    done = play(b"", {}, ("--language", "fr"))
    assert (done.returncode, done.stderr) == (2, b'--language = "fr", but it must be en, de or es.\n')
    done = play(b"", {}, ("--language",))
    assert (done.returncode, done.stderr.decode()) == (2, words.USAGE + "\n")
