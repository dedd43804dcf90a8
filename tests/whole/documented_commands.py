"""Check commands of the documentation without running them.

Each program, module, make target and file must exist, and each command must accept the options that are shown.
"""

import argparse
import contextlib
import io
import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import warnings
from unittest import mock

import pytest
from code_blocks import ROOT

from glowgrid import games
from glowgrid.config.settings import TABLE
from glowgrid.online.protocol import invite_code
from host_sim.board import overridden_settings
from host_text import text_cli
from tools.check import imports

PROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
BUILT = ".venv/.sim", ".venv/.test", ".venv/.web", ".venv/.docs", ".venv/.bench", ".venv/.vm32"  # what make installs
PLACEHOLDERS = {
    "GAME": "othello",
    "KEY": "othello",
    "TRANSCRIPT": "othello/8/f5d6c3",
    "CODE": invite_code.make(bytes(15)),
}
ENVIRONMENT = "CIRCUITPY_WEB_API_PASSWORD", "GLOWGRID_UF2", "NO_MKDOCS_2_WARNING"
ADDED_LANGUAGE = "LANGUAGE", "fr"  # a reader of docs/developers/languages.md adds it
PYTEST_OPTIONS = "--game", "--slow", "--rest"
OURS = "glowgrid", "host_common", "host_sim", "host_text", "lab", "screen", "tools"
FOREIGN_MODULES = "venv", "pip", "serial.tools.miniterm"
"""Modules of others that the documentation runs with `python -m`."""
_BROKER = "mosquitto_passwd", "mosquitto_sub"
SYSTEM = "apt", "cd", "chmod", "chown", "cp", "install", "mkdir", "sh", "systemctl", "usermod", *_BROKER
"""Programs of the system, or of others. Only the files of the repository that they get are checked."""


class Unusable(AssertionError):
    """A command cannot work. The message says why."""


class _Accepted(BaseException):
    """A parser has accepted the arguments. This ends a command before it does anything."""


def commands(code: str, kind: str) -> list[list[str]]:
    """Return the words of each command in a block of the kind sh or bat."""
    code = code.replace("\\\n", " ") if kind == "sh" else code.replace("\\", "/")
    lines = [part for line in code.splitlines() for part in line.split(" && ")]
    return [words for line in lines if (words := shlex.split(line, comments=True))]


def check(words: list[str]) -> None:
    """Raise Unusable if the command `words` cannot work."""
    words = [PLACEHOLDERS.get(word, word) for word in words if word not in ("sudo", "env", "export")]
    while words and (assigned := re.match(r"([A-Z][A-Z0-9_]*)=(.*)", words[0])):
        _check_variable(assigned[1], assigned[2])
        words = words[1:]
    if not words:
        return
    _check_paths(words)
    program = words[0].removeprefix(".venv/bin/").removeprefix(".venv/Scripts/")
    if program in CHECKS:
        CHECKS[program](words[1:])
    elif program not in SYSTEM:
        raise Unusable(f"there is no check for the program {program}")


def _check_variable(name: str, value: str) -> None:
    if (name, value) == ADDED_LANGUAGE:
        return
    for setting, default, allowed, limits in TABLE:
        if setting == name:
            allowed(name, int(value) if isinstance(default, int) else value, limits)  # raises for a wrong value
            return
    if name not in ENVIRONMENT:
        raise Unusable(f"nothing reads the variable {name}")


def _check_paths(words: list[str]) -> None:
    for word in words:
        path = re.match(r"(?:~/glowgrid/)?((?:docs|lib|lab|tests|tools|requirements)/\S*)", word)
        if path and "NAME" not in word and not (ROOT / path[1]).exists():
            raise Unusable(f"there is no {path[1]}")


# -- programs: each function gets the words after the program's name


def _python(words: list[str]) -> None:
    if words == ["-I"]:
        return  # statements are typed into it
    if words[:1] != ["-m"]:
        if not (ROOT / words[0]).exists():
            raise Unusable(f"there is no {words[0]}")
    elif words[1] == "pip":
        _pip(words[2:])
    elif words[1] in ("pytest", "mkdocs"):
        CHECKS[words[1]](words[2:])
    elif words[1] == "glowgrid":
        text_cli._chosen(words[2:])  # raises for a wrong argument
    elif words[1] not in FOREIGN_MODULES:
        _module(words[1], words[2:])


