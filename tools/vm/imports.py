"""Script for the VM: powers on, waits for the menu, and prints every module that was imported, with its file."""

import sys

from person import Person

from glowgrid import unload

files: dict = {}


def note() -> None:
    for name in sys.modules:
        module = sys.modules[name]
        # not a folder that is a package without __init__.py
        if name.startswith("glowgrid") and hasattr(module, "__file__"):
            files[name] = module.__file__


def forget(name: str) -> None:
    """Replacement for the app's `forget` that first records what is loaded."""
    note()
    let_go(name)


let_go, unload.forget = unload.forget, forget
person = Person()
while person.scene != "Menu":
    person.tick()
person.wait(100)
note()
for name in sorted(files):
    print(name, files[name])
