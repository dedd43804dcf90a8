"""Online spectator: watches an online match of other players."""

from glowgrid.engine.match import NOT_STARTED
from glowgrid.engine.rng import Rng
from glowgrid.online.peer.broker_link import BrokerLink
from glowgrid.online.peer.spectator import Spectator
from host_common.computer_clock import Clock

from .broker import Client
from .game_commands import GameCommands
from .live_io import LiveIO
from .online_match import OnlineMatch
from .peer_sentences import peer_sentence
from .prompter import Prompter
from .setup_prompts import SetupPrompts
from .words import remote


class AnotherGame(Exception):
    """The players have set up another game."""


class SpectatorCommands(GameCommands):
    """Commands of spectators, who can only read: rules and transcript."""

    def undo(self, times: int) -> None:
        """Print that spectators cannot do this."""
        self._say(remote.LOOKS_ON)

    def redo(self) -> None:
        """Print that spectators cannot do this."""
        self._say(remote.LOOKS_ON)

    def hint(self) -> None:
        """Print that spectators cannot do this."""
        self._say(remote.LOOKS_ON)

    def more(self) -> tuple:
        """Return no additional commands."""
        return ()


class OnlineSpectator(OnlineMatch):
    def __init__(
        self, io: LiveIO, prompter: Prompter, setup: SetupPrompts, rng: Rng, client: Client, line: BrokerLink, key: str
    ) -> None:
        """Watch the match that arrives over the link `line`. `key` names its game."""
        self._has_other_game = False
        self._spectator = Spectator(line, Clock(), key, self._tell)
        super().__init__(io, prompter, setup, rng, client, self._spectator)
        self.commands = SpectatorCommands(prompter, self._match, self._report)

    def _go_on(self) -> None:
        """Watch until the user leaves. Raise AnotherGame if the players have set up another game."""
        while True:
            self._ask_next()

    def _ask(self) -> None:
        self._wait(remote.LOOKS_ON)

    def _follow(self) -> None:
        if self._has_other_game:
            raise AnotherGame
        if self._spectator.goes_on and self._match.phase != NOT_STARTED:
            self._match.new_game()

    def _tell(self, name: str, *values: object) -> None:
        """Print a sentence of the spectator."""
        if name == "OTHER_GAME":
            self._has_other_game = True
            return
        sentence = peer_sentence(name, values)
        if sentence:
            self._prompter.say(sentence)
