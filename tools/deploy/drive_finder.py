"""Boards: finds the drive of a board, and reads its CircuitPython version."""

import os
import re
import sys
from pathlib import Path

from tools.build.payload import MPY, ROOT, SOURCE
from tools.deploy import deploy_sentences as sentences
from tools.deploy.deploy_sentences import Trouble
from tools.deploy.drive_access import FILE, Drive

TRACE = "boot_out.txt"  # CircuitPython writes this file at every start, so a drive with it is a board
OLDEST = 10
KNOWN = (10,)  # versions of CircuitPython for which we can write .mpy
PROJECT = "tools/deploy", "lib/glowgrid"  # a folder with both is a copy of the project


def mounts() -> list[Path]:
    """Return the folders in which drives may be mounted on this system."""
    if sys.platform == "win32":
        return [Path(f"{letter}:/") for letter in "DEFGHIJKLMNOPQRSTUVWXYZ"]
    if sys.platform == "darwin":
        return sorted(Path("/Volumes").glob("*"))
    user = os.environ.get("SUDO_USER") or os.environ.get("USER") or "*"
    places = (f"media/{user}/*", f"run/media/{user}/*", "media/*", "mnt/*")
    return [folder for place in places for folder in sorted(Path("/").glob(place))]


def find(folders: list[Path] | None = None) -> Path:
    """Return the only drive of a CircuitPython board. Raise Trouble if there is none or more than one."""
    found = [folder for folder in (mounts() if folders is None else folders) if _is_board(folder)]
    if len(found) == 1:
        return found[0]
    raise Trouble(sentences.several(found) if found else sentences.NO_DRIVE)


def _is_board(folder: Path) -> bool:
    try:
        return (folder / TRACE).is_file()
    except OSError:  # a drive letter without a medium
        return False


def is_board(drive: Drive) -> bool:
    return drive.kind(TRACE) == FILE


def in_project(folder: Path) -> bool:
    """Return whether a folder contains this project, or is inside it or another copy of it."""
    around = [folder, *folder.parents]
    if any(all((place / part).exists() for part in PROJECT) for place in around):
        return True
    return any(place.exists() and folder.samefile(place) for place in (ROOT, *ROOT.parents))


def version(drive: Drive) -> str:
    """Return the version of CircuitPython on the board, or ""."""
    told = re.match(rb"Adafruit CircuitPython ([0-9A-Za-z.+-]+)", drive.read(TRACE) or b"")
    return told[1].decode() if told else ""


def form(drive: Drive, wanted: str = "") -> tuple[str, str]:
    """Return the form in which to write the drive's files, and a sentence with the reason."""
    told = version(drive)
    major = int(re.match(r"\d*", told)[0] or 0)  # type: ignore[index]
    if wanted:
        return wanted, sentences.FORMS[wanted]
    if major in KNOWN:
        return MPY, sentences.known(told)
    return SOURCE, sentences.unknown(told) if told else sentences.UNTOLD


def advice(drive: Drive) -> str:
    """Return a sentence if the board's CircuitPython is too old, otherwise ""."""
    told = version(drive)
    major = told.partition(".")[0]
    return sentences.too_old(told, OLDEST) if major.isdigit() and int(major) < OLDEST else ""
