"""Measure how many bytes each loaded module takes on the heap."""

from pathlib import Path

from lab.heap.evenings import orders
from tools import vm32
from tools.build import lifetimes_table, payload

PACKAGE = "glowgrid."


def in_order(wanted_modules: list[str]) -> list[str]:
    """Return `wanted_modules` and all modules that they import. Each module comes after the modules that it imports."""
    files = payload.payload(payload.JOINED)
    ours = {path: content for path, content in files.items() if payload.is_ours(path)}
    table = lifetimes_table.Table(ours, payload.sources())
    names = [name.removeprefix(PACKAGE) for name in wanted_modules if name.startswith(PACKAGE)]
    return ["glowgrid", *(PACKAGE + name for name in table.closure(names))]


def modules(folder: Path) -> list[tuple[str, int, int]]:
    """Import each module that is loaded in an evening of play (see `evenings`), and measure the heap.

    `folder` contains the drive. Return (module, bytes, new names) for each module:

    - bytes: the memory that the module takes on the heap, without the memory for names
    - new names: the number of names in the module that no earlier module in the list contains
    """
    short = payload.module_names(payload.payload(payload.JOINED))
    long = {name: whole for whole, name in short.items()}
    played = vm32.run(folder, "loaded", ",".join(orders()[0]), "1")
    loaded = {long.get(name, name) for row in played for name in row["modules"]}
    first = "adafruit_ticks", "adafruit_matrixkeypad", "neopixel", "glowgrid.config.settings"
    names = [short.get(name, name) for name in [*first, *in_order(sorted(loaded))]]
    found = vm32.run(folder, "modules", *names)
    return [(long.get(row["name"], row["name"]), row["bytes"], row["strings"]) for row in found]


def module_table(rows: list[tuple[str, int, int]]) -> str:
    """Return a Markdown table of `rows`, with the largest module first and the totals in the last row."""
    lines = ["| module | bytes | new names |", "| --- | ---: | ---: |"]
    for name, size, names in sorted(rows, key=lambda row: -row[1]):
        lines.append(f"| {name.removeprefix('glowgrid.')} | {size:,} | {names} |")
    together = sum(size for _, size, _ in rows), sum(names for *_, names in rows)
    return "\n".join([*lines, f"| **together** | {together[0]:,} | {together[1]} |"])
