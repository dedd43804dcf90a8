"""Make the content of one UF2 file: the firmware, and a drive with Glowgrid and the chosen settings."""

from glowgrid.config.network_settings import heap_warning
from tools.build import small_drives
from tools.build.drive_manifest import digests, manifest
from tools.build.drive_names import MANIFEST, SETTINGS

from . import fat_image
from .settings_text import changed

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Mapping

    from glowgrid.config.settings import Settings
    from tools.build.payload import Payload
    from tools.build.uf2.one_file import Firmware

_SHORT_OF_HEAP = "raspberry_pi_pico_w"  # a board whose WiFi needs memory that a setting reserves
_USUAL_KEYS = 4, 4  # rows and columns of the keypad that a name does not mention


class BoardFile:
    """A UF2 file with firmware and a drive.

    `content`: its bytes. `files`: the number of Glowgrid's files on the drive. `free`: the number of bytes that stay
    free there. `left_out`: what is left out, as `small_drives.fitting` returns it. `warnings`: the board's sentences.
    """

    def __init__(
        self, firmware: "Firmware", payload: "Payload", values: "Mapping[str, int | str]", language: str, moment: tuple
    ) -> None:
        """Make the file. `payload`: all files of a drive, of the form that this firmware can load.

        `values` and `language`: as `chosen_settings.checked` returns them. `moment`: (year, month, day, hour, minute,
        second), the time of every file. Raise fat_image.TooLarge if the files do not fit.
        """
        layout = firmware.layout
        per_cluster, _, clusters = fat_image.shape(layout.sectors)
        fitting, self.left_out = small_drives.fitting(payload, clusters * per_cluster * fat_image.SECTOR, language)
        files = drive_files(fitting, values)
        self.files = len(files)
        image = firmware.drive_image(files, moment)
        self.free = fat_image.free_bytes(image, layout.sectors)
        if self.free < small_drives.RESERVE:
            raise fat_image.TooLarge("The files leave no room on the drive.")
        self.content = firmware.with_drive(image)
        needs_heap = firmware.board == _SHORT_OF_HEAP and values.get("MQTT_BROKER")
        self.warnings = heap_warning(values.get, 0) if needs_heap else []


def drive_files(files: "Payload", values: "Mapping[str, int | str]") -> "Payload":
    """Return the files that `tools.deploy` would write on a new drive, with `values` in settings.toml."""
    found = dict(files)
    found[SETTINGS] = changed(files[SETTINGS].decode(), dict(values)).encode()
    found[MANIFEST] = manifest(digests(files))
    return found


def file_name(version: str, board: str, settings: "Settings | None") -> str:
    """Return the usual name of a file. `version`: that of Glowgrid. `settings`: those of the drive, or None."""
    if settings is None:
        return f"glowgrid-{version}-{board}-keep.uf2"
    name = f"glowgrid-{version}-{board}-{settings.grid_width}x{settings.grid_height}-{settings.language}"
    rows, cols = len(settings.keypad_rows), len(settings.keypad_cols)
    if settings.keypad == "buttons":
        name += "-buttons"
    elif (rows, cols) != _USUAL_KEYS:
        name += f"-keypad-{cols}x{rows}"
    return name + ".uf2"
