"""Write docs/builders/settings.md from TABLE in lib/glowgrid/config/settings.py and the comments in settings.toml:

    python -m tools.build.settings_doc
"""

import re
from pathlib import Path

from glowgrid.config.network_settings import TABLE as NETWORK
from glowgrid.config.settings import TABLE
from host_common import command_line

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "builders" / "settings.md"
HEAD = """# Settings

Settings are in `settings.toml` on the board's drive. Change a value, save, eject the drive, unplug the board and plug
it in again. Put text in double quotes, and write whole numbers without them. If you leave a line out, its default
applies. If a value is not allowed, the serial console says in one sentence which values are.

`.venv/bin/python -m tools.build.settings_doc` generates this page.

| setting | default | allowed | meaning |
| --- | --- | --- | --- |
"""
WITH_A_BROKER = """
If `MQTT_BROKER` names a broker (`HOST` or `HOST:PORT`, with `mqtts://` in front for an encrypted connection), Glowgrid
also reads the following settings. They are not in the file, so add the lines that you need:

| setting | default | allowed | meaning |
| --- | --- | --- | --- |
"""
MEANINGS = {
    "WIFI_SSID": "Name of the wireless network.",
    "WIFI_PASSWORD": "Password of the wireless network.",
    "MQTT_USER": "User name at the broker. Empty: none.",
    "MQTT_PASSWORD": "Password at the broker.",
    "MQTT_CA": "File on the drive with the certificate authority for the broker. Empty: the firmware's own list.",
    "INVITATION": "Invite code of a match to join, or to watch, at power-on. Empty: this board is the host.",
}
TAIL = """
## Examples

A serpentine panel of 16x16 with a supply of 5 V and 5 A:

```toml
GRID_WIDTH = 16
GRID_HEIGHT = 16
GRID_WIRING = "serpentine"
POWER_BUDGET_MA = 3500
```

A keypad of four rows and three columns:

```toml
KEYPAD_COLS = "GP6 GP7 GP8"
KEYPAD_KEYS = "123 456 789 *0#"
```

You need not work out the `GRID_` lines yourself: the hardware check asks what you see and prints them. See
[First test](build.md#first-test).
"""


def allowed(check: str, values: object) -> str:
    """Return a phrase for the settings page that says which values a setting may have.

    `check` is the name of the function that checks the setting. `values` is the argument
    that tells this function which values are allowed.
    """
    if isinstance(values, tuple) and check in ("_one_of", "_language"):
        return ", ".join(str(value) for value in values)
    least, most = values if isinstance(values, tuple) else (0, values)
    return {
        "_number": f"{least} to {most}",
        "_pin": "one pin",
        "_pins": f"{least} to {most} different pins, separated by spaces",
        "_password": f"at most {values} characters",
        "_code": "16 letters and digits (to play) or 12 (to watch)",
        "_keys": f"one word per row, from {values}, each key once",
        "text": f"at most {values} characters",
    }[check]


def meanings() -> dict[str, str]:
    """Return a dict from setting to meaning. The meaning is the comment line above the setting in settings.toml."""
    return {name: meaning for meaning, name, _ in _file()}


def _file() -> list[tuple[str, str, str]]:
    """Return (meaning, name, value) of every setting in settings.toml. The value is as it is written there."""
    text = (ROOT / "settings.toml").read_text(encoding="utf-8")
    return re.findall(r"^# (.+)\n([A-Z0-9_]+) = (.+)$", text, re.MULTILINE)


def page() -> str:
    """Return the settings page as Markdown."""
    return HEAD + _rows(TABLE, meanings()) + WITH_A_BROKER + _rows(NETWORK, MEANINGS) + TAIL


def _rows(table: tuple, means: dict[str, str]) -> str:
    rows, written = [], {name: value for _, name, value in _file()}
    for name, default, check, values in table:
        without = str(default) if isinstance(default, int) else f'"{default}"'
        in_file = written.get(name, without)
        shown = f"`{without}`" if in_file == without else f"`{without}`; `{in_file}` in the file"
        rows.append(f"| `{name}` | {shown} | {allowed(check.__name__, values)} | {means[name]} |\n")
    return "".join(rows)


if __name__ == "__main__":
    command_line.parser("python -m tools.build.settings_doc", "Write docs/builders/settings.md.").parse_args()
    PAGE.write_text(page(), encoding="utf-8")
    print(f"Written: {PAGE}")
