"""Photograph every screen of the browser page, so that one can see at a glance what a change has made ugly:

    python -m lab.contact_sheet [--language de]

This needs `pip install -e .[web]`, the VM that npm brings, and a Chromium. The command builds the page, opens it in
windows of five sizes in dark and in light colours, and writes into build/contact_sheet/:

- dark.png and light.png: small pictures of all screens, a row for each size
- a folder of full pictures, such as dark/320x568-play.png
"""

import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image

from glowgrid.config.language import LANGUAGES
from host_common import command_line
from lab.web_bench import BROWSER
from tools import vm32
from tools.build import payload, serve
from tools.build import web_page as web

FOLDER = payload.ROOT / "build" / "contact_sheet"
SIZES = (320, 568), (375, 667), (667, 375), (768, 1024), (1920, 1080)
COLOURS = "dark", "light"
DIALOGS = {
    "settings": "settings-dialog",
    "online": "online-dialog",
    "about": "about-dialog",
    "put-on-board": "board-file-dialog",
}
HIGH = 420  # height of a small picture, in pixels
GAP = 12
BACK = 120, 120, 120
SETTLED_MS = 700  # the board shows a new scene after some frames, and the card follows


def screens(page: Any) -> Iterator[str]:
    """Bring the page from its first visit to each screen in turn, and yield the screen's name."""

    def press(keys: str, scene: str) -> None:
        for key in keys.split():
            page.keyboard.press(key, delay=60)
            page.wait_for_timeout(150)
        page.wait_for_function("scene => globalThis.glowgrid?.scene() === scene", arg=scene)
        page.wait_for_timeout(SETTLED_MS)

    press("", "Menu")
    yield "menu"
    for button, dialog in DIALOGS.items():
        page.evaluate("id => document.getElementById(id).click()", button)
        page.wait_for_selector(f"#{dialog}[open]")
        yield button
        page.keyboard.press("Escape")
    press("5", "Setup")
    yield "set-up"
    press("8 4 Enter", "Play")
    press("1 4 2", "Play")
    yield "play"
    press("A", "Pause")
    yield "pause"
    press("A", "Play")
    press("5 3", "Result")
    yield "result"


def photograph(browser: Any, home: str, size: tuple[int, int], colours: str) -> dict[str, Path]:
    """Take a picture of each screen in a window of this size. Return a dict from the screen's name to its picture."""
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=width < 1000)
    context.add_init_script(f"localStorage.setItem('glowgrid-colours', '{colours}')")
    page = context.new_page()
    page.goto(home)
    found = {}
    for name in screens(page):
        found[name] = FOLDER / colours / f"{width}x{height}-{name}.png"
        page.screenshot(path=found[name])
    context.close()
    return found


def sheet(rows: list[dict[str, Path]]) -> Image.Image:
    """Return one picture of these pictures, all with the same height."""
    small = [[_small(path) for path in row.values()] for row in rows]
    width = max(sum(image.width + GAP for image in row) for row in small) + GAP
    found = Image.new("RGB", (width, len(small) * (HIGH + GAP) + GAP), BACK)
    for number, row in enumerate(small):
        x = GAP
        for image in row:
            found.paste(image, (x, GAP + number * (HIGH + GAP)))
            x += image.width + GAP
    return found


def _small(path: Path) -> Image.Image:
    with Image.open(path) as image:
        return image.convert("RGB").resize((round(image.width * HIGH / image.height), HIGH), Image.Resampling.LANCZOS)


def make(language: str) -> None:
    """Build the page, photograph it in `language`, and write the sheets."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        web.write(Path(folder) / "site")
        server = serve.server(Path(folder) / "site")
        threading.Thread(target=server.serve_forever, daemon=True).start()
        home = f"http://127.0.0.1:{server.server_port}/?LANGUAGE={language}"
        browser = play.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        for colours in COLOURS:
            rows = [photograph(browser, home, size, colours) for size in SIZES]
            sheet(rows).save(FOLDER / f"{colours}.png")
            print(FOLDER / f"{colours}.png")
        browser.close()
        server.shutdown()
        server.server_close()


def main(arguments: list[str] | None = None) -> int:
    """Make the contact sheets and return the exit code."""
    parser = command_line.parser("python -m lab.contact_sheet", "Photograph the page.")
    parser.add_argument("--language", default="en", choices=sorted(LANGUAGES), help="language of the page")
    options = parser.parse_args(arguments)
    if BROWSER is None:
        print("The pictures need a browser. Install chromium.")
        return 1
    if not web.is_there():
        print(vm32.NEEDS_NODE)
        return 1
    try:
        import playwright  # noqa: F401
    except ImportError:
        print("The pictures need playwright: pip install -e .[web]")
        return 1
    make(options.language)
    return 0


if __name__ == "__main__":
    sys.exit(main())
