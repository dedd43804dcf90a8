"""Shows a match of other players to a spectator. When the players' moves arrive from the broker, the spectator's board
plays these moves in its own match."""

from ...engine import events
from ..protocol import messages
from ..protocol.match_state import State, is_farewell, read
from .resync import Transcript, adopt

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Generator

    from ...engine.game import Game
    from ...engine.match import Match
    from ...engine.rng import Rng
    from ..types import Clock
    from .broker_link import BrokerLink


class Spectator:
    """The decider of all seats in a spectator's match. The players' moves arrive through `attend`.

    `goes_on`: True if the players have started another game. The spectator's match then clears its board, and shows
    the new game.
    """

    searches = False
    goes_on = False
    question: tuple = ()

    def __init__(self, line: "BrokerLink", clock: "Clock", key: str, tell: "Callable") -> None:
        """Show a match of the game `key`. The match arrives over the broker link `line`.

        `tell(name, *values)` shows the sentence `name` of words/opponent_sentences.py with its values.
        """
        self.line = line
        self.key = key
        self.clock = clock
        self.tell = tell
        self._match: Match | None = None
        self._parts: list = []  # parts of the game, in order of arrival
        self._shown: tuple = ()  # name of the part that the match shows
        self._next: tuple = ()  # (a newer part, all moves up to it), or ()
        self._farewell = ""  # the last farewell, as some brokers deliver it twice

    @property
    def here(self) -> bool:
        """Whether this board is connected to the broker."""
        return self.line.client.up

    def join(self, match: "Match") -> None:
        """Join a match, before it starts."""
        self._match = match
        self._hidden = None
        if not match.game.perfect:
            from .hidden_moves import HiddenMoves  # stays

            self._hidden = HiddenMoves()

    def welcome(self) -> None:
        """Tell the user that they watch a match."""
        self.tell("WATCHING")

    def think(self, game: "Game", rng: "Rng") -> "Generator[None, None, int]":
        """Generator: wait for ever, because the moves arrive through `attend`."""
        while True:
            yield None

    def may_start(self) -> bool:
        """Return False: the match starts when the players start it."""
        return False

    def may_take_back(self, count: int) -> bool:
        """Return False: spectators may not take back moves."""
        return False

    def may_draw(self) -> bool:
        """Return False: spectators may not agree to a draw."""
        return False

    def roll(self, game: "Game") -> int:
        """Return -1, because a spectator rolls no dice: the results arrive through `attend`."""
        return -1

    def attend(self, match: "Match") -> None:
        """Handle the parts of the match that have been received, and update `match`.

        If the players have started another game, wait until `match` has been cleared, and then show the new game.
        """
        self.line.poll(self.clock.now())
        if self.line.states:
            self._read(self.line.states.pop(0))
        if self._next and (match.phase == events.NOT_STARTED or self._shown[:2] == self._next[0].name[:2]):
            self._follow(match, *self._next)
            self._next = ()

    def _read(self, text: str) -> None:
        key = self.line.state_key
        state = read(key, text)
        if state is None:
            if text != self._farewell and is_farewell(key, text):
                self._farewell = text
                self.tell("PLAYER_LEFT")
            return
        if state.game != self.key or self._match is not None and not self._is_of(self._match, state):
            self.tell("OTHER_GAME", state.game, ",".join([str(value) for value in state.options]))
            return
        part = state.at // messages.STATE_PART
        while len(self._parts) <= part:
            self._parts.append(None)
        if state.older(self._parts[part]):
            return  # brokers may deliver a part twice, or late
        self._parts[part] = state
        self._next = self._whole()
        self.goes_on = bool(self._next and self._shown) and self._shown[:2] != state.name[:2]

    def _is_of(self, match: "Match", state: State) -> bool:
        """Return whether `state`, a part of a published game, has the same options and number of players as `match`."""
        return state.options == tuple(match.game.options) and len(state.sides) == len(match.seats)

    def _whole(self) -> tuple:
        """Return (newest part, all moves) if all parts of a game have arrived but are not shown yet. Otherwise return
        ()."""
        first, moves = self._parts[0], []
        if first is None:
            return ()
        newest = first
        for state in self._parts:
            if state is not None and state.name[:3] == first.name[:3]:  # of the same game and epoch
                moves += state.moves
                newest = state if state.name > newest.name else newest
        return (newest, moves) if len(moves) == newest.count and newest.name != self._shown else ()

    def _follow(self, match: "Match", state: State, moves: list) -> None:
        if match.phase == events.NOT_STARTED:
            for _ in range(len(match.seats)):
                if match.seats[0].colour != state.first:
                    match.seats.append(match.seats.pop(0))
            match.start(True)
        self._shown, self.goes_on = state.name, False
        copy = Transcript(match.game, state.number, state.epoch, self._hidden)
        if moves:
            copy.take(0, "-", " ".join(moves))
        if not copy.fault and adopt(match, copy.game, True, True) and hasattr(match.game, "acts"):
            from ...engine.agreement_acts import follow

            follow(match, state.acts)
