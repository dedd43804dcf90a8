"""Runs on the VM: power on, wait for the menu, and print every module that was imported, with its file."""

import sys

from person import Person

from glowgrid import unload
from glowgrid.hal.names import check_file

files = {}


class Wrong:
    """Stands in for the settings, where a line of them is wrong."""

    mistrust = print


def note():
    for name in sys.modules:
        if name.startswith("glowgrid"):
            files[name] = sys.modules[name].__file__


def forget(name):
    """Stand in for the app's: what it lets go was imported too."""
    note()
    let_go(name)


check_file(Wrong)  # as code.py does
let_go, unload.forget = unload.forget, forget
person = Person()
while person.scene != "Menu":
    person.tick()
person.wait(100)
note()
for name in sorted(files):
    print(name, files[name])
