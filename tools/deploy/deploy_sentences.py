"""The sentences that `tools.deploy` prints."""

import errno
from pathlib import Path


class Trouble(RuntimeError):
    """Raised to stop deploy. The message says what is wrong and what to do."""


READ_ONLY = "The drive is read-only. Unplug the board and plug it in again; then deploy once more."
FULL = "The drive is full. Take files of your own off it, then deploy once more."
GONE = (
    "The drive is gone: it was pulled out, or the board was reset. The board starts nothing that is incomplete. "
    "Plug it in, and deploy once more."
)
STOPPED = "Stopped before the end. The board starts nothing that is incomplete. Deploy once more."
NEARLY_FULL = "The drive is nearly full, so some of Glowgrid's files are removed first. Leave it plugged in."
UNCHANGED = "Nothing was changed."
MEANWHILE = "Something else changed the drive meanwhile, so deploy changed nothing. Deploy once more."
LOST = "The connection to the board was lost. The board starts nothing that is incomplete. Deploy once more."
VERIFIED = "All verified."
EJECT = "Eject the drive, then unplug the board and plug it in again."
OF_ERRORS = {
    errno.EROFS: READ_ONLY,
    errno.EACCES: READ_ONLY,
    errno.EPERM: READ_ONLY,
    errno.ENOSPC: FULL,
    errno.EDQUOT if hasattr(errno, "EDQUOT") else errno.ENOSPC: FULL,
    errno.EIO: GONE,
    errno.ENODEV: GONE,
    errno.ENXIO: GONE,
}


def failed(error: OSError) -> str:
    return OF_ERRORS.get(error.errno or 0, f"The drive cannot be written: {error}.")


def too_full(needs: int, free: int) -> str:
    return f"{FULL} It takes {needs // 1024 + 1} KB, and {free // 1024} KB are free. {UNCHANGED}"


def differs(path: str) -> str:
    return f"{path} does not have the content that was written. Check the drive for errors, then deploy once more."


# -- the target


def no_folder(root: Path) -> str:
    return f"There is no folder {root}."


def project(root: Path) -> str:
    return f"{root} contains Glowgrid's own sources, or is one of their folders. Name the board's drive. {UNCHANGED}"


def no_board(root: str) -> str:
    return f"{root} has no boot_out.txt, so it is not a board's drive."


NO_BOARD_HELP = f"Name the drive CIRCUITPY, or add --folder to fill a folder. {UNCHANGED}"
ASK_FOLDER = "Write Glowgrid into this folder?"
NO_DRIVE = "No drive CIRCUITPY is mounted. Plug the board in and open its drive, or name the folder."


def several(folders: list[Path]) -> str:
    return f"There are {len(folders)} boards: {', '.join(map(str, folders))}. Name the one to write to."


# -- a board on the network

USB_HOLDS = (
    "The board does not let the network write, because its USB drive is on. Set PLAYER_MODE = 1 in the settings.toml "
    "on the board and take its power off for a moment, or deploy over the cable (docs/builders/build.md)."
)
LOCKED = "The board has no CIRCUITPY_WEB_API_PASSWORD in its settings.toml, so it gives nobody access to its files."
RESTART = "The board starts it now. If it does not, unplug the board and plug it in again."


def no_password(variable: str) -> str:
    return f"Set the environment variable {variable} to the password in the board's settings.toml. {UNCHANGED}"


def wrong_password(variable: str) -> str:
    return f"The board refuses the password in {variable}. The one in the settings.toml on the board counts."


def no_host(host: str) -> str:
    name = host or "An empty name"
    return f"{name} is not a host. Use a name or an address, such as circuitpython.local or 192.168.1.20:8080."


def unknown_host(host: str) -> str:
    return f"There is no host {host}. Is the board on this network? Its address works, too. {UNCHANGED}"


def refused(host: str) -> str:
    return f"{host} refuses the connection. Does its settings.toml have CIRCUITPY_WEB_API_PASSWORD? {UNCHANGED}"


def no_answer(host: str) -> str:
    return f"{host} does not answer. Is the board on, and on this network? {UNCHANGED}"


def not_a_board(host: str) -> str:
    return f"{host} answers, but it is not a board with CircuitPython's web workflow. {UNCHANGED}"


def other_api(found: str, known: int) -> str:
    return f"The board's web workflow has version {found}, and deploy knows {known}. Deploy over the cable. {UNCHANGED}"


def occupied(path: str) -> str:
    return f"A file of your own named {path} is in the way. Rename it, then deploy once more."


def of_status(status: int, request: str, variable: str) -> str:
    """Return the sentence for an HTTP status that is no success. `request`: the method and the path."""
    known = {401: wrong_password(variable), 403: LOCKED, 409: USB_HOLDS, 413: FULL, 417: FULL}
    other = f"The board answers {status} to {request}. Restart it, then deploy once more."
    if status == 500:
        other += " Some versions of CircuitPython also answer so while the USB drive is on."
    return known.get(status, other)


# -- the form

_STRIPPED = "sources are written, stripped"
_COMPILED = "lib is written as .mpy"
UNTOLD = f"The drive does not say which CircuitPython runs on it, so {_STRIPPED}. For CircuitPython 10 add --mpy."
FORMS = {
    "source": f"As the option says, {_STRIPPED}.",
    "as-is": "As the option says, sources are written with their comments.",
    "mpy": f"As the option says, {_COMPILED} for CircuitPython 10.",
}


def known(version: str) -> str:
    return f"The board has CircuitPython {version}: {_COMPILED}."


def unknown(version: str) -> str:
    return f"The board has CircuitPython {version}. Its .mpy format is not known here, so {_STRIPPED}."


def too_old(version: str, oldest: int) -> str:
    return f"The board has CircuitPython {version}; Glowgrid is made for {oldest}. See docs/builders/build.md."


# -- the user's files

IN_THE_WAY = "Not Glowgrid's, or changed since Glowgrid wrote it, and in the way:"
ASK_ASIDE = "Keep each under the name on the right, and go on?"


def aside(path: str, new: str) -> str:
    return f"  {path} -> {new}"


def not_asked(count: int) -> str:
    them = "it" if count == 1 else "them"
    return f"Without a terminal, deploy cannot ask. With --yes it renames {them} like this, and goes on. {UNCHANGED}"


def carried(keys: list[str], path: str) -> str:
    return f"Your additions to the list of games go to {path}: {', '.join(keys)}."


def by_hand(rows: list[tuple], path: str) -> str:
    return f"Add your own games to CATALOGUE in {path} yourself: {', '.join(map(repr, rows))}."


def unreadable(path: str) -> str:
    return f"The list of games in the changed {path} cannot be read. Your own games in it do not go to the new list."


def new_settings(names: list[str]) -> str:
    return f"Your settings.toml has no line for {', '.join(names)}, so the default counts (docs/builders/settings.md)."


def large_settings(most: int) -> str:
    return f"Your settings.toml is larger than {most // 1024} KB, so it was not searched for missing settings."


def manifest_kept(new: str) -> str:
    return f"Somebody changed glowgrid-files.txt since Glowgrid wrote it, so it is kept as {new}."


def done(written: int, removed: int, kept: int) -> str:
    return f"Written: {written}, removed: {removed}, unchanged: {kept}. {VERIFIED}"


def listed(kept: int) -> str:
    return f"{kept} files are there already. {UNCHANGED}"
