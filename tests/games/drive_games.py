"""Games as a board's drive has them, without the faster modules that only computers run."""

import types

from glowgrid import games
from tools.build.payload import ROOT
from tools.build.strip_source import stripped


def of_the_drive(key):
    """Return the class of the game with this key."""
    row = next(row for row in games.CATALOGUE if row[0] == key)
    module = types.ModuleType(f"glowgrid.games.{row[2]}_of_the_drive")
    module.__package__ = "glowgrid.games"
    source = stripped((ROOT / "lib" / "glowgrid" / "games" / f"{row[2]}.py").read_text(encoding="utf-8"))
    exec(compile(source, module.__name__, "exec"), module.__dict__)
    return getattr(module, row[3])
