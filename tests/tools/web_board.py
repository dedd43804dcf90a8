"""A board on the network: a server that behaves as the documentation of CircuitPython's web workflow says.

Source: https://docs.circuitpython.org/en/latest/docs/workflows.html. Where the documentation leaves something open, the
server does what CircuitPython 10 does: it serves one connection at a time, closes it after each answer, ignores case in
names, and reads the content of a file before it refuses the file.
"""

import base64
import json
import shutil
import socket
import threading
from urllib.parse import unquote

BLOCK = 512
LONGEST = 255  # characters of a path or of the value of a header
REASONS = {
    200: "OK",
    201: "Created",
    204: "No Content",
    307: "Temporary Redirect",
    401: "Unauthorized",
    403: "Forbidden",
    404: "Not Found",
    405: "Method Not Allowed",
    409: "Conflict",
    412: "Precondition Failed",
    413: "Payload Too Large",
    417: "Expectation Failed",
    500: "Internal Server Error",
    501: "Not Implemented",
}


class Cut(Exception):
    """Raised to close a connection without an answer."""


class WebBoard:
    """A board whose drive is the folder `root`. As a context manager, it answers requests to `host`."""

    def __init__(self, root, password="passw0rd", version="10.3.0"):
        self.root, self.password = root, password
        self.about = {"web_api_version": 4, "version": version, "board_name": "Raspberry Pi Pico W"}
        self.usb = False  # USB holds the drive
        self.says_writable = None  # what listings say about it, if that is not the truth
        self.blocks = 4096
        self.requests = []  # (method, path, host, whether the request had the password)
        self.changes = 0  # number of requests so far that change the drive
        self.cut_at, self.cut_how = 0, ""  # the change at which the board goes off: "before", "half" or "after"
        self.hiccup_at = 0  # the change whose answer gets lost, without the board going off
        self.is_off = self.is_silent = self.never_continues = False
        self.piece = 1 << 20  # number of bytes that are sent at once
        self.answer = {}  # path -> (status, content) that is sent whatever the request is
        self.ending = None  # the file in which the connection was cut

    def __enter__(self):
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=1)
        self.port = self._listener.getsockname()[1]
        self.host = f"127.0.0.1:{self.port}"
        self._is_closing = False
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *details):
        self._is_closing = True
        with socket.socket() as last:  # wakes up the thread
            last.connect(("127.0.0.1", self.port))
        self._thread.join()
        self._listener.close()

    def restart(self):
        self.is_off, self.cut_at, self.changes = False, 0, 0

    def _serve(self):
        while True:
            connection, _ = self._listener.accept()
            with connection:
                if self._is_closing:
                    return
                try:
                    if self.is_silent:
                        while connection.recv(1024):
                            pass
                    elif not self.is_off:
                        Request(self, connection).run()
                except (Cut, OSError):
                    pass


