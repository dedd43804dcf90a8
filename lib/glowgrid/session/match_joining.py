"""Joins a match on a network by its invite code, and finds out which game is played in it. Loaded on demand."""

from ..saves.record_format import BY_HAND

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Iterator
    from typing import Any

    from ..engine.game import Game
    from ..online.protocol.match_state import Setup
    from ..online.types import Clock


class MatchJoining:
    def __init__(self, network: "Any", clock: "Clock", sit: "Callable[[tuple], Any]") -> None:
        """Use `network`, a NetworkLink. `sit((letters of the invite code, seat, instance))` joins a match."""
        self._network = network
        self._clock = clock
        self._sit = sit

    def has_invitation(self) -> bool:
        """Return whether the setting INVITATION has the invite code of a match that this board has not joined yet."""
        invitation = getattr(self._network, "invitation", "")
        if not invitation:
            return False
        from ..online.protocol.invite_code import read

        return self._network.place[:1] != (read(invitation),)

    def join(self) -> bool:
        """Join the match whose invite code is in the setting INVITATION, as a guest or a spectator. Return False if the
        code is invalid."""
        from ..online.peer.broker_link import GUEST, SPECTATOR  # stays
        from ..online.protocol.invite_code import PLAYER, read

        network = self._network
        letters = read(network.take_invitation())  # try it once only
        if letters is not None:
            from .network_match import new_place

            seat = GUEST if len(letters) == PLAYER else SPECTATOR
            self._sit(new_place(network, letters, seat))
        return letters is not None

    def find(self) -> "Iterator[Setup | None]":
        """Return a generator that yields None until the setup of the match has arrived, and then yields the setup."""
        from ..online.peer.setup_lookup import asking

        return asking(self._network.line, self._clock)

    def terms(self, setup: "Setup", game_class: "type[Game]") -> tuple:
        """Return (options, ten decider keys) for a match with `setup`.

        Return () if the game `game_class` does not have the options of `setup`.
        """
        from ..online.peer.broker_link import SPECTATOR  # stays
        from ..online.protocol.match_state import fits

        options = fits(setup, game_class)
        if options is None:
            return ()
        from ..online.peer.setup_lookup import here

        sides = "e" * len(setup.sides) if self._network.place[1] == SPECTATOR else here(setup)
        who = ["link" if side == "e" else BY_HAND for side in sides]
        return options, (who + [who[-1]] * 10)[:10]
