"""The MicroPython VM of 64 bits as a small board: runs files of this folder.

The other files run on a VM; where they say so, on the PC as well. A pointer is twice as long there as on the board,
code and bytearrays are not: see BOARD_TO_VM.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
BINARY = Path(sys.executable).parent / "micropython"
BLOCK = 32  # bytes of a block of its heap; 16 on the board

BOARD_TO_VM = 1.56
"""Bytes that this VM keeps for each byte of a board's heap; a test compares it with the 32-bit VM."""


class OutOfMemory(RuntimeError):
    """The heap was too small."""


def command(script: str, *arguments: str, heap: str = "190wK") -> list[str]:
    """Return the command line that runs a script of this folder."""
    return [str(BINARY), "-X", f"heapsize={heap}", str(ROOT / "tools" / "vm" / script), *arguments]


def run_on(folder: Path, script: str, *arguments: str, heap: str, timeout: float = 600) -> str:
    """Run a script of this folder on the drive in `folder`; as `run`."""
    return _run(script, arguments, heap, timeout, f"{folder}:{folder / 'lib'}:{ROOT / 'tools' / 'vm'}")


def run(script: str, *arguments: str, heap: str = "190wK", timeout: float = 300, lib: Path = ROOT / "lib") -> str:
    """Run a script of this folder on the VM and return what it printed; raise OutOfMemory, or RuntimeError."""
    return _run(script, arguments, heap, timeout, f"{lib}:{ROOT / 'tools' / 'vm'}")


def _run(script: str, arguments: tuple[str, ...], heap: str, timeout: float, paths: str) -> str:
    line = command(script, *arguments, heap=heap)
    done = subprocess.run(line, capture_output=True, text=True, env={"MICROPYPATH": paths}, timeout=timeout)
    said = done.stdout + done.stderr
    if done.returncode:
        short = [word for word in ("MemoryError", "memory allocation failed", "MEMORY is short") if word in said]
        raise OutOfMemory(said) if short else RuntimeError(said)
    return done.stdout


def version() -> str:
    """Return the VM's version."""
    line = [str(BINARY), "-c", "import sys; print('.'.join(map(str, sys.implementation.version[:3])))"]
    return subprocess.run(line, capture_output=True, text=True, check=True).stdout.strip()
