"""`python -m glowgrid`, and the command glowgrid: the plain-text game at a computer's terminal, or at both ends of a
pipe; with arguments against somebody elsewhere, which is the room host_net."""

import errno
import os
import sys

from .terminal import main as text_game
from .terminal.letters import spelt
from .words import terminal as words

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable

    Play = Callable[[], str | None]  # returns why it could not


def main() -> int:
    """Play; return the exit code: 1 where what is said can't be written, nothing can be read or nobody can be reached;
    2 for an argument."""
    arguments = sys.argv[1:]
    if arguments in (["-h"], ["--help"]):
        from .words import remote

        for line in (words.USAGE,) + remote.OPTIONS:
            print(spelt(line))
        return 0
    play: Play = text_game.main
    if arguments:
        try:
            from host_net.main import Refused, prepared
        except ModuleNotFoundError:  # somebody has lib alone
            return _complain(words.USAGE, 2)
        try:
            play = prepared(arguments)
        except Refused as error:
            return _complain(str(error), 2)
    sentence = _closed() or _play(play)
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


def _play(play: "Play") -> str:
    """Play, and return what cut the game short."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a byte or a character that the terminal lacks stops no game
    try:
        told = play()
        sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left goes nowhere
        return _why(error)
    return told or ""


def _why(error: OSError) -> str:
    if error.errno == errno.EPIPE:
        return words.NOBODY_READS
    reason = error.strerror or str(error)
    sentence = words.NOT_READ if error.errno in (errno.EIO, errno.EISDIR) else words.NOT_WRITTEN
    return sentence.format(reason[:1].lower() + reason[1:])


if __name__ == "__main__":
    sys.exit(main())
