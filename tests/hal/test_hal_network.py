"""Connecting to a broker: settings, steps, and error messages, with a fake socket pool and a fake radio."""

import gc
from io import StringIO
from types import SimpleNamespace

import pytest

from glowgrid.config.network_settings import NetworkSettings, heap_warning, parse_address
from glowgrid.hal import broker_connection
from glowgrid.hal.network_link import NetworkLink
from glowgrid.online.mqtt.client import Client

SETTINGS = {"WIFI_SSID": "home", "WIFI_PASSWORD": "pssst", "MQTT_USER": "board", "MQTT_PASSWORD": "hush"}


class Pool:
    SOCK_STREAM = 1

    def __init__(self, fails="", error=None):
        self.fails, self.error, self.done = fails, error or OSError(111), []

    def step(self, name, *given):
        self.done.append((name, *given))
        if name == self.fails:
            raise self.error

    def getaddrinfo(self, host, port, family, kind):
        self.step("find", host, port)
        return [(2, 1, 0, "", ("10.0.0.9", port))]

    def socket(self, *kind):
        return SimpleNamespace(
            settimeout=lambda seconds: None,
            connect=lambda address: self.step("connect", address),
            setblocking=lambda flag: self.step("waits", flag),
            send=lambda data: len(data),
            close=lambda: self.step("close"),
        )


class Radio:
    def __init__(self, fails=False):
        self.connected, self.fails = False, fails

    def connect(self, ssid, password, timeout):
        if self.fails:
            raise ConnectionError("Authentication failure")
        self.connected = (ssid, password)


def network(pool, radio, address="broker.local"):
    clock = SimpleNamespace(now=lambda: 5)
    found = NetworkLink(radio, pool, clock, parse_address(address), NetworkSettings(SETTINGS.get))
    found.client_for("me", None)
    return found


def test_each_step_that_waits_is_reported_before_it_starts():
    pool, radio = Pool(), Radio()
    steps = network(pool, radio).connect()
    assert next(steps) == "RADIO" and not radio.connected
    assert next(steps) == "BROKER" and radio.connected == ("home", "pssst") and not pool.done
    assert list(steps) == []
    assert pool.done == [("find", "broker.local", 1883), ("connect", ("10.0.0.9", 1883)), ("waits", False)]


def test_a_connected_board_joins_no_network_again_and_a_computer_needs_no_radio():
    radio = Radio()
    radio.connected = True
    assert list(network(Pool(), radio).connect()) == ["BROKER"]
    found = network(Pool(), None)
    assert list(found.connect()) == ["BROKER"] and found.client.opened


@pytest.mark.parametrize(
    ("pool", "radio", "told"),
    [
        (Pool(), Radio(True), ("NO_RADIO", "home")),
        (Pool("find"), None, ("NO_HOST", "broker.local")),
        (Pool("connect"), None, ("NO_BROKER", "broker.local")),
        (Pool("connect", TimeoutError(116)), None, ("NO_BROKER", "broker.local")),
        (Pool("connect", MemoryError()), None, ("NO_MEMORY", "broker.local")),
    ],
)
def test_each_failure_has_a_sentence_that_reveals_no_password(pool, radio, told):
    found = network(pool, radio)
    assert (list(found.connect())[-1], found.about) == told and not found.client.opened


@pytest.mark.parametrize(("heap", "told"), [(180_900, "NO_MEMORY"), (400_000, "NO_CA")])
def test_too_little_heap_for_encryption_is_reported_before_connecting(monkeypatch, heap, told):
    monkeypatch.setattr(gc, "mem_alloc", lambda: 60_000, raising=False)
    monkeypatch.setattr(gc, "mem_free", lambda: heap - 60_000, raising=False)
    pool = Pool()
    found = network(pool, None, "mqtts://broker.local")
    found.ca = "nowhere.pem"
    assert list(found.connect())[-2:] == ["SECURING", told] and ("connect",) not in [step[:1] for step in pool.done]


@pytest.mark.parametrize("path", ["ca.pem", "/ca.pem"])
def test_on_a_board_a_certificate_is_read_from_the_drive_whatever_the_current_folder(monkeypatch, path):
    opened = []
    monkeypatch.setattr(broker_connection, "DRIVE", "/")
    monkeypatch.setattr(broker_connection, "open", lambda path: opened.append(path) or StringIO(), raising=False)
    found = network(Pool(), None, "mqtts://broker.local")
    found.ca = path
    list(found.connect())
    assert opened == ["/ca.pem"]


def test_a_new_session_replaces_the_one_before_and_has_its_client_id():
    found = network(Pool(), None)
    list(found.connect())
    first = found.client
    second = found.client_for("other", ("gone/other", b"gone"))
    assert isinstance(second, Client) and found.client is second and not first.opened


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("192.168.1.20", ("192.168.1.20", 1883, False)),
        ("broker.example:1884", ("broker.example", 1884, False)),
        ("mqtt://Broker", ("Broker", 1883, False)),
        ("mqtts://broker.example", ("broker.example", 8883, True)),
        ("mqtts://broker.example:443", ("broker.example", 443, True)),
        ("wss://broker.example/mqtt", ("wss://broker.example/mqtt", 0, False)),
    ],
)
def test_a_brokers_address_has_a_host_a_port_and_tells_whether_it_is_encrypted(address, found):
    assert parse_address(address) == found


WRONG = ("", "http://x", "a b", "host:", "host:0", "host:70000", "host:12x", "mqtts://", ":1883")


@pytest.mark.parametrize("wrong", WRONG)
def test_an_invalid_address_has_no_port(wrong):
    assert parse_address(wrong)[1] == 0


def test_a_password_is_never_repeated():
    settings = NetworkSettings({"MQTT_PASSWORD": "hush" * 40, "WIFI_PASSWORD": "pssst" * 20, "INVITATION": "abc"}.get)
    assert [fault.split()[0] for fault in settings.faults] == ["WIFI_PASSWORD", "MQTT_PASSWORD", "INVITATION"]
    assert "hush" not in str(settings.faults) and "pssst" not in str(settings.faults)


@pytest.mark.parametrize(
    "heap, start, told", [(179_200, None, True), (179_200, 163_000, False), (500_000, None, False)]
)
def test_a_heap_too_small_for_wifi_is_reported(heap, start, told):
    faults = heap_warning({"CIRCUITPY_HEAP_START_SIZE": start}.get, heap)
    assert bool(faults) is told and all("CIRCUITPY_HEAP_START_SIZE = 163000" in fault for fault in faults)
