"""A person at a board with a journal, and the modules loaded there."""

import sys

import pytest
from fakes import Player

from glowgrid import games
from glowgrid.app.loader import unload
from tools.build import payload
from tools.build.lifetimes_table import current
from tools.build.module_imports import module_name


class Owner(Player):
    """A person at a board with a journal."""

    def __init__(self):
        super().__init__(store=bytearray(b"\xff" * 4096))

    def leave(self):
        """Go from any state of a game to the menu."""
        if self.scene == "Result":
            self.press("*")
        else:
            self.pause("leave")
        if self.scene == "Ask":
            self.press("5")

    def begin(self, game, bot=""):
        """Start a game from the menu: a person against bots of the kind `bot`, or people without one."""
        self.press("6" * ((KEYS.index(game) - self.app.scene.item) % len(KEYS)) + "5")
        self.app.session.setup().who = ["", *[bot] * 9]
        self.press("#")

    def play(self, plies):
        """Play until the game has this many plies or is over. A person ends it only if every move does."""
        match = self.app.session.match
        while match.game.ply < plies and match.game.outcome is None:
            if match.awaits_person:
                legal = match.game.legal_moves()
                goes_on = [move for move in legal if match.peek(move, lambda game: game.outcome is None)]
                match.play((goes_on or legal)[0])
            self.wait(50)


KEYS = [row[0] for row in games.CATALOGUE]
ROOMS = ("scenes", "session", "saves", "games", "bots", "engine", "view", "words")
ON_DEMAND = *ROOMS, "match_sentences", "chance_sentences", "result_sentences"
LATE = ("glowgrid.classic", "glowgrid.__main__")  # loaded by the tests

RESIDENT = current().scopes["startup"]
ALWAYS = {"glowgrid." + name for part in RESIDENT for name in part}
ON_COMPUTERS = {
    "glowgrid." + module_name(path.relative_to(payload.ROOT).as_posix())
    for path in payload.OURS.rglob("*.py")
    if payload.ON_COMPUTERS in path.read_bytes()
}


def loaded():
    """Return the names of the loaded modules, except those that only computers load."""
    names = {name for name in sys.modules if name.startswith("glowgrid.") and not name.startswith(LATE)}
    return names - ON_COMPUTERS


def at_menu():
    for name in loaded() - ALWAYS:
        if name.split(".")[1] in ON_DEMAND:
            unload(name)
    player = Owner()
    player.wait(1500)
    assert player.scene == "Menu"
    return player


@pytest.fixture
def fresh():
    """Return a function that powers on and waits for the menu, with only the modules loaded that a board has then."""
    before = {name: module for name, module in sys.modules.items() if name.startswith("glowgrid")}
    yield at_menu
    for name in loaded() - set(before):
        unload(name)
    sys.modules.update(before)
    for name, module in before.items():
        parent, _, child = name.rpartition(".")
        if parent:
            setattr(sys.modules[parent], child, module)
