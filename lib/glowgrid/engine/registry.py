"""Reading a catalogue: rows of (key, title, module, class, icon), so that nobody needs to know the classes.

The menu does without it: whoever loads a game has it imported.
"""

import gc
import sys


def short(text: str) -> str:
    """Return the beginning of what somebody wrote, to name it in a sentence."""
    return text if len(text) <= 20 else text[:20] + "..."


def load(catalogue: tuple, package: str, key: str) -> "type":
    """Import and return the class behind `key`; raise a ValueError naming the keys there are."""
    for row in catalogue:
        if row[0] == key:
            name = package + "." + row[2]
            if name not in sys.modules:
                gc.collect()  # what stays for long is best put side by side
            module = __import__(name, None, None, (row[3],))
            return getattr(module, row[3])
    known = ", ".join([row[0] for row in catalogue])
    raise ValueError(f"{short(key)!r} is not in the catalogue; there are {known}.")
