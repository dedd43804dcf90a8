"""Make room on a drive that is too full for a deploy: remove some of our own files first, and write them again later.

Otherwise a deploy needs room for a second manifest and for a second copy of the largest file that it replaces. A small
drive, such as that of a Pico W, has less than that.
"""

from tools.build.drive_manifest import digests, manifest
from tools.build.payload import CODE, MANIFEST, SETTINGS
from tools.deploy import deploy_sentences as sentences
from tools.deploy.deploy_sentences import Trouble
from tools.deploy.drive import FILE, Drive, in_sentences
from tools.deploy.plan import Plan, plan


def make_room(drive: Drive, todo: Plan) -> Plan:
    """Remove the files that change, and as many others as necessary for a second manifest. Return the plan for what is
    then on the drive.

    code.py is removed first, so that nothing starts before the deploy is complete. If the plan `todo` fits as it is,
    return it and change nothing. If it fits by no means, raise Trouble and change nothing.
    """
    with in_sentences(drive):
        if todo.needs <= drive.free():
            return todo
        if plan(drive, todo.files) != todo:
            raise Trouble(sentences.MEANWHILE)
        changed, kept = _rewritten(drive, todo)
        first = [*todo.remove, *changed, *([] if CODE in todo.aside else [CODE])]
        freed = sum(_size(drive, path) for path in {*first, *kept})
        needs = _least(drive, todo)
        if needs > drive.free() + freed:
            raise Trouble(sentences.too_full(needs - freed, drive.free()))
        print(sentences.NEARLY_FULL)
        drive.repair()
        for path in reversed(first):
            drive.remove(path)
        while kept and drive.free() < _manifest(drive, todo):
            drive.remove(kept.pop(0))
        return plan(drive, todo.files)


def _rewritten(drive: Drive, todo: Plan) -> tuple[list[str], list[str]]:
    """Return the paths of our files that may be removed, because they are written again: those that change, and the
    others. Large files come first."""
    there = [path for path in todo.files if path not in (CODE, SETTINGS, *todo.aside) and drive.kind(path) == FILE]
    there.sort(key=lambda path: -_size(drive, path))
    return [path for path in there if path in todo.write], [path for path in there if path not in todo.write]


def _least(drive: Drive, todo: Plan) -> int:
    """Return how many bytes must be free for the plan after the removal of all files that may be removed."""
    last = _manifest(drive, todo)
    settings = [SETTINGS] if SETTINGS not in todo.write else []
    files = sum(drive.size_on_disk(len(content)) for path, content in todo.files.items() if path not in settings)
    return max(last, last + drive.size_on_disk(len(todo.own)) - _size(drive, MANIFEST) + files)


def _manifest(drive: Drive, todo: Plan) -> int:
    return drive.size_on_disk(len(manifest(digests(todo.files))))


def _size(drive: Drive, path: str) -> int:
    """Return the number of bytes that a file takes on the drive, or 0 if there is no such file."""
    return drive.size_on_disk(len(drive.read(path) or b""))
