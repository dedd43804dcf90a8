"""The page as a face: one browser plays on the simulator's board, others in the network look on.

Part of the room host_sim.faces; imports the standard library. The page's files are the web's own (web/page), with a
word in index.html that says where the board is. Light and sentences go out as events (text/event-stream), keys come as
small requests of who has the right to play: a word in their link that nobody else is told.
"""

import base64
import contextlib
import json
import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from host_sim.faces.hands import Hands
from host_sim.faces.log import Log
from host_sim.faces.real_time import RealTime
from host_sim.simulator import Simulator

FRAME_S = 1 / 60
ALIVE_S = 15  # so often an event says nothing but that the simulator is there
LOOKERS = 64  # pages at once
LONGEST = 100  # bytes of a request
KEPT_LINES = 50  # of what was said, for who comes later
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}
WIRED = '<meta name="glowgrid-wired" content="here" />'


class Page:
    """A server of the page for one simulator; `run` stays until it is told to stop."""

    def __init__(
        self, sim: Simulator, files: Path, speed: float = 1.0, host: str = "127.0.0.1", port: int = 0
    ) -> None:
        """`files` is web/page. Raises an OSError where the port cannot be had."""
        self.sim = sim
        self.files = files
        self.right = secrets.token_urlsafe(9)
        self.log = Log(sim.machine)
        self.player = ""  # the page that plays
        self.lookers = 0
        self.changed = threading.Condition()
        self.light = b""
        self.lines: list[tuple[int, str]] = []  # how many there were with it, and what was said
        self.over = False
        self.asked: queue.Queue[str] = queue.Queue(200)
        self._pace = RealTime(sim, speed)
        self._hands = Hands(sim)
        self._said = 0
        self._server = ThreadingHTTPServer((host, port), _handler(self))
        self._server.daemon_threads = True
        self.address = f"http://{host}:{self._server.server_port}/"
        self.players_address = f"{self.address}?plays={self.right}"

    def run(self, stop: threading.Event, each: Callable[[], None] = lambda: None) -> None:
        """Let the board live, and everybody see it, until `stop` is set; call `each` once a frame."""
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        before = time.monotonic()
        try:
            while not stop.wait(FRAME_S):
                now = time.monotonic()
                self._obey()
                self._pace.step(now - before)
                before = now
                self._publish()
                each()
        finally:
            with self.changed:
                self.over = True
                self.changed.notify_all()
            self._server.shutdown()
            self._server.server_close()

    def about(self, who: str, right: str) -> dict[str, Any]:
        """Return what a page is told of the board; the newest with the right to plays."""
        plays = secrets.compare_digest(right.encode(), self.right.encode())
        if plays:
            with self.changed:
                self.player = who
                self.changed.notify_all()
        hardware = self.sim.machine.hardware
        width, height = hardware.panel.seen_size
        layout = hardware.layout
        settings = self.sim.machine.settings
        return {
            "PLAYS": plays,
            "COLUMNS": width,
            "WIRE": list(range(width * height)),
            "PIXEL_ORDER": "RGB",
            "LANGUAGE": settings.get("LANGUAGE") or "en",
            "KEYPAD_KEYS": " ".join(layout.keys),
            "KEYPAD_ROWS": " ".join(map(str, range(len(layout.rows)))),
            "KEYPAD_COLS": " ".join(map(str, range(len(layout.cols)))),
        }

    def events(self, who: str, right: str) -> Iterator[tuple[str, str]]:
        """Yield what a page is to hear, kind and data, until it is over; ("", "") where nothing happens for long."""
        about = self.about(who, right)
        yield "board", json.dumps(about)
        light, count, plays = b"", 0, about["PLAYS"]
        until = time.monotonic() + ALIVE_S
        while not self.over:
            with self.changed:
                if self.light == light and self._said == count and not (plays and self.player != who):
                    self.changed.wait(ALIVE_S)
                now, lines, taken = self.light, [line for at, line in self.lines if at > count], self.player != who
                count = self._said
            if plays and taken:
                plays = False
                yield "watch", ""
            for line in lines:
                yield "said", json.dumps(line)
            if now != light:
                light = now
                yield "light", base64.b64encode(light).decode()
            if time.monotonic() > until:
                until = time.monotonic() + ALIVE_S
                yield "", ""

    def _publish(self) -> None:
        """Have everybody see and hear what is new."""
        self.log.update()
        light = bytes(part for row in self.sim.machine.frame() for colour in row for part in colour)
        new = self.log.count - self._said
        if light == self.light and not new:
            return
        with self.changed:
            for line in self.log.lines[-new:] if new else []:
                self._said += 1
                self.lines.append((self._said, line.text))
            del self.lines[:-KEPT_LINES]
            self.light = light
            self.changed.notify_all()

    def _obey(self) -> None:
        """Do what the one who plays has asked for."""
        with contextlib.suppress(queue.Empty):
            while True:
                self._do(*self.asked.get_nowait().split())

    def _do(self, what: str = "", *numbers: str) -> None:
        layout = self.sim.machine.hardware.layout
        try:
            given = [int(number) for number in numbers]
            if what == "touch":
                self.sim.finger_down(*divmod(given[0], self.sim.machine.hardware.panel.seen_size[0])[::-1])
                self.sim.machine.fingers.lift()
            elif what in ("down", "up"):
                row, column = given
                key = layout.keys[row][column]
                if what == "down":
                    self._hands.key_down(row * 16 + column, key)
                else:
                    self._hands.key_up(row * 16 + column)
        except (ValueError, IndexError):
            pass  # no page of ours asks for that


