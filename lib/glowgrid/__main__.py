"""`python -m glowgrid`, and the command glowgrid: the plain-text game at a computer's terminal, or at both ends of a
pipe."""

import errno
import os
import sys

from .terminal import main as text_game
from .terminal.letters import spelt
from .words import terminal as words


def main() -> int:
    """Play; return the exit code: 1 where what is said can't be written, or nothing can be read; 2 for an argument."""
    arguments = sys.argv[1:]
    if arguments in (["-h"], ["--help"]):
        print(spelt(words.USAGE))
        return 0
    if arguments:
        return _complain(words.USAGE, 2)
    sentence = _closed() or _play()
    return _complain(sentence, 1) if sentence else 0


def _complain(sentence: str, code: int) -> int:
    if sys.stderr is not None:
        try:
            print(spelt(sentence), file=sys.stderr, flush=True)
        except OSError:
            pass  # there is nobody left to tell
    return code


def _closed() -> str:
    if sys.stdout is None:
        return words.NOWHERE_TO_WRITE
    return words.NOTHING_TO_READ if sys.stdin is None else ""


def _play() -> str:
    """Play, and return what cut the game short."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a byte or a character that the terminal lacks stops no game
    try:
        text_game.main()
        sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left goes nowhere
        return _why(error)
    return ""


def _why(error: OSError) -> str:
    if error.errno == errno.EPIPE:
        return words.NOBODY_READS
    reason = error.strerror or str(error)
    sentence = words.NOT_READ if error.errno in (errno.EIO, errno.EISDIR) else words.NOT_WRITTEN
    return sentence.format(reason[:1].lower() + reason[1:])


if __name__ == "__main__":
    sys.exit(main())
