"""The command `glowgrid`: reads its arguments, plays, and returns the exit code.

Whatever happens to standard input and output ends the program with one sentence and an exit code, never a traceback.
The game itself is imported only after that is ensured.
"""

import contextlib
import errno
import os
import signal
import sys
from collections.abc import Callable

from .transliteration import writable
from .words import remote
from .words import terminal as words

Play = Callable[[], str | None]
"""Plays until the person leaves. Returns a sentence if that was not possible."""

INTERRUPTED = 130  # the exit code of a program that Ctrl-C ended
_GOODBYES = "SIGHUP", "SIGTERM"  # the window was closed, the computer shuts down; Windows has only the second


def main() -> int:
    """Play. Return 1 if reading, writing or connecting failed, 2 if the arguments were wrong, else 0."""
    try:
        return _run(sys.argv[1:])
    except KeyboardInterrupt:  # outside of a game, in which it ends with a goodbye
        return INTERRUPTED


def _run(arguments: list[str]) -> int:
    from .arguments import Refused

    for name in _GOODBYES:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _interrupt)
    try:
        play = _help if {"-h", "--help"} & set(arguments) else _chosen(arguments)
    except Refused as error:
        return _complain(str(error), 2)
    sentence = _closed() or _play(play)
    return _complain(sentence, 1) if sentence else 0


def _interrupt(number: int, frame: object) -> None:
    """Leave the game as Ctrl-C does, so that an opponent is told."""
    raise KeyboardInterrupt


def _help() -> None:
    for line in (words.USAGE, *remote.OPTIONS):
        print(writable(line))


def _chosen(arguments: list[str]) -> Play:
    """Return what the arguments ask for, or raise Refused. Online play is imported only if they ask for it."""
    if not arguments:
        from . import offline

        return offline.play
    from .arguments import Refused, read
    from .broker import NotReached, address
    from .online_session import OnlineSession

    wish = read(arguments)
    try:
        where = address(wish.broker, wish.ca)
    except NotReached as error:
        raise Refused(str(error)) from None
    return lambda: OnlineSession(wish.letters, where).play()


def _complain(sentence: str, code: int) -> int:
    """Print the sentence to standard error, if anybody can read it there. Return `code`."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(writable(sentence), file=sys.stderr, flush=True)
    return code


def _closed() -> str:
    """Return a sentence if the program was started with a closed input or output, else ""."""
    if sys.stdout is None:
        return words.NOWHERE_TO_WRITE
    return words.NOTHING_TO_READ if sys.stdin is None else ""


def _play(play: Play) -> str:
    """Play. Return a sentence if the game was cut short, else ""."""
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
