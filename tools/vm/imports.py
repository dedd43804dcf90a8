"""Runs on the VM: power on, wait for the menu, and print every module that was imported, with its file."""

import sys

from person import Person

from glowgrid.app import loader

files: dict = {}


def note() -> None:
    for name in sys.modules:
        module = sys.modules[name]
        if name.startswith("glowgrid") and hasattr(module, "__file__"):  # not a folder that is a package by itself
            files[name] = module.__file__


def unload(name: str) -> None:
    """Stand in for the app's: what it unloads was imported too."""
    note()
    unload_module(name)


unload_module, loader.unload = loader.unload, unload
person = Person()
while person.scene != "Menu":
    person.tick()
person.wait(100)
note()
for name in sorted(files):
    print(name, files[name])
