"""What a match is that somebody joins, or looks on at, with a code alone. Imports engine alone."""

from ..protocol.match_state import State, read

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Generator

    from ..types import Clock
    from .broker_link import BrokerLink

_MOST = 7  # parts that wait


def asking(line: "BrokerLink", clock: "Clock") -> "Generator[None, None, State]":
    """Return (as a generator, which ends once it has come) the first part of the match: its `game`, `options` and
    `sides`. Whoever asks gives up when they like. What has come waits on the line for who looks on."""
    come: list = []
    while True:
        line.poll(clock.now())
        while line.states:
            come = come[-_MOST:] + [line.states.pop(0)]
            state = read(line.letters, come[-1])
            if state is not None and state.at == 0:
                line.states = come + line.states
                return state
        yield None


def here(state: State) -> str:
    """Return who decides for each colour as the joining side sees it: h here, e elsewhere."""
    return "".join(["e" if side == "h" else "h" for side in state.sides])
