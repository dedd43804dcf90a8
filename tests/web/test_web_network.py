"""The page against a simulated board, with a broker between them, as people use both."""

import time

import pytest
from network_board import Board

SLEEPS = """globalThis.asleep = false;
const next = requestAnimationFrame;
globalThis.requestAnimationFrame = (done) => next((now) => (asleep ? requestAnimationFrame(done) : done(now)));"""

HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => globalThis.asleep });"


@pytest.fixture
def board(web_broker):
    """Return the remote board."""
    made = Board(web_broker, 1)
    yield made
    made.sim.power_off()


def until(done, board, visitor, s=60):
    """Run the board and the page at their own speeds until `done`."""
    before, end = time.monotonic(), time.monotonic() + s
    while not done():
        assert time.monotonic() < end, (board.said[-400:], visitor.said()[-400:])
        visitor.page.wait_for_timeout(20)
        now = time.monotonic()
        board.wait(min(100, int((now - before) * 1000)))
        before = now


def meet(board, visitor):
    there = "Your opponent is here."
    until(lambda: there in board.said and there in visitor.said(), board, visitor)


def play(board, visitor, cells):
    """Let each side pick these cells of tic-tac-toe in turn."""
    for cell in cells:
        until(lambda: board.is_asked or awaits_person(visitor), board, visitor)
        line = transcript(board) + "abc"[cell % 3] + "123"[cell // 3]
        if board.is_asked:
            board.press(str(cell + 1))
        else:
            visitor.press(str(cell + 1))
        until(lambda line=line: transcript(board) == visitor.transcript() == line, board, visitor)


def awaits_person(visitor):
    turns = [line for line in visitor.said().splitlines() if "to move" in line]
    return bool(turns) and turns[-1].startswith("Player")


def transcript(board):
    game = board.match.game
    return "tictactoe/3/" + "".join(map(game.notation, board.moves))


def link(broker, code):
    return f"#join={code}&broker={broker.address}"


def invited(visitor, broker, game="tictactoe"):
    """Start an invitation on the page. Return the invite code and the spectators' code."""
    visitor.until("Menu")
    visitor.page.click("#online")
    if not visitor.page.input_value("#broker [name=address]"):
        visitor.page.fill("#broker [name=address]", broker.address)
    visitor.page.select_option("#invite [name=game]", game)
    visitor.page.click("#invite button")
    visitor.page.wait_for_selector("#opponent-invitation", state="visible")
    return visitor.page.inner_text("#opponent-code"), visitor.page.inner_text("#spectator-code")


def lives_again(board, visitor, is_back):
    """Wait until both sides are connected again, and press 5 wherever a person is asked before that."""
    until(lambda: "Connection lost" in board.said and "Connection lost" in visitor.said(), board, visitor)
    is_back()

    def is_connected():
        if board.scene == "Ask":
            board.press("5")
        if visitor.scene() == "Ask":
            visitor.press("5")
        return board.is_connected and visitor.page.evaluate("Boolean(glowgrid.online()?.connected)")

    until(is_connected, board, visitor)


@pytest.mark.slow(whole=True)
def test_a_guest_opens_the_link_plays_and_continues_after_reloading_the_page(board, visit, web_broker):
    code, _ = board.invite()
    visitor = visit(link(web_broker, code))
    meet(board, visitor)
    play(board, visitor, [4, 0, 1])
    visitor.reload()
    until(lambda: "Your opponent is here." in visitor.said(), board, visitor)
    play(board, visitor, [2, 7])
    visitor.until("Result")
    assert board.match.game.outcome is not None and visitor.errors == []
    visitor.press("*")
    visitor.until("Menu")
    visitor.page.wait_for_function("location.hash === ''")


@pytest.mark.slow(whole=True)
def test_the_page_can_host_a_match_for_an_opponent_and_a_spectator(visit, web_broker):
    visitor = visit()
    code, watch = invited(visitor, web_broker)
    assert visitor.page.evaluate("document.getElementById('qr').width") > 21
    visitor.open()  # the page was closed while the invitation was open
    visitor.hears(f"Your invite code: {code.lower()}.")
    spectator = visit(link(web_broker, watch.lower()))
    board = Board(web_broker, 2, INVITATION=code)
    meet(board, visitor)
    assert not visitor.page.locator("#online-dialog").is_visible()
    play(board, visitor, [4, 0])
    until(lambda: spectator.transcript() == visitor.transcript(), board, visitor)
    spectator.press("9", "4")
    spectator.reload()
    until(lambda: spectator.transcript() == visitor.transcript(), board, visitor)
    play(board, visitor, [1])
    until(lambda: spectator.transcript() == visitor.transcript(), board, visitor)
    assert visitor.errors == spectator.errors == []
    board.sim.power_off()


@pytest.mark.slow(whole=True)
def test_a_game_continues_after_the_broker_restarts(board, visit, web_broker):
    code, _ = board.invite()
    visitor = visit(link(web_broker, code))
    meet(board, visitor)
    play(board, visitor, [4, 0, 1])
    web_broker.kill()
    lives_again(board, visitor, web_broker.start)
    play(board, visitor, [2, 7])
    assert board.match.game.outcome is not None and visitor.errors == []


@pytest.mark.slow(whole=True)
def test_a_page_reconnects_after_sleeping(board, visit, web_broker):
    code, _ = board.invite()
    visitor = visit(link(web_broker, code), before=SLEEPS)
    meet(board, visitor)
    play(board, visitor, [4, 0])
    visitor.page.evaluate("asleep = true")
    web_broker.kill()
    until(lambda: "Connection lost" in board.said, board, visitor)
    assert "Connection lost" not in visitor.said()
    web_broker.start()
    visitor.page.evaluate("asleep = false")
    lives_again(board, visitor, lambda: None)
    play(board, visitor, [1, 2, 7])
    assert board.match.game.outcome is not None and visitor.errors == []


@pytest.mark.slow(whole=True)
def test_a_match_continues_while_the_page_is_in_the_background(board, visit, web_broker):
    code, _ = board.invite()
    visitor = visit(link(web_broker, code), before=SLEEPS + HIDDEN)
    meet(board, visitor)
    play(board, visitor, [4, 0])
    visitor.page.evaluate("asleep = true")
    board.press("2")
    until(lambda: visitor.page.title() == "Your turn - Glowgrid", board, visitor)
    visitor.page.evaluate("asleep = false")
    play(board, visitor, [2, 7])
    until(lambda: visitor.page.title() == "Glowgrid", board, visitor)
    assert "Your opponent is offline" not in board.said and visitor.errors == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("#join=0000-0000-0000-0001&broker=ws://127.0.0.1:1/mqtt", "The invite code is wrong"),
        ("#join=0000-0000-0000-0000&broker=ws://127.0.0.1:1/mqtt", "The broker ws://127.0.0.1:1/mqtt does not answer"),
        ("#join=0000-0000-0000-0000&broker=mqtt://127.0.0.1:1", "Can't find the broker 127.0.0.1"),
        ("#join=0000&broker=ws://127.0.0.1:1/mqtt", "an invite code of 16 letters and digits"),
    ],
)
def test_a_link_that_fails_gives_one_sentence(visit, address, message):
    visitor = visit(address)
    visitor.hears(message)
    assert "Traceback" not in visitor.said() and visitor.errors == []


