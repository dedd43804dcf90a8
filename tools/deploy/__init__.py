"""Put Glowgrid on the board:

    python -m tools.deploy [DRIVE] [--yes] [--dry-run] [--source | --as-is | --mpy] [--folder]

finds the drive CIRCUITPY, or takes its folder. What deploy did not write is never overwritten or removed unasked: it
knows its own files by their digests in glowgrid-files.txt; whatever else is in the way is named, and kept beside as
NAME.before-glowgrid. settings.toml and lib/glowgrid/games/own.py are the owner's.

`drive` touches the file system; `boards` finds drives and tells what runs there; `manifest` knows our files again;
`plan` compares; `carry` changes the drive; `owner` reads what is the owner's; `words` has the sentences; `command` is
what people call.
"""

from tools.deploy.carry import carry_out
from tools.deploy.command import main
from tools.deploy.plan import Plan, plan

__all__ = ["Plan", "carry_out", "main", "plan"]
