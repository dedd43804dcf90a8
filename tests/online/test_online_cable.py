"""Two simulated boards joined by a cable at pins GP12 and GP13: the actions of their users, and the results on both."""

import random

import pytest

from host_sim.parts.uart import wires
from host_sim.simulator import Simulator

STEP_MS = 20  # how long one board runs before the other: a byte takes up to this long
PINS = {"LINK_TX": "GP12", "LINK_RX": "GP13", "ATTRACT_SECONDS": 3600}


class Desk:
    """Two boards with a cable between them, in the same virtual time."""

    def __init__(self, harm=0.0, seed=1):
        self.ends = wires(harm, seed)
        self.boards = [Simulator(settings=PINS, seed=seed + at) for at in range(2)]
        for board, end in zip(self.boards, self.ends):
            board.machine.uart.cable = end
        self._apps = {}

    def __enter__(self):
        for board in self.boards:
            board.power_on()
        self.wait(2500)
        return self

    def __exit__(self, *_):
        for board in self.boards:
            board.power_off()

    def wait(self, ms):
        while ms > 0:
            for board in self.boards:
                board.wait(min(ms, STEP_MS))
            ms -= STEP_MS

    def press(self, at, keys, ms=120):
        for key in keys:
            self.boards[at].down(key)
            self.wait(60)
            self.boards[at].up(key)
            self.wait(ms)

    def app(self, at):
        """Return the app that a board has run since power-on. Finding it takes as long as some rounds of its loop."""
        power = self.boards[at].machine.interpreter
        if self._apps.get(at, (None,))[0] is not power:
            self._apps[at] = power, self.boards[at].newest("glowgrid.app.app", "App")
        return self._apps[at][1]

    def match(self, at):
        return self.app(at).session.match

    def game(self, at):
        return self.match(at).game

    def moves(self):
        return [list(self.game(at).moves) for at in range(2)]

    def begin(self):
        """Set up tic-tac-toe on both boards with an opponent by cable, and start."""
        for at in range(2):
            self.press(at, "5" + "8" + "4" * 20)
            for _ in range(8):
                if "Cable" in self.boards[at].machine.serial.last_line:
                    break
                self.press(at, "6")
            assert "Cable" in self.boards[at].machine.serial.last_line
            self.press(at, "#", 1200)

    def mover(self):
        """Return the board whose person is to move."""
        ready = [at for at in range(2) if self.match(at).awaits_person]
        return ready[0] if len(ready) == 1 else None

    def again(self):
        """Start the next game, after both players ask for it."""
        for _ in range(100):
            self.wait(1000)
            over = [self.game(at).outcome is not None for at in range(2)]
            if not any(over):
                return
            for at in range(2):
                scene = type(self.app(at).scene).__name__
                if over[at] and scene == "Result":
                    self.press(at, "#")
        raise AssertionError("no other game begins")

    def turn(self, rng, pulls=0):
        """Let the player to move make a move, interrupt the cable meanwhile, and wait until the other side has the
        move. Return the number of interruptions.
        """
        before = len(self.moves()[0])
        self.ends[0].pulled = pulls > 0
        for _ in range(200):
            at = self.mover()
            if at is not None:
                free = [move for move in range(9) if not self.game(at).at(move)]
                self.press(at, str(rng.choice(free) + 1))
                break
            self.wait(100)
        for _ in range(pulls):
            self.ends[0].pulled = True
            self.wait(rng.randrange(20, 600))
            self.ends[0].pulled = False
            self.wait(rng.randrange(20, 300))
        for _ in range(300):
            self.wait(100)
            if self.moves()[0] == self.moves()[1] and len(self.moves()[0]) > before:
                break
        return pulls


def heard(desk, at):
    return desk.boards[at].serial


def test_two_people_play_over_a_cable():
    with Desk() as desk:
        desk.begin()
        desk.wait(2000)
        for at in range(2):
            assert "Your opponent is here." in heard(desk, at)
        rng = random.Random(3)
        while desk.game(0).outcome is None:
            desk.turn(rng)
        desk.wait(3000)
        assert desk.moves()[0] == desk.moves()[1] and desk.game(1).outcome == desk.game(0).outcome
        assert not [board.unexpected_end for board in desk.boards if board.unexpected_end]


def test_a_waiting_board_pulses_and_is_never_dark():
    with Desk() as desk:
        desk.begin()
        desk.wait(3000)
        waits = desk.boards[1 - desk.mover()]
        brightest = []
        for _ in range(60):
            desk.wait(50)
            brightest.append(max(max(colour) for row in waits.frame() for colour in row))
        assert min(brightest) > 0 and max(brightest) > 4 * min(brightest)


