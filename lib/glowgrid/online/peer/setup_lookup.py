"""Setup lookup: finds the game and the options of a match for a guest or a spectator, who has only the invite code."""


MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Generator

    from ..protocol.match_state import Setup
    from ..types import Clock
    from .broker_link import BrokerLink

_MOST = 7  # maximum number of parts in the queue


def asking(line: "BrokerLink", clock: "Clock") -> "Generator[None, None, Setup]":
    """Wait for the setup of the match, as a generator, and return it: its `game`, `options` and `sides`.

    A guest reads only the setup that is signed with the players' secret, and a spectator the first part of the match.
    The parts that a spectator has read stay in the queue of the link.
    """
    from ..protocol import match_state as formats

    come: list = []
    while True:
        line.poll(clock.now())
        if line.setup:
            setup = formats.read_setup(line.secret, line.setup)
            line.setup = ""
            if setup is not None:
                return setup
        while line.states and not line.seat:
            come = come[-_MOST:] + [line.states.pop(0)]
            state = formats.read(line.state_key, come[-1])
            if state is not None and state.at == 0:
                line.states = come + line.states
                return state
        yield None


def here(setup: "Setup") -> str:
    """Return a letter for each player of a setup, from the guest's side: "h" plays here, "e" at the opponent."""
    return "".join(["e" if side == "h" else "h" for side in setup.sides])
