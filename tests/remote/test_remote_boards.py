"""Two simulated boards with a radio, and a broker between them: what people do, see and hear."""

import random
import re
import time

import pytest

from host_sim.simulator import Simulator

CODE = re.compile(r"invitation: ([a-z0-9-]{19})\..*; with ([a-z0-9-]{14}) one")


class Board:
    """A board whose time goes as it likes; a real broker's answers need real time."""

    def __init__(self, broker, seed, **settings):
        wifi = {"MQTT_BROKER": f"127.0.0.1:{broker.port}", "WIFI_SSID": "home", "ATTRACT_SECONDS": 3600}
        self.sim = Simulator(settings={**wifi, **settings}, seed=seed)
        self.sim.power_on()

    def wait(self, ms):
        self.sim.wait(ms)

    def press(self, keys, ms=120):
        for key in keys:
            self.sim.down(key)
            self.wait(60)
            self.sim.up(key)
            self.wait(ms)

    @property
    def said(self):
        return self.sim.serial

    @property
    def match(self):
        return self.sim.newest("glowgrid.engine.match", "Match")

    @property
    def moves(self):
        return list(self.match.game.moves)

    @property
    def is_connected(self):
        return self.sim.newest("glowgrid.mqtt.client", "Client").up

    def invite(self):
        """Set tic-tac-toe up against somebody elsewhere, and begin; return the code, and the one to look on."""
        self.wait(2500)
        self.press("5" + "8" + "4" * 20)
        for _ in range(8):
            if "Elsewhere" in self.sim.machine.serial.last_line:
                break
            self.press("6")
        self.press("#", 1500)
        return CODE.search(self.said).groups()


def until(done, *boards, s=20):
    end = time.monotonic() + s
    while not done():
        assert time.monotonic() < end, [board.said[-400:] for board in boards]
        for board in boards:
            board.wait(20)
        time.sleep(0.002)


def play(boards, rng, plies=9):
    """Have both play until the game is over, or has so many plies."""
    while boards[0].match.game.outcome is None and boards[0].match.game.ply < plies:
        ready = [board for board in boards if board.match.awaits_person]
        if not ready:
            until(lambda: any(board.match.awaits_person for board in boards), *boards)
            continue
        mover = ready[0]
        mover.press(str(rng.choice([move for move in range(9) if not mover.match.game.at(move)]) + 1))
        until(lambda mover=mover: not mover.match.awaits_person and boards[0].moves == boards[1].moves, *boards)


@pytest.fixture
def boards(broker):
    made = []

    def make(seed, **settings):
        made.append(Board(broker, seed, **settings))
        return made[-1]

    yield make
    for board in made:
        board.sim.power_off()


def test_who_types_the_invitation_plays_and_who_has_the_other_code_looks_on(boards):
    one = boards(1)
    code, watch = one.invite()
    other = boards(2, INVITATION=code.upper())
    until(lambda: "The other side is there." in one.said and "The other side is there." in other.said, one, other)
    onlooker = boards(3, INVITATION=watch)
    until(lambda: "You look on" in onlooker.said, one, other, onlooker)
    play([one, other], random.Random(3))
    until(lambda: onlooker.moves == one.moves == other.moves, one, other, onlooker)
    assert one.match.game.outcome is not None
    onlooker.press("5123456789")
    assert onlooker.moves == one.moves


def test_the_broker_dies_and_comes_back_and_the_game_goes_on(boards, broker):
    one = boards(1)
    code, _ = one.invite()
    other = boards(2, INVITATION=code)
    until(lambda: "there." in one.said and "there." in other.said, one, other)
    play([one, other], random.Random(5), 3)
    broker.kill()
    until(lambda: "The connection is lost." in one.said and "The connection is lost." in other.said, one, other)
    broker.start()
    for board in (one, other):
        if "take it up again" in board.said:
            board.press("5")
    until(lambda: one.is_connected and other.is_connected, one, other, s=40)
    play([one, other], random.Random(6))
    assert one.moves == other.moves and one.match.game.outcome is not None


def test_the_power_goes_on_either_side_and_the_game_goes_on(boards):
    one = boards(1)
    code, _ = one.invite()
    other = boards(2, INVITATION=code)
    until(lambda: "there." in one.said and "there." in other.said, one, other)
    play([one, other], random.Random(7), 3)
    for board in (one, other):
        board.wait(3000)
        board.sim.power_off()
        board.sim.power_on()
        board.wait(4000)
    until(lambda: all(board.match and board.match.game.ply == 3 for board in (one, other)), one, other, s=40)
    until(lambda: one.match.awaits_person or other.match.awaits_person, one, other)
    play([one, other], random.Random(8))
    assert one.moves == other.moves and one.match.game.outcome is not None


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"INVITATION": "0000-0000-0000-0001"}, "a letter is wrong"),
        ({"MQTT_BROKER": "127.0.0.1:1"}, "does not answer"),
        ({"MQTT_BROKER": "nobody.invalid"}, "Nobody knows where"),
    ],
)
def test_what_can_go_wrong_is_a_sentence(boards, settings, told):
    board = boards(1, **{"INVITATION": "0000-0000-0000-0000", **settings})
    until(lambda: told in board.said, board)
    board.press("*", 1500)
    assert "Traceback" not in board.said
