"""The command `glowgrid`: reads its arguments, plays, and returns the exit code.

Whatever happens to standard input and output ends the program with one sentence and an exit code, never a traceback.
"""

import contextlib
import errno
import os
import sys
from collections.abc import Callable

from glowgrid.words import remote
from glowgrid.words import terminal as words

from . import offline
from .arguments import Refused, read
from .transliteration import writable

Play = Callable[[], str | None]
"""Plays until the person leaves; returns a sentence if it could not."""


def main() -> int:
    """Play. Return 1 if reading, writing or connecting fails, 2 if the arguments are wrong, else 0."""
    arguments = sys.argv[1:]
    if arguments in (["-h"], ["--help"]):
        return _help()
    try:
        play = _chosen(arguments)
    except Refused as error:
        return _complain(str(error), 2)
    sentence = _closed() or _play(play)
    return _complain(sentence, 1) if sentence else 0


def _help() -> int:
    for line in (words.USAGE, *remote.OPTIONS):
        print(writable(line))
    return 0


def _chosen(arguments: list[str]) -> Play:
    """Return what the arguments ask for. Online play loads only if they do."""
    if not arguments:
        return offline.play
    wish = read(arguments)
    from .broker import NotReached, address
    from .online_session import OnlineSession

    try:
        where = address(wish.broker, wish.ca)
    except NotReached as error:
        raise Refused(str(error)) from None
    return lambda: OnlineSession(wish.letters, where).play()


def _complain(sentence: str, code: int) -> int:
    """Print the sentence to standard error, if anybody can read it there; return `code`."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(writable(sentence), file=sys.stderr, flush=True)
    return code


def _closed() -> str:
    """Return a sentence if the program was started with a closed input or output."""
    if sys.stdout is None:
        return words.NOWHERE_TO_WRITE
    return words.NOTHING_TO_READ if sys.stdin is None else ""


def _play(play: Play) -> str:
    """Play; return a sentence if the game was cut short."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an unknown byte or character must not stop the game
    try:
        told = play()
        sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes the buffer once more at exit
        return _why(error)
    return told or ""


def _why(error: OSError) -> str:
    """Return the sentence for a stream that failed."""
    if error.errno == errno.EPIPE:
        return words.NOBODY_READS
    reason = error.strerror or str(error)
    sentence = words.NOT_READ if error.errno in (errno.EIO, errno.EISDIR) else words.NOT_WRITTEN
    return sentence.format(reason[:1].lower() + reason[1:])


if __name__ == "__main__":
    sys.exit(main())
