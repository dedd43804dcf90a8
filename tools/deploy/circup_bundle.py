"""The circup bundle: Glowgrid as a library that `circup bundle-add` and `circup install glowgrid` know.

The layout is that of circuitpython-build-tools. For each platform, there is a zip with one folder of the zip's name:

    lib/glowgrid/                         sources for `py`, compiled files for `10.x-mpy`
    examples/glowgrid/                    code.py, boot.py and settings.toml
    requirements/glowgrid/requirements.txt

A JSON file describes the library. Circup computes the names of the zips from the name of the repository and the tag of
the release, so a release's tag is its version, without a "v".
"""

import json
from pathlib import Path

from glowgrid import __repo__, __version__
from tools.build.payload import LIBRARIES, MPY, SOURCE, Payload, payload, sources
from tools.deploy.drive_zip import zipped

PLATFORMS = {"py": SOURCE, "10.x-mpy": MPY}
"""Circup's name of a platform -> the form of the files."""
_NAME = "glowgrid"
_REPO = __repo__.removesuffix(".git")
_PREFIX = _REPO.rpartition("/")[2].lower().replace("_", "-")  # circup expects it at the beginning of each file's name
_PACKAGE = "lib/glowgrid/"
_INIT = _PACKAGE + "__init__.py"
_EXAMPLES = "code.py", "boot.py", "settings.toml"


def write(output: Path) -> list[Path]:
    """Write the bundle into the folder `output`, and return the paths of its files."""
    made = []
    for platform, form in PLATFORMS.items():
        target = output / f"{_PREFIX}-{platform}-{__version__}.zip"
        files = sorted(contents(form).items())
        target.write_bytes(zipped({f"{target.stem}/{path}": content for path, content in files}))
        made.append(target)
    made.append(output / f"{_PREFIX}-{__version__}.json")
    made[-1].write_text(json.dumps(description(), sort_keys=True) + "\n", encoding="utf-8", newline="\n")
    return made


def contents(form: str) -> Payload:
    """Return the files of one zip, relative to its folder. `form` is MPY or SOURCE."""
    files = {path: content for path, content in payload(form).items() if path.startswith(_PACKAGE)}
    if form == SOURCE:
        files[_INIT] = _with_repo(files[_INIT])
    originals = sources()
    files |= {f"examples/{_NAME}/{name}": originals[name] for name in _EXAMPLES}
    needs = "".join(f"{name}\n" for name in sorted(LIBRARIES.values()))
    return files | {f"requirements/{_NAME}/requirements.txt": needs.encode()}


def description() -> dict:
    """Return the description of the library, in the format of circuitpython-build-tools."""
    library = {
        "package": True,
        "pypi_name": _NAME,
        "version": __version__,
        "repo": _REPO,
        "path": f"lib/{_NAME}",
        "dependencies": [],
        "external_dependencies": sorted(LIBRARIES.values()),
        "pypi_description": "Board games on a grid of light",
    }
    return {_NAME: library}


def _with_repo(content: bytes) -> bytes:
    """Return the stripped source of the package with the address that circup reads. The drive does without it.

    The address takes the empty line that stripping has left in its place, so all lines keep their numbers.
    """
    version = f'__version__ = "{__version__}"\n'.encode()
    return content.replace(version + b"\n", version + f'__repo__ = "{__repo__}"\n'.encode())
