"""Script for a fresh Python: begins a match of each game on the drive in a folder, from the menu and from the setup
scene, against the easy and the hard bot.

It prints as JSON, for each beginning, how often each module was imported from the key # on until nothing is left to
load.
"""

import json
import sys

sys.path[:0] = [sys.argv[1] + "/lib", "tools/vm"]
from person import Person  # noqa: E402


class Imports:
    """A finder of modules that finds none, and counts the searches for modules of glowgrid."""

    counts: dict = {}

    @classmethod
    def find_spec(cls, name, path, target=None):
        if name.startswith("glowgrid."):
            cls.counts[name] = cls.counts.get(name, 0) + 1


def begin(person, number, scene, bot):
    """Begin game `number` of the catalogue in this scene, return to the menu, and return the counts of imports."""
    while person.app.scene.item != number:
        person.press("6")
    person.press("5")
    person.app.session.setup().who = ["", *[bot] * 9]
    if scene == "menu":
        person.press("*")
    person.wait(1000)
    assert person.scene.lower() == scene
    Imports.counts = {}
    person.press("#")
    person.wait(3000)
    assert person.scene == "Play" and person.app.session.running.loading == ()
    found = dict(Imports.counts)
    person.press("A45")
    if person.scene == "Ask":  # a roll was made, so there is something to leave
        person.press("5")
    person.wait(1000)
    return found


sys.meta_path.insert(0, Imports)
person = Person()
person.to_menu()
from glowgrid import games  # noqa: E402

print(
    json.dumps(
        {
            f"{games.CATALOGUE[number][0]} {scene} {bot}": begin(person, number, scene, bot)
            for number in range(len(games.CATALOGUE))
            for scene in ("menu", "setup")
            for bot in ("easy", "hard")
        }
    )
)
