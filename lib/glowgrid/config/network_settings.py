"""Settings for play over WiFi, in the same form as in settings.py. They are read only if MQTT_BROKER is set.

Error messages never contain a password.
"""

from .errors import SettingError, refuse
from .settings import asked, text

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

_SCHEMES = {"": 1883, "mqtt://": 1883, "mqtts://": 8883, "ws://": 0, "wss://": 0}
_LARGE_HEAP = 250000  # a heap of this many bytes leaves enough memory for WiFi; a Pico W has 179,200
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789.-_"


def _password(name: str, value: int | str, most: int) -> str:
    if len(str(value)) > most:
        raise refuse(name, "...", f"a text of at most {most} characters")
    return str(value)


def _code(name: str, value: int | str, sizes: tuple) -> str:
    letters = [letter for letter in str(value) if letter not in " -"]
    if letters and len(letters) not in sizes:
        raise refuse(name, value, "an invite code of 16 letters and digits, or 12 to watch, or empty")
    return str(value)


def parse_address(address: str) -> "tuple[str, int, bool]":
    """Return (host, port, encrypted) for `address`, the address of a broker such as `mqtts://example.org`. The port is
    0 if the address is invalid. For a browser's address, which starts with `ws`, return (address, 0, False)."""
    at = address.find("://") + 3
    scheme = address[: max(at, 3)] if at > 2 else ""
    if scheme[:2] == "ws":
        return address, 0, False
    host, colon, port = address[len(scheme) :].partition(":")
    bad = [letter for letter in host.lower() if letter not in _LETTERS]
    number = _SCHEMES.get(scheme, 0)
    if colon:
        number = int(port) if number and 0 < len(port) < 6 and not port.strip("0123456789") else 0
    return host, number if host and not bad and number < 65536 else 0, scheme == "mqtts://"


def heap_warning(getenv: "Callable[[str], int | str | None]", free: int) -> "list[str]":
    """Return a list with a warning if WiFi would not get enough memory, otherwise an empty list. `free`: free bytes of
    the heap. A small heap doubles when it is full. So once a game is loaded, it leaves no memory for WiFi."""
    if free < _LARGE_HEAP and not asked(getenv, "CIRCUITPY_HEAP_START_SIZE"):
        return ["Wi-Fi needs reserved memory on this board: add CIRCUITPY_HEAP_START_SIZE = 163000 to settings.toml."]
    return []


TABLE: tuple = (  # as in settings.py
    ("WIFI_SSID", "", text, 32),
    ("WIFI_PASSWORD", "", _password, 64),
    ("MQTT_USER", "", text, 64),
    ("MQTT_PASSWORD", "", _password, 64),
    ("MQTT_CA", "", text, 40),
    ("INVITATION", "", _code, (16, 12)),
)


class NetworkSettings:
    """The checked values of the settings in TABLE, by lower-case name. `faults` has one sentence per invalid value."""

    wifi_ssid: str
    wifi_password: str
    mqtt_user: str
    mqtt_password: str
    mqtt_ca: str
    invitation: str

    def __init__(self, getenv: "Callable[[str], int | str | None]") -> None:
        """Read each setting once. `getenv` is like os.getenv."""
        read: list = []
        self.faults: list = []
        for name, default, check, allowed in TABLE:
            try:
                value = asked(getenv, name)
                read.append(check(name, default if value is None else value, allowed))
            except SettingError as error:
                self.faults.append(str(error))
                read.append(default)
        (self.wifi_ssid, self.wifi_password, self.mqtt_user, self.mqtt_password, self.mqtt_ca, self.invitation) = read
