"""Brokers set up by docs/operators/network.md: users with a password play encrypted, and nobody else can connect."""

import random
import subprocess
import threading
import time

import pytest
from broker_files import FILES, PASSWORD, USER, certificates, mosquitto, nats, running
from network_board import many, play, until

WHO = {"MQTT_USER": USER, "MQTT_PASSWORD": PASSWORD}
GUARDED = {"params": [mosquitto, nats], "ids": ["mosquitto", "nats-server"], "scope": "module"}


@pytest.fixture(**GUARDED)
def guarded(request, tmp_path_factory):
    broker = running(request.param, tmp_path_factory.mktemp("broker"))
    yield broker
    broker.kill()


@pytest.fixture
def board(guarded, tmp_path, monkeypatch):
    """Return a function that makes a board with the password, and with the authority's certificate on its drive."""
    (tmp_path / "ca.pem").write_bytes(guarded.ca.read_bytes())
    monkeypatch.chdir(tmp_path)

    with many(None) as make:

        def made(seed, address, **settings):
            authority = "ca.pem" if address.startswith("mqtts:") else ""
            return make(seed, **{"MQTT_BROKER": address, "MQTT_CA": authority, **WHO, **settings})

        yield made


@pytest.mark.slow(whole=True)
def test_two_boards_with_the_password_can_play_encrypted_or_unencrypted(board, guarded):
    for address in guarded.addresses:
        one = board(1, address)
        code, _ = one.invite()
        other = board(2, address, INVITATION=code)
        until(lambda one=one, other=other: "is here." in one.said and "is here." in other.said, one, other)
        play([one, other], random.Random(3))
        assert one.moves == other.moves and one.match.game.outcome is not None


@pytest.mark.parametrize(
    "wrong", [{"MQTT_USER": "", "MQTT_PASSWORD": ""}, {"MQTT_USER": "bob"}, {"MQTT_PASSWORD": "guessed"}]
)
def test_a_board_without_the_password_is_told_where_to_look(board, guarded, wrong):
    for address in guarded.addresses:
        one = board(1, address, INVITATION="0000-0000-0000-0000", **wrong)
        until(lambda one=one: "The broker does not" in one.said, one)
        assert "check MQTT_USER" in one.said and "Traceback" not in one.said
        assert "guessed" not in one.said and PASSWORD not in one.said


def test_a_broker_certified_by_another_authority_is_rejected(board, guarded, tmp_path):
    (tmp_path / "ca.pem").write_bytes((certificates(tmp_path / "others") / "ca.pem").read_bytes())
    one = board(1, guarded.addresses[0], INVITATION="0000-0000-0000-0000")
    until(lambda: "The certificate of the broker localhost is not trusted: check MQTT_CA." in one.said, one)


# -- permissions of the broker's users, tested with another program


class Visitor:
    """A user who has the password. `came` has the received messages."""

    def __init__(self, guarded, *hears, way="tcp"):
        mqtt = pytest.importorskip("paho.mqtt.client")
        self.came, self.listens = [], threading.Semaphore(0)
        self.paho = one = mqtt.Client(mqtt.CallbackAPIVersion.VERSION2, f"{way}{len(hears)}", transport=way)
        one.tls_set(ca_certs=str(guarded.ca))
        one.username_pw_set(USER, PASSWORD)
        one.on_connect = lambda *_: [one.subscribe(topic, 1) for topic in hears]
        one.on_subscribe = lambda *_: self.listens.release()
        one.on_message = lambda _client, _data, message: self.came.append((message.topic, bytes(message.payload)))
        one.connect("localhost", guarded.web if way == "websockets" else guarded.port)
        one.loop_start()
        assert all([self.listens.acquire(timeout=20) for _ in hears])

    def say(self, topic, message):
        self.paho.publish(topic, message, 1).wait_for_publish(20)

    def hears(self, *expected):
        end = time.monotonic() + 20
        while len(self.came) < len(expected) and time.monotonic() < end:
            time.sleep(0.01)
        return self.came == list(expected)


@pytest.fixture
def visitor(guarded):
    come = []

    def make(*hears, **way):
        come.append(Visitor(guarded, *hears, **way))
        return come[-1]

    yield make
    for one in come:
        one.paho.disconnect()
        one.paho.loop_stop()


def test_a_match_is_received_and_a_topic_outside_of_glowgrid_is_not(visitor):
    one, other = visitor("glowgrid/1/#", "home/#", "glowgrid/2/k3f9/a"), visitor("glowgrid/2/k3f9/b")
    for topic in ("home/door", "glowgrid/1/k3f9/a", "glowgrid/2/k3f9/a"):
        other.say(topic, b"open")
    assert one.hears(("glowgrid/2/k3f9/a", b"open"))


def test_the_page_can_connect_by_an_encrypted_websocket(visitor):
    one = visitor("glowgrid/2/k3f9/b", way="websockets")
    one.say("glowgrid/2/k3f9/b", b"here")
    assert one.hears(("glowgrid/2/k3f9/b", b"here"))


def test_the_certificate_script_requires_both_arguments(tmp_path):
    done = subprocess.run(["sh", str(FILES / "certificates.sh"), "games.home"], cwd=tmp_path, capture_output=True)
    assert done.returncode == 2 and b"NAME ADDRESS" in done.stderr and not list(tmp_path.iterdir())


def test_an_ip_address_is_also_a_name_in_the_certificate_for_boards_that_check_only_names(tmp_path):
    made = certificates(tmp_path / "certs")
    line = ["openssl", "x509", "-in", str(made / "broker.pem"), "-noout", "-ext", "subjectAltName"]
    said = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    assert "DNS:127.0.0.1" in said and "IP Address:127.0.0.1" in said
