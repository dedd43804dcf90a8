"""Reads the arguments of the command `glowgrid`."""

import os
from typing import NamedTuple

from glowgrid.online.protocol import invite_code

from .words import remote
from .words import terminal as words

_OPTIONS = "--join", "--broker", "--ca"  # options with a value


class Refused(Exception):
    """The arguments are invalid. The message is the sentence for the user."""


class Wish(NamedTuple):
    """The user's choices for online play."""

    letters: str  # letters of the invite code to join with, or "" to host a match
    broker: str  # the broker's address as the user typed it
    ca: str  # file with the certificates to check the broker's against, or "" for those of the system


def read(arguments: list[str]) -> Wish:
    """Parse the arguments. Raise Refused if they are invalid."""
    given = _given(arguments)
    if ("--invite" in given) == ("--join" in given):
        raise Refused(words.USAGE + "\n" + remote.HELP)
    letters = invite_code.read(given["--join"]) if "--join" in given else ""
    if letters is None:
        raise Refused(remote.NO_CODE.format(given["--join"][:80]))
    broker = given.get("--broker") or os.environ.get("GLOWGRID_BROKER", "")
    if not broker:
        raise Refused(remote.NO_BROKER)
    return Wish(letters, broker, given.get("--ca", ""))


def _given(arguments: list[str]) -> dict[str, str]:
    """Return the options by name, each with its value, or with "" for --invite."""
    given: dict[str, str] = {}
    rest = [part for argument in arguments for part in _split(argument)]
    while rest:
        name = rest.pop(0)
        if name in given or name != "--invite" and (name not in _OPTIONS or not rest):
            raise Refused(words.USAGE + "\n" + remote.HELP)
        given[name] = rest.pop(0) if name in _OPTIONS else ""
    return given


def _split(argument: str) -> list[str]:
    """Return --NAME=VALUE as a list of two, and anything else as a list of one."""
    name, equals, value = argument.partition("=")
    return [name, value] if equals and name in _OPTIONS else [argument]
