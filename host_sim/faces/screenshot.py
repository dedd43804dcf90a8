"""Save a picture of the board in a file whose name has the date and the time.

Imports Pillow, when a picture is saved.
"""

import time
from pathlib import Path
from types import ModuleType

from host_sim import user_files
from host_sim.simulator import Simulator


def save(sim: Simulator, folder: Path, words: ModuleType) -> str:
    """Save a picture in `folder`. Return a sentence for the user in the language of `words`: where it is, or why it
    cannot be saved."""
    path = user_files.unused(folder / f"glowgrid-{time.strftime('%Y%m%d-%H%M%S')}.png")
    try:
        sim.screenshot(path)
    except OSError as error:
        return words.CANNOT_BE_WRITTEN.format(path, user_files.reason(error, words))  # type: ignore[no-any-return]
    return words.PICTURE_SAVED.format(path)  # type: ignore[no-any-return]
