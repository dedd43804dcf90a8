"""Carry out a plan for a deploy: change the files on the board's drive.

The order of the changes ensures that a half-copied version never starts. If the drive is unplugged before all changes
are made, the board runs the old version, or starts nothing until the next deploy. The steps are:

    1. Write a manifest with both the old and the new files, and write own.py.
    2. Remove code.py, so that nothing starts.
    3. Rename the user's files that are in the way.
    4. Remove Glowgrid's files that are no longer needed.
    5. Write the new files, and read them back.
    6. Write the final manifest, and code.py last.
"""

from collections.abc import Callable

from tools.build.drive_manifest import digests, manifest, merged
from tools.build.payload import CODE, MANIFEST, OWN, Payload
from tools.deploy import deploy_sentences as sentences
from tools.deploy.deploy_sentences import Trouble
from tools.deploy.drive import SAVED, Drive, in_sentences
from tools.deploy.plan import Plan, plan

Step = Callable[[str], None]


def carry_out(drive: Drive, todo: Plan, step: Step = lambda path: None) -> None:
    """Make the changes of the plan `todo`. Raise Trouble, with a message for the user, if that fails.

    `step` is called with the path of each file before the file is written, removed or renamed.
    """
    if plan(drive, todo.files) != todo:
        raise Trouble(sentences.MEANWHILE)
    with in_sentences(drive):
        if todo.needs > drive.free():
            raise Trouble(sentences.too_full(todo.needs, drive.free()))
        if todo.changes:
            drive.repair()
            _prepare(drive, todo)
            _clear(drive, todo, step)
            _write(drive, todo, step)
            _finish(drive, todo.files, step)


def _prepare(drive: Drive, todo: Plan) -> None:
    """Write the manifest of both old and new files, and own.py. The installed version can still run with them."""
    for path in todo.remove:
        if path.endswith(SAVED):  # its name is needed when the same file is replaced
            drive.remove(path)
    if todo.foreign_manifest:
        drive.rename(MANIFEST, todo.foreign_manifest)
    drive.write(MANIFEST, manifest(merged(todo.listed, digests(todo.files))))
    if todo.own:
        drive.write(OWN, todo.own)


def _clear(drive: Drive, todo: Plan, step: Step) -> None:
    """Remove code.py, rename the user's files that are in the way, and remove Glowgrid's unneeded files."""
    if CODE not in todo.aside:
        drive.remove(CODE)
    for path in sorted(todo.aside, key=lambda path: path != CODE):
        step(path)
        drive.rename(path, todo.aside[path])
    for path in todo.remove:
        step(path)
        drive.remove(path)


def _write(drive: Drive, todo: Plan, step: Step) -> None:
    for path, content in todo.write.items():
        if path != CODE:
            step(path)
            drive.write(path, content)


def _finish(drive: Drive, files: Payload, step: Step) -> None:
    """Write the final manifest, and compare all files on the drive once more. If they are correct, write code.py."""
    last = manifest(digests(files))
    if drive.read(MANIFEST) != last:
        drive.write(MANIFEST, last)
    drive.settle()
    left = plan(drive, files)
    for path in left.write:
        if path != CODE:
            raise Trouble(sentences.differs(path))
    step(CODE)
    drive.write(CODE, files[CODE])
    drive.settle()
