"""Deploy: copies Glowgrid to the board:

    python -m tools.deploy [DRIVE] [--yes] [--dry-run] [--source | --as-is | --mpy] [--folder]

finds the drive CIRCUITPY, or takes its folder as an argument. Deploy recognises its own files by their digests in
glowgrid-files.txt. It never overwrites or removes any other file without asking: if a file is in the way, it prints its
name and keeps it as NAME.before-glowgrid. settings.toml and lib/glowgrid/games/own.py belong to the user.

`drive` accesses the file system; `boards` finds drives and reads their firmware version; `manifest` recognises our
files; `plan` compares; `carry` changes the drive; `owner` reads the user's files; `deploy_sentences` has the sentences;
`command` is the command line.
"""

from tools.deploy.carry import carry_out
from tools.deploy.command import main
from tools.deploy.plan import Plan, plan

__all__ = ["Plan", "carry_out", "main", "plan"]
