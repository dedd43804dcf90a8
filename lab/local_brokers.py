"""Start MQTT brokers on this computer for tests and measurements: mosquitto and nats-server, minimally configured.

docs/operators/network.md explains how to set up a broker for players.
"""

import json
import shutil
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

PATH = "/usr/local/bin:/usr/bin:/usr/sbin:/opt/homebrew/sbin:/opt/homebrew/bin"

Kind = Callable[[Path, int, int], list[str]]
"""Function that configures a broker. It gets a folder, a port, and a port for WebSockets or 0, and returns the command
that starts the broker."""


def program(name: str) -> str | None:
    """Return the path of the program called `name`, or None if that program is not installed."""
    return shutil.which(name, path=PATH)


def free_port() -> int:
    """Return a port of this computer that is not in use."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Broker:
    """A broker on this computer that can be killed and restarted.

    `command`: the command line that starts the broker. `port`: its port for MQTT. `web`: its port for WebSockets, or 0
    if the broker has no such port.
    """

    running: "subprocess.Popen[bytes]"

    def __init__(self, command: list[str], port: int, web: int = 0) -> None:
        self.command, self.port, self.web = command, port, web

    def start(self) -> None:
        """Start the broker, and wait until it accepts connections."""
        self.running = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for port in filter(None, (self.port, self.web)):
            self._wait(port)

    def _wait(self, port: int) -> None:
        for _ in range(200):
            try:
                return socket.create_connection(("127.0.0.1", port), 1).close()
            except OSError:
                assert self.running.poll() is None, "the broker has ended"
                time.sleep(0.05)
        raise AssertionError("the broker does not listen")

    def kill(self) -> None:
        """Kill the broker without warning, as a power cut does."""
        self.running.kill()
        self.running.wait()


def mosquitto(folder: Path, port: int, web: int = 0) -> list[str]:
    listener = f"listener {web} 127.0.0.1\nprotocol websockets\n" if web else ""
    (folder / "mosquitto.conf").write_text(f"listener {port} 127.0.0.1\n{listener}allow_anonymous true\n")
    return ["mosquitto", "-c", str(folder / "mosquitto.conf")]


def nats(folder: Path, port: int, web: int = 0) -> list[str]:
    settings = {
        "server_name": "here",
        "host": "127.0.0.1",
        "port": free_port(),
        "jetstream": {"store_dir": str(folder)},
        "mqtt": {"host": "127.0.0.1", "port": port, "ack_wait": "1s"},  # redeliver after 1 s instead of 30 s
    }
    if web:
        settings["websocket"] = {"host": "127.0.0.1", "port": web, "no_tls": True}
    (folder / "nats.conf").write_text(json.dumps(settings))
    return ["nats-server", "-c", str(folder / "nats.conf")]


KINDS: dict[str, Kind] = {"mosquitto": mosquitto, "nats-server": nats}


def made(kind: Kind, folder: Path, web: int = 0) -> Broker | None:
    """Return a broker that is not running yet. Return None if the program of the broker is not installed.

    `kind`: the function that writes the broker's configuration. `folder`: where the configuration is written. `web`:
    the port for WebSockets, or 0 for none.
    """
    port = free_port()
    command = kind(folder, port, web)
    found = program(command[0])
    return None if found is None else Broker([found, *command[1:]], port, web)
