"""Measure the web page in a browser:

    python -m lab.web_bench [--write]

This needs `pip install -e .[web]` and a Chromium. The results are:

- the number of bytes that the browser loads
- the time to the first light: the picture with which the board starts, which the page shows before its board runs
- the time to the first frame that the board draws
- the number of frames per second with a processor that is four times as slow
- the size of the VM's heap after all games

--write puts the table at the end of docs/developers/benchmarks.md.
"""

import gzip
import shutil
import sys
import tempfile
import threading
from pathlib import Path
from statistics import median
from typing import Any

from glowgrid import games
from glowgrid.scenes.scene import BEGIN
from glowgrid.session.match_start_modes import NEW
from host_common import command_line
from tools.build import serve
from tools.build import web_page as web

PAGE = web.ROOT / "docs" / "developers" / "benchmarks.md"
TITLE = "## In a browser"
HEAD = f"""{TITLE}

`python -m lab.web_bench --write` generated this section with headless Chromium {{}}. The bytes are those of a
first visit. A cold browser has never seen the page, a warm one has: the times are the medians of {{}} visits each,
from the click on. The first light is the picture with which every board starts. The page shows it before its board
runs; the first frame is the first one that the board draws. Frames are counted for {{}} s while the hard bot thinks
at connect four, with the processor slowed down by four.

| what | |
| --- | ---: |
"""
BROWSERS = "chromium", "chromium-browser", "google-chrome"
BROWSER = next(filter(None, map(shutil.which, BROWSERS)), None)
VISITS = 5
SECONDS = 5
SLOWER = 4
STARTED = "[dataset.firstLight, dataset.firstFrame].map(Number)"
COUNT = """seconds => new Promise((done) => { let frames = 0; const end = performance.now() + seconds * 1000;
const next = (now) => { frames++; now < end ? requestAnimationFrame(next) : done(frames / seconds); };
requestAnimationFrame(next); })"""


def is_there() -> bool:
    """Return True if all programs and packages that the measurement needs are installed."""
    try:
        import brotli  # noqa: F401
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return False
    return BROWSER is not None and web.is_there()


def sizes(site: dict[str, bytes]) -> list[int]:
    """Return how many bytes the browser loads at the first visit: [uncompressed, with gzip, with brotli].

    `site`: a dictionary from the path of each file of the page to its content.
    """
    import brotli

    later = web.OF_BOARD_FILE
    loaded = [
        content for path, content in site.items() if path == "index.html" or "/" in path and not path.endswith(later)
    ]
    packed: list[Any] = [bytes, lambda content: gzip.compress(content, mtime=0), brotli.compress]
    return [sum(len(pack(content)) for content in loaded) for pack in packed]


def _start(page: Any, address: str) -> list[float]:
    """Open the page, and return the times until [first light, first frame], in ms."""
    page.goto(address)
    page.wait_for_function("document.documentElement.dataset.firstFrame")
    return [float(time) for time in page.evaluate(f"(({{dataset}}) => {STARTED})(document.documentElement)")]


def _set_up(page: Any, key: str, hard: bool) -> None:
    """Start the game `key`. The second player is the hard bot if `hard` is True, otherwise another person."""
    level = "hard" if hard else ""
    lines = [
        "import virtual_board",
        "app = virtual_board._app",
        f"app.session.choose({key!r})",
        f"app.session.setup().who[1] = {level!r}",
        f"app.go(({BEGIN!r}, {NEW}))",
    ]
    page.evaluate("code => glowgrid.python(code)", "\n".join(lines))
    page.wait_for_function("glowgrid.scene() === 'Play'")


def rows(address: str) -> tuple[str, list[tuple[str, str]]]:
    """Open the page at `address` in the browser, and measure. Return (the browser's version, the rows of the table)."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        cold, warm = [], []
        for _ in range(VISITS):
            context = browser.new_context()
            page = context.new_page()
            cold.append(_start(page, address))
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            warm.append(_start(page, address))
            context.close()
        context = browser.new_context()
        page = context.new_page()
        _start(page, address)
        page.wait_for_function("glowgrid.scene() === 'Menu'")
        alive = []
        for key in [row[0] for row in games.CATALOGUE]:
            _set_up(page, key, False)
            alive.append(page.evaluate("glowgrid.memory()"))
        _set_up(page, "connectx", True)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.keyboard.press("5", delay=100)
        frames = page.evaluate(COUNT, SECONDS)
        found = [
            *[
                (f"{what}, {visit}", f"{median(times[at] for times in visits):,.0f} ms")
                for at, what in enumerate(("first light", "first frame"))
                for visit, visits in (("cold", cold), ("warm", warm))
            ],
            ("frames a second, processor four times as slow", f"{frames:.0f}"),
            ("heap after all games, with garbage", f"{max(alive):,} bytes"),
        ]
        return browser.version, found


def section() -> str:
    """Measure the page, and return the section for docs/developers/benchmarks.md.

    If a program that the measurement needs is missing, return a section that says so.
    """
    if not is_there():
        return f"{TITLE}\n\nNot measured: it needs `pip install -e .[web]`, a Chromium, and the VM that npm brings.\n"
    with tempfile.TemporaryDirectory() as folder:
        site = web.write(Path(folder) / "site")
        server = serve.server(Path(folder) / "site")
        threading.Thread(target=server.serve_forever, daemon=True).start()
        version, found = rows(f"http://127.0.0.1:{server.server_port}/")
        server.shutdown()
        server.server_close()
    names = "as they are", "with gzip", "with brotli"
    loaded = [(f"bytes to load, {name}", f"{size:,}") for name, size in zip(names, sizes(site))]
    head = HEAD.format(version.split(".")[0], VISITS, SECONDS)
    return head + "\n".join(f"| {what} | {figure} |" for what, figure in loaded + found) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Measure the page, and print the section. With `--write`, also write the section to the benchmarks page.

    Return the exit code.
    """
    parser = command_line.parser("python -m lab.web_bench", "Measure the page in a browser.")
    parser.add_argument("--write", action="store_true", help="write the figures into docs/developers/benchmarks.md")
    options = parser.parse_args(arguments)
    text = section()
    if options.write:
        before = PAGE.read_text(encoding="utf-8").partition("\n" + TITLE)[0]
        PAGE.write_text(before.rstrip("\n") + "\n\n" + text, encoding="utf-8")
    print(text)
    return 0 if is_there() else 1


if __name__ == "__main__":
    sys.exit(main())
