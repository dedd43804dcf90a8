"""Shows a match that others play.

Part of the room host_net; imports remote, terminal, engine, words.
"""

from glowgrid.engine.match import NOT_STARTED
from glowgrid.engine.rng import Rng
from glowgrid.online.peer.broker_link import BrokerLink
from glowgrid.online.peer.spectator import Spectator
from glowgrid.words import remote
from host_common.computer_clock import Clock

from .broker import Client
from .follower import Follower
from .live_prompter import LivePrompter
from .network_setup import NetworkSetup


class AnotherGame(Exception):
    """The players have set up another game."""


class Watch(Follower):
    def __init__(
        self, prompter: LivePrompter, setup: NetworkSetup, rng: Rng, client: Client, line: BrokerLink, key: str
    ) -> None:
        """Follow what `line` tells of a match of the game `key`."""
        super().__init__(prompter, setup, rng, client)
        self._spectator = Spectator(line, Clock(), key, self._tell)
        self._is_another = False
        for seat in self._match.seats:
            seat.decider = self._spectator  # type: ignore[assignment]  # it has what a match asks of one
        self._spectator.join(self._match)

    def play_on(self) -> None:
        """Look on until the person leaves; raise an AnotherGame where another is to be seen."""
        self._spectator.welcome()
        while True:
            self._go()

    def _due(self) -> None:
        self._wait(remote.LOOKS_ON)

    def _live_on(self) -> None:
        if self._is_another:
            raise AnotherGame
        if self._spectator.goes_on and self._match.phase != NOT_STARTED:
            self._match.new_game()

    def _tell(self, name: str, *values: object) -> None:
        if name == "OTHER_GAME":
            self._is_another = True
        else:
            super()._tell(name, *values)

    # -- commands: all but those that only read are for who plays

    def undo(self, times: int) -> None:
        """Say that one only looks on."""
        self._prompter.say(remote.LOOKS_ON)

    def redo(self) -> None:
        """Say that one only looks on."""
        self._prompter.say(remote.LOOKS_ON)

    def hint(self) -> None:
        """Say that one only looks on."""
        self._prompter.say(remote.LOOKS_ON)

    def more(self) -> tuple:
        """Return no commands."""
        return ()
