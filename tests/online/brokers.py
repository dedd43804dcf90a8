"""Real brokers: mosquitto and nats-server. Tests skip a broker that is not installed."""

from contextlib import contextmanager

import pytest

from lab.local_brokers import KINDS as FOUND
from lab.local_brokers import Broker as Broker
from lab.local_brokers import free_port as free_port
from lab.local_brokers import made

KINDS = {"params": list(FOUND.values()), "ids": list(FOUND)}


@contextmanager
def running(kind, folder, web=0):
    """Start a broker of that kind, and stop it at the end of the block."""
    broker = made(kind, folder, web)
    if broker is None:
        pytest.skip(f"{kind.__name__} is not installed")
    broker.start()
    yield broker
    broker.kill()


@pytest.fixture(**KINDS)
def broker(request, tmp_path):
    with running(request.param, tmp_path) as broker:
        yield broker


@pytest.fixture(**KINDS)
def web_broker(request, tmp_path):
    """Return a broker that browsers can reach too, with its `address`."""
    with running(request.param, tmp_path, free_port()) as broker:
        broker.address = f"ws://127.0.0.1:{broker.web}/mqtt"
        yield broker
