"""Make the gallery of the documentation: a picture of each game, and of the screens on which people play.

    python -m tools.build.gallery [NAME ...]

The command writes docs/players/gallery.md and the pictures in docs/pictures/gallery. Two medium bots play each game
for a while, and the simulator replays it on a grid of 16x16 lights. The window and the terminal show one of these
games. The browser page is photographed only if Chromium and `pip install -e .[web]` are there. The same tree makes the
same pictures, but for the page, whose picture depends on the browser.

`NAME`: only these games, or `window`, `terminal` or `page`.
"""

import asyncio
import os
import re
import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlencode

from PIL import Image

from glowgrid import bots, games
from glowgrid.engine import transcript
from glowgrid.engine.game import CHANCE
from glowgrid.engine.rng import Rng
from glowgrid.words.en import saved
from host_common import command_line
from host_sim.pictures.lights import panel
from host_sim.simulator import Simulator
from tools.build import serve, web_page
from tools.play.deciding import decide

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "players" / "gallery.md"
PICTURES = DOCS / "pictures" / "gallery"
SIDE = 16  # of the grid, in lights
SETTINGS = {"GRID_WIDTH": SIDE, "GRID_HEIGHT": SIDE, "POWER_BUDGET_MA": 20000}
LIGHT_PX = 18
SEED = 7
PLIES = {"tictactoe": 5, "connectx": 20, "quixo": 18, "othello": 30, "gomoku": 24, "domineering": 16}
PLIES |= {"checkers": 24, "battleship": 500}
FINISHED = ("battleship",)  # both fleets can be seen at the end only
SOME_PLIES = 40
SHOWN = "othello"  # the game that the window, the terminal and the page show
SIZE = 1000, 720  # of the window and of the page, in pixels
TERMINAL = 100, 34  # columns and rows
REPLAY_MS = 600_000
BROWSERS = "chromium", "chromium-browser", "google-chrome"
SETTLED_MS = 1500
BLINK_MS, EVERY_MS = 2000, 100  # a picture shows the brightest of the frames in this time
FRAMES = 30
QUALITY = 85  # of a WebP
_FONT_FROM_ELSEWHERE = re.compile(r"@font-face \{.*?\}", re.DOTALL)  # a page of the docs loads nothing from elsewhere
SCREENS = {
    "window": ("In a window", "`make play`"),
    "terminal": ("In a terminal", '`make play ARGS="--face terminal"`'),
    "page": ("In a browser", "[the browser page](../operators/web.md)"),
}

HEAD = """# Gallery

`.venv/bin/python -m tools.build.gallery` makes this page and its pictures, from the program itself.

## The games

Each picture shows a game of two bots on a grid of {side} x {side} lights, as the board would show it.

"""


def played(key: str) -> str:
    """Return the transcript of a game that medium bots have played for a while. Only Battleship is over."""
    plies = PLIES.get(key, SOME_PLIES)
    while True:  # until a game is not over after so many plies
        game, rng = games.load(key)(), Rng(SEED)
        players = [bots.load("medium")() for _ in range(game.players)]
        while game.ply < plies and game.outcome is None:
            if game.turn == CHANCE:
                game.push(game.draw(rng))
            else:
                shown = game if game.perfect else game.determinize(game.turn, rng)
                game.push(decide(players[game.turn - 1], shown, rng))
        if game.outcome is None or key in FINISHED:
            return transcript.write(key, game)
        plies = game.ply - 1


@contextmanager
def replayed(key: str) -> Iterator[Simulator]:
    """Context manager: a simulator that has replayed a game of the kind `key`."""
    with Simulator(settings={**SETTINGS, "REPLAY": played(key)}, seed=SEED) as sim:
        sim.expect(" wins" if key in FINISHED else saved.REPLAY_ENDS, timeout_ms=REPLAY_MS)
        sim.wait(SETTLED_MS)
        yield sim


