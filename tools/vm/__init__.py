"""The MicroPython VM as a small board: runs files of this folder with a heap as small as the board's.

`desk.py` and those that import it run on the VM, not on the PC. A heap of `190wK` has as many words as 190 KB on a
32-bit board. Code and bytearrays take no more bytes there than on the board, though, so counted in words they look
smaller than they are: see BOARD_SHARE.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
BINARY = Path(sys.executable).parent / "micropython"

BOARD_SHARE = 0.77
"""Bytes that a 32-bit VM keeps for each byte of this 64-bit one: the modules from settings to a game of Othello being
played were imported on both (the 32-bit one was MicroPython's WebAssembly port): 76,208 bytes to 99,520."""


class OutOfMemory(RuntimeError):
    """The heap was too small."""


def command(script: str, *arguments: str, heap: str = "190wK") -> list[str]:
    """Return the command line that runs a script of this folder."""
    return [str(BINARY), "-X", f"heapsize={heap}", str(ROOT / "tools" / "vm" / script), *arguments]


def run(script: str, *arguments: str, heap: str = "190wK", timeout: float = 300, lib: Path = ROOT / "lib") -> str:
    """Run a script of this folder on the VM and return what it printed; raise OutOfMemory, or RuntimeError."""
    paths = f"{lib}:{ROOT / 'tools' / 'vm'}"
    line = command(script, *arguments, heap=heap)
    done = subprocess.run(line, capture_output=True, text=True, env={"MICROPYPATH": paths}, timeout=timeout)
    said = done.stdout + done.stderr
    if done.returncode:
        raise OutOfMemory(said) if "MemoryError" in said or "memory allocation failed" in said else RuntimeError(said)
    return done.stdout


def version() -> str:
    """Return the VM's version."""
    line = [str(BINARY), "-c", "import sys; print('.'.join(map(str, sys.implementation.version[:3])))"]
    return subprocess.run(line, capture_output=True, text=True, check=True).stdout.strip()
