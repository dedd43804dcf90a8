"""The example game from the docs of version 0.1.0, unchanged, to check that a game written from it still runs."""

import importlib.util
import sys
from pathlib import Path

from glowgrid import games

PATH = Path(__file__).resolve().parent.parent / "corpus" / "0.1.0" / "cookbook_game.py"
NAME = "glowgrid.games.cookbook_0_1_0"  # the file runs as a module of that package because it imports from ..engine


def game_of_0_1_0():
    """Import the file and return its class."""
    if NAME not in sys.modules:
        spec = importlib.util.spec_from_file_location(NAME, PATH)
        sys.modules[NAME] = games.cookbook_0_1_0 = module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return sys.modules[NAME].Domineering
