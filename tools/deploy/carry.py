"""Carry a plan out. Whenever the drive is pulled, what is on it runs as before, or does not start until deployed again.

The order: the manifest with what was and what will be there; own.py; then code.py goes, so that nothing starts; what
is the owner's gets out of the way; what is left over of ours goes, twins too; then everything is written and read
again, the manifest as it stays, and code.py last.
"""

from collections.abc import Callable

from tools.build.payload import CODE, MANIFEST, OWN, Payload
from tools.deploy import deploy_sentences as sentences
from tools.deploy.deploy_sentences import Trouble
from tools.deploy.drive import Drive, in_sentences
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
    """Change nothing that runs."""
    if made.strange:
        drive.rename(MANIFEST, made.strange)
    drive.write(MANIFEST, manifest(_both(made.listed, digests(made.files))))
    if made.own:
        drive.write(OWN, made.own)


def _both(one: Digests, other: Digests) -> Digests:
    return {path: one.get(path, set()) | other.get(path, set()) for path in {*one, *other}}


def _clear(drive: Drive, made: Plan, step: Step) -> None:
    """Stop the program, then take away what is not to stay."""
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
    """Look at everything once more, as it is on the drive; only then may it start."""
    drive.write(MANIFEST, manifest(digests(files)))
    drive.settle()
    left = plan(drive, files)
    for path in left.write:
        if path != CODE:
            raise Trouble(sentences.differs(path))
    step(CODE)
    drive.write(CODE, files[CODE])
    drive.settle()