def _module(name: str, arguments: list[str]) -> None:
    """Check a module of the repository. Run it with its arguments until its parser has read them.

    A module without arguments is only named, such as a tool that needs a file. If a module needs a package that is not
    installed, skip the test.
    """
    if not {name, f"{name}.__main__"} & imports.modules().keys():
        raise Unusable(f"there is no module {name}")
    name = f"{name}.__main__" if f"{name}.__main__" in imports.modules() else name
    text = imports.modules()[name].read_text(encoding="utf-8")
    if not arguments:
        return
    if not re.search(r"command_line\.parser\(|import main|argparse", text):
        raise Unusable(f"{name} takes no arguments")
    said = io.TextIOWrapper(io.BytesIO())
    try:
        with (
            mock.patch.object(argparse.ArgumentParser, "parse_args", _parsed),
            mock.patch.object(sys, "argv", [name, *arguments]),
            contextlib.redirect_stderr(said),
            warnings.catch_warnings(),
        ):
            warnings.simplefilter("ignore", RuntimeWarning)  # the module may have been imported before
            runpy.run_module(name, run_name="__main__")
    except _Accepted:
        return
    except SystemExit:
        if "--help" in arguments:
            return
        said.seek(0)
        raise Unusable(said.read()) from None
    except ModuleNotFoundError as error:
        if str(error.name).partition(".")[0] in OURS:
            raise
        pytest.skip(f"{error.name} is not installed")
    raise Unusable(f"{name} read no arguments")


def _parsed(parser: argparse.ArgumentParser, arguments=None, namespace=None):
    found, left = parser.parse_known_args(arguments, namespace)
    if left:
        parser.error(f"unrecognized arguments: {' '.join(left)}")
    for setting in getattr(found, "set", None) or []:
        texts = setting if isinstance(setting, list) else [setting]
        for name, value in (overridden_settings.parse_override(text) for text in texts if isinstance(text, str)):
            _check_variable(name, str(value))
    raise _Accepted


def _make(words: list[str]) -> None:
    targets = [word for word in words if "=" not in word]
    for target in targets:
        if not re.search(rf"^{re.escape(target)}:", MAKEFILE, re.MULTILINE):
            raise Unusable(f"make has no target {target}")
    variables = [word.partition("=")[0] for word in words if "=" in word]
    for name in variables:
        if f"$({name})" not in MAKEFILE:
            raise Unusable(f"the Makefile does not read {name}")
    if variables and shutil.which("make"):
        old = [f"--assume-old={file}" for file in BUILT]
        outside = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL")}
        line = ["make", "-n", *old, *words]
        done = subprocess.run(line, cwd=ROOT, env=outside, capture_output=True, text=True, timeout=60)
        if done.returncode:
            raise Unusable(done.stderr)
        for command in commands(done.stdout, "sh"):
            if command[0] != ".venv/bin/pip":
                check(command)


def _pip(words: list[str]) -> None:
    for extra in re.findall(r"\.\[([\w,]+)\]", " ".join(words)):
        for name in extra.split(","):
            if not re.search(rf"^{name} = \[", PROJECT, re.MULTILINE):
                raise Unusable(f"pyproject.toml has no extra {name}")
    if words[0] not in ("install", "wheel") or set(re.findall(r" (--?\w\S*)", " ".join(words))) - {"-e", "--no-deps"}:
        raise Unusable(f"pip {' '.join(words)}")


def _pytest(words: list[str]) -> None:
    options = [word for word in words if word.startswith("-")]
    if unknown := set(options) - set(PYTEST_OPTIONS):
        raise Unusable(f"pytest has no option {unknown}")
    if "--game" in words:
        for key in words[words.index("--game") + 1].split(","):
            games.load(key)  # raises for an unknown key


def _circup(words: list[str]) -> None:
    if words[0] == "bundle-add":
        there = re.search(r'Repository = "https://github\.com/(.+)"', PROJECT)[1] == words[1]
    else:
        there = words[0] in ("install", "example") and words[1] in ("glowgrid", "glowgrid/code")
    if not there:
        raise Unusable(f"circup {' '.join(words)}")


def _mkdocs(words: list[str]) -> None:
    if words != ["build", "--strict"]:
        raise Unusable(f"mkdocs {' '.join(words)}")


CHECKS = {
    **dict.fromkeys(("python", "python3", "py"), _python),
    **{"make": _make, "pip": _pip, "pytest": _pytest, "circup": _circup, "mkdocs": _mkdocs},
}

