"""Serve the built web page: `python -m tools.build.serve [--host ADDRESS] [--port N] [FOLDER]`. Ctrl-C ends it.

Usually only this computer can reach the page. With `--host 0.0.0.0` everybody in the network can, and each visitor has
a board of their own. The address is then also printed as a QR code, and shown as one at /class, for a projector. To
share one board, use `python -m host_sim --web`. The server never sends a file from outside the folder, not even if a
link in the folder leads there.
"""

import gzip
import io
import sys
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import BinaryIO
from urllib.parse import urlsplit

from host_common import command_line, qr_code
from host_sim.faces.web_server import ANYWHERE, WebServer, network_address
from host_sim.options import port
from host_sim.user_files import reason
from tools.build.web_page import FOLDER

SCRIPT = "text/javascript"
LOCAL = "127.0.0.1", "localhost"
CLASS = "/class"
CLASS_PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Glowgrid</title>
    <style>
      body {{ margin: 3vh; font: 4vh sans-serif; text-align: center; }}
      svg {{ width: 60vh; max-width: 100%; }}
      p {{ margin: 1vh; }}
    </style>
  </head>
  <body>
    {picture}
    <p><a href="/">{address}</a></p>
    <p>Scan the code or type the address. Everybody plays on a board of their own.</p>
    <p lang="de">Scanne den Code oder tippe die Adresse. Alle spielen auf einem eigenen Board.</p>
    <p lang="es">Escanea el código o escribe la dirección. Cada persona juega en su propio tablero.</p>
  </body>
</html>
"""
COMPRESSED = (".html", ".js", ".mjs", ".css", ".wasm", ".bin", ".webmanifest")  # files that gzip makes smaller
TYPES = {".js": SCRIPT, ".mjs": SCRIPT, ".wasm": "application/wasm", ".webmanifest": "application/json"}


@lru_cache(maxsize=100)
def compressed(path: Path, changed: float) -> bytes:
    """Return the content of the file `path`, which was last `changed` at this time, compressed with gzip."""
    return gzip.compress(path.read_bytes())


class Handler(SimpleHTTPRequestHandler):
    """Serves files with the content types that browsers expect, even if this computer is configured differently."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def send_head(self) -> BinaryIO | None:  # type: ignore[override]
        """Send the headers of the response, and return the open file. Return None after an error or a redirect.

        If the request names a folder, the file is the folder's index.html. A file that is missing or outside the served
        folder gives error 404.
        """
        page = getattr(self.server, "class_page", b"")
        if page and self.path.partition("?")[0].rstrip("/") == CLASS:
            self.send_response(HTTPStatus.OK)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(page)))
            self.end_headers()
            return io.BytesIO(page)
        path = self._requested()
        if path is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        wants_gzip = "gzip" in self.headers.get("Accept-Encoding", "") and "If-Modified-Since" not in self.headers
        return self._send_compressed(path) if wants_gzip and path.suffix in COMPRESSED else super().send_head()

    def _requested(self) -> Path | None:
        """Return the requested file if it is in the served folder, even after links are followed, otherwise None.

        If the request names a folder, the requested file is that folder's index.html.
        """
        try:
            urlsplit(self.path)
            path = Path(self.translate_path(self.path))
            path = path / "index.html" if path.is_dir() else path
            is_inside = path.is_file() and path.resolve().is_relative_to(Path(self.directory).resolve())
            return path if is_inside else None
        except (OSError, ValueError, RuntimeError):  # an impossible path, or a circle of links
            return None

    def _send_compressed(self, path: Path) -> BinaryIO:
        """Send the headers of a response that is compressed with gzip, and return the compressed file."""
        changed = path.stat().st_mtime
        content = compressed(path, changed)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Last-Modified", self.date_time_string(int(changed)))
        self.send_header("Vary", "Accept-Encoding")
        self.end_headers()
        return io.BytesIO(content)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *values: object) -> None:
        """Do nothing: requests are not logged."""


def server(folder: Path, number: int = 0, host: str = "127.0.0.1") -> "PageServer":
    """Return a web server for `folder` at port `number`; 0 selects a free port. Raise an OSError if it is in use."""
    return PageServer((host, number), partial(Handler, directory=str(folder)))


class PageServer(WebServer):
    """A server of the built page. `class_page` is the content of the page /class, or b"" if there is none."""

    class_page = b""


def announced(serving: "PageServer", host: str) -> list[str]:
    """Return the lines that tell how to reach the page. If others can reach it, also set up the page /class."""
    here = f"http://127.0.0.1:{serving.server_port}/"
    if host in LOCAL:
        return [f"{here}  (Ctrl-C ends it)"]
    name = network_address() if host in ANYWHERE else host
    if not name:
        return [f"{here}  (Ctrl-C ends it)", "This computer has no network, so nobody else can reach the page."]
    address = f"http://{name}:{serving.server_port}/"
    serving.class_page = class_page(address)
    projector = (here if host in ANYWHERE else address) + CLASS[1:]
    lines = [f"For everybody in this network: {address}", *qr_code.lines(address)]
    return [*lines, f"On the projector: {projector} shows this address as a QR code.", "Ctrl-C ends it."]


def class_page(address: str) -> bytes:
    """Return a page that shows `address` as text and, if the package segno is installed, as a QR code."""
    rows = qr_code.modules(address)
    dark = [(x, y) for y, row in enumerate(rows) for x, is_dark in enumerate(row) if is_dark]
    path = "".join(f"M{x} {y}h1v1h-1z" for x, y in dark)
    svg = f'<svg viewBox="0 0 {len(rows)} {len(rows)}" role="img" aria-label="{address}" shape-rendering="crispEdges">'
    picture = f'{svg}<path d="{path}" /></svg>' if rows else ""
    return CLASS_PAGE.format(picture=picture, address=address).encode()


def _named(host: str, number: int) -> str:
    return f"Port {number}" if host in LOCAL else f"{host} port {number}"


def main(arguments: list[str] | None = None) -> int:
    """Serve the page until Ctrl-C, and return the exit code."""
    parser = command_line.parser("python -m tools.build.serve", "Serve the page on this computer.")
    built = "folder of the built page (default: build/web)"
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help=built)
    everybody = "0.0.0.0: everybody in the network can play"
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=everybody)
    parser.add_argument("--port", type=port, default=8000, help="0 selects a free port (default: 8000)")
    options = parser.parse_args(arguments)
    if not (options.folder / "index.html").is_file():
        print(f"There is no page in {options.folder}. Run: make web")
        return 1
    try:
        serving = server(options.folder, options.port, options.host)
    except (OSError, UnicodeError) as error:
        print(f"{_named(options.host, options.port)} can't be had: {reason(error)}. Another: --port N")
        return 1
    print("\n".join(announced(serving, options.host)), flush=True)
    try:
        serving.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
