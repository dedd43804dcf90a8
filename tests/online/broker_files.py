"""Brokers started with the files of docs/operators/brokers, with only ports and folders changed."""

import re
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from lab import local_brokers
from lab.local_brokers import Broker, free_port

FILES = Path(__file__).resolve().parents[2] / "docs" / "operators" / "brokers"
USER, PASSWORD = "ann", "a-password-of-anns"
PORTS = "1883", "9001", "8883", "8884", "4222"


def program(name):
    """Return the path of a program, or skip the test if it is not installed."""
    return local_brokers.program(name) or pytest.skip(f"{name} is not installed")


def certificates(folder):
    """Run docs/operators/brokers/certificates.sh in a folder: an authority, and a certificate for this computer."""
    program("openssl")
    folder.mkdir()
    line = ["sh", str(FILES / "certificates.sh"), "localhost", "127.0.0.1"]
    subprocess.run(line, cwd=folder, check=True, capture_output=True)
    return folder


def copied(name, folder, places):
    """Copy a file of docs/operators/brokers with these folders and with free ports instead of its own.

    Return the new path and the purpose of each port.
    """
    text, ports = (FILES / name).read_text(), {}
    for there, here in places.items():
        assert there in text
        text = text.replace(there, str(here))
    for port in PORTS:
        ports[port] = free_port()
        text = re.sub(rf"(listener |port: ){port}\b", rf"\g<1>{ports[port]}", text)
    (folder / name).write_text(text)
    return folder / name, ports


def mosquitto(folder):
    """Follow docs/operators/network.md for mosquitto. Return the command that starts it, and its ports."""
    made = certificates(folder / "certs")
    there = "/etc/mosquitto/"
    settings, ports = copied("mosquitto.conf", folder, {there + "certs": made, there: f"{folder}/"})
    shutil.copy(FILES / "acl", folder / "glowgrid.acl")
    users = folder / "glowgrid.users"
    subprocess.run([program("mosquitto_passwd"), "-b", "-c", str(users), USER, PASSWORD], check=True)
    main = folder / "debian.conf"  # the user mosquitto cannot read the test's folder
    main.write_text(f"user root\n{settings.read_text()}")
    return [program("mosquitto"), "-c", str(main)], ports


def nats(folder):
    """Follow docs/operators/network.md for nats-server. Return the command that starts it, and its ports."""
    made = certificates(folder / "nats")
    settings, ports = copied("nats.conf", folder, {"/etc/nats": made, "/var/lib/nats": folder / "store"})
    return [program("nats-server"), "-c", str(settings)], ports


def running(kind, folder):
    """Start the broker. `ca` is the file of its authority, `addresses` are its addresses with unencrypted ones last."""
    line, ports = kind(folder)
    broker = Broker(line, ports["8883"], ports["8884"])
    broker.start()
    plain = [f"127.0.0.1:{ports['1883']}"] if kind is mosquitto else []
    addresses = [f"mqtts://localhost:{broker.port}", *plain]
    ca = next(folder.glob("*/ca.pem"))
    return SimpleNamespace(kill=broker.kill, ca=ca, port=broker.port, web=broker.web, addresses=addresses)
