"""Draw the wiring diagram for a settings.toml, and calculate the current that the grid draws:

    python -m tools.build.wiring_diagram [SETTINGS.toml] [--svg docs/builders/wiring.svg]

The diagram shows the wires from the board's pins to the strip and to the keypad or the buttons, and the path of the
strip through the grid. The command prints three currents:

- the current of the dark grid
- the current of the fully lit grid
- the limit POWER_BUDGET_MA: Glowgrid dims frames so that the grid stays below it

It also prints the brightness to expect, and how long a power bank lasts.
"""

import sys
from pathlib import Path

from glowgrid.config.errors import SettingError
from glowgrid.config.settings import Settings
from glowgrid.hal.power_budget import max_levels
from host_common import command_line
from host_sim.board.overridden_settings import load
from tools.build.wiring_grid import needs_supply, supply_amperes
from tools.build.wiring_picture import diagram

SETTINGS = Path(__file__).resolve().parents[2] / "settings.toml"
BOARD_MA, BOARD_LEAST_MA = 50, 18  # at most, and while it waits: docs/builders/build.md gives the sources
BANK_MAH, BANK_USABLE = 10000, 60  # a usual power bank, and the percentage of its mAh that it gives at 5 V


def sums(settings: Settings) -> list[str]:
    """Return the sentences of the power calculation."""
    pixels = settings.grid_width * settings.grid_height
    channels = 4 if "W" in settings.pixel_order else 3
    idle = -(-pixels * settings.pixel_idle_ua // 1000)
    channel = settings.pixel_channel_ma
    most = idle + pixels * channels * channel
    budget = settings.power_budget_ma
    own_supply = f"take a 5 V supply of at least {supply_amperes(settings):.1f} A"
    supply = own_supply if needs_supply(settings) else "a USB port gives that"
    sentences = [
        f"{pixels} pixels draw {idle} mA while dark ({settings.pixel_idle_ua} µA each).",
        f"Fully lit, all white, they would draw {most / 1000:.1f} A: {channels} times {channel} mA each.",
    ]
    try:
        max_levels(budget, pixels, settings.pixel_idle_ua, channel)
    except SettingError as error:
        return [*sentences, str(error)]
    return [
        *sentences,
        f"POWER_BUDGET_MA = {budget}: frames are dimmed to stay below {budget / 1000:.2f} A; {supply}.",
        brightness(settings),
        f"The board itself draws about {BOARD_MA} mA more. Wires to the grid: {_wire(budget)}.",
        battery(settings),
    ]


def brightness(settings: Settings) -> str:
    """Return a sentence that says how many white pixels can have the full BRIGHTNESS within the power budget."""
    pixels = settings.grid_width * settings.grid_height
    limit = max_levels(settings.power_budget_ma, pixels, settings.pixel_idle_ua, settings.pixel_channel_ma)
    set_to = max(settings.brightness * 255 // 100, 1)  # level out of 255, for each of a white pixel's three channels
    many, all_lit = min(limit // (3 * set_to), pixels), min(limit / (3 * pixels * 255), settings.brightness / 100)
    return (
        f"BRIGHTNESS = {settings.brightness}: up to {many} white pixels get all of it, {settings.brightness} % of "
        f"their light; more are dimmed together, all {pixels} to {100 * all_lit:.1f} %. Colours take less."
    )


def battery(settings: Settings) -> str:
    """Return a sentence that says how long a power bank lasts, and how little current it must put up with."""
    idle = settings.grid_width * settings.grid_height * settings.pixel_idle_ua // 1000
    usable = BANK_MAH * BANK_USABLE // 100
    least = BOARD_LEAST_MA + (0 if settings.sleep_pin else idle)
    return (
        f"A power bank of {BANK_MAH} mAh gives about {usable} mAh at 5 V: {_hours(usable, settings.power_budget_ma)} h "
        f"at POWER_BUDGET_MA, {_hours(usable, idle)} h in the dark. It must stay on at {least} mA."
    )


def _hours(usable: int, grid: int) -> int:
    return usable // (grid + BOARD_MA)


def _wire(budget: int) -> str:
    for limit, words in ((1000, "0.25 mm² (AWG 24)"), (3000, "0.5 mm² (AWG 20)"), (7000, "1 mm² (AWG 17)")):
        if budget <= limit:
            return words
    return "1.5 mm² or more, and feed 5 V in at several places"


def main(arguments: list[str] | None = None) -> int:
    """Print the power calculation, and return the exit code. If --svg names a file, write the diagram to it."""
    parser = command_line.parser("python -m tools.build.wiring_diagram", "Wiring diagram and power calculation.")
    parser.add_argument("settings", nargs="?", type=Path, default=SETTINGS, help="settings file (default: Glowgrid's)")
    parser.add_argument("--svg", type=command_line.output_file, help="write the diagram to this file")
    options = parser.parse_args(arguments)
    try:
        settings = Settings(load(options.settings, must_exist=True).get)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(sums(settings)))
    if options.svg:
        options.svg.write_text(diagram(settings), encoding="utf-8")
        print(f"Drawn: {options.svg}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
