"""Make the image of an emulated board's drive, as a deploy to a new drive would leave it."""

from tools.build import small_drives
from tools.build.payload import SETTINGS, Payload
from tools.build.uf2 import fat_image
from tools.build.uf2.one_file import SYSTEM_FILES

_MOMENT = 1980, 1, 1, 0, 0, 0  # the time of every file; any will do


def drive_image(files: Payload, sectors: int) -> bytes:
    """Return the image of a drive with `sectors` sectors: `files` without those that a deploy would leave out on it,
    and those that CircuitPython itself creates. Raise fat_image.TooLarge if they do not fit."""
    per_cluster, _, clusters = fat_image.shape(sectors)
    language = small_drives.language_in(files[SETTINGS])
    fitting, _ = small_drives.fitting(files, clusters * per_cluster * fat_image.SECTOR, language)
    return fat_image.image({**SYSTEM_FILES, **fitting}, sectors, _MOMENT).ljust(sectors * fat_image.SECTOR, b"\0")
