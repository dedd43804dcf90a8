"""Write docs/settings.md from the settings table and from the comments in settings.toml:

    python -m tools.settings_doc
"""

from pathlib import Path

from glowgrid.config.network import TABLE as NETWORK
from glowgrid.config.settings import TABLE

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "settings.md"
HEAD = """# Settings

`settings.toml` on the board's drive. Change a value, save, eject the drive, unplug the board and plug it in again.
Text stands in double quotes, whole numbers do not; a line left out means its default. A value that is not allowed is
refused with a sentence on the serial console that says what is.

This page is made by `.venv/bin/python -m tools.settings_doc`.

| setting | default | allowed | meaning |
| --- | --- | --- | --- |
"""
WITH_A_BROKER = """
Where `MQTT_BROKER` names a broker (`HOST`, `HOST:PORT`, either after `mqtts://` where it is encrypted), these are read
as well; they are not in the file, so add the lines that you need:

| setting | default | allowed | meaning |
| --- | --- | --- | --- |
"""
MEANINGS = {
    "WIFI_SSID": "The wireless network that the board is in.",
    "WIFI_PASSWORD": "Its password.",
    "MQTT_USER": "The name that the broker knows this board by; empty: none.",
    "MQTT_PASSWORD": "Its password there.",
    "MQTT_CA": "A file on the drive: the certificate of who vouches for the broker; empty: the firmware's own.",
    "INVITATION": "The code of a match that this board joins, or looks on at, once it is on; empty: it invites.",
}
TAIL = """
## Examples

A serpentine panel of 16x16, fed by a supply of 5 V and 5 A:

```
GRID_WIDTH = 16
GRID_HEIGHT = 16
GRID_WIRING = "serpentine"
POWER_BUDGET_MA = 3500
```

A keypad of four rows and three columns:

```
KEYPAD_COLS = "GP6 GP7 GP8"
KEYPAD_KEYS = "123 456 789 *0#"
```

You don't have to work the `GRID_` lines out: the hardware check asks what you see and prints them
([build.md](build.md#first-test)).
"""


def allowed(check: str, values: object) -> str:
    """Return in words the values that a check allows."""
    if isinstance(values, tuple) and check != "_code":
        if check == "_number":
            return f"{values[0]} to {values[1]}"
        return ", ".join(str(value) for value in values)
    return {
        "_pin": "a pin's name",
        "_pins": f"1 to {values} pins' names, a space between",
        "_password": f"at most {values} characters",
        "_code": "16 letters and digits, or 12",
        "_keys": f"a word a row, of {values}, each key once",
        "text": f"at most {values} characters",
    }[check]


def meanings() -> dict[str, str]:
    """Return the meaning of each setting by name, from the comments in settings.toml."""
    lines = (ROOT / "settings.toml").read_text(encoding="utf-8").splitlines()
    pairs = zip(lines, lines[1:], strict=False)
    return {line.split(" = ")[0]: above[2:] for above, line in pairs if above.startswith("# ") and " = " in line}


def page() -> str:
    """Return the whole page."""
    return HEAD + _rows(TABLE, meanings()) + WITH_A_BROKER + _rows(NETWORK, MEANINGS) + TAIL


def _rows(table: tuple, means: dict[str, str]) -> str:
    rows = []
    for name, default, check, values in table:
        shown = str(default) if isinstance(default, int) else f'"{default}"'
        rows.append(f"| `{name}` | `{shown}` | {allowed(check.__name__, values)} | {means[name]} |\n")
    return "".join(rows)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"Written: {PAGE}")
