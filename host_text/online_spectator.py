"""Watch an online match of other players."""

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


class GameChanged(Exception):
    """The players of the watched match have chosen a different game or different options."""


class SpectatorCommands(GameCommands):
    """Commands of spectators. Spectators can read the rules and the transcript, but cannot act on the match."""

    def undo(self, times: int) -> None:
        """Print that the user is only a spectator."""
        self._say(remote.LOOKS_ON)

    def redo(self) -> None:
        """Print that the user is only a spectator."""
        self._say(remote.LOOKS_ON)

    def hint(self) -> None:
        """Print that the user is only a spectator."""
        self._say(remote.LOOKS_ON)

    def coach(self) -> None:
        """Print where the game turned, after its end. Before, print that the user is only a spectator."""
        if self._match.game.outcome is None:
            self._say(remote.LOOKS_ON)
        else:
            super().coach()

    def more(self) -> tuple:
        """Return an empty tuple, because spectators have no additional commands."""
        return ()


class OnlineSpectator(OnlineMatch):
    def __init__(
        self, io: LiveIO, prompter: Prompter, setup: SetupPrompts, rng: Rng, client: Client, line: BrokerLink, key: str
    ) -> None:
        """Prepare to watch the match that arrives over the link `line`. `client` is the client that `line` uses.

        `key` is the key of the game that is played.
        """
        self._has_other_game = False
        self._spectator = Spectator(line, Clock(), key, self._tell)
        super().__init__(io, prompter, setup, rng, client, self._spectator)
        self.commands = SpectatorCommands(prompter, self._match, self._report)

    def _go_on(self) -> None:
        """Watch until the user leaves. Raise GameChanged if the players choose a different game or different
        options."""
        while True:
            self._ask_next()

    def _ask(self) -> None:
        self._wait(remote.LOOKS_ON)

    def _follow(self) -> None:
        """If the players have chosen a different game or different options, raise GameChanged. If they have started the
        next game, clear the match, so that the user can watch that game."""
        if self._has_other_game:
            raise GameChanged
        if self._spectator.goes_on and self._match.phase != NOT_STARTED:
            self._match.new_game()

    def _tell(self, name: str, *values: object) -> None:
        """Print the sentence called `name` with `values` inserted. The Spectator object calls this method.

        If `name` is "OTHER_GAME", print nothing, because `_follow` then raises GameChanged.
        """
        if name == "OTHER_GAME":
            self._has_other_game = True
            return
        sentence = peer_sentence(name, values)
        if sentence:
            self._prompter.say(sentence)
