"""Othello as a board's drive has it, without the tables that only computers use."""

import types

from tools.build.payload import ROOT
from tools.build.strip_source import stripped


def othello_of_the_drive():
    """Return the class of the game."""
    module = types.ModuleType("glowgrid.games.othello_of_the_drive")
    module.__package__ = "glowgrid.games"
    source = stripped((ROOT / "lib" / "glowgrid" / "games" / "othello.py").read_text(encoding="utf-8"))
    exec(compile(source, module.__name__, "exec"), module.__dict__)
    return module.Othello