def _handler(face: Page) -> type[BaseHTTPRequestHandler]:
    """Return what answers the requests for a face."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        timeout = 60

        def do_GET(self) -> None:
            path, given = self._asked()
            if path == "/board":
                self._events(given)
            elif path == "/":
                self._file("index.html")
            elif path.startswith("/VERSION/") and "/" not in path[9:]:
                self._file(path[9:])
            else:
                self._say(HTTPStatus.NOT_FOUND, "There is nothing here.")

        def do_POST(self) -> None:
            path, given = self._asked()
            size = self.headers.get("Content-Length", "")
            if not size.isdecimal() or int(size) > LONGEST:
                self.close_connection = True
                self._say(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "That is too long for a key.")
                return
            line = self.rfile.read(int(size)).decode("ascii", "replace")
            allowed = secrets.compare_digest(given["plays"].encode(), face.right.encode())
            if path != "/keys" or not allowed or given["who"] != face.player:
                self._say(HTTPStatus.FORBIDDEN, "Somebody else plays: this page looks on.")
                return
            with contextlib.suppress(queue.Full):
                face.asked.put_nowait(line)
            self._answer(HTTPStatus.NO_CONTENT, "text/plain", b"")

        def _asked(self) -> tuple[str, dict[str, str]]:
            parts = urlsplit(self.path)
            given = parse_qs(parts.query)
            return parts.path, {name: given.get(name, [""])[0][:LONGEST] for name in ("plays", "who")}

        def _file(self, name: str) -> None:
            kind = TYPES.get(Path(name).suffix, "")
            path = face.files / name
            if not kind or name != path.name or not path.is_file():
                self._say(HTTPStatus.NOT_FOUND, "There is nothing here.")
                return
            content = path.read_text(encoding="utf-8")
            if name == "index.html":
                content = wired(content)
            self._answer(HTTPStatus.OK, kind + "; charset=utf-8", content.encode())

        def _events(self, given: dict[str, str]) -> None:
            with face.changed:
                full = face.lookers >= LOOKERS
                face.lookers += not full
            if full:
                self._say(HTTPStatus.SERVICE_UNAVAILABLE, f"{LOOKERS} pages look on already.")
                return
            try:
                self.send_response_only(HTTPStatus.OK)
                self.send_header("Content-Type", "text/event-stream")
                self.send_header("Cache-Control", "no-store")
                self.send_header("Connection", "close")
                self.end_headers()
                self.close_connection = True
                for kind, data in face.events(given["who"], given["plays"]):
                    event = f"event: {kind}\ndata: {data}\n\n" if kind else ":\n\n"
                    self.wfile.write(event.encode())
                    self.wfile.flush()
            except OSError:
                pass  # the page was closed
            finally:
                with face.changed:
                    face.lookers -= 1

        def _say(self, status: HTTPStatus, sentence: str) -> None:
            self._answer(status, "text/plain; charset=utf-8", (sentence + "\n").encode())

        def _answer(self, status: HTTPStatus, kind: str, content: bytes) -> None:
            self.send_response_only(status)  # a date would ask for `time`, which may be the firmware's just now
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(content)))
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, format: str, *values: object) -> None:
            """Say nothing: who serves knows."""

    return Handler


def wired(page: str) -> str:
    """Return index.html for a board that is elsewhere: it says so, and fetches nothing of a VM."""
    elsewhere = "preload", "manifest", "icon"  # only a page with a board of its own has these
    lines = [line for line in page.split("\n") if not any(word in line for word in elsewhere)]
    return "\n".join(lines).replace("<title>", WIRED + "\n    <title>").replace("LANGUAGES", "")
