"""The tones on the buzzer's pin and their times. Playing a note never blocks."""

import pytest
from fakes import PERIOD, Clock

from glowgrid.hal.buzzer import Buzzer
from glowgrid.scenes.sounds import DRAWN, LOST, MOVED, REFUSED, TURN, WON

START = PERIOD - 30  # it wraps soon


class Pwm:
    """A PWMOut whose `heard` is a list of (ms, Hz), with 0 Hz for silence."""

    def __init__(self, clock):
        self.clock = clock
        self.heard = []

    frequency = 440

    @property
    def duty_cycle(self):
        return self.heard[-1][1]

    @duty_cycle.setter
    def duty_cycle(self, duty):
        self.heard.append((self.clock.ms, self.frequency if duty else 0))


@pytest.fixture
def buzzer():
    clock = Clock(START)
    pwm = Pwm(clock)
    made = Buzzer(pwm, clock)
    made.pwm = pwm
    return made


def play(buzzer, *tunes, ms=1500, step=1):
    for notes in tunes:
        buzzer.play(notes)
        buzzer.poll(buzzer.pwm.clock.now())
    for _ in range(0, ms, step):
        buzzer.pwm.clock.wait(step)
        buzzer.poll(buzzer.pwm.clock.now())
    return [(buzzer.pwm.clock.diff(at, START), hz) for at, hz in buzzer.pwm.heard]


def test_a_move_is_one_short_note(buzzer):
    assert play(buzzer, MOVED) == [(0, 880), (40, 0)]


def test_a_win_goes_up_and_a_loss_goes_down(buzzer):
    won = [hz for _, hz in play(buzzer, WON)]
    assert won[-1] == 0 and won[:-1] == sorted(won[:-1]) and len(won) == 5
    buzzer.pwm.heard.clear()
    lost = [hz for _, hz in play(buzzer, LOST)]
    assert lost[-1] == 0 and lost[:-1] == sorted(lost[:-1], reverse=True) and len(lost) == 4


def test_a_new_sound_replaces_the_one_before(buzzer):
    assert play(buzzer, WON, REFUSED) == [(0, 520), (0, 200), (120, 0)]


def test_a_delayed_loop_plays_its_notes_later_and_skips_none(buzzer):
    assert play(buzzer, TURN, step=35) == [(0, 880), (70, 0), (140, 1176), (210, 0)]


def test_a_silent_sound_starts_nothing(buzzer):
    buzzer.silent = True
    assert play(buzzer, WON) == []


def test_every_sound_is_audible_and_lasts_less_than_a_second(buzzer):
    for notes in (MOVED, TURN, REFUSED, WON, LOST, DRAWN):
        assert sum(notes[1::2]) <= 100 and all(pitch == 0 or pitch >= 20 for pitch in notes[::2])


def test_a_watcher_is_polled_in_every_round_and_its_notes_are_played(buzzer):
    answers = [b"", MOVED, b"", b""]
    buzzer.watch = lambda: answers.pop(0) if answers else b""
    assert play(buzzer) == [(2, 880), (42, 0)]
