"""The firmware uses nothing that CircuitPython lacks, and packages import in one direction. The checks are tested."""

import shutil
import subprocess
import sys

import pytest
from needs import needs_vm

from tools.check import device_rules, imports
from tools.check.imports import Source

MODULES = device_rules.checked()
ROOT = imports.ROOT


@pytest.mark.parametrize("name", MODULES)
def test_every_file_follows_the_rules(name):
    assert device_rules.offences(name) == []


def test_the_checked_files_are_those_that_go_to_the_board():
    assert {"boot", "code", "glowgrid.config.settings", "glowgrid.hal.grid", "host_sim.cli"} <= set(MODULES)


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
def test_features_that_circuitpython_lacks_are_detected(planted, sentence):
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
def test_features_that_circuitpython_has_are_accepted(fine):
    assert list(device_rules.language(fine + "\n")) == []


@pytest.mark.parametrize(
    ("name", "planted", "sentence"),
    [
        ("glowgrid.engine.x", "import dataclasses", "there is no module dataclasses"),
        ("glowgrid.engine.x", "from __future__ import annotations", "there is no module __future__"),
        ("glowgrid.engine.x", "import os.path, enum", "there is no module enum"),
        ("glowgrid.scenes.x", "import neopixel", "only hal imports hardware, not scenes: neopixel"),
        ("glowgrid.app", "def f():\n    import board", "only hal imports hardware, not app: board"),
    ],
)
def test_an_import_that_no_board_has_is_detected(name, planted, sentence):
    assert [what for _, what in device_rules.hardware(Source(name, planted))] == [sentence]


@pytest.mark.parametrize(
    ("name", "fine"),
    [
        ("glowgrid.engine.x", "from . import board\nfrom array import array"),
        ("glowgrid.engine.x", "MYPY = False\nif MYPY:\n    from typing import Protocol"),
        ("glowgrid.hal.x", "import board, neopixel\nfrom glowgrid.config.settings import Settings"),
    ],
)
def test_an_import_that_every_board_has_is_accepted(name, fine):
    assert list(device_rules.hardware(Source(name, fine))) == []


@pytest.mark.slow(whole=True)
def test_the_command_reports_success_and_pdb_finds_its_own_code_module():
    run = [sys.executable, "-m", "tools.check.device_rules"]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert done.stdout.startswith(f"{len(MODULES)} files have nothing that CircuitPython lacks by name; ")
    script = "import tools, pdb, code; print(code.InteractiveConsole.__name__)"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout == "InteractiveConsole\n", done.stderr


def test_the_command_names_the_file_the_line_and_the_fault(tmp_path, monkeypatch, capsys):
    planted = tmp_path / "lib" / "glowgrid" / "engine" / "bad.py"
    planted.parent.mkdir(parents=True)
    planted.write_text("import enum\nb = [*enum.x]\n")
    monkeypatch.setattr(imports, "ROOT", tmp_path)
    monkeypatch.setattr(imports, "modules", lambda: {"glowgrid.engine.bad": planted})
    assert device_rules.main() == 1
    assert capsys.readouterr().out == (
        "lib/glowgrid/engine/bad.py:1: there is no module enum\n"
        "lib/glowgrid/engine/bad.py:2: there is no [*a] outside of calls\n"
    )


@needs_vm
def test_faults_that_depend_on_the_type_of_a_value_are_found_by_playing_on_the_vm(tmp_path, monkeypatch):
    lib = tmp_path / "lib"
    shutil.copytree(ROOT / "lib", lib, ignore=shutil.ignore_patterns("__pycache__"))
    source = lib / "glowgrid" / "games" / "domineering.py"
    planted = source.read_text().replace("self.turn = 3 - player", "self.turn = 3 - player if 1 in self._board else 2")
    source.write_text(planted)
    assert list(device_rules.language(planted)) == []
    run = device_rules.vm.run
    monkeypatch.setattr(device_rules.vm, "run", lambda *arguments, heap: run(*arguments, heap=heap, path=[lib]))
    found = list(device_rules.played(["domineering", "tictactoe"]))
    assert found == ["domineering, played on the VM: NotImplementedError:"]
