"""Whole games between plain text and a simulated board, over a broker: both sides report the same result."""

import random
import re
import time

import pytest
from brokers import running
from network_board import until

from lab.local_brokers import mosquitto

MOVE = "), which "  # begins the question for a move
THERE = "Your opponent is here."
END = re.compile(r"\(\w\) wins: three in a row|It's a draw: the board is full")

pytestmark = pytest.mark.slow


@pytest.fixture
def mosquitto_alone(tmp_path):
    with running(mosquitto, tmp_path) as broker:
        yield broker


@pytest.fixture
def start(player, broker):
    def begin(*arguments):
        return player(*arguments, "--broker", f"127.0.0.1:{broker.port}")

    return begin


def play(board, text, rng):
    """Let both play until the game is over. Return its moves."""
    moves, asked = [], 0
    while board.match.game.outcome is None:
        until(lambda asked=asked: board.is_asked or text.seen.count(MOVE) > asked, board)
        move = rng.choice([move for move in range(9) if move not in moves])
        if board.is_asked:
            board.press(str(move + 1))
        else:
            text.type(str(move))
            asked = text.seen.count(MOVE)
        moves.append(move)
        until(lambda: board.moves == moves, board)
    return moves


def transcript(moves):
    return f"tictactoe/3/{''.join('abc'[move % 3] + str(move // 3 + 1) for move in moves)}"


def check_the_end(board, text, moves):
    """Check that both report the same winner and the same game."""
    until(lambda: "Play again?" in text.seen and END.search(board.said), board)
    assert END.search(board.said)[0] == END.search(text.seen)[0]
    text.type("transcript")
    until(lambda: transcript(moves) in text.seen, board)
    assert transcript(moves) in board.said


@pytest.mark.parametrize("seed", range(3))
def test_plain_text_joins_a_match_hosted_by_a_board(boards, start, seed):
    board = boards(1)
    code, _ = board.invite()
    text = start("--join", code)
    until(lambda: THERE in board.said and THERE in text.seen, board)
    check_the_end(board, text, play(board, text, random.Random(seed)))


@pytest.mark.parametrize("seed", range(3))
def test_a_board_joins_a_match_hosted_in_plain_text_while_another_watches(boards, start, seed):
    text = start("--invite")
    text.type("tictactoe", "", "y")
    code, watching = text.code()
    board = boards(1, INVITATION=code.upper())
    until(lambda: THERE in board.said and THERE in text.seen, board)
    onlooker = start("--join", watching)
    moves = play(board, text, random.Random(seed))
    check_the_end(board, text, moves)
    until(lambda: END.search(onlooker.seen), board)
    onlooker.type("transcript")
    until(lambda: transcript(moves) in onlooker.seen, board)


def test_the_simulator_in_a_terminal_joins_by_a_typed_code(player, terminal, mosquitto_alone):
    where = "--broker", f"127.0.0.1:{mosquitto_alone.port}"
    text = player(*where, "--invite")
    text.type("tictactoe", "", "y")
    code, _ = text.code()
    options = ["--face", "terminal", "--fresh", "--reading-time", "none", "--grid", "5x5"]
    board = terminal("host_sim", *options, *where, "--join", code)
    text.until(THERE)
    for square, key, told in ((4, "1", "row 1, column 1"), (2, "4", "row 2, column 1")):
        text.until(MOVE)
        text.type(str(square))
        press(board, key, lambda told=told: f"Online (O) plays {told}." in text.seen)
    text.until(MOVE)
    text.type("6")
    text.until("Player 1 (X) wins: three in a row.")
    board.until("Online (X) wins")
    board.type("\x11")  # Ctrl+Q
    assert board.process.wait(20) == 0
    board.until(transcript([4, 0, 2, 3, 6]))


def press(board, key, done):
    """Press a key until it had its effect: the board ignores keys while it shows an arriving move."""
    end = time.monotonic() + 30
    while not done():
        assert time.monotonic() < end, board.read[-2000:]
        board.type(key)
        time.sleep(0.3)