def test_a_question_appears_on_the_other_board_and_its_answer_applies_to_both():
    with Desk() as desk:
        desk.begin()
        rng = random.Random(3)
        for _ in range(2):
            desk.turn(rng)
        asker = desk.mover()
        for answer, left in (("*", 2), ("5", 0)):
            desk.press(asker, "B", 1500)
            assert "wants to take moves back: 2" in desk.boards[1 - asker].machine.serial.last_line
            desk.press(1 - asker, answer, 3000)
            assert [len(moves) for moves in desk.moves()] == [left, left]
        desk.press(asker, "C5", 2500)
        assert [len(moves) for moves in desk.moves()] == [1, 1]


@pytest.mark.slow(whole=True)
def test_the_game_continues_after_a_power_cut_on_either_side():
    with Desk() as desk:
        desk.begin()
        rng = random.Random(5)
        desk.turn(rng)
        for at in range(2):
            before = desk.moves()
            desk.boards[at].power_off()
            desk.wait(7000)
            assert "Your opponent is offline." in heard(desk, 1 - at)
            if desk.match(1 - at).awaits_person:  # the player who continues meanwhile
                free = [move for move in range(9) if not desk.game(1 - at).at(move)]
                desk.press(1 - at, str(free[0] + 1))
            desk.boards[at].power_on()
            desk.wait(6000)
            assert desk.moves()[0] == desk.moves()[1] and desk.moves()[0][: len(before[0])] == before[0]
        while desk.game(0).outcome is None:
            desk.turn(rng)
        desk.wait(1000)
        assert desk.moves()[0] == desk.moves()[1]


@pytest.mark.slow(whole=True)
def test_a_rematch_starts_when_both_players_ask_for_it():
    with Desk() as desk:
        desk.begin()
        rng = random.Random(4)
        while desk.game(0).outcome is None:
            desk.turn(rng)
        desk.wait(4000)
        first = [desk.match(at).seats[0].name for at in range(2)]
        desk.press(0, "#", 2000)
        assert "wants to play again" in heard(desk, 1) and desk.game(1).outcome is not None
        desk.press(1, "#", 3000)
        assert [game.ply for game in (desk.game(0), desk.game(1))] == [0, 0]
        now = [desk.match(at).seats[0].name for at in range(2)]
        assert now == first[::-1]
        desk.turn(rng)
        assert len(desk.moves()[0]) == len(desk.moves()[1]) == 1


def play_harmed(seed, count):
    """Play games in a row over a cable that harms 3 % of all bytes and is interrupted at least 20 times in each, and
    check that their results agree.
    """
    with Desk(0.03, seed + 1) as desk:
        desk.begin()
        rng, firsts = random.Random(seed), []
        for _ in range(count):
            pulls = 0
            while desk.game(0).outcome is None or desk.game(1).outcome is None:
                pulls += desk.turn(rng, pulls=4)
            assert desk.moves()[0] == desk.moves()[1] and pulls >= 20
            assert desk.game(0).outcome == desk.game(1).outcome
            firsts.append(desk.match(0).seats[0].name)
            desk.again()
        assert all(first != then for first, then in zip(firsts, firsts[1:]))
        assert "Traceback" not in heard(desk, 0) + heard(desk, 1)


@pytest.mark.slow(weekly=True)
def test_three_games_over_a_bad_interrupted_cable_end_identical():
    play_harmed(20, 3)


@pytest.mark.slow(weekly=True, minutes=2)
@pytest.mark.parametrize("seed", range(2))
def test_twenty_games_over_a_bad_interrupted_cable_end_identical(seed):
    play_harmed(seed, 10)


@pytest.mark.slow(whole=True)
def test_moves_can_be_undone_by_agreement_after_the_game_while_one_player_reviews_it():
    with Desk() as desk:
        desk.begin()
        rng = random.Random(4)
        while desk.game(0).outcome is None:
            desk.turn(rng)
        desk.wait(4000)
        count = len(desk.moves()[0])
        desk.press(1, "77")
        assert len(desk.moves()[1]) == count  # they look at a copy
        desk.press(0, "B", 1500)
        desk.press(1, "5", 3000)
        assert desk.moves()[0] == desk.moves()[1] and len(desk.moves()[0]) < count


@pytest.mark.parametrize("pins", [{"LINK_TX": "GP12"}, {"LINK_TX": "GP12", "LINK_RX": "GP14"}, {"LINK_TX": "GP0"}])
def test_pins_that_a_cable_cannot_use_are_reported_in_a_sentence(pins):
    with Simulator(settings=pins, seed=1) as sim:
        sim.wait(1000)
        assert "LINK_" in sim.serial and "but it must be" in sim.serial and "Traceback" not in sim.serial
