"""Whole games of each kind, played with clicks on the window alone: keypad clicks for the setup, light clicks to move.

They run once with the mouse events that SDL would send and, if there is an Xvfb, once with a real window on a virtual
display and a mouse that the X server moves.
"""

import contextlib
import json
import os
import queue
import random
import signal
import subprocess
import sys
import threading
import time

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
pygame = pytest.importorskip("pygame")

from clicks import layout_on_8x8, move_to_click, moves_to_click  # noqa: E402

from glowgrid import games  # noqa: E402
from glowgrid.engine.game import ALL, PASS  # noqa: E402
from host_sim import ROOT  # noqa: E402
from host_sim.faces.window import Window  # noqa: E402
from host_sim.faces.window_layout import WindowLayout, Wishes  # noqa: E402
from host_sim.simulator import Simulator  # noqa: E402

KEYS = [row[0] for row in games.CATALOGUE]
SIZE = (420, 380)
START = "Player 1 (X) to move."
HELD_S = 0.8  # so long is a key held to pass
STEP_S = 0.03
END = ("It's a draw", "wins"), ("Not solved", "Solved")
MOST = 130  # plies
TRIES = 400  # looks at a live game


def play(mouse, key, chance):
    """Play one game between people, from the menu to its end. Return the expected game."""
    game = games.load(key)()
    if not game.perfect:
        pytest.skip("nobody outside the board knows what chance brings, or what is hidden")
    layout = layout_on_8x8(game)
    sit_down(mouse, key, game.players)
    mouse.hears(START)
    for move, pixels in moves_to_click(game, layout, chance):
        if game.ply == MOST:
            pytest.skip(f"the game is not over after {MOST} plies")
        if getattr(game, "agreeing", False):
            for _ in range(game.players):
                mouse.click_key("#")
            game.outcome = game.agreed()
            break
        for pixel in pixels:
            mouse.click_light(*pixel)
        if not pixels:
            mouse.click_key("0", HELD_S)  # a pass
        mouse.hears(f"plays {game.notation(move)}." if move != PASS else "passes.")
    return game


def sit_down(mouse, key, people):
    """Start a game between people, from the menu."""
    for name in "6" * KEYS.index(key) + "5" + "84" * (people - 1) + "#":
        mouse.click_key(name)


def play_live(mouse, key, chance):
    """Play one game with chance or something hidden between people. Read what the board knows. Return the game."""
    sim = mouse.window.sim
    sit_down(mouse, key, games.load(key)().players)
    match, layout = sim.newest("glowgrid.engine.match", "Match"), sim.newest("glowgrid.view.layout", "Layout")
    for _ in range(TRIES):
        game = match.game
        if game.outcome is not None:
            return game
        if match.awaits_person and match.holder in (ALL, game.turn):
            best = game.candidates()[0] if hasattr(game, "fewest_possible") else move_to_click(game, layout, chance)
            for cell in game.path(best):
                mouse.click_light(layout.x_of(cell), layout.y_of(cell))
            if not game.path(best):
                mouse.click_key("0", HELD_S)
        elif match.awaits_person:
            mouse.click_key("5")  # takes the board
        mouse.step(5)
    pytest.skip(f"the game is not over after {game.ply} plies")


class Sdl:
    """A mouse that posts the events of SDL."""

    def __init__(self, window):
        self.window = window
        self.heard = 0

    def step(self, count=1):
        for _ in range(count):
            assert self.window.step(STEP_S)

    def click_key(self, key, held_s=0.0):
        self.click(self.window.layout.desk.key_centre(key), held_s)
        self.step(5)

    def click_light(self, x, y):
        self.click(self.window.layout.desk.light_centre(x, y))

    def click(self, where, held_s=0.0):
        for kind, more, steps in (
            (pygame.MOUSEMOTION, {"rel": (0, 0), "buttons": (0, 0, 0)}, 2),
            (pygame.MOUSEBUTTONDOWN, {"button": 1}, 2 + int(held_s / STEP_S)),
            (pygame.MOUSEBUTTONUP, {"button": 1}, 2),
        ):
            pygame.event.post(pygame.event.Event(kind, pos=where, **more))
            self.step(steps)

    def hears(self, text):
        for _ in range(200):
            found = self.window.sim.serial.find(text, self.heard)
            if found >= 0:
                self.heard = found + len(text)
                return
            self.step()
        raise AssertionError(f"{text!r} was never said: {self.window.sim.serial[self.heard :]!r}")


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("key", KEYS)
def test_a_whole_game_is_played_by_clicks(key):
    with Simulator(seed=1) as sim:
        window = Window(sim)
        pygame.display.set_mode(SIZE, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=SIZE[0], h=SIZE[1], size=SIZE))
        mouse = Sdl(window)
        mouse.step(90)
        game = (play if games.load(key)().perfect else play_live)(mouse, key, random.Random(2))
        mouse.hears(END[game.players == 1][bool(game.outcome.winner)])
    pygame.quit()


# -- on a virtual display


class Mouse:
    """The mouse of a virtual display, and a reader of the simulator's output."""

    def __init__(self, server, process):
        self.server = server
        self._lines = queue.SimpleQueue()
        threading.Thread(target=lambda: [self._lines.put(line) for line in process.stdout], daemon=True).start()
        self.hears("Tic-tac-toe: ")
        left, top, width, height = max(server.windows(), key=lambda window: window[2])
        self.corner = left, top
        hardware = Simulator().machine.hardware
        self.layout = WindowLayout((width, height), hardware.panel.seen_size, hardware.layout, Wishes())

    def click_key(self, key, held_s=0.03):
        self.click(self.layout.desk.key_centre(key), held_s)
        time.sleep(0.1)

    def click_light(self, x, y):
        self.click(self.layout.desk.light_centre(x, y))

    def click(self, where, held_s=0.03):
        self.server.click(*(int(start + at) for start, at in zip(self.corner, where)), held_s)
        time.sleep(0.1)

    def hears(self, text):
        heard = []
        while not heard or text not in heard[-1]:
            try:
                heard.append(self._lines.get(timeout=30))
            except queue.Empty:
                raise AssertionError(f"{text!r} was never said: {heard}") from None


@contextlib.contextmanager
def opened(server, *options):
    """Start the simulator in a window on the server's display."""
    command = [sys.executable, "-u", "-m", "host_sim", "--face", "window", "--reading-time", "none", *options]
    environment = {**os.environ, "DISPLAY": server.display}
    environment.pop("SDL_VIDEODRIVER", None)
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGINT)


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("key", ["connectx", "quixo", "othello", "checkers"])  # cells, moves, passes, chains
def test_a_real_window_on_a_virtual_display_can_be_played_by_mouse(server, key, tmp_path):
    with opened(server, "--speed", "4", "--seed", "1", "--state", str(tmp_path / "games.json")) as process:
        mouse = Mouse(server, process)
        game = play(mouse, key, random.Random(2))
        mouse.hears(END[game.players == 1][bool(game.outcome.winner)])


@pytest.mark.slow
@pytest.mark.parametrize("place", [(60, 70, 640, 500), (0, 0, 800, 700)])
def test_a_window_opens_at_its_last_position(server, place, tmp_path):
    state = tmp_path / "games.json"
    state.write_text(json.dumps({"glowgrid": 1, "flash": "", "window": place}))
    with opened(server, "--state", str(state)) as process:
        Mouse(server, process)
        assert place in server.windows()
    assert json.loads(state.read_text())["window"] == [*place]
