"""Matches between processes, in which broker and guest are killed at random moments. `pytest --slow` plays all 12."""

import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from kills import played

from host_text.broker import Address, Client
from lab import local_brokers

resource = pytest.importorskip("resource")  # Windows has none

LOCKED_S = 30
GAMES = 6  # with each broker
TOGETHER = 6  # games at the same time, each with its own broker: they spend their time waiting


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("kind", local_brokers.KINDS.values(), ids=local_brokers.KINDS)
@pytest.mark.parametrize("first", range(0, GAMES, TOGETHER))
def test_both_sides_end_with_the_same_game_whatever_is_killed(first, kind, tmp_path):
    with ThreadPoolExecutor(TOGETHER) as pool:
        seeds = range(first, first + TOGETHER)
        outcomes = list(pool.map(lambda seed: played(kind, tmp_path, seed), seeds))
    if None in outcomes:
        pytest.skip("that broker is not installed")
    for seed, outcome in zip(seeds, outcomes):
        assert len(set(outcome.transcripts)) == 1 and outcome.errors == "", seed
        assert outcome.locked_s < LOCKED_S, (seed, outcome.stages)


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
