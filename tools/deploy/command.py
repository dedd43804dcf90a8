"""Command line of the tool deploy: find the drive, ask for confirmation, carry out the plan, and report the result."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

from host_common import command_line
from tools.build import small_drives
from tools.build.mpy import CannotCompile
from tools.build.payload import AS_IS, CODE, MPY, SETTINGS, SOURCE, Missing, payload
from tools.deploy import deploy_sentences as sentences
from tools.deploy import drive_finder
from tools.deploy.carry import carry_out
from tools.deploy.deploy_sentences import Trouble
from tools.deploy.drive import Drive
from tools.deploy.folder_drive import FolderDrive
from tools.deploy.making_room import make_room
from tools.deploy.plan import Plan, plan
from tools.deploy.web_drive import WebDrive
from tools.deploy.web_workflow import VARIABLE, WebWorkflow, password

Ask = Callable[[str], bool]


def main(arguments: list[str] | None = None) -> int:
    """Deploy, report the result, and return the exit code."""
    options = parser().parse_args(arguments)
    try:
        return deploy(options)
    except (Trouble, Missing, CannotCompile) as error:
        print(error, file=sys.stderr)
    except KeyboardInterrupt:
        print(f"\n{sentences.STOPPED}", file=sys.stderr)
    except BrokenPipeError:  # nobody reads the output to the end, as with `| head -2`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes it again at exit
        if not options.dry_run:
            print(sentences.STOPPED, file=sys.stderr)
    return 1


def parser() -> argparse.ArgumentParser:
    found = command_line.parser("python -m tools.deploy", "Put Glowgrid on the board's drive.")
    where = found.add_mutually_exclusive_group()
    where.add_argument("drive", nargs="?", type=Path, help="the drive's folder (default: the drive CIRCUITPY)")
    where.add_argument(
        "--host", help=f"the board's name or address, to deploy over its web workflow; its password is in {VARIABLE}"
    )
    found.add_argument("--yes", action="store_true", help="rename files that are in the way, without asking")
    found.add_argument("--folder", action="store_true", help="fill this folder, although it is not a board's drive")
    found.add_argument("--dry-run", action="store_true", help="only list what would be done")
    form = found.add_mutually_exclusive_group()
    for name, meaning in (
        (SOURCE, "write stripped sources for any version of CircuitPython"),
        (AS_IS, "write sources with docstrings, comments and annotations, to read and to change"),
        (MPY, "write .mpy for CircuitPython 10, whatever boot_out.txt says"),
    ):
        form.add_argument(f"--{name}", dest="form", action="store_const", const=name, default="", help=meaning)
    return found


def deploy(options: argparse.Namespace) -> int:
    """Deploy as the options say, and return the exit code."""
    drive = _drive(options)
    print(f"Glowgrid goes to {drive.name}.")
    if not options.dry_run:
        drive.check_writable()
    if not (drive.is_board() or options.folder or options.dry_run):
        _ask_folder(drive)
    form, why = drive_finder.form(drive, options.form)
    print("\n".join(filter(None, (drive_finder.advice(drive), why))))
    language = small_drives.language_in(drive.read(SETTINGS) or b"")
    files, left_out = small_drives.fitting(payload(form), drive.size(), language)
    todo = plan(drive, files)
    print("".join(f"{sentence}\n" for sentence in [*todo.messages, *small_drives.sentences(left_out)]), end="")
    if options.dry_run:
        print("\n".join([*todo.lines, sentences.listed(todo.kept)]))
        return 0
    if todo.aside:
        _ask_aside(todo, options.yes)
    if todo.changes:
        with_progress(drive, make_room(drive, todo))
    print(sentences.done(len(todo.write), len(todo.remove), todo.kept))
    print(sentences.RESTART if options.host else sentences.EJECT)
    return 0


def _drive(options: argparse.Namespace) -> Drive:
    if options.host is not None:
        return WebDrive(WebWorkflow(options.host, password()))
    return FolderDrive(_folder(options.drive or drive_finder.find()))


def _folder(root: Path) -> Path:
    if not root.is_dir():
        raise Trouble(sentences.no_folder(root))
    if drive_finder.in_project(root.resolve()):
        raise Trouble(sentences.project(root))
    return root


def _ask_folder(drive: Drive) -> None:
    if not sys.stdin.isatty():
        raise Trouble(f"{sentences.no_board(drive.name)} {sentences.NO_BOARD_HELP}")
    print(sentences.no_board(drive.name))
    _insist(sentences.ASK_FOLDER)


def _ask_aside(todo: Plan, yes: bool) -> None:
    print("\n".join([sentences.IN_THE_WAY, *(sentences.aside(path, new) for path, new in todo.aside.items())]))
    if yes:
        return
    if not sys.stdin.isatty():
        raise Trouble(sentences.not_asked(len(todo.aside)))
    _insist(sentences.ASK_ASIDE)


def _insist(question: str) -> None:
    """Ask a yes-or-no question. Raise Trouble unless the answer is yes."""
    try:
        answer = input(f"{question} [y/N] ")
    except (EOFError, KeyboardInterrupt):
        answer = ""
        print()
    if answer.strip().lower() not in ("y", "yes"):
        raise Trouble(sentences.UNCHANGED)


def with_progress(drive: Drive, todo: Plan) -> None:
    """Carry out the plan `todo` and show a progress bar. Without the package Rich, print each path instead."""
    try:
        from rich.progress import BarColumn, Progress, TextColumn
    except ImportError:
        return carry_out(drive, todo, print)
    with Progress(BarColumn(), TextColumn("{task.completed}/{task.total}  {task.description}")) as progress:
        task = progress.add_task("", total=len(todo.aside) + len(todo.remove) + len({*todo.write, CODE}))
        carry_out(drive, todo, lambda path: progress.update(task, advance=1, description=path))
