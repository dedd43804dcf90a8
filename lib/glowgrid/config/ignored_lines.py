"""Find the lines of settings.toml that CircuitPython's `os.getenv` silently ignores: misspelt names, unreadable values.

Since CircuitPython 10.2.1, it returns None for names in such lines. An INVITATION without MQTT_BROKER is also reported.
"""

# On the drive, this module is part of hal/console_builder.py.

import os

from .. import DRIVE
from .errors import SettingError
from .settings import TABLE, Settings, asked


def check_file(settings: Settings) -> None:
    """Read the drive's settings.toml and add a sentence to the faults of `settings` for each ignored line."""
    known = [row[0] for row in TABLE]
    if settings.mqtt_broker:
        from .network_settings import TABLE as network

        known += [row[0] for row in network]
    else:
        _look_for_invitation(settings)
    seen: list[str | None] = []
    try:
        with open(DRIVE + "settings.toml", "rb") as file:
            for line in file:
                if line.find(b"\0") >= 0:
                    settings.mistrust("", "settings.toml is not plain text: save it as UTF-8.")
                    return
                _check_line(line.strip(), known, seen, settings)
    except OSError:
        pass  # the file is missing, as on a Raspberry Pi


def _look_for_invitation(settings: Settings) -> None:
    try:
        if asked(os.getenv, "INVITATION"):
            settings.mistrust("", "INVITATION needs a broker: set MQTT_BROKER, too.")
    except SettingError as error:
        settings.mistrust("", str(error))


def _check_line(line: bytes, known: list[str], seen: list[str | None], settings: Settings) -> None:
    """Check a line. `known`: names of all settings. `seen`: names in earlier lines, and None for a line "[...]"."""
    if line[:1] == b"[":
        seen.append(None)
    if line[:1] in b"#[":
        return
    try:
        text = str(line, "utf-8")
    except ValueError:
        return  # not a comment, so getenv reports it
    name, _, value = text.partition("=")
    name = name.strip()
    fault = ""
    if "=" not in text:
        name, value = name.split()[0].rstrip(":"), ""
        fault = "needs a = between name and value"
    if name not in known:
        bare = name.strip("\"'\ufeff").upper()  # quotes, and the byte order mark that some editors write
        # a name that resembles no setting may belong to another program
        near = [other for other in known if other == bare or _edit_distance(bare, other) <= min(len(other) // 5, 2)]
        if near and not fault:
            settings.mistrust("", f"{name} in settings.toml is not a setting; did you mean {near[0]}?")
        return
    if None in seen:
        fault = "is below a [table], where nothing is read"
    elif name in seen:
        fault = "is there twice; only the first one counts"
    fault = fault or _problem(value.strip())
    seen.append(name)
    if fault:
        settings.mistrust(name, f"{name} in settings.toml {fault}.")


def _problem(value: str) -> str:
    """Return why `value` cannot be read, as the end of a sentence. Return "" if `value` can be read."""
    if not value:
        return "has no value: write one after the =, or delete the line"
    if value[0] != '"':
        return ""
    at = 1
    while at < len(value) and value[at] != '"':
        at += 1 + (value[at] == "\\")
    if at >= len(value):
        return "has no closing quote"
    rest = value[at + 1 :].strip()
    return "has text after its closing quote" if rest and rest[0] != "#" else ""


def _edit_distance(one: str, other: str) -> int:
    """Return how many letters to change, delete or insert to turn `one` into `other`. A result of 3 means 3 or more."""
    if abs(len(one) - len(other)) > 2:
        return 3
    row = list(range(len(other) + 1))
    for letter in one:
        corner, row[0] = row[0], row[0] + 1
        for at in range(len(other)):
            change = corner + (letter != other[at])
            corner = row[at + 1]
            row[at + 1] = min(change, row[at] + 1, corner + 1)
    return row[-1]
