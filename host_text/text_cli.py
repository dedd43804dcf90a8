"""Run the command `glowgrid`: read the arguments, play, and return the exit code.

If standard input or output fails, the command prints one sentence instead of a traceback. The modules of the game are
imported inside `main`, so that Ctrl-C ends the command quietly even while they load.
"""

import contextlib
import errno
import os
import signal
import sys
from collections.abc import Callable

from glowgrid.translation import translated

from .transliteration import writable
from .words import remote
from .words import terminal as words

Play = Callable[[], str | None]
"""A function that plays until the user leaves. It returns a sentence with the reason if playing was impossible.

Otherwise it returns "" or None.
"""

INTERRUPTED = 130  # usual exit code of a program that was ended with Ctrl-C
# sent when the terminal window is closed, or the computer shuts down; Windows has no SIGHUP
_END_SIGNALS = "SIGHUP", "SIGTERM"


def main() -> int:
    """Run the command, and return its exit code:

    - 0: the user has played.
    - 1: reading, writing or connecting failed.
    - 2: an argument is invalid.
    - INTERRUPTED: the user has pressed Ctrl-C.
    """
    try:
        return _run(sys.argv[1:])
    except KeyboardInterrupt:  # before or after a game; during one, Prompter.session handles it
        return INTERRUPTED


def _run(arguments: list[str]) -> int:
    from .arguments import Refused

    for name in _END_SIGNALS:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _interrupt)
    try:
        play = _chosen(arguments)
        sentence = _closed() or _play(play)
    except Refused as error:
        return _complain(str(error), 2)
    except Exception as error:  # a game that the user has written may raise anything
        from . import own_game_fault

        sentence = own_game_fault.sentence(error)
        if not sentence:
            raise
    return _complain(sentence, 1) if sentence else 0


def _interrupt(number: int, frame: object) -> None:
    """Handle an end signal in the same way as Ctrl-C, so that an opponent is notified."""
    raise KeyboardInterrupt


def _help() -> None:
    _print(words.USAGE, *remote.OPTIONS)


def _version() -> None:
    from host_common import version

    _print(version.TEXT)


def _print(*lines: str) -> None:
    """Print `lines`. If nobody reads them to the end, as with `| head -2`, stop without a sentence."""
    try:
        for line in lines:
            print(writable(line))
        sys.stdout.flush()
    except BrokenPipeError:
        _discard_output()


def _chosen(arguments: list[str]) -> Play:
    """Return the function that plays what `arguments` ask for. Raise Refused if `arguments` are invalid.

    The modules for online play are imported only if they are needed.
    """
    from .arguments import Refused, read, read_transcript
    from .text_language import fault, split

    language, arguments = split(arguments)
    if language == "":
        raise Refused(words.USAGE)
    if language and (sentence := fault(language)):
        raise Refused(translated(sentence, "errors"))
    if {"-h", "--help"} & set(arguments):
        return _help
    if "--version" in arguments:
        return _version
    if not arguments or len(arguments) == 1 and arguments[0][:1] != "-" and "/" in arguments[0]:
        from . import offline

        game = read_transcript(arguments[0]) if arguments else None
        return lambda: offline.play(game=game)
    from .broker import NotReached, address
    from .online_session import OnlineSession

    choice = read(arguments)
    try:
        where = address(choice.broker, choice.ca)
    except NotReached as error:
        raise Refused(str(error)) from None
    return lambda: OnlineSession(choice.letters, where).play()


def _complain(sentence: str, code: int) -> int:
    """Print `sentence` to standard error, unless standard error is closed. Return `code`."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(writable(sentence), file=sys.stderr, flush=True)
    return code


def _closed() -> str:
    """Return a sentence if standard input or output was already closed when the program started, otherwise ""."""
    if sys.stdout is None:
        return words.NOWHERE_TO_WRITE
    return words.NOTHING_TO_READ if sys.stdin is None else ""


def _play(play: Play) -> str:
    """Call `play`. If `play` fails, return a sentence with the reason, otherwise ""."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an unknown byte or character must not stop the game
    try:
        sentence = play()
        sys.stdout.flush()
    except OSError as error:
        from . import own_game_fault

        if sentence := own_game_fault.sentence(error):
            return sentence
        _discard_output()
        return _why(error)
    return sentence or ""


def _discard_output() -> None:
    """Send further output nowhere. Python flushes standard output again at exit, which would fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _why(error: OSError) -> str:
    """Return a sentence that explains `error`, which occurred while reading or writing."""
    if error.errno == errno.EPIPE:
        return words.NOBODY_READS
    reason = error.strerror or str(error)
    sentence = words.NOT_READ if error.errno in (errno.EIO, errno.EISDIR) else words.NOT_WRITTEN
    return sentence.format(reason[:1].lower() + reason[1:])


if __name__ == "__main__":
    sys.exit(main())
