"""The window's loudspeaker: it sounds as long as the board's buzzer does, and stays silent without a sound card."""

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame  # noqa: E402

from host_sim.faces.speaker import Speaker, _wave  # noqa: E402
from host_sim.faces.window import Window  # noqa: E402
from host_sim.simulator import Simulator  # noqa: E402


@pytest.fixture(autouse=True)
def quiet():
    yield
    pygame.mixer.quit()


def test_a_tone_sounds_until_it_ends():
    speaker = Speaker()
    speaker.sound(0)
    assert pygame.mixer.get_init() is None  # no buzzer, so no sound card is opened
    speaker.sound(880)
    assert pygame.mixer.get_busy()
    speaker.sound(0)
    assert not pygame.mixer.get_busy()


@pytest.mark.parametrize("hz", [100, 440, 880, 2040])
def test_the_pitch_is_correct(hz):
    Speaker().sound(hz)
    samples = _wave(hz).get_raw()
    channels = pygame.mixer.get_init()[2]
    left = [int.from_bytes(samples[at : at + 2], "little", signed=True) for at in range(0, len(samples), 2 * channels)]
    rises = sum(before < 0 < now for before, now in zip([left[-1], *left], left))
    assert rises / _wave(hz).get_length() == pytest.approx(hz, rel=0.01)


def test_a_computer_without_sound_stays_silent(monkeypatch):
    def refuse(*_wanted):
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    speaker = Speaker()
    for hz in (880, 0, 440):
        speaker.sound(hz)


def test_the_window_plays_the_tones_of_the_buzzer():
    window = Window(Simulator(settings={"BUZZER_PIN": "GP15"}, seed=1))
    with window.sim as sim:
        sim.wait(2500)
        sim.press("#")
        sim.wait(800)
        sim.down("5")
        heard = set()
        for _ in range(60):
            window.step(0.01)
            heard.add(window._speaker.hz)
            assert bool(window._speaker.hz) == bool(pygame.mixer.get_init() and pygame.mixer.get_busy())
        assert heard >= {0, 880}
    window.screen.close()
