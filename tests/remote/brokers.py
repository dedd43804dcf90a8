"""Brokers as they are: mosquitto and nats-server, each skipped where it is not installed."""

import json
import shutil
import socket
import subprocess
import time
from contextlib import contextmanager

import pytest


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Broker:
    """A broker on this computer, which can be killed and started again; `web`: the port for WebSockets, or 0."""

    def __init__(self, command, port, web=0):
        self.command, self.port, self.web, self.running = command, port, web, None

    def start(self):
        self.running = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for port in filter(None, (self.port, self.web)):
            self._wait(port)

    def _wait(self, port):
        for _ in range(200):
            try:
                return socket.create_connection(("127.0.0.1", port), 1).close()
            except OSError:
                assert self.running.poll() is None, "the broker has ended"
                time.sleep(0.05)
        raise AssertionError("the broker does not listen")

    def kill(self):
        self.running.kill()
        self.running.wait()


def mosquitto(folder, port, web=0):
    listener = f"listener {web} 127.0.0.1\nprotocol websockets\n" if web else ""
    (folder / "mosquitto.conf").write_text(f"listener {port} 127.0.0.1\n{listener}allow_anonymous true\n")
    return ["mosquitto", "-c", str(folder / "mosquitto.conf")]


def nats(folder, port, web=0):
    settings = {
        "server_name": "here",
        "host": "127.0.0.1",
        "port": free_port(),
        "jetstream": {"store_dir": str(folder)},
        "mqtt": {"host": "127.0.0.1", "port": port, "ack_wait": "1s"},  # it redelivers after that: 30 s by default
    }
    if web:
        settings["websocket"] = {"host": "127.0.0.1", "port": web, "no_tls": True}
    (folder / "nats.conf").write_text(json.dumps(settings))
    return ["nats-server", "-c", str(folder / "nats.conf")]


KINDS = {"params": [mosquitto, nats], "ids": ["mosquitto", "nats-server"]}


@contextmanager
def running(kind, folder, web=0):
    """Start a broker of that kind, and end it."""
    port = free_port()
    command = kind(folder, port, web)
    found = shutil.which(command[0], path="/usr/local/bin:/usr/bin:/usr/sbin:/opt/homebrew/sbin:/opt/homebrew/bin")
    if found is None:
        pytest.skip(f"{command[0]} is not installed")
    broker = Broker([found, *command[1:]], port, web)
    broker.start()
    yield broker
    broker.kill()


@pytest.fixture(**KINDS)
def broker(request, tmp_path):
    with running(request.param, tmp_path) as broker:
        yield broker


@pytest.fixture(**KINDS)
def web_broker(request, tmp_path):
    """A broker that a browser reaches, too: its `address`."""
    with running(request.param, tmp_path, free_port()) as broker:
        broker.address = f"ws://127.0.0.1:{broker.web}/mqtt"
        yield broker