@pytest.mark.slow(whole=True)
def test_a_link_without_a_broker_asks_for_one_and_refuses_invalid_input(visit):
    visitor = visit("#join=0000-0000-0000-0000")
    message = visitor.page.locator("#online-message")
    message.wait_for(state="visible")
    assert "Enter its address: it begins with wss:// or ws://." in message.inner_text()
    visitor.page.fill("#broker [name=address]", "ws://127.0.0.1:1/mqtt")
    visitor.page.fill("#join [name=code]", "0000")
    visitor.page.click("#join button")
    assert "16 letters and digits" in message.inner_text()
    visitor.page.fill("#join [name=code]", "0000 0000 0000 0000")
    visitor.page.click("#join button")
    visitor.hears("The broker ws://127.0.0.1:1/mqtt does not answer")
    assert visitor.errors == []


@pytest.mark.slow(whole=True)
def test_a_name_and_a_password_are_sent_only_to_their_own_broker(visit):
    visitor = visit("#broker=ws://127.0.0.1:1/mqtt&MQTT_USER=me&MQTT_PASSWORD=hush")
    ask = 'glowgrid.python(\'import os; print("I am", os.getenv("MQTT_USER"), os.getenv("MQTT_PASSWORD"))\')'
    visitor.page.evaluate(ask)
    visitor.hears("I am me hush")
    visitor.page.click("#copy")
    assert "me" not in visitor.page.input_value("#link").partition("?")[2]
    visitor.open("?1#broker=ws://127.0.0.1:2/mqtt")
    visitor.page.evaluate(ask)
    visitor.hears("I am  \n")
    visitor.open("?2")
    visitor.page.evaluate(ask)
    visitor.hears("I am  \n")
    visitor.open("?3#broker=ws://127.0.0.1:1/mqtt")
    visitor.page.evaluate(ask)
    visitor.hears("I am me hush")
