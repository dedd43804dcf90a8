"""Serve the built web page on this computer: `python -m tools.build.serve [--port N] [FOLDER]`. Ctrl-C ends it.

Other computers cannot reach the page. To let other computers on the network play, use `python -m host_sim --web`. The
server never sends a file from outside the folder, not even if a link in the folder leads there.
"""

import argparse
import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import BinaryIO
from urllib.parse import urlsplit

from host_sim.faces.web_server import WebServer
from tools.build.web_page import FOLDER

SCRIPT = "text/javascript"
TYPES = {".js": SCRIPT, ".mjs": SCRIPT, ".wasm": "application/wasm", ".webmanifest": "application/json"}


class Handler(SimpleHTTPRequestHandler):
    """Serves files with the content types that browsers expect, even if this computer is configured differently."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def send_head(self) -> BinaryIO | None:  # type: ignore[override]
        """Send the headers of the response, and return the open file. Return None after an error or a redirect.

        If the request names a folder, the file is the folder's index.html. A file that is missing or outside the served
        folder gives error 404.
        """
        if not self._is_inside():
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        return super().send_head()

    def _is_inside(self) -> bool:
        """Return True if the requested file is in the served folder, even after links are followed.

        If the request names a folder, the requested file is that folder's index.html.
        """
        try:
            urlsplit(self.path)
            path = Path(self.translate_path(self.path))
            path = path / "index.html" if path.is_dir() else path
            return path.is_file() and path.resolve().is_relative_to(Path(self.directory).resolve())
        except (OSError, ValueError, RuntimeError):  # an impossible path, or a circle of links
            return False

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *values: object) -> None:
        """Do nothing: requests are not logged."""


def server(folder: Path, port: int = 0, host: str = "127.0.0.1") -> WebServer:
    """Return a web server for `folder`. Port 0 selects a free port. Raise an OSError if the port is in use."""
    return WebServer((host, port), partial(Handler, directory=str(folder)))


def main(arguments: list[str] | None = None) -> int:
    """Serve the page until Ctrl-C, and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.build.serve", description="Serve the page on this computer.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--port", type=int, default=8000)
    options = parser.parse_args(arguments)
    if not (options.folder / "index.html").is_file():
        print(f"There is no page in {options.folder}. Run: make web")
        return 1
    try:
        serving = server(options.folder, options.port)
    except OSError as error:
        print(f"Port {options.port} can't be had: {error.strerror}. Another: --port N")
        return 1
    print(f"http://127.0.0.1:{serving.server_port}/  (Ctrl-C ends it)")
    try:
        serving.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
