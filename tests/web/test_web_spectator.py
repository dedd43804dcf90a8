"""A spectator on the page watches a match of two boards, and reloads the page at any time."""

import time

import pytest
from network_board import Board

THERE = "Your opponent is here."


@pytest.fixture
def boards(web_broker):
    """Return two boards that play a match. The second one joins with an invite code."""
    made = [Board(web_broker, 1)]

    def join(code):
        made.append(Board(web_broker, 2, INVITATION=code))
        return made[1]

    yield made[0], join
    for board in made:
        board.sim.power_off()


def until(done, visitor, *boards, s=60):
    """Run everything, the boards at the speed of the page, until `done`."""
    before, end = time.monotonic(), time.monotonic() + s
    while not done():
        assert time.monotonic() < end, ([board.said[-400:] for board in boards], visitor.said()[-400:])
        visitor.page.wait_for_timeout(20)
        now = time.monotonic()
        for board in boards:
            board.wait(min(100, int((now - before) * 1000)))
        before = now


def play(cells, visitor, *boards):
    """Let the boards pick these cells in turn, and check that the page shows each."""
    for cell in cells:
        until(lambda: any(board.is_asked for board in boards), visitor, *boards)
        mover = next(board for board in boards if board.is_asked)
        count = len(mover.moves)
        mover.press(str(cell + 1))
        until(lambda mover=mover, count=count: len(mover.moves) > count, visitor, *boards)
        sees(visitor, *boards)


def sees(visitor, *boards):
    """Check that the page shows the boards' position."""

    def same():
        game = boards[0].match.game
        line = "tictactoe/3/" + "".join(map(game.notation, boards[0].moves))
        return boards[0].moves == boards[1].moves and visitor.transcript() == line

    until(same, visitor, *boards)


@pytest.mark.slow(whole=True)
def test_a_spectator_keeps_watching_after_reloading_the_page_at_any_time(boards, visit, web_broker):
    one, join = boards
    code, watch = one.invite()
    visitor = visit(f"#join={watch}&broker={web_broker.address}")
    until(lambda: visitor.scene() == "Play", visitor, one)
    visitor.reload()  # before the first move
    both = one, join(code)
    until(lambda: all(THERE in board.said for board in both), visitor, *both)
    play([4, 0], visitor, *both)
    visitor.reload()  # during the game
    sees(visitor, *both)
    visitor.press("9")  # a key for players, without effect here
    play([1, 2, 7], visitor, *both)
    until(lambda: visitor.scene() == "Result" and all("Score:" in board.said for board in both), visitor, *both)
    visitor.reload()  # after the game
    sees(visitor, *both)
    for board in both:
        board.press("#", 1500)
    play([8], visitor, *both)
    visitor.reload()  # in the next game
    sees(visitor, *both)
    play([0], visitor, *both)
    assert visitor.errors == []
