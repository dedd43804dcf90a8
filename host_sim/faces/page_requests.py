"""Answer HTTP requests from browsers. Browsers ask for the page's files and events, and send the player's keys.

An invalid request is answered with a status and a sentence. It never causes a traceback.
"""

import contextlib
import queue
import secrets
from collections import Counter
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

from host_sim.faces.web_server import is_for_us

if TYPE_CHECKING:
    import threading
    from collections.abc import Iterator
    from pathlib import Path
    from typing import Protocol

    class Served(Protocol):
        """The part of the class Page (page.py) that requests use."""

        player: str
        secret: str
        requests: queue.Queue[str]
        files: Path
        changed: threading.Condition
        slots: "WatcherSlots"

        @property
        def names(self) -> frozenset[str]: ...
        def events(self, who: str, plays: str) -> Iterator[tuple]: ...

SPECTATORS = 64  # maximum number of pages that watch
FROM_ONE = 16  # maximum number of pages that watch from the same address
LONGEST = 100  # maximum size of a request's body in bytes
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}
SIMULATED = '<meta name="glowgrid-simulated" content="yes" />'
NOT_HERE = "This is not the name of the computer that plays. Start it with --host-name {} to allow that name."
NO_SENSE = "This request makes no sense."


class WatcherSlots:
    """Limits how many pages may watch, in total and from one address. The player's page does not count."""

    def __init__(self) -> None:
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> str:
        """Count one more page from `address`, and return "".

        If too many pages are watching already, do not count the page, and return a sentence that says so.
        """
        if self._taken.total() >= SPECTATORS:
            return f"{SPECTATORS} pages watch already."
        if self._taken[address] >= FROM_ONE:
            return f"{FROM_ONE} pages watch from your address already."
        self._taken[address] += 1
        return ""

    def leave(self, address: str) -> None:
        """Count one page fewer from `address`."""
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]


class Handler(BaseHTTPRequestHandler):
    """Answers the requests of one connection. A subclass sets `face` to the Page that is served."""

    face: "Served"
    protocol_version = "HTTP/1.1"
    timeout = 60

    def do_GET(self) -> None:
        asked = self._asked()
        if asked is None:
            return
        path, given = asked
        if path == "/board":
            self._events(given)
        elif path == "/":
            self._file("index.html")
        elif path.startswith("/VERSION/"):
            self._file(path.removeprefix("/VERSION/"))
        else:
            self._say(HTTPStatus.NOT_FOUND, "There is nothing here.")

    def do_POST(self) -> None:
        asked = self._asked()
        if asked is None:
            return
        path, given = asked
        size = self._size()
        if size is None:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "That is too long for a key.")
            return
        line = self.rfile.read(size).decode("ascii", "replace")
        if path != "/keys" or not self._may_play(given) or given["who"] != self.face.player:
            self._say(HTTPStatus.FORBIDDEN, "Somebody else is playing. This page can only watch.")
            return
        with contextlib.suppress(queue.Full):
            self.face.requests.put_nowait(line)
        self._answer(HTTPStatus.NO_CONTENT, "text/plain", b"")

    def _size(self) -> int | None:
        """Return the length of the request's body in bytes, or None if this length is missing or too large."""
        length = self.headers.get("Content-Length", "")
        if not (length.isascii() and length.isdigit() and len(length) < 10 and int(length) <= LONGEST):
            return None
        return int(length)

    def _asked(self) -> tuple[str, dict[str, str]] | None:
        """Return (path, parameters) of the request. If the request is not valid, answer it and return None."""
        host = self.headers.get("Host")
        if not is_for_us(host, self.face.names, self.connection.getsockname()[0]):
            name = "NAME" if not host or len(host) > LONGEST else host.partition(":")[0]
            self._refuse(HTTPStatus.MISDIRECTED_REQUEST, NOT_HERE.format(name))
            return None
        try:
            parts = urlsplit(self.path)
            given = parse_qs(parts.query)
        except ValueError:
            self._refuse(HTTPStatus.BAD_REQUEST, NO_SENSE)
            return None
        return parts.path, {name: given.get(name, [""])[0][:LONGEST] for name in ("plays", "who")}

    def _may_play(self, given: dict[str, str]) -> bool:
        """Return whether `given`, the parameters of the request, contains the player's secret."""
        return secrets.compare_digest(given["plays"].encode(), self.face.secret.encode())

    def _file(self, name: str) -> None:
        """Answer with the page's file `name`. If there is no such file, answer with a sentence."""
        kind = TYPES.get(name[name.rfind(".") :], "")
        path = {each.name: each for each in self.face.files.iterdir()}.get(name)
        if not kind or path is None:
            self._say(HTTPStatus.NOT_FOUND, "There is nothing here.")
            return
        content = path.read_text(encoding="utf-8")
        if name == "index.html":
            content = for_simulator(content)
        self._answer(HTTPStatus.OK, kind + "; charset=utf-8", content.encode())

    def _events(self, given: dict[str, str]) -> None:
        """Send events to a page. `given`: the parameters of the request.

        If the page does not play and too many pages are watching already, answer with a sentence instead.
        """
        address = self.client_address[0]
        watches = not self._may_play(given)
        if watches:
            with self.face.changed:
                full = self.face.slots.take(address)
            if full:
                self._say(HTTPStatus.SERVICE_UNAVAILABLE, full)
                return
        try:
            self._stream(given)
        finally:
            if watches:
                with self.face.changed:
                    self.face.slots.leave(address)

    def _stream(self, given: dict[str, str]) -> None:
        """Send events until the page is closed. `given`: the parameters of the request."""
        self.send_response_only(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        for kind, data in self.face.events(given["who"], given["plays"]):
            event = f"event: {kind}\ndata: {data}\n\n" if kind else ":\n\n"
            self.wfile.write(event.encode())
            self.wfile.flush()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer a request that cannot be read. The inherited method would send a date, too."""
        self._refuse(HTTPStatus(code), NO_SENSE)

    def _refuse(self, status: HTTPStatus, sentence: str) -> None:
        """Answer with a sentence, and close the connection, because it is unknown where the next request begins."""
        self.close_connection = True
        self._say(status, sentence)

    def _say(self, status: HTTPStatus, sentence: str) -> None:
        """Answer with a sentence."""
        self._answer(status, "text/plain; charset=utf-8", (sentence + "\n").encode("utf-8", "replace"))

    def _answer(self, status: HTTPStatus, kind: str, content: bytes) -> None:
        self.send_response_only(status)  # without the date, because `time` may be the firmware's module right now
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("X-Content-Type-Options", "nosniff")
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, format: str, *values: object) -> None:
        """Do nothing, so that requests are not logged."""


def for_simulator(page: str) -> str:
    """Return `page`, the text of index.html, after changing it for a board on this computer.

    The changed page does not run the board itself, so it does not load a VM.
    """
    unused = "preload", "manifest", "icon", "vmWorker"  # needed only if the page itself runs the board
    lines = [line for line in page.split("\n") if not any(word in line for word in unused)]
    page = "\n".join(lines).replace("<title>", SIMULATED + "\n    <title>")
    choices = "LANGUAGES", "BOARD_OPTIONS", "PIN_OPTIONS", "COLOUR_OPTIONS"
    for word in (*choices, "PAGE_ADDRESS", "ABOUT_LINKS", "FIRST_LIGHT"):
        page = page.replace(word, "")
    return page
