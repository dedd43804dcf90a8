"""Command-line interface of plain text: the command `glowgrid`. It reads the arguments, plays, and returns the exit
code.

If standard input or output fails, the program ends with one sentence and an exit code, never with a traceback. For this
reason the game is imported only after the checks.
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

INTERRUPTED = 130  # exit code of a program that Ctrl-C has ended
# signals when the window is closed or the computer shuts down; Windows has only the second one
_GOODBYES = "SIGHUP", "SIGTERM"


def main() -> int:
    """Play. Return 1 if reading, writing or connecting failed, 2 if the arguments were invalid, otherwise 0."""
    try:
        return _run(sys.argv[1:])
    except KeyboardInterrupt:  # outside a game, which would handle it
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
    """Leave the game as after Ctrl-C, so that an opponent is notified."""
    raise KeyboardInterrupt


def _help() -> None:
    for line in (words.USAGE, *remote.OPTIONS):
        print(writable(line))


def _chosen(arguments: list[str]) -> Play:
    """Return a function that plays as the arguments demand, or raise Refused. Online play is imported only if
    necessary."""
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
    """Print the sentence to standard error, if that is open. Return `code`."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(writable(sentence), file=sys.stderr, flush=True)
    return code


def _closed() -> str:
    """Return a sentence if the program was started with a closed input or output, otherwise ""."""
    if sys.stdout is None:
        return words.NOWHERE_TO_WRITE
    return words.NOTHING_TO_READ if sys.stdin is None else ""


def _play(play: Play) -> str:
    """Play. Return a sentence if the game was interrupted, otherwise ""."""
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
    """Return the sentence for a stream that has failed."""
    if error.errno == errno.EPIPE:
        return words.NOBODY_READS
    reason = error.strerror or str(error)
    sentence = words.NOT_READ if error.errno in (errno.EIO, errno.EISDIR) else words.NOT_WRITTEN
    return sentence.format(reason[:1].lower() + reason[1:])


if __name__ == "__main__":
    sys.exit(main())
