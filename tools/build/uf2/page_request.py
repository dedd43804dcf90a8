"""Make a file as the web page asks for it. The page calls `answer` in its VM, and passes bytes in files of the VM.

    /firmware.uf2   the firmware
    /drive.bin      the bundle with the files of a drive, compiled for MicroPython (see tools.build.web_page)
    /made.uf2       the file that was made; empty if that is impossible
"""

import json

from glowgrid import __version__
from glowgrid.config.errors import SettingError
from tools.build import small_drives
from tools.build.circuitpython_versions import OLDEST, form_for, is_too_old
from tools.build.drive_names import CIRCUITPYTHON, MPY, SETTINGS

from .board_file import BoardFile, file_name
from .chosen_settings import PinTaken, checked, pair, typed, unknown
from .fat_image import TooLarge
from .flash_layouts import LAYOUTS
from .one_file import Firmware
from .uf2_blocks import NotFirmware

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

    from tools.build.payload import Payload

CORE = "/core/"  # folder of the bundle that is not on the drive
_PIN_FIELDS = "KEYPAD_ROWS", "KEYPAD_COLS", "BUTTON_PINS"  # fields of the form into which people type pins


class _Refused(Exception):
    """The file cannot be made. The first argument is the answer for the page."""


def answer(request: str, folder: str = "") -> str:
    """Make the file /made.uf2 as `request` says. Return JSON about it.

    `request` is JSON: `board`, the id of a board; `keep`, whether the file leaves the board's drive as it is;
    `settings`, an object from name to text, in which pins can be written as `_pins` allows; `more`, a text with further
    settings, a line NAME=VALUE for each; `language`, that of the page.

    The answer has `name`, the usual name of the file; `version`, that of CircuitPython; `oldest`, the version that
    Glowgrid needs if this one is too old, otherwise 0; and if the file has a drive: `left_out` (see
    small_drives.fitting), `without_table`, the titles of games of which a table is left out, `free` in KB, and
    `warnings`.

    If the file cannot be made, the answer has `problem`, a word; `values` for the page's sentence about it; `sentence`,
    in English; `setting`, the name of the setting at fault or "".

    `folder`: the folder of the three files, without a slash at its end. "" is the VM's root.
    """
    asked = json.loads(request)
    try:
        firmware = Firmware(_content(folder + "/firmware.uf2"))
        made, content = _made(firmware, asked, lambda: drive(_content(folder + "/drive.bin")))
    except NotFirmware as error:
        made, content = _problem(error.problem, str(error), {"board": error.board}), b""
    except PinTaken as error:
        values = {"setting": error.setting, "pin": error.pin, "other": error.other}
        made, content = _problem("pin_taken", str(error), values, error.setting), b""
    except SettingError as error:
        made, content = _problem("setting", str(error), {}, str(error).split(" ")[0]), b""
    except TooLarge as error:
        made, content = _problem("too_large", str(error), {}), b""
    except _Refused as error:
        made, content = error.args[0], b""
    with open(folder + "/made.uf2", "wb") as file:
        file.write(content)
    return json.dumps(made)


def _made(firmware: Firmware, asked: dict, files: "Callable[[], Payload]") -> tuple:
    """Return (answer, content of the file). `files`: a function that returns the files of the drive."""
    if firmware.board != asked["board"]:
        values = {"board": firmware.layout.name, "chosen": LAYOUTS[asked["board"]].name}
        raise _Refused(_problem("not_chosen", f"is for the board {values['board']}", values))
    about = {"version": firmware.version, "oldest": OLDEST if is_too_old(firmware.version) else 0}
    if asked["keep"]:
        about["name"] = file_name(__version__, firmware.board, None)
        return about, firmware.alone()
    if form_for(firmware.version) != MPY:
        values = {"version": firmware.version}
        raise _Refused(_problem("other_version", "has a version for which this page has no modules", values))
    payload = files()
    chosen, settings = checked(typed(_named(asked)), firmware.layout.pins, payload[SETTINGS].decode())
    made = BoardFile(firmware, payload, chosen, settings.language, firmware.moment)
    about["name"] = file_name(__version__, firmware.board, settings)
    about["left_out"], about["free"], about["warnings"] = made.left_out, made.free // 1024, made.warnings
    about["without_table"] = small_drives.games_without_table(made.left_out, payload, asked["language"])
    return about, made.content


def _named(asked: dict) -> dict:
    """Return all settings in a request, as a dictionary from name to text."""
    found = dict(asked["settings"])
    for name in _PIN_FIELDS:
        if name in found:
            found[name] = _pins(found[name])
    for line in asked["more"].split("\n"):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        name, equals, value = line.partition("=")
        name, value = pair(name.strip() + equals + value.strip())
        if name in found:
            raise _Refused(_problem("twice", f"{name} is there twice.", {"setting": name}, name))
        found[name] = value
    for name in unknown(found):
        raise _Refused(_problem("unknown", f"There is no setting {name}.", {"setting": name}, name))
    return found


def _pins(text: str) -> str:
    """Return names of pins, separated by spaces, as settings.toml needs them. `text` may be "gp6, gp7" or "6,7"."""
    names = text.upper().replace(",", " ").split()
    return " ".join(["GP" + name if name.isdigit() else name for name in names])


def drive(bundle: bytes) -> "Payload":
    """Return the files of a drive for CircuitPython. `bundle`: the page's drive.bin, with those for MicroPython."""
    size = int.from_bytes(bundle[:4], "little")
    at, found = 4 + size, {}
    for path, length in json.loads(bundle[4:at].decode()):
        if not path.startswith(CORE):
            content = bundle[at : at + length]
            found[path[1:]] = CIRCUITPYTHON + content[1:] if path.endswith(".mpy") else content
        at += length
    return found


def _content(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read()


def _problem(problem: str, sentence: str, values: dict, setting: str = "") -> dict:
    return {"problem": problem, "sentence": sentence, "values": values, "setting": setting}
