"""A person at the window, without a screen. Modules that import this are skipped without pygame."""

import os

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
pygame = pytest.importorskip("pygame")

SIZES = [(960, 720), (1280, 720), (1920, 1080), (1200, 500), (400, 900), (640, 480)]


class Person:
    """A person at the window, which runs in frames of 20 ms."""

    def __init__(self, window):
        self.window = window

    def wait(self, frames=5):
        return all([self.window.step(0.02) for _ in range(frames)])

    def do(self, kind, **what):
        pygame.event.post(pygame.event.Event(kind, **what))
        return self.wait()

    def key(self, code, character="", mod=0):
        self.do(pygame.KEYDOWN, key=code, unicode=character, mod=mod)
        self.do(pygame.KEYUP, key=code, mod=mod)

    def click(self, key, button=1):
        self.click_at(self.window.layout.desk.key_centre(key), button)

    def click_light(self, x, y):
        self.click_at(self.window.layout.desk.light_centre(x, y))

    def click_at(self, where, button=1):
        self.do(pygame.MOUSEBUTTONDOWN, pos=where, button=button)
        self.do(pygame.MOUSEBUTTONUP, pos=where, button=button)

    def point(self, where):
        self.do(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))

    def shot(self):
        return pygame.image.tobytes(self.window.screen.surface, "RGB")

    @property
    def reads(self):
        """The text in the log."""
        return " ".join(text for text, _ in self.window.view.shown())


def said(person):
    """Return the keys that the firmware has seen go down since the last call."""
    sim = person.window.sim
    lines = sim.serial.replace("<>", "").split()
    sim.machine.serial.text = ""
    return "".join(line.strip("<>") for line in lines)


def tap(code, character):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=code, unicode=character, mod=0))


def resize(person, size):
    pygame.display.set_mode(size, pygame.RESIZABLE)
    person.do(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)
