"""The page against a simulated board, and a broker between them: what people do on both, see and hear."""

import time
from urllib.parse import urlencode

import pytest
from network_board import Board


@pytest.fixture
def board(web_broker):
    """A board elsewhere."""
    made = Board(web_broker, 1)
    yield made
    made.sim.power_off()


def until(done, board, visitor, s=60):
    """Let both live, each at the pace that it has, until it is so."""
    before, end = time.monotonic(), time.monotonic() + s
    while not done():
        assert time.monotonic() < end, (board.said[-400:], visitor.said()[-400:])
        visitor.page.wait_for_timeout(20)
        now = time.monotonic()
        board.wait(min(100, int((now - before) * 1000)))
        before = now


def meet(board, visitor):
    there = "The other side is there."
    until(lambda: there in board.said and there in visitor.said(), board, visitor)


def play(board, visitor, cells):
    """Have these cells of tic-tac-toe picked, each by whoever has the turn."""
    for cell in cells:
        until(lambda: board.match.awaits_person or awaits_person(visitor), board, visitor)
        line = transcript(board) + "abc"[cell % 3] + "123"[cell // 3]
        if board.match.awaits_person:
            board.press(str(cell + 1))
        else:
            visitor.press(str(cell + 1))
        until(lambda line=line: transcript(board) == visitor.transcript() == line, board, visitor)


def awaits_person(visitor):
    told = [line for line in visitor.said().splitlines() if "to move" in line]
    return bool(told) and told[-1].startswith("Player")


def transcript(board):
    game = board.match.game
    return "tictactoe/3/" + "".join(map(game.notation, board.moves))


def with_broker(broker, **settings):
    return "?" + urlencode({"MQTT_BROKER": broker.address, **settings})


def test_a_board_and_a_page_play(board, visit, web_broker):
    code, _ = board.invite()
    visitor = visit(with_broker(web_broker, INVITATION=code))
    meet(board, visitor)
    play(board, visitor, [4, 0, 1, 7, 3, 5, 2, 6, 8])
    visitor.until("Result")
    assert board.match.game.outcome is not None and visitor.errors == []
