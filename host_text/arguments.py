"""Reads the arguments of the command `glowgrid`."""

import os
from typing import NamedTuple

from glowgrid.online.protocol import invite_code
from glowgrid.words import remote
from glowgrid.words import terminal as words

OPTIONS = ("--join", "--broker", "--ca")


class Refused(Exception):
    """The arguments make no sense; the message is the sentence for the person."""


class Wish(NamedTuple):
    """The letters of a code to join, "" to invite; the broker, and the file of certificates to believe it by."""

    letters: str
    broker: str
    ca: str


def read(arguments: list[str]) -> Wish:
    """Return what the command line wants; raise a Refused where that is unclear."""
    given: dict[str, str] = {}
    rest = [part for argument in arguments for part in _split(argument)]
    while rest:
        name = rest.pop(0)
        if name in given or name != "--invite" and (name not in OPTIONS or not rest):
            raise Refused(words.USAGE + "\n" + remote.HELP)
        given[name] = rest.pop(0) if name in OPTIONS else ""
    if ("--invite" in given) == ("--join" in given):
        raise Refused(words.USAGE + "\n" + remote.HELP)
    letters = invite_code.read(given["--join"]) if "--join" in given else ""
    if letters is None:
        raise Refused(remote.NO_CODE.format(given["--join"][:80]))
    broker = given.get("--broker") or os.environ.get("GLOWGRID_BROKER", "")
    if not broker:
        raise Refused(remote.NO_BROKER)
    return Wish(letters, broker, given.get("--ca", ""))


def _split(argument: str) -> list[str]:
    """Return --NAME=VALUE as two."""
    name, equals, value = argument.partition("=")
    return [name, value] if equals and name in OPTIONS else [argument]
