"""Online play makes no frame late: games against a remote opponent and against a bot, estimated for the board."""

import pytest

from lab import local_brokers, online_frame_times
from lab.pace import loop_times, table

LATE_MS = 25  # over a network, a ping is read and its answer is signed in one round, which takes about 20 ms


@pytest.fixture(scope="module")
def drive(built):
    return built("drive for estimates", table.drive)


@pytest.fixture(scope="module")
def port(tmp_path_factory):
    broker = local_brokers.made(local_brokers.mosquitto, tmp_path_factory.mktemp("broker"))
    if broker is None:
        pytest.skip("mosquitto is not installed")
    broker.start()
    yield str(broker.port)
    broker.kill()


@pytest.fixture(scope="module")
def alone(drive):
    return online_frame_times.measured(drive, loop_times.ALONE, False)


def late(found, alone):
    """Return how many ms rounds and frames take longer than alone while nobody moves, at the 99th percentile.

    The maximum depends on chance: a message may arrive during a garbage collection.
    """
    return found["still round"][1] - alone["still round"][1], found["still"][1] - alone["still"][1]


@pytest.mark.slow(weekly=True, minutes=2)
@pytest.mark.parametrize("how", [loop_times.CABLE, "network"])
def test_no_frame_is_delayed_by_the_connection(drive, alone, request, how):
    way = how if how == loop_times.CABLE else request.getfixturevalue("port")
    rounds, frames = late(online_frame_times.measured(drive, way, False), alone)
    assert rounds < 3 and frames < LATE_MS


@pytest.mark.slow(weekly=True)
def test_a_connection_that_blocks_is_detected(drive, alone, tmp_path):
    slow = tmp_path / "drive"
    slow.mkdir()
    table.drive(slow)
    link = slow / "lib" / "glowgrid" / "hal" / "uart_link.py"
    text, asks = link.read_text(), "self._uart.in_waiting"
    assert asks in text
    link.write_text(f"from microcontroller import delay_us\n{text.replace(asks, f'delay_us(5000) or {asks}')}")
    rounds, frames = late(online_frame_times.measured(slow, loop_times.CABLE, False), alone)
    assert rounds >= 3


@pytest.mark.slow(weekly=True)
def test_the_processor_of_this_computer_is_measured_too(drive):
    p50, p99, longest = online_frame_times.measured(drive, loop_times.CABLE, True)["here"]
    assert 0 < p50 <= p99 <= longest


def test_the_tables_replace_their_predecessors_in_the_page(monkeypatch, tmp_path):
    page = tmp_path / "benchmarks.md"
    page.write_text("# Benchmarks\n\n## Heap, in bytes\n\n161,840\n")
    monkeypatch.setattr(online_frame_times, "PAGE", page)
    found = {kind: [1.0, 2.0, 3.0] for kind in ("round", "frame", "still")}
    for broker in ("nats-server", "mosquitto"):
        section = online_frame_times.HEAD.format(broker=broker)
        online_frame_times.write(section + online_frame_times.text({"alone": found}, {"alone": [0.001, 0.002, 0.003]}))
    text = page.read_text()
    assert text.count(online_frame_times.TITLE) == text.count("161,840") == 1 and "nats-server" not in text
    assert text.index(online_frame_times.TITLE) < text.index("## Heap") and "| a bot on the board | 1 | 2 | 3 |" in text
