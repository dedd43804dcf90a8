"""Online match in plain text: the user types while moves and messages arrive."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from glowgrid.engine import events
from glowgrid.engine.match import Match
from glowgrid.engine.rng import Rng

from .arriving_moves import ArrivingMoves
from .broker import Client
from .commands import NewGame, PositionChanged
from .connection_report import ConnectionReport
from .game_commands import GameCommands
from .live_io import LiveIO
from .match_report import MatchReport
from .prompter import Prompter
from .setup_prompts import SetupPrompts
from .words import remote

if TYPE_CHECKING:
    from glowgrid.engine.seat import Decider
    from glowgrid.online.peer.peer import Peer
    from glowgrid.online.peer.spectator import Spectator


class OnlineMatch:
    """Common base of OnlinePlayer and OnlineSpectator, which define the next question."""

    commands: GameCommands

    def __init__(
        self, io: LiveIO, prompter: Prompter, setup: SetupPrompts, rng: Rng, client: Client, decider: Peer | Spectator
    ) -> None:
        """Play the match that `setup` describes. `decider` decides at the seats of other players."""
        self._io, self._prompter = io, prompter
        self._match: Match = setup.new_match(rng, cast("Decider", decider))
        self._report = MatchReport(self._match, prompter.say)
        self._arrivals = ArrivingMoves(self._match, self._report, prompter.say)
        self._connection = ConnectionReport(client, prompter.say)
        self._position_changed = False
        self._match.observe(self._watch)
        decider.join(self._match)
        self._decider = decider

    def play(self) -> None:
        """Play until the user leaves, with an answer or by raising Quit."""
        try:
            with self._prompter.obeying(self.commands), self._io.stepping(self._step):
                self._decider.welcome()
                self._go_on()
        finally:
            self._match.terminate()

    def _go_on(self) -> None:
        """Call `_ask` until the user leaves."""
        raise NotImplementedError

    def _ask_next(self) -> None:
        """Ask the next question, until it is answered or no longer relevant."""
        self._position_changed = False
        try:
            self._ask()
        except PositionChanged:
            pass
        except NewGame:
            self._prompter.say(remote.STAYS)

    def _ask(self) -> None:
        """Ask the next question."""
        raise NotImplementedError

    def _wait(self, sentence: str) -> None:
        """Carry out commands until an event occurs. Print `sentence` after any other input."""
        if self._prompter.ask("", sentence):
            self._prompter.say(sentence)

    # -- every round

    def _step(self) -> None:
        """Send and receive while waiting for a line. Raise PositionChanged if the open question is no longer relevant.
        """
        with self._arrivals.collected():
            self._match.attend()
        self._connection.update()
        self._follow()
        if self._position_changed:
            raise PositionChanged

    def _follow(self) -> None:
        """React to the messages that have arrived."""

    def _watch(self, event: int, move: int | None) -> None:
        """Print an event of the match, at once or together with the other events of this round."""
        if event in (events.STARTED, events.MOVED, events.TAKEN_BACK, events.OVER, events.STOPPED):
            self._position_changed = True
        if not self._arrivals.take(event, move):
            self._report.watch(event, move)
