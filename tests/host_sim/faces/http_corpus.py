"""HTTP requests that no browser sends, for the tests of the servers: a corpus, and random combinations of its words."""

import random
import socket
import struct

HOST = b"Host: localhost\r\n"
WORDS = [
    *(b"GET ", b"POST ", b"HEAD ", b"PUT ", b"\x00", b"/", b"/board", b"/keys", b"/VERSION/"),
    *(b"http://[", b"//[::1", b"//[/..", b"*"),
    *(b"?plays=", b"&who=", b"%00", b"%", b"%ff", b"..", b"/" * 70, b"x" * 300 + b".js", b"\xe9", b";", b"#"),
    *(b" HTTP/1.1", b" HTTP/1.0", b" HTTP/9999999999999.1", b" HTTP/x", b"\r\n", b"\n", b"\r", b": ", b" "),
    *(HOST, b"Host: [\r\n", b"Host: [::1]\r\n", b"Host:\r\n", b"Host: evil.example\r\n", b"Connection: close\r\n"),
    *(b"Content-Length: ", b"9" * 5000, b"-1", b"+3", b"3", b"\xb2", b"1e3", b"Expect: 100-continue\r\n"),
    *(b"Transfer-Encoding: chunked\r\n", b"If-Modified-Since: 99\r\n", b"Range: bytes=9-1\r\n", b"down 0 0"),
]
CORPUS = [
    b"GET http://[ HTTP/1.1\r\n" + HOST + b"\r\n",
    b"POST /keys HTTP/1.1\r\n" + HOST + b"Content-Length: " + b"9" * 5000 + b"\r\n\r\n",
    b"GET /VERSION/" + b"x" * 300 + b".js HTTP/1.1\r\n" + HOST + b"\r\n",
    b"GET /%00 HTTP/1.1\r\n" + HOST + b"\r\n",
    b"GET /\r\n",
    b"GET " + b"/" * 70_000,
    b"X" * 200 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 200 + b"\r\n",
    b"GET / HTTP/1.1\r\nA: " + b"b" * 70_000 + b"\r\n\r\n",
]


def requests(seed, count):
    """Return the corpus, and requests that combine its words at random."""
    rng = random.Random(seed)
    made = [b"".join(rng.choices(WORDS, k=rng.randrange(1, 14))) for _ in range(count)]
    whole = [b"GET /%s HTTP/1.1\r\n%s\r\n" % (b"".join(rng.choices(WORDS, k=3)), HOST) for _ in range(count)]
    return [*CORPUS, *made, *whole]


def send(address, request, reset=False):
    """Send bytes and return the answer, or reset the connection instead of reading it."""
    with socket.create_connection(address, timeout=20) as line:
        if reset:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.sendall(request)
            return b""
        try:
            line.sendall(request)
            line.shutdown(socket.SHUT_WR)
            return line.recv(200)
        except OSError:
            return b""  # the server refused it before everything was sent
