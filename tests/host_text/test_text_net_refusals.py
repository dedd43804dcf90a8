"""Why an online match cannot begin: each reason is one sentence and an exit code, never a traceback."""

import socket
import subprocess
import sys

import pytest
from broker_files import program
from brokers import Broker, free_port
from players import ROOT

from host_text.words import remote
from host_text.words import terminal as words

CODE = "0000-0000-0000-0000"
USAGE = words.USAGE + "\n" + remote.HELP


def refused(one, code, told):
    assert (one.end(), one.errors) == (code, told + "\n")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--invite"], "Which broker? Use --broker HOST, or set GLOWGRID_BROKER."),
        (["--join", CODE], "Which broker? Use --broker HOST, or set GLOWGRID_BROKER."),
        (
            ["--join", "0000-0000-0000-0001", "--broker", "x"],
            "0000-0000-0000-0001 is not an invite code. A code has 16",
        ),
        (["--join=0000", "--broker", "x"], "0000 is not an invite code. A code has 16"),
        (["--invite", "--broker", "mqtt://"], "mqtt:// is not a broker. Use a network address"),
        (["--invite", "--broker", "ws://here"], "ws://here is not a broker. Use a network address"),
        (["--invite", "--broker", "me:secret@here"], "me:secret@here is not a broker. Use a network address"),
        (["--invite", "--broker", "here", "--ca", "ca.pem"], "--ca needs an encrypted connection: write mqtts://here."),
        (["--invite", "--broker=here:99999"], "here:99999 is not a broker. Use a network address"),
        (["--invite", "--join", CODE, "--broker", "x"], USAGE),
        (["--broker", "x"], USAGE),
        (["--invite", "--broker"], USAGE),
        (["--invite", "--invite", "--broker", "x"], USAGE),
        (["--invite", "--password", "x"], USAGE),
    ],
)
def test_wrong_arguments_are_refused(player, arguments, told):
    one = player(*arguments)
    assert one.end() == 2 and one.seen == ""
    assert one.errors.startswith(told) and one.errors.count("\n") == told.count("\n") + 1


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("127.0.0.1:{}", "The broker 127.0.0.1 does not answer."),
        ("mqtts://127.0.0.1:{}", "The broker 127.0.0.1 does not answer."),
        ("nobody.invalid", "The broker nobody.invalid can't be found."),
        (f"{'x' * 64}.invalid", f"The broker {'x' * 64}.invalid can't be found."),
    ],
)
def test_a_broker_that_does_not_answer_is_reported(player, address, told):
    refused(player("--invite", "--broker", address.format(free_port())), 1, told)


def test_the_environment_can_name_the_broker(player):
    one = player("--join", CODE, GLOWGRID_BROKER=f"127.0.0.1:{free_port()}")
    refused(one, 1, "The broker 127.0.0.1 does not answer.")


def test_a_server_that_is_not_a_broker_is_reported(player):
    with socket.create_server(("127.0.0.1", 0)) as server:
        one = player("--invite", "--broker", f"127.0.0.1:{server.getsockname()[1]}")
        found, _ = server.accept()
        found.recv(1)
        found.close()
        refused(one, 1, "The broker 127.0.0.1 has closed the connection.")


def test_a_file_without_certificates_is_reported(player, tmp_path):
    (tmp_path / "ca.pem").write_text("none")
    for name in ("ca.pem", "nothing.pem"):
        path = str(tmp_path / name)
        one = player("--invite", "--broker", f"mqtts://127.0.0.1:{free_port()}", "--ca", path)
        refused(one, 1, f"The file {path} has no readable certificates.")


def test_with_lib_alone_python_says_what_is_missing():
    alone = [sys.executable, "-S", "-m", "glowgrid"]  # -S: without what is installed
    done = subprocess.run(alone, cwd=ROOT / "lib", capture_output=True, text=True, timeout=60)
    told = "Plain text needs the package host_text, which is beside lib. Type in the clone: pip install -e .\n"
    assert (done.returncode, done.stderr) == (1, told)


# -- a broker with a certificate and users


@pytest.fixture
def guarded(tmp_path):
    """Start a mosquitto with its own certificate and one user. Yield its address and the file of the certificate."""
    mosquitto, known, openssl = program("mosquitto"), program("mosquitto_passwd"), program("openssl")
    made, key, users, port = (tmp_path / name for name in ("ca.pem", "key.pem", "users", "port"))
    about = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2"]
    curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", str(key)]
    subprocess.run([openssl, "req", "-x509", *curve, *about, "-out", str(made)], check=True, capture_output=True)
    subprocess.run([known, "-b", "-c", str(users), "ann", "pass:word"], check=True, capture_output=True)
    port, settings = free_port(), tmp_path / "mosquitto.conf"
    settings.write_text(
        f"user root\nlistener {port} 127.0.0.1\ncertfile {made}\nkeyfile {key}\n"
        f"allow_anonymous false\npassword_file {users}\n"
    )
    broker = Broker([mosquitto, "-c", str(settings)], port)
    broker.start()
    yield f"mqtts://127.0.0.1:{port}", str(made)
    broker.kill()


def test_a_broker_with_an_unknown_certificate_is_refused(player, guarded):
    told = "The certificate of the broker 127.0.0.1 is not trusted. To trust it, use --ca FILE."
    refused(player("--invite", "--broker", guarded[0]), 1, told)


@pytest.mark.parametrize("who", [{}, {"GLOWGRID_MQTT_USER": "ann", "GLOWGRID_MQTT_PASSWORD": "secret"}])
def test_a_user_unknown_to_the_broker_is_reported(player, guarded, who):
    one = player("--invite", "--broker", guarded[0], "--ca", guarded[1], **who)
    assert one.end() == 1 and one.errors.count("\n") == 1
    assert "user" in one.errors and "GLOWGRID_MQTT_USER" in one.errors
    assert "secret" not in one.errors + one.seen


def test_a_known_user_plays_over_an_encrypted_connection(player, guarded):
    who = {"GLOWGRID_MQTT_USER": "ann", "GLOWGRID_MQTT_PASSWORD": "pass:word"}
    one = player("--invite", "--broker", guarded[0], "--ca", guarded[1], **who)
    one.type("tictactoe", "", "y")
    other = player("--join", one.code()[0], "--broker", guarded[0], "--ca", guarded[1], **who)
    one.until("which row and column? ")
    one.type("5")
    other.until("Online (X) plays row 2, column 3.")
    assert "pass:word" not in one.seen + other.seen


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("games.home", "games.home"),
        ("mqtt://games.home:1883", "games.home"),
        ("games.home:8883", "games.home:8883"),
        ("mqtts://games.home", "mqtts://games.home"),
        ("mqtts://games.home:1883", "mqtts://games.home:1883"),
    ],
)
def test_the_invitation_shows_the_broker_as_it_is_typed(typed, told):
    from host_text.broker import Client, address

    assert Client(address(typed), "somebody").where == told
    assert address(told) == address(typed)
