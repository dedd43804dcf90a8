"""Write the lock files: tested versions and hashes of all packages that the tests install. Run `make lock`, or

    python -m tools.build.requirements_lock [--upgrade]

The lock files are requirements/*.txt. Each is for Python 3.10 and newer on Linux, macOS and Windows. `make test` and
the workflow install exactly these versions. `make play` does not use the lock files: it allows every version in the
ranges of pyproject.toml. This command needs uv: `pip install uv`.
"""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from host_common import command_line

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "requirements"
LOCKS = {"test": ["test"], "web": ["test", "web"], "node": ["node"], "docs": ["docs"]}  # file -> extras
BUILDS = "setuptools>=77"  # as in pyproject.toml: builds Glowgrid itself
OLDEST = "3.10"
COMMAND = "python -m tools.build.requirements_lock"


def command(name: str, upgrade: bool) -> list[str]:
    """Return the command that writes requirements/`name`.txt. `upgrade`: use the newest versions that are allowed."""
    extras = [word for extra in LOCKS[name] for word in ("--extra", extra)]
    form = ["--universal", "--generate-hashes", "--no-annotate", "--quiet", "--python-version", OLDEST]
    output = ["--custom-compile-command", COMMAND, "--output-file", f"requirements/{name}.txt"]
    return [sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", "-", *extras, *form, *output] + (
        ["--upgrade"] if upgrade else []
    )


def main(arguments: list[str] | None = None) -> int:
    """Write all lock files, and return the exit code."""
    parser = command_line.parser(COMMAND, "Write down the tested versions.")
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions, not those that are there")
    options = parser.parse_args(arguments)
    if find_spec("uv") is None:
        print("uv is not installed. Run: .venv/bin/pip install uv", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    for name in LOCKS:
        done = subprocess.run(command(name, options.upgrade), cwd=ROOT, input=BUILDS, text=True, check=False)
        if done.returncode:
            return done.returncode
        print(f"requirements/{name}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
