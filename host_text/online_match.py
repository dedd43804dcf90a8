"""Play or watch an online match in plain text: the user can type while moves and messages arrive."""

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
    """Base class of OnlinePlayer and OnlineSpectator. These subclasses define what the user is asked."""

    commands: GameCommands

    def __init__(
        self, io: LiveIO, prompter: Prompter, setup: SetupPrompts, rng: Rng, client: Client, decider: Peer | Spectator
    ) -> None:
        """Prepare the match that `setup` describes. `decider` decides the moves of all players who are not at this
        computer."""
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
        """Play or watch until the user leaves. The command `quit` raises Quit. A player can also leave by
        answering no to "Play again?"."""
        try:
            with self._prompter.obeying(self.commands), self._io.stepping(self._step):
                self._decider.welcome()
                self._go_on()
        finally:
            self._match.terminate()

    def _go_on(self) -> None:
        """Call `_ask_next` until the user leaves."""
        raise NotImplementedError

    def _ask_next(self) -> None:
        """Ask one question, and return when it is answered or outdated. If the user types the command `new`, print that
        this command is not available online."""
        self._position_changed = False
        try:
            self._ask()
        except PositionChanged:
            pass
        except NewGame:
            self._prompter.say(remote.STAYS)

    def _ask(self) -> None:
        """Ask the question that fits the present state of the match. Subclasses define this."""
        raise NotImplementedError

    def _wait(self, sentence: str) -> None:
        """Carry out the commands that the user types, until the position changes. If the user types anything else,
        print `sentence` and return."""
        if self._prompter.ask("", sentence):
            self._prompter.say(sentence)

    # -- while waiting for a line

    def _step(self) -> None:
        """Send and receive once. LiveIO calls this repeatedly while it waits for a line.

        Raise PositionChanged if the current question is outdated.
        """
        with self._arrivals.collected():
            self._match.attend()
        self._connection.update()
        self._follow()
        if self._position_changed:
            raise PositionChanged

    def _follow(self) -> None:
        """React to the messages that have arrived. Subclasses define this."""

    def _watch(self, event: int, move: int | None) -> None:
        """Handle an event of the match. Either print the event now, or collect it for `_step`, which prints it later.

        `move`: the move that belongs to the event, or None.
        """
        if event in (events.STARTED, events.MOVED, events.TAKEN_BACK, events.OVER, events.STOPPED, events.MARKED):
            self._position_changed = True
        if not self._arrivals.take(event, move):
            self._report.watch(event, move)
