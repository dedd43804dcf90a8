"""Brokers as they are: mosquitto and nats-server, each skipped where it is not installed."""

import json
import shutil
import socket
import subprocess
import time

import pytest


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Broker:
    """A broker on this computer, which can be killed and started again."""

    def __init__(self, command, port):
        self.command, self.port, self.running = command, port, None

    def start(self):
        self.running = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(200):
            try:
                return socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                assert self.running.poll() is None, "the broker has ended"
                time.sleep(0.05)
        raise AssertionError("the broker does not listen")

    def kill(self):
        self.running.kill()
        self.running.wait()


def mosquitto(folder, port):
    (folder / "mosquitto.conf").write_text(f"listener {port} 127.0.0.1\nallow_anonymous true\n")
    return ["mosquitto", "-c", str(folder / "mosquitto.conf")]


def nats(folder, port):
    settings = {
        "server_name": "here",
        "host": "127.0.0.1",
        "port": free_port(),
        "jetstream": {"store_dir": str(folder)},
        "mqtt": {"host": "127.0.0.1", "port": port, "ack_wait": "1s"},  # it redelivers after that: 30 s by default
    }
    (folder / "nats.conf").write_text(json.dumps(settings))
    return ["nats-server", "-c", str(folder / "nats.conf")]


@pytest.fixture(params=[mosquitto, nats], ids=["mosquitto", "nats-server"])
def broker(request, tmp_path):
    port = free_port()
    command = request.param(tmp_path, port)
    found = shutil.which(command[0], path="/usr/local/bin:/usr/bin:/usr/sbin:/opt/homebrew/sbin:/opt/homebrew/bin")
    if found is None:
        pytest.skip(f"{command[0]} is not installed")
    broker = Broker([found, *command[1:]], port)
    broker.start()
    yield broker
    broker.kill()
