"""Build the files of a release in a folder:

    python -m tools.deploy.release --output DIR

- glowgrid-VERSION-source.zip and glowgrid-VERSION-mpy.zip: the files for a board's drive
- glowgrid-VERSION-py3-none-any.whl and glowgrid-VERSION.tar.gz: the wheel and the source distribution
- the circup bundle (see tools.deploy.circup_bundle)
- glowgrid-VERSION.cdx.json: a software bill of materials (see tools.deploy.sbom)
- SHA256SUMS: the checksums of all files in the folder, also of files that were there before, such as UF2s

Only files that git tracks are built. The same commit gives the same bytes: every date is SOURCE_DATE_EPOCH, or the time
of the commit if that variable is not set. The wheel and the source distribution are built by the installed setuptools.
"""

import argparse
import gzip
import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from glowgrid import __version__
from host_common import command_line
from tools.build.mpy import CannotCompile
from tools.build.payload import MPY, ROOT, SOURCE, Missing
from tools.deploy import circup_bundle, drive_zip, sbom

EPOCH = "SOURCE_DATE_EPOCH"
SUMS = "SHA256SUMS"
_BACKEND = "import os, sys; os.umask(0o022); from setuptools import build_meta; build_meta.{build}(sys.argv[1])"
_BUILDS = "build_sdist", "build_wheel"


class CannotRelease(RuntimeError):
    """Raised if the release cannot be built. The message gives the reason."""


def build(output: Path) -> list[Path]:
    """Build all files in the folder `output`, and return the paths of all files in it."""
    output.mkdir(parents=True, exist_ok=True)
    epoch = moment()
    for form in (SOURCE, MPY):
        drive_zip.pack(output / f"glowgrid-{__version__}-{form}.zip", form)
    circup_bundle.write(output)
    with tempfile.TemporaryDirectory() as folder:
        _distributions(Path(folder), output, epoch)
    (output / f"glowgrid-{__version__}.cdx.json").write_bytes(sbom.document(epoch))
    _write_sums(output)
    return sorted(output.iterdir())


def moment() -> int:
    """Return the date of all files of the release, in seconds since 1970."""
    text = os.environ.get(EPOCH) or _git("log", "-1", "--format=%ct").strip()
    if not text.isdecimal():
        raise CannotRelease(f"{EPOCH} is {text!r}, and must be a number of seconds since 1970.")
    return int(text)


def _git(*arguments: str) -> str:
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotRelease("A release is built from a clone with git, because git knows its files.") from error
    return done.stdout


def _distributions(folder: Path, output: Path, epoch: int) -> None:
    """Build the wheel and the source distribution from a copy of all tracked files in `folder`."""
    source, built = folder / "source", folder / "built"
    for name in filter(None, _git("ls-files", "-z").split("\0")):
        if (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, source / name)
            (source / name).chmod(0o644)
            os.utime(source / name, (epoch, epoch))
    environment = os.environ | {EPOCH: str(max(epoch, 315532800))}  # a zip has no dates before 1980
    environment.pop("PYTHONPATH", None)
    for name in _BUILDS:
        command = [sys.executable, "-c", _BACKEND.format(build=name), str(built)]
        done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CannotRelease(f"setuptools cannot build the package:\n{done.stderr[-2000:]}")
    for wheel in built.glob("*.whl"):
        shutil.copyfile(wheel, output / wheel.name)
    for archive in built.glob("*.tar.gz"):
        (output / archive.name).write_bytes(_same_bytes(archive, epoch))


def _same_bytes(archive: Path, epoch: int) -> bytes:
    """Return the source distribution `archive` without traces of this machine: its users and dates."""
    packed = io.BytesIO()
    with tarfile.open(archive) as old, tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new:
        for member in sorted(old.getmembers(), key=lambda member: member.name):
            content = old.extractfile(member)
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.mtime, member.pax_headers = epoch, {}
            member.mode = 0o755 if member.isdir() else 0o644
            new.addfile(member, content)
    return gzip.compress(packed.getvalue(), mtime=epoch)


def _write_sums(output: Path) -> None:
    """Write the checksums of all files in a format that `sha256sum --check` reads."""
    files = sorted(path for path in output.iterdir() if path.is_file() and path.name != SUMS)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (output / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")


def parser() -> argparse.ArgumentParser:
    made = command_line.parser("python -m tools.deploy.release", "Build the files of a release.")
    made.add_argument("--output", type=Path, required=True, help="the folder for the files; made if there is none")
    return made


def main(arguments: list[str] | None = None) -> int:
    """Build the release, print its files, and return the exit code."""
    options = parser().parse_args(arguments)
    try:
        files = build(options.output)
    except (CannotRelease, CannotCompile, Missing) as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{options.output} cannot be written: {error.strerror}.", file=sys.stderr)
        return 1
    print("\n".join(f"{path.name}: {-(-path.stat().st_size // 1024)} KB" for path in files))
    return 0


if __name__ == "__main__":
    sys.exit(main())
