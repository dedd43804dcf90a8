"""Parse the arguments of the command `glowgrid`."""

import os
from typing import NamedTuple

from glowgrid import games
from glowgrid.engine import transcript
from glowgrid.engine.game import Game
from glowgrid.online.protocol import invite_code
from glowgrid.translation import translated

from .words import remote
from .words import terminal as words

_OPTIONS = "--join", "--broker", "--ca"  # the options that need a value


class Refused(Exception):
    """The arguments are invalid. The exception's message is a sentence for the user."""


class OnlineChoice(NamedTuple):
    """The choices about online play that the command's arguments make."""

    letters: str  # the invite code of the match to join, or "" to host a new match
    broker: str  # the broker's address as the user typed it
    ca: str  # file with the certificates to trust, or "" to trust those of the system


def read(arguments: list[str]) -> OnlineChoice:
    """Parse `arguments`. Raise Refused if they are invalid."""
    given = _given(arguments)
    if ("--invite" in given) == ("--join" in given):
        raise Refused(words.USAGE + "\n" + remote.HELP)
    letters = invite_code.read(given["--join"]) if "--join" in given else ""
    if letters is None:
        raise Refused(remote.NO_CODE.format(given["--join"][:80]))
    broker = given.get("--broker") or os.environ.get("GLOWGRID_BROKER", "")
    if not broker:
        raise Refused(remote.NO_BROKER)
    return OnlineChoice(letters, broker, given.get("--ca", ""))


def read_transcript(line: str) -> Game:
    """Return the game in the transcript `line`. Raise Refused if it is no transcript."""
    try:
        return transcript.read(line, games.load)[1]  # type: ignore[no-any-return]
    except ValueError as error:
        raise Refused(translated(str(error), "errors")) from None


def _given(arguments: list[str]) -> dict[str, str]:
    """Return a dictionary from the name of each option to its value. The value of --invite is "". Raise Refused if an
    option is invalid."""
    given: dict[str, str] = {}
    rest = [part for argument in arguments for part in _split(argument)]
    while rest:
        name = rest.pop(0)
        if name in given or name != "--invite" and (name not in _OPTIONS or not rest):
            raise Refused(words.USAGE + "\n" + remote.HELP)
        given[name] = rest.pop(0) if name in _OPTIONS else ""
    return given


def _split(argument: str) -> list[str]:
    """Return [--NAME, VALUE] for an argument of the form --NAME=VALUE, if --NAME is in _OPTIONS. Otherwise return
    [argument]."""
    name, equals, value = argument.partition("=")
    return [name, value] if equals and name in _OPTIONS else [argument]
