"""Helpers for a tiny game started by the fixture `play`: moving the cursor, picking, and reading a cell."""

import tiny
from fakes import Player

from glowgrid.scenes.scene import BEGIN
from glowgrid.session.match_start_modes import NEW

AMBER, BLUE, LINE = 1, 2, 11  # hues


def begun(monkeypatch, key, kind):
    """Add the tiny game `kind` to the catalogue under `key`. Return a player at its start, between people on 8x8."""
    tiny.install(monkeypatch, {key: kind})
    player = Player(8, 8)
    player.wait(2000)
    session = player.app.session
    session.choose(key)
    session.setup().who = [""] * 10
    player.app.go((BEGIN, NEW))
    player.wait(1500)
    return player


def match(player):
    return player.app.session.match


def moves(player):
    return list(match(player).game.moves)


def last_lines(player, count=1):
    return player.console.said[-count:]


def go(player, cell):
    """Move the cursor to a cell, by keys."""
    cols, at = match(player).game.cols, player.app.scene.picker.cursor
    down, right = cell // cols - at // cols, cell % cols - at % cols
    player.press(("8" if down > 0 else "2") * abs(down) + ("6" if right > 0 else "4") * abs(right))


def pick(player, *cells):
    for cell in cells:
        go(player, cell)
        player.press("5")


def pictures(player, ms):
    """Return all pictures in that time, one every 25 ms."""
    found = []
    for _ in range(ms // 25):
        player.wait(25)
        found.append(bytes(player.console.grid.shown))
    return found


def seen(player, cell, ms=3000):
    """Return the (hue, level) pairs that the first pixel of a cell shows in that time."""
    layout, grid, inks = player.app.scene.board.layout, player.console.grid, set()
    for _ in range(ms // 25):
        player.wait(25)
        ink = grid.shown[layout.y_of(cell) * grid.width + layout.x_of(cell)]
        inks.add((ink >> 3, ink & 7))
    return inks


def hues(player, cell, ms=3000):
    return {hue for hue, level in seen(player, cell, ms) if level}
