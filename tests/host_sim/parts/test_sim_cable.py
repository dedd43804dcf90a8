"""The cable between two simulators on one computer, and to a serial port."""

import os
import socket
import time

import pytest

from host_sim.cli import main
from host_sim.parts.cable import CannotPlug, SocketCable, cable


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def carried(sender, receiver, data):
    """Send data again and again until some arrives, and return that."""
    found, patience = b"", 400
    while not found and patience:
        sender.send(data)
        found, patience = receiver.receive(), patience - 1
        time.sleep(0.01)
    return found


def test_two_simulators_connect_disconnect_and_reconnect():
    where = f"127.0.0.1:{free_port()}"
    one, two = cable(where), cable(where)
    assert carried(one, two, b"a")[:1] == b"a" and carried(two, one, b"b")[:1] == b"b"
    one.close()
    three = cable(where)
    assert carried(three, two, b"c")[:1] == b"c"
    two.close()
    three.close()


def test_a_single_simulator_receives_nothing():
    alone = SocketCable("127.0.0.1", free_port())
    alone.send(b"a")
    assert alone.receive() == b""
    alone.close()


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="there are no pseudo terminals here")
def test_a_serial_port_transfers_both_ways():
    pytest.importorskip("serial")
    theirs, ours = os.openpty()
    port = cable(os.ttyname(ours))
    port.send(b"$a")
    assert os.read(theirs, 10) == b"$a"
    os.write(theirs, b"$b")
    found = b""
    for _ in range(100):
        found += port.receive()
        if found:
            break
        time.sleep(0.01)
    assert found == b"$b"
    port.close()


def test_a_missing_port_is_reported_in_one_sentence(capsys, tmp_path):
    with pytest.raises(CannotPlug):
        cable("/dev/nowhere")
    script = tmp_path / "script.txt"
    script.write_text("wait 10\n")
    assert main(["--headless", "--script", str(script), "--link", "/dev/nowhere"]) == 2
    assert "--link" in capsys.readouterr().err


def test_with_a_cable_the_board_offers_an_opponent_on_it(tmp_path):
    script = tmp_path / "script.txt"
    script.write_text("wait 2500\npress 5\npress 8\npress 4\npress 4\nexpect Cable\n")
    where = f"127.0.0.1:{free_port()}"
    assert main(["--headless", "--script", str(script), "--out", str(tmp_path), "--link", where]) == 0
