"""Matches between processes, in which broker and guest are killed at random moments. `pytest --slow` plays all 60."""

import socket
import threading
import time

import pytest
from kills import played

from host_text.broker import Address, Client
from lab import local_brokers

resource = pytest.importorskip("resource")  # Windows has none

LOCKED_S = 30
GAMES = 30  # with each broker


@pytest.mark.slow
@pytest.mark.parametrize("kind", local_brokers.KINDS.values(), ids=local_brokers.KINDS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_both_sides_end_with_the_same_game_whatever_is_killed(seed, kind, tmp_path):
    outcome = played(kind, tmp_path, seed)
    if outcome is None:
        pytest.skip("that broker is not installed")
    assert len(set(outcome.transcripts)) == 1 and outcome.errors == ""
    assert outcome.locked_s < LOCKED_S, outcome.stages


def test_a_message_of_30_mb_takes_no_memory_and_the_next_one_arrives():
    """The test plays a hostile broker."""
    size, head = 30_000_000, b"\x32\x85\x87\xa7\x0e"  # a PUBLISH of so many bytes
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve():
            found, _ = server.accept()
            with found:
                found.recv(200)
                found.sendall(b"\x20\x02\x00\x00" + head + b"\x00\x01t\x00\x07")
                piece = bytes(100_000)
                for _ in range(size // len(piece)):
                    found.sendall(piece)
                found.sendall(b"\x30\x07\x00\x01tnext")
                done.wait(60)

        done = threading.Event()
        threading.Thread(target=serve, daemon=True).start()
        client = Client(Address("127.0.0.1", server.getsockname()[1], False), "one")
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        client.open()
        end = time.monotonic() + 60
        while (found := client.take()) is None:
            assert time.monotonic() < end
        done.set()
        client.close()
    assert found == ("t", b"next")
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 5000  # KB
