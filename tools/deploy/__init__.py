"""Copy Glowgrid to a board's drive:

    python -m tools.deploy [DRIVE | --host HOST] [--yes] [--dry-run] [--source | --as-is | --mpy] [--folder]

Without DRIVE, the command finds the drive CIRCUITPY. It recognises Glowgrid's own files on the drive by the digests in
glowgrid-files.txt. It asks before it replaces or removes any other file, and keeps that file as NAME.before-glowgrid.
settings.toml and lib/glowgrid/games/own.py belong to the user.

With --host, the command writes over CircuitPython's web workflow. Its password is in the environment variable
CIRCUITPY_WEB_API_PASSWORD.

The modules:

- `drive` is the interface of a drive
- `folder_drive` reads and writes a mounted drive
- `web_drive` reads and writes the drive of a board on the network, with the client in `web_workflow`
- `drive_finder` finds drives, and chooses the form of the files
- `manifest` recognises our own files
- `plan` compares the drive with the new files
- `making_room` makes room on a drive that is nearly full
- `carry` carries out the plan
- `owner_additions` finds what the user has added
- `deploy_sentences` has the sentences that are printed
- `command` is the command line
- `release` builds the files of a release, with `drive_zip`, `circup_bundle` and `sbom`
"""

from tools.deploy.carry import carry_out
from tools.deploy.command import main
from tools.deploy.making_room import make_room
from tools.deploy.plan import Plan, plan

__all__ = ["Plan", "carry_out", "main", "make_room", "plan"]
