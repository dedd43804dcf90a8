"""The lines of settings.toml that CircuitPython's `os.getenv` passes over: a typo in a name, a value it can't read.

10.2.1 then answers None without a word, so the owner's line would be a default unnoticed.
Beside them an invitation that leads nowhere, because no broker is named.
"""

import os

from .errors import SettingError
from .settings import TABLE, Settings, asked


def check_file(settings: Settings) -> None:
    """Have `settings` mistrust each line of the drive's settings.toml that is lost, in a sentence each.

    Names that are nothing like a setting's may be there for other programs.
    """
    known = [row[0] for row in TABLE]
    if settings.mqtt_broker:
        from .network import TABLE as network

        known += [row[0] for row in network]
    else:
        _look_for_invitation(settings)
    seen: list[str | None] = []
    try:
        with open(__file__.rsplit("/", 4)[0] + "/settings.toml", "rb") as file:
            for line in file:
                if line.find(b"\0") >= 0:
                    settings.mistrust("", "settings.toml is no plain text: save it as UTF-8.")
                    return
                _look(line.strip(), known, seen, settings)
    except OSError:
        pass  # there is no such file, as on a Raspberry Pi


def _look_for_invitation(settings: Settings) -> None:
    try:
        if asked(os.getenv, "INVITATION"):
            settings.mistrust("", "INVITATION needs a broker: name yours in MQTT_BROKER.")
    except SettingError as error:
        settings.mistrust("", str(error))


def _look(line: bytes, known: list[str], seen: list[str | None], settings: Settings) -> None:
    """Look at one line; `seen` has the names before it, and None below a table, where nothing is read."""
    if line[:1] == b"[":
        seen.append(None)
    if line[:1] in b"#[":
        return
    try:
        text = str(line, "utf-8")
    except ValueError:
        return  # no comment, so getenv says it
    name, _, value = text.partition("=")
    name = name.strip()
    fault = ""
    if "=" not in text:
        name, value = name.split()[0].rstrip(":"), ""
        fault = "needs a = between name and value"
    if name not in known:
        bare = name.strip("\"'\ufeff").upper()  # quotes, and the mark that some editors begin a file with
        near = [other for other in known if other == bare or _differ(bare, other) <= min(len(other) // 5, 2)]
        if near and not fault:
            settings.mistrust("", f"{name} in settings.toml is no setting; did you mean {near[0]}?")
        return
    if None in seen:
        fault = "stands below a [table], where nothing is read"
    elif name in seen:
        fault = "stands there twice, and only the first counts"
    fault = fault or _wrong(value.strip())
    seen.append(name)
    if fault:
        settings.mistrust(name, f"{name} in settings.toml {fault}.")


def _wrong(value: str) -> str:
    """Tell what keeps a value from being read; empty where nothing does."""
    if not value:
        return "has no value: write one after the =, or leave the line out"
    if value[0] != '"':
        return ""
    at = 1
    while at < len(value) and value[at] != '"':
        at += 1 + (value[at] == "\\")
    if at >= len(value):
        return "has no closing quote"
    rest = value[at + 1 :].strip()
    if rest and rest[0] != "#":
        return "has text after its closing quote"
    return ""


def _differ(one: str, other: str) -> int:
    """Count the letters to change, leave out or put in that make one name of the other; 3 stands for any more."""
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
