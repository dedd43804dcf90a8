"""Find the drive of a board, and choose the form of the files by its version of CircuitPython."""

import os
import sys
from pathlib import Path

from tools.build.circuitpython_versions import OLDEST, form_for, is_too_old
from tools.build.payload import MPY, ROOT
from tools.deploy import deploy_sentences as sentences
from tools.deploy.deploy_sentences import Trouble
from tools.deploy.drive import TRACE, Drive

PROJECT = "tools/deploy", "lib/glowgrid"  # a folder with both is a copy of the project


def mounts() -> list[Path]:
    """Return the folders in which this system may have mounted a drive."""
    if sys.platform == "win32":
        return [Path(f"{letter}:/") for letter in "DEFGHIJKLMNOPQRSTUVWXYZ"]
    if sys.platform == "darwin":
        return sorted(Path("/Volumes").glob("*"))
    user = os.environ.get("SUDO_USER") or os.environ.get("USER") or "*"
    patterns = (f"media/{user}/*", f"run/media/{user}/*", "media/*", "mnt/*")
    return [folder for pattern in patterns for folder in sorted(Path("/").glob(pattern))]


def find(folders: list[Path] | None = None) -> Path:
    """Return the folder of the only mounted CircuitPython drive. Raise Trouble unless there is exactly one.

    `folders`: the folders to search. None means the folders that `mounts` returns.
    """
    found = [folder for folder in (mounts() if folders is None else folders) if _is_board(folder)]
    if len(found) == 1:
        return found[0]
    raise Trouble(sentences.several(found) if found else sentences.NO_DRIVE)


def _is_board(folder: Path) -> bool:
    try:
        return (folder / TRACE).is_file()
    except OSError:  # a drive letter without a medium
        return False


def in_project(folder: Path) -> bool:
    """Return True if a folder is part of this project or of a copy of it, or contains this project."""
    around = [folder, *folder.parents]
    if any(all((folder_above / part).exists() for part in PROJECT) for folder_above in around):
        return True
    return any(folder_above.exists() and folder.samefile(folder_above) for folder_above in (ROOT, *ROOT.parents))


def form(drive: Drive, wanted: str = "") -> tuple[str, str]:
    """Return the form of the files to write, and a sentence with the reason.

    `wanted` is the form that the user asked for. If `wanted` is "", the form depends on the version of CircuitPython
    on the board.
    """
    found = drive.version()
    if wanted:
        return wanted, sentences.FORMS[wanted]
    chosen = form_for(found)
    if chosen == MPY:
        return chosen, sentences.known(found)
    return chosen, sentences.unknown(found) if found else sentences.UNTOLD


def advice(drive: Drive) -> str:
    """Return a sentence if the board's CircuitPython is older than Glowgrid needs, otherwise ""."""
    found = drive.version()
    return sentences.too_old(found, OLDEST) if is_too_old(found) else ""
