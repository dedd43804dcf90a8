"""code.py and boot.py run on fakes as the board runs them."""

import runpy
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
CONSOLE = SimpleNamespace(buzzer=None, link=None)


@pytest.fixture
def app(monkeypatch):
    """Replace glowgrid.app and the console. Return a record of the calls."""
    happened = []

    class App:
        def __init__(self, console, settings, memory, loader):
            happened.append((console, settings.grid_width, memory))

        def run(self):
            happened.append("ran")

    def light(console, show):
        happened.append("light" if show else "dark")
        return "memory"

    stand_ins = {
        "app.app": {"App": App},
        "hal.console_builder": {"build_console": lambda settings: CONSOLE, "timed": None},
    }
    for name, names in stand_ins.items():
        module = ModuleType("glowgrid." + name)
        module.__dict__.update(names)
        monkeypatch.setitem(sys.modules, "glowgrid." + name, module)
        parent, _, child = module.__name__.rpartition(".")
        setattr(import_module(parent), child, module)  # as after an import, because unloading removes it
    monkeypatch.setattr("glowgrid.startup.light", light)
    return happened


def test_code_py_builds_the_console_and_runs_the_app(app):
    runpy.run_path(str(ROOT / "code.py"), run_name="__main__")
    assert app == ["light", (CONSOLE, 8, "memory"), "ran"]


def test_a_wrong_setting_with_a_safe_default_does_not_stop_the_app(app, monkeypatch):
    monkeypatch.setattr("os.getenv", {"GRID_WIDTH": 99}.get)
    runpy.run_path(str(ROOT / "code.py"), run_name="__main__")
    assert app == ["dark", (CONSOLE, 8, "memory"), "ran"]


def test_a_wrong_pin_is_reported_in_one_sentence(app, monkeypatch, capsys):
    monkeypatch.setattr("os.getenv", {"KEYPAD_ROWS": ""}.get)
    runpy.run_path(str(ROOT / "code.py"), run_name="__main__")
    assert app == []
    sentence = 'KEYPAD_ROWS = "", but it must be 1 to 8 different pins, separated by spaces.'
    assert capsys.readouterr().out == sentence + "\n"


def test_importing_code_py_does_nothing(app):
    runpy.run_path(str(ROOT / "code.py"), run_name="code")
    assert app == []


def test_boot_py_disables_unused_features_of_the_board(monkeypatch):
    off = []
    for name in ("usb_hid", "usb_midi"):
        module = ModuleType(name)
        module.disable = lambda name=name: off.append(name)
        monkeypatch.setitem(sys.modules, name, module)
    runpy.run_path(str(ROOT / "boot.py"), run_name="__main__")
    assert off == ["usb_hid", "usb_midi"]


def test_boot_py_finishes_even_if_player_mode_cannot_be_read(monkeypatch):
    def getenv(name):
        raise ValueError("Invalid byte 'y'")

    for name in ("usb_hid", "usb_midi"):
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setattr("os.getenv", getenv)
    assert runpy.run_path(str(ROOT / "boot.py"), run_name="__main__")["name"] == "usb_midi"


def test_boot_py_runs_on_a_board_without_usb(monkeypatch):
    for name in ("usb_hid", "usb_midi"):
        monkeypatch.setitem(sys.modules, name, None)
    runpy.run_path(str(ROOT / "boot.py"), run_name="__main__")
