"""Attends to a match while somebody may type: what comes from elsewhere is told as it happens.

Part of the room host_net; imports terminal, engine, words.
"""

from glowgrid.engine import events
from glowgrid.engine.game import MARKS
from glowgrid.engine.rng import Rng
from glowgrid.match_sentences import describe_turn, fill
from glowgrid.words import link, remote
from glowgrid.words import terminal as words

from .broker import Client
from .game_loop import GameLoop
from .live_prompter import LivePrompter, nothing
from .network_setup import NetworkSetup
from .prompter import Commands, NewGame, PositionChanged

FEW = 4  # moves that come at once and are told one by one


class Follower(GameLoop):
    """What playing with somebody elsewhere and looking on at them have in common."""

    def __init__(self, prompter: LivePrompter, setup: NetworkSetup, rng: Rng, client: Client) -> None:
        super().__init__(prompter, setup, rng)
        self._live, self._client = prompter, client
        self._was_up = True
        self._fault = ""  # of the connection, as it was told
        self._changed = False  # whether what was asked no longer matters
        self._attends = False  # whether what comes is collected, to be told as a whole
        self._came: list[str] = []
        self._count = self._back = 0  # moves that have come, and that were taken back
        self._is_new = self._is_over = False
        self._turn_told: tuple = ()

    def play_on(self) -> None:
        """Go on until the person leaves."""
        raise NotImplementedError

    def begin(self) -> None:
        """Play, or look on, until the person leaves: raises a Quit unless that is by an answer."""
        self._live.commands, self._live.each = self, self._round
        try:
            self.play_on()
        finally:
            self._live.commands, self._live.each = Commands(self._live), nothing
            self._match.terminate()

    def _due(self) -> None:
        """Ask for what is due, once."""
        raise NotImplementedError

    def _go(self) -> None:
        """Ask for what is due, or stop asking where something comes in between."""
        self._changed = False
        try:
            self._due()
        except PositionChanged:
            pass
        except NewGame:
            self._prompter.say(remote.STAYS)

    def _wait(self, told: str) -> None:
        """Obey commands until something happens; `told` is said to what is none."""
        if self._prompter.ask("", told):
            self._prompter.say(told)

    # -- every round

    def _round(self) -> None:
        """Do what is due while a line is awaited; raise a PositionChanged where that makes another one due."""
        self._attends = True
        self._match.attend()
        self._attends = False
        self._tell_what_came()
        self._tell_connection()
        self._live_on()
        if self._changed:
            raise PositionChanged

    def _live_on(self) -> None:
        """Do what else is due every round."""

    def _tell_connection(self) -> None:
        up, fault = self._client.up, self._client.fault
        if up != self._was_up:
            self._was_up = up
            self._prompter.say(link.CONNECTED if up else remote.LOST)
        if up or fault in ("", "gone"):
            self._fault = ""
        elif fault != self._fault:
            self._fault = fault
            self._prompter.say(getattr(remote, "FAULT_" + fault.upper()).format(self._client.host))

    def _tell_what_came(self) -> None:
        came, count, back = self._came, self._count, self._back
        self._came, self._count, self._back = [], 0, 0
        if back:
            self._prompter.say(words.MOVES_TAKEN_BACK.format(back))
        for sentence in came if count <= FEW else [remote.CAME.format(count)]:
            self._prompter.say(sentence)
        if (count or back or self._is_new) and not self._match.game.ended:
            self._show()
        if self._is_over:
            self._say_result()
        self._is_new = self._is_over = False

    # -- what the match and its party tell

    def _watch(self, event: int, move: int | None) -> None:
        if event in (events.STARTED, events.MOVED, events.TAKEN_BACK, events.OVER, events.STOPPED):
            self._changed = True
        if event == events.STARTED:
            self._marks = MARKS[0] + "".join(seat.mark for seat in self._match.seats)
            self._is_new = True
        elif event == events.TAKEN_BACK:
            self._back += 1
            self._is_over = False
        elif self._attends and event == events.MOVED and move is not None:
            self._count += 1
            self._came.append(self._told(move))
            self._came += [fill(self._match, player, words.PASSED) for player in self._match.game.passed()]
        elif self._attends and event == events.OVER:
            self._is_over = True
        else:
            super()._watch(event, move)

    def _tell(self, name: str, *values: object) -> None:
        """Say a sentence of words.link, or what stands for it here."""
        if name not in ("LOST", "CONNECTED"):  # see _tell_connection
            sentence: str = getattr(remote, name, None) or getattr(link, name)
            self._prompter.say(sentence.format(*values))

    def _tell_turn(self) -> None:
        """Say whose turn it is, once."""
        game = self._match.game
        if (id(game), game.ply, game.turn) != self._turn_told and game.turn:
            self._turn_told = id(game), game.ply, game.turn
            self._prompter.say(describe_turn(self._match))

