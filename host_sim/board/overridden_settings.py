"""Read settings.toml as the board's `os.getenv` does, and let the command line override settings."""

import difflib
from collections.abc import Collection, Mapping
from pathlib import Path

from host_sim.board.settings_parser import read
from host_sim.user_files import decoded, reason, short

Value = int | str


class SettingsError(ValueError):
    """A settings file or an override cannot be read. The exception's message is a sentence for the user."""


def load(
    path: Path, overrides: Mapping[str, Value] | None = None, must_exist: bool = False
) -> dict[str, Value]:
    """Return the settings in the file `path` together with `overrides`. A setting in `overrides` takes precedence.

    Values that the board's `os.getenv` cannot read are left out. If the file does not exist, return only `overrides`,
    or raise SettingsError if `must_exist` is True.
    """
    values: dict[str, Value] = {name: value for name, value in _read(path, must_exist).items() if value is not None}
    return {**values, **(overrides or {})}


def parse_override(text: str) -> tuple[str, Value]:
    """Return (name, value) for `text` of the form NAME=VALUE. The returned value is an integer if possible.

    If VALUE is in double quotes, the returned value is always a string. Raise SettingsError if `text` has a different
    form.
    """
    name, equals, value = text.partition("=")
    if not equals or not name.isidentifier():
        raise SettingsError(f"{short(text)!r} is not a setting: write NAME=VALUE.")
    if len(value) > 1 and value[0] == value[-1] == '"':
        return name, value[1:-1]
    try:
        return name, int(value)
    except ValueError:
        return name, value


def warnings(names: Collection[str], known: Collection[str]) -> list[str]:
    """Return a warning for each name of a setting in `names` that is not in `known`.

    There are no warnings about CircuitPython's own settings.
    """
    return [
        f"There is no setting {short(name)}{_meant(short(name), known)}"
        for name in names
        if name not in known and not name.startswith("CIRCUITPY_")
    ]


def _meant(name: str, known: Collection[str]) -> str:
    """Return the end of a sentence about the unknown setting `name`. The returned text suggests a similar known name,
    or says that nothing reads the setting."""
    close = difflib.get_close_matches(name.upper(), known, 1)
    return f"; did you mean {close[0]}?" if close else ", and nothing reads it."


def _read(path: Path, must_exist: bool) -> dict[str, str | None]:
    try:
        return read(decoded(path))
    except FileNotFoundError:
        if must_exist:
            raise SettingsError(f"There is no settings file {path}.") from None
        return {}
    except (OSError, ValueError) as error:
        raise SettingsError(f"{path.name} cannot be read: {reason(error)}.") from None