def of_game(key: str) -> Path:
    """Save the picture of the lights during the game `key`. Return its path."""
    path = PICTURES / f"{key}.webp"
    with replayed(key) as sim:
        frames = []
        for _ in range(BLINK_MS // EVERY_MS):
            sim.wait(EVERY_MS)
            frames.append(sim.frame())
        brightest = max(frames, key=lambda frame: sum(sum(colour) for row in frame for colour in row))
        panel(brightest, LIGHT_PX).save(path, quality=QUALITY)
    return path


def of_window() -> Path:
    """Save the picture of the window. Return its path."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"  # before pygame starts: no window opens
    import pygame

    from host_sim.faces.window import Window
    from host_sim.faces.window_drawing import Screen

    path = PICTURES / "window.webp"
    with replayed(SHOWN) as sim:
        window = Window(sim, screen=Screen((0, 0, *SIZE)))
        for _ in range(FRAMES):
            window.step(1 / FRAMES)
        surface = window.screen.surface
        picture = Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
        picture.save(path, quality=QUALITY)
        window.screen.close()
    return path


def of_terminal() -> Path:
    """Save the picture of the terminal. Return its path."""
    from host_sim.faces.terminal import Terminal

    path = PICTURES / "terminal.svg"

    async def visit(sim: Simulator) -> str:
        app = Terminal(sim, colours="truecolor")
        async with app.run_test(size=TERMINAL) as pilot:
            await pilot.pause(1)
            return app.export_screenshot(title="Glowgrid", simplify=True)

    with replayed(SHOWN) as sim:
        drawing = asyncio.run(visit(sim))
    path.write_text(_FONT_FROM_ELSEWHERE.sub("", drawing), encoding="utf-8")
    return path


def of_page() -> Path | None:
    """Save the picture of the browser page, and return its path. Return None without a browser."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None or not find_spec("playwright"):
        return None
    from playwright.sync_api import sync_playwright

    path = PICTURES / "page.webp"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        site = Path(folder)
        web_page.write(site)
        server = serve.server(site)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = play.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        page.goto(f"http://127.0.0.1:{server.server_port}/?{urlencode(SETTINGS)}#{played(SHOWN)}")
        page.wait_for_function("globalThis.glowgrid?.scene() === 'Play'", timeout=REPLAY_MS)
        page.wait_for_timeout(SETTLED_MS)
        page.screenshot(path=site / "page.png")
        browser.close()
        server.shutdown()
        server.server_close()
        with Image.open(site / "page.png") as image:
            image.convert("RGB").save(path, quality=QUALITY)
    return path


def text() -> str:
    """Return the page of the gallery as Markdown."""
    parts = [HEAD.format(side=SIDE)]
    for key, title, *_ in games.CATALOGUE:
        parts.append(f"### {title}\n\n{games.load(key).rules}\n\n![{title}](../pictures/gallery/{key}.webp)\n\n")
    parts.append("## The screens\n\n")
    for name, (title, how) in SCREENS.items():
        suffix = "svg" if name == "terminal" else "webp"
        parts.append(f"### {title}\n\nStart it with {how}.\n\n![{title}](../pictures/gallery/{name}.{suffix})\n\n")
    return "".join(parts).rstrip("\n") + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Make the pictures that the command line names, or all of them, and the page. Return the exit code."""
    makers: dict[str, Callable[[], Path | None]] = {row[0]: partial(of_game, row[0]) for row in games.CATALOGUE}
    makers.update(window=of_window, terminal=of_terminal, page=of_page)
    parser = command_line.parser("python -m tools.build.gallery", "Make the gallery of the docs.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these: " + ", ".join(makers))
    names = parser.parse_args(arguments).names
    if unknown := [name for name in names if name not in makers]:
        parser.error(f"there is no picture {unknown[0]}; choose from {', '.join(makers)}")
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in names or makers:
        path = makers[name]()
        print(f"{path.name}: {path.stat().st_size // 1024} KB" if path else f"{name}: needs Chromium and Playwright")
    PAGE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
