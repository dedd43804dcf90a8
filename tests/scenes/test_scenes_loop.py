"""The loop: a round of it never waits, so whoever has time, a page or a test, can drive it."""

import pytest
from fakes import Clock, Console, Event, Player, Settings

from glowgrid.app import App
from glowgrid.starting import light


class Passing(Clock):
    """Time goes on whenever somebody looks, as it does on a board; nobody may wait while `inside` a round."""

    inside = False

    def now(self):
        self.ms += 3
        return Clock.now(self)

    def wait(self, ms):
        assert not self.inside, "a round of the loop has waited"
        Clock.wait(self, ms)


class Slow(Player):
    """A person at a board on which everything takes time."""

    def power_on(self):
        self.console.clock = Passing()
        self.console.keypad.moving = False
        self.app = App(self.console, Settings(), light(self.console, False))

    def round(self):
        clock = self.console.clock
        clock.inside = True
        self.app.tick()
        clock.inside = False
        clock.wait(1)

    def rounds(self, count):
        for _ in range(count):
            self.round()


@pytest.fixture
def player():
    player = Slow()
    while player.app._coming is not None or player.scene != "Menu":
        player.round()
    return player


@pytest.mark.parametrize("moving", [False, True])
def test_no_round_waits_and_the_next_scene_comes_while_a_key_trembles(player, moving):
    player.console.keypad.events.append(Event("press", "#"))
    player.round()
    assert player.app._coming is not None  # the way takes many rounds
    player.console.keypad.moving = moving
    player.rounds(300)
    assert player.scene == "Play"


def test_a_key_that_may_be_pressed_is_read_once_more_before_a_step_that_takes_long(player):
    player.console.keypad.events.append(Event("press", "#"))
    player.rounds(3)
    steps, keypad, clock = [], player.console.keypad, player.console.clock
    player.app._load = lambda: steps.append(clock.ms) or False
    reads = []
    keypad.poll = lambda now: reads.append(now)
    keypad.moving = True
    began = clock.ms
    player.rounds(3)
    assert [step for step in steps if step < began + 5] == [] and len([read for read in reads if read >= began]) >= 2


def test_a_crash_is_shown_round_by_round(monkeypatch):
    console = Console()
    app = App(console, Settings(), light(console, False))
    monkeypatch.setattr(Clock, "wait", None)
    monkeypatch.setattr("traceback.format_exception", lambda error: ["told"])
    app.crash(ValueError("a fault"))
    frames = console.grid.frames
    for _ in range(3):
        app.tick()
        console.clock.ms += 33
    assert type(app.scene).__name__ == "Crash" and console.grid.frames > frames
