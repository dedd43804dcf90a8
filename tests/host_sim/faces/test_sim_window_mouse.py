"""A person plays in a real window on a virtual display, with nothing but the mouse that the X server moves."""

import contextlib
import json
import os
import queue
import subprocess
import sys
import threading
import time

import pytest
from clicks import layout_on_8x8

from glowgrid import games
from glowgrid.words import pause
from host_sim import ROOT
from screen.words import de

WINDOW = os.path.join(os.path.dirname(__file__), "reporting_window.py")


class Person:
    """A person at the window, who clicks on what it shows."""

    def __init__(self, server, process):
        self._server = server
        self._lines = queue.SimpleQueue()
        threading.Thread(target=lambda: [self._lines.put(line) for line in process.stdout], daemon=True).start()
        self.sees = {}

    def waits_for(self, is_seen, seconds=15):
        """Wait until `is_seen` is true for what the window shows. Return whether that has come true in time."""
        end = time.monotonic() + seconds
        with contextlib.suppress(queue.Empty):
            while not (self.sees and is_seen(self.sees)):
                self.sees = json.loads(self._lines.get(timeout=max(0.01, end - time.monotonic())))
            return True
        return False

    def sees_scene(self, name):
        assert self.waits_for(lambda sees: sees["scene"] == name), self.sees

    def click(self, point):
        time.sleep(0.1)  # whatever moves has come to rest
        left, top = max(self._server.windows(), key=lambda window: window[2])[:2]
        self._server.click(int(left + point[0]), int(top + point[1]), 0.05)

    def item(self, name):
        self.click(dict(self.sees["items"])[name])

    def button(self, key):
        self.click(self.sees["buttons"][key])

    def light(self, x, y):
        self.click(self.sees["lights"][y][x])


@contextlib.contextmanager
def window(server, *settings):
    """Open the window on the server's display."""
    environment = {**os.environ, "DISPLAY": server.display, "PYTHONPATH": str(ROOT)}
    environment.pop("SDL_VIDEODRIVER", None)
    command = [sys.executable, "-u", WINDOW, *settings]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Person(server, process)
        finally:
            process.terminate()


@pytest.mark.slow
def test_a_game_is_chosen_played_paused_taken_back_and_ended_by_mouse(server):
    game = games.load("tictactoe")()
    layout = layout_on_8x8(game)

    def move(person, cell, seconds=1):
        """Click on a cell. Return whether the bot has answered or the game is over."""
        before = person.sees["detail"]
        person.light(layout.x_of(cell), layout.y_of(cell))

        def is_done(sees):
            is_my_turn = sees["headline"] == begun["headline"] and sees["detail"] != before
            return sees["scene"] == "Result" or is_my_turn

        return person.waits_for(is_done, seconds)

    with window(server) as person:
        person.sees_scene("Menu")
        person.click(person.sees["items"][0][1])
        person.sees_scene("Play")
        begun = person.sees
        assert move(person, 4, 8)
        person.button("A")
        person.sees_scene("Pause")
        person.item(dict(pause.PAUSE)["take_back"])
        assert person.waits_for(lambda sees: sees["scene"] == "Play" and sees["detail"] == begun["detail"]), person.sees
        for cell in [4, 0, 8, 2, 6, 1, 3, 5, 7] * 2:
            if person.sees["scene"] == "Play":
                move(person, cell)
        person.sees_scene("Result")
        person.button("*")
        person.sees_scene("Menu")


@pytest.mark.slow
def test_a_game_is_set_up_by_mouse_in_german(server):
    with window(server, "LANGUAGE=de") as person:
        person.sees_scene("Menu")
        assert person.sees["title"] == de.SCREENS["Menu"]
        person.button("5")
        person.sees_scene("Setup")
        less, more = [at for name, at in person.sees["items"]][-2:]
        for point, size in ((more, "4"), (more, "5"), (less, "4")):
            person.click(point)
            assert person.waits_for(lambda sees, size=size: sees["values"][-1] == size), (size, person.sees["values"])
        person.button("#")
        person.sees_scene("Play")
        assert person.sees["headline"] == de.YOUR_TURN
