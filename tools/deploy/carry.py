"""Carry out a plan: change the drive. If the drive is unplugged meanwhile, the old version still runs, or nothing
starts until the next deploy.

The order is as follows. Write the manifest with the old and the new files. Write own.py. Remove code.py, so that
nothing starts. Rename the user's files that are in the way. Remove our old files, including those in another form.
Write all files and read them back. Write the final manifest, and code.py last.
"""

from collections.abc import Callable

from tools.build.payload import CODE, MANIFEST, OWN, Payload
from tools.deploy import deploy_sentences as sentences
from tools.deploy.deploy_sentences import Trouble
from tools.deploy.drive_access import Drive, in_sentences
from tools.deploy.manifest import Digests, digests, manifest
from tools.deploy.plan import Plan, plan

Step = Callable[[str], None]


def carry_out(drive: Drive, made: Plan, step: Step = lambda path: None) -> None:
    """Bring the drive up to date. Raise Trouble, with one or two sentences, if that fails.

    `step` is called with each path before it is written, removed or renamed.
    """
    if plan(drive, made.files) != made:
        raise Trouble(sentences.MEANWHILE)
    with in_sentences(drive):
        if made.needs > drive.free():
            raise Trouble(sentences.too_full(made.needs, drive.free()))
        if made.changes:
            _prepare(drive, made)
            _clear(drive, made, step)
            _write(drive, made, step)
            _finish(drive, made.files, step)


def _prepare(drive: Drive, made: Plan) -> None:
    """Write the first manifest and own.py. This does not affect the running version."""
    if made.strange:
        drive.rename(MANIFEST, made.strange)
    drive.write(MANIFEST, manifest(_both(made.listed, digests(made.files))))
    if made.own:
        drive.write(OWN, made.own)


def _both(one: Digests, other: Digests) -> Digests:
    return {path: one.get(path, set()) | other.get(path, set()) for path in {*one, *other}}


def _clear(drive: Drive, made: Plan, step: Step) -> None:
    """Remove code.py and all other files that must not stay."""
    if CODE not in made.aside:
        drive.remove(CODE)
    for path in sorted(made.aside, key=lambda path: path != CODE):
        step(path)
        drive.rename(path, made.aside[path])
    for path in made.remove:
        step(path)
        drive.remove(path)


def _write(drive: Drive, made: Plan, step: Step) -> None:
    for path, content in made.write.items():
        if path != CODE:
            step(path)
            drive.write(path, content)


def _finish(drive: Drive, files: Payload, step: Step) -> None:
    """Check all files on the drive once more. Only then write code.py."""
    drive.write(MANIFEST, manifest(digests(files)))
    drive.settle()
    left = plan(drive, files)
    for path in left.write:
        if path != CODE:
            raise Trouble(sentences.differs(path))
    step(CODE)
    drive.write(CODE, files[CODE])
    drive.settle()