class Request:
    """One request to a board, and its answer."""

    def __init__(self, board, connection):
        self.board, self.connection = board, connection
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.file = connection.makefile("rb")

    def run(self):
        try:
            line = self._line()
            self.method, self.path, protocol = line.split(" ")
            self.headers = self._headers()
        except ValueError:
            return self._reply(501)
        host = self.headers.get("host", "")
        token = base64.b64encode(f":{self.board.password}".encode()).decode()
        is_known = self.headers.get("authorization") == f"Basic {token}"
        self.board.requests.append((self.method, self.path, host, "authorization" in self.headers))
        if protocol != "HTTP/1.1" or len(self.path) > LONGEST or len(self.method) > 7:
            return self._reply(501)
        if self.path in self.board.answer:
            return self._reply(*self.board.answer[self.path])
        if host.partition(":")[0] == "circuitpython.local":
            return self._reply(307, headers={"Location": f"http://cpy-123456.local:{self.board.port}{self.path}"})
        if self.path.startswith("/cp/"):
            return self._device()
        if not self.path.startswith("/fs/"):
            return self._reply(404)
        if self.method == "OPTIONS":
            allowed = "GET, OPTIONS" + ", PUT, DELETE, MOVE" * (not self.board.usb)
            return self._reply(204, headers={"Access-Control-Allow-Methods": allowed})
        if not is_known:
            return self._reply(401 if self.board.password else 403)
        return self._files()

    def _line(self):
        line = self.file.readline()
        if not line:
            raise Cut
        if not line.endswith(b"\r\n"):
            raise ValueError
        return line[:-2].decode("ascii")

    def _headers(self):
        found = {}
        while line := self._line():
            name, value = line.split(": ", 1)
            if len(name) > 63 or len(value) > LONGEST:
                raise ValueError
            found[name.lower()] = value
        return found

    def _device(self):
        if self.method != "GET":
            return self._reply(405)
        if self.path == "/cp/version.json":
            return self._reply_json(self.board.about)
        if self.path == "/cp/diskinfo.json":
            return self._reply_json([{"root": "/", **self._disk()}])
        if self.path == "/cp/devices.json":
            return self._reply_json({"total": 0, "devices": []})
        return self._reply(404)

    def _disk(self):
        writable = not self.board.usb if self.board.says_writable is None else self.board.says_writable
        return {"free": self._free(), "total": self.board.blocks, "block_size": BLOCK, "writable": writable}

    def _free(self):
        sizes = [path.stat().st_size for path in self.board.root.rglob("*") if path.is_file()]
        return self.board.blocks - sum(-(-size // BLOCK) for size in sizes)

    def _found(self, path):
        """Return the place of a file or folder on the drive, whatever its case is on the drive."""
        place = self.board.root
        for name in filter(None, path.split("/")):
            assert name not in (".", "..")
            same = [child for child in place.iterdir() if child.name.lower() == name.lower()] if place.is_dir() else []
            place = same[0] if same else place / name
        return place

    def _files(self):
        path = unquote(self.path).removeprefix("/fs")
        place, is_folder = self._found(path), path.endswith("/")
        if self.method in ("PUT", "MOVE", "DELETE"):
            self._count_change(place)
        if self.method == "GET":
            return self._list(place) if is_folder else self._get(place)
        if self.method == "PUT":
            return self._make_folder(place) if is_folder else self._put(place)
        if self.method == "MOVE":
            return self._move(place)
        if self.method == "DELETE":
            return self._delete(place)
        return None  # the board answers nothing

    def _count_change(self, place):
        self.board.changes += 1
        self.is_last = self.board.changes == self.board.cut_at
        if self.is_last:
            self.board.is_off, self.board.ending = True, place
            if self.board.cut_how == "before":
                raise Cut

    def _list(self, place):
        if not place.is_dir():
            return self._reply(404)
        if self.headers.get("accept", "").lower() != "application/json":
            return self._reply(200, b"<html></html>")
        files = [
            {
                "name": child.name,
                "directory": child.is_dir(),
                "modified_ns": child.stat().st_mtime_ns // 2_000_000_000 * 2_000_000_000,
                "file_size": 0 if child.is_dir() else child.stat().st_size,
            }
            for child in sorted(place.iterdir())
        ]
        return self._reply_json({**self._disk(), "files": files})

    def _get(self, place):
        return self._reply(200, place.read_bytes()) if place.is_file() else self._reply(404)

    def _put(self, place):
        length = int(self.headers["content-length"])
        expects = self.headers.get("expect") == "100-continue"
        if self.board.usb or not place.parent.is_dir() or place.is_dir():
            self.file.read(length)
            return self._reply(409 if self.board.usb else 500 if place.is_dir() else 404)
        is_new = not place.exists()
        if -(-length // BLOCK) > self._free() + (0 if is_new else -(-place.stat().st_size // BLOCK)):
            if not expects:
                self.file.read(length)
            return self._reply(417 if expects else 413)
        if expects and not self.board.never_continues:
            self.connection.sendall(b"HTTP/1.1 100 Continue\r\nVary: Origin, Accept, Upgrade\r\n\r\n")
        if self.is_last and self.board.cut_how == "half":
            place.write_bytes(self.file.read(length // 2))
            raise Cut
        place.write_bytes(self.file.read(length))
        return self._reply(201 if is_new else 204)

    def _make_folder(self, place):
        if place.exists():
            return self._reply(204)
        if self.board.usb:
            return self._reply(409)
        if not place.parent.is_dir():
            return self._reply(404)
        place.mkdir()
        return self._reply(201)

    def _move(self, place):
        target = unquote(self.headers["x-destination"]).removeprefix("/fs")
        new = self._found(target)
        if self.board.usb:
            return self._reply(409)
        if not place.exists() or not new.parent.is_dir():
            return self._reply(404)
        if new.exists():
            return self._reply(412)
        place.rename(new)
        return self._reply(201)

    def _delete(self, place):
        if self.board.usb:
            return self._reply(409)
        if not place.exists():
            return self._reply(404)
        if place.is_dir():
            shutil.rmtree(place)
        else:
            place.unlink()
        return self._reply(204)

    def _reply_json(self, value):
        text = json.dumps(value).encode()
        chunks = [text[at : at + 50] for at in range(0, len(text), 50)]
        body = b"".join(b"%X\r\n%s\r\n" % (len(chunk), chunk) for chunk in [*chunks, b""])
        self._send(200, {"Transfer-Encoding": "chunked", "Content-Type": "application/json"}, body)

    def _reply(self, status, content=b"", headers=None):
        self._send(status, {"Content-Length": str(len(content))} | (headers or {}), content)

    def _send(self, status, headers, body):
        if self.method != "GET":
            is_lost = 0 < self.board.changes == self.board.hiccup_at
            if is_lost:
                self.board.hiccup_at = 0
            if is_lost or self.board.is_off:
                raise Cut
        head = f"HTTP/1.1 {status} {REASONS[status]}\r\n" + "".join(f"{key}: {headers[key]}\r\n" for key in headers)
        answer = head.encode() + b"\r\n" + body
        for at in range(0, len(answer), self.board.piece):
            self.connection.sendall(answer[at : at + self.board.piece])
