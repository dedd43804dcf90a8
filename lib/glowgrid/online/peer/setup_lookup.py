"""Finds out the game and the options of a match for a guest or a spectator, who knows only the invite code."""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator

    from ..protocol.match_state import Setup
    from ..types import Clock
    from .broker_link import BrokerLink

_MOST = 7  # maximum number of earlier parts that are kept


def asking(line: "BrokerLink", clock: "Clock") -> "Iterator[Setup | None]":
    """Generator: yield None until the setup of the match has arrived, then yield the setup.

    A guest waits for the setup that is signed with the players' secret. A spectator waits for the first part of the
    match, which contains the setup. The parts of the match that arrive in the meantime stay in the queue of `line`.
    """
    from ..protocol import match_state

    arrived: list = []
    while True:
        line.poll(clock.now())
        if line.setup:
            setup = match_state.read_setup(line.secret, line.setup)
            line.setup = ""
            if setup is not None:
                yield setup
        while line.states and not line.seat:
            arrived = arrived[-_MOST:] + [line.states.pop(0)]
            state = match_state.read(line.state_key, arrived[-1])
            if state is not None and state.at == 0:
                line.states = arrived + line.states
                yield state
        yield None


def here(setup: "Setup") -> str:
    """Return one letter for each player of `setup`: "h" if the player is on the guest's side, "e" if on the host's."""
    return "".join(["e" if side == "h" else "h" for side in setup.sides])
