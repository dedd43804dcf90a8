"""A display without a screen (Xvfb), and the few requests of the X protocol that a mouse needs."""

import os
import socket
import struct
import subprocess
import time


class Server:
    """An X server without a screen, and the few requests that a mouse needs (X protocol 11, XTEST 2.2)."""

    MOTION, PRESS, RELEASE = 6, 4, 5

    def __init__(self, size=(1280, 800)):
        reading, writing = os.pipe()
        screen = f"{size[0]}x{size[1]}x24"
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp", "-ac"]
        self.process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            self.display = f":{told.readline().strip()}"
        self._line = socket.socket(socket.AF_UNIX)
        self._line.connect(f"/tmp/.X11-unix/X{self.display[1:]}")
        self._line.sendall(struct.pack("<BxHHHHxx", ord("l"), 11, 0, 0, 0))
        success, length = struct.unpack("<B5xH", self._read(8))
        setup = self._read(4 * length)
        assert success == 1
        vendor, formats = struct.unpack_from("<H", setup, 16)[0], setup[21]
        self.root = struct.unpack_from("<I", setup, 32 + (vendor + 3) // 4 * 4 + 8 * formats)[0]
        self._xtest = self._ask(struct.pack("<BxHHxx5s3x", 98, 4, 5, b"XTEST"))[9]

    def close(self):
        self._line.close()
        self.process.terminate()
        self.process.wait(20)

    def windows(self):
        """Return x, y, width and height of each window on the display."""
        children = self._ask(struct.pack("<BxHI", 15, 2, self.root))
        ids = struct.unpack_from(f"<{struct.unpack_from('<H', children, 16)[0]}I", children, 32)
        return [struct.unpack_from("<hhHH", self._ask(struct.pack("<BxHI", 14, 2, id)), 12) for id in ids]

    def click(self, x, y, held_s=0.03):
        self._fake(self.MOTION, 0, x, y)
        time.sleep(0.02)
        self._fake(self.PRESS, 1)
        time.sleep(held_s)
        self._fake(self.RELEASE, 1)

    def _fake(self, kind, detail, x=0, y=0):
        self._line.sendall(struct.pack("<BBHBBxxII8xhh7xB", self._xtest, 2, 9, kind, detail, 0, self.root, x, y, 0))

    def _ask(self, request):
        self._line.sendall(request)
        reply = self._read(32)
        assert reply[0] == 1, reply
        return reply + self._read(4 * struct.unpack_from("<I", reply, 4)[0])

    def _read(self, count):
        read = b""
        while len(read) < count:
            read += self._line.recv(count - len(read))
        return read
