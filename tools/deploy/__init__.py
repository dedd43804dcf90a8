"""Copy Glowgrid to a board's drive:

    python -m tools.deploy [DRIVE] [--yes] [--dry-run] [--source | --as-is | --mpy] [--folder]

Without DRIVE, the command finds the drive CIRCUITPY. It recognises Glowgrid's own files on the drive by the digests in
glowgrid-files.txt. It asks before it replaces or removes any other file, and keeps that file as NAME.before-glowgrid.
settings.toml and lib/glowgrid/games/own.py belong to the user.

The modules:

- `drive_access` reads and writes the drive
- `drive_finder` finds drives, and reads the version of their firmware
- `manifest` recognises our own files
- `plan` compares the drive with the new files
- `carry` carries out the plan
- `owner_additions` finds what the user has added
- `deploy_sentences` has the sentences that are printed
- `command` is the command line
"""

from tools.deploy.carry import carry_out
from tools.deploy.command import main
from tools.deploy.plan import Plan, plan

__all__ = ["Plan", "carry_out", "main", "plan"]
