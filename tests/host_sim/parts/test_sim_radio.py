"""The simulated board's radio: sockets and errors as in CircuitPython."""

import socket
import threading

import pytest

from host_sim.parts.radio import Radio

ECHO = """
import wifi, socketpool, ssl
pool = socketpool.SocketPool(wifi.radio)
print(wifi.radio.connected)
try:
    pool.getaddrinfo("127.0.0.1", PORT)
except pool.gaierror as error:
    print("no address")
wifi.radio.connect("home", "secret", timeout=5)
print(wifi.radio.connected, wifi.radio.ipv4_address)
found = pool.getaddrinfo("127.0.0.1", PORT, 0, pool.SOCK_STREAM)[0]
one = pool.socket(found[0], found[1])
one.settimeout(5)
one.connect(found[4])
one.setblocking(False)
got = bytearray(8)
try:
    one.recv_into(got, 8)
except OSError as error:
    print("now", error.errno)
print(one.send(b"hello"))
one.settimeout(5)
print(one.recv_into(got, 8), bytes(got[:5]))
one.close()
try:
    pool.socket().connect(("127.0.0.1", 1))
except OSError as error:
    print("refused", error.errno)
print(ssl.create_default_context().check_hostname)
"""


@pytest.fixture
def echo():
    """Return the port of an echo server."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve():
            try:
                found, _ = listener.accept()
                with found:
                    found.sendall(found.recv(100))
                    found.recv(1)
            except OSError:
                pass  # the test is over

        threading.Thread(target=serve, daemon=True).start()
        yield listener.getsockname()[1]


def test_sockets_behave_as_on_the_board(run, echo):
    said = run(ECHO.replace("PORT", str(echo)), 5000, settings={"MQTT_BROKER": "127.0.0.1"})
    lines = said.split("\n")
    assert lines[:8] == [
        "False",
        "no address",
        "True 192.168.4.2",
        "now 11",
        "5",
        "5 b'hello'",
        "refused 111",
        "True",
    ], said


def test_a_pico_without_a_radio_lacks_these_modules(run):
    code = """
    for name in ("wifi", "socketpool", "ssl"):
        try:
            __import__(name)
        except ImportError as error:
            print(error)
    """
    lacks = "no module named"
    assert run(code).split("\n")[:3] == [f"{lacks} 'wifi'", f"{lacks} 'socketpool'", f"{lacks} 'socketpool'"]


def test_a_board_out_of_range_or_with_a_wrong_password_cannot_join(echo):
    radio = Radio({"home": "secret"})
    for wrong in (("home", "secre"), ("other", "secret")):
        with pytest.raises(ConnectionError):
            radio.join(*wrong)
    radio.join("home", "secret")
    one = radio.socket()
    one.connect(("127.0.0.1", echo))
    radio.lose()
    with pytest.raises(OSError):
        one.send(b"x")
    with pytest.raises(ConnectionError):
        radio.join("home", "secret")
    assert not radio.joined
