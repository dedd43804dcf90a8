"""What is played where somebody joins, or watches, with a code alone."""


MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Generator

    from ..protocol.match_state import Setup
    from ..types import Clock
    from .broker_link import BrokerLink

_MOST = 7  # parts that wait


def asking(line: "BrokerLink", clock: "Clock") -> "Generator[None, None, Setup]":
    """Return (as a generator, which ends once it is known) the `game`, `options` and `sides` of the match.

    A guest reads the setup that is signed with the players' secret, and nothing else; a spectator the first part of the
    match. What a spectator has read stays on the line.
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
    """Return who decides for each colour as the guest sees it: h here, e elsewhere."""
    return "".join(["e" if side == "h" else "h" for side in setup.sides])
