"""A visit to a broker: a match is set up, joined or looked on at there, from the welcome to the goodbye.

Part of the room host_net; imports terminal, remote, games, engine, words.
"""

import os
from collections.abc import Iterator
from contextlib import suppress

from glowgrid import games
from glowgrid.engine.game import Game
from glowgrid.engine.options import defaults, players_with
from glowgrid.engine.rng import Rng
from glowgrid.online.peer.broker_link import INVITES, JOINS, WATCHES, BrokerLink
from glowgrid.online.peer.joining import asking, here
from glowgrid.online.protocol import invite_code
from glowgrid.online.protocol.match_state import State
from glowgrid.terminal.main import choose_game
from glowgrid.terminal.prompter import NewGame, PositionChanged, Quit
from glowgrid.words import network, remote
from glowgrid.words import terminal as words

from .broker import Address, Client, NotReached
from .clock import Clock
from .duel import Duel
from .keyboard import Keyboard
from .prompter import LivePrompter, nothing
from .setup_prompts import NetworkSetup
from .watch import AnotherGame, Watch

CHANCE = 15  # bytes of a new invitation
NOBODY_MS = 4000


class NotHere(Exception):
    """What is played there is not known here; the message is the sentence for the person."""


class Visit:
    def __init__(self, letters: str, where: Address) -> None:
        """Go to a broker with the letters of a code, or with "" to invite."""
        self._seat = INVITES if not letters else JOINS if len(letters) == invite_code.PLAYS else WATCHES
        self._letters = letters or invite_code.make(os.urandom(CHANCE))
        instance = os.urandom(3).hex()
        name = invite_code.match_id(self._letters) + (self._seat or "w") + instance
        self._client = Client(where, name, invite_code.will(self._letters, self._seat))
        self._line = BrokerLink(self._client, self._letters, self._seat, instance)
        self._prompter = LivePrompter(Keyboard())
        self._rng = Rng(int.from_bytes(os.urandom(3), "big"))

    def play(self) -> str:
        """Play until the person leaves; return why it could not be, "" where it was."""
        prompter = self._prompter
        try:
            prompter.say(words.TEXT_WELCOME)
            prompter.say(network.BROKER)
            self._client.open()
            self._invite() if self._seat == INVITES else self._join()
            prompter.say(words.GOODBYE)
        except (NotReached, NotHere) as error:
            return str(error)
        except Quit:
            prompter.say(words.GOODBYE)
        except (EOFError, KeyboardInterrupt):
            prompter.end_line()
            prompter.say(words.INTERRUPTED)
        finally:
            with suppress(KeyboardInterrupt):
                self._client.close()
        return ""

    def _invite(self) -> None:
        while True:
            try:
                game = choose_game(self._prompter)
                if players_with(game, defaults(game.OPTIONS)) == 1:
                    self._prompter.say(remote.ALONE.format(game.title))
                    continue
                setup = NetworkSetup(self._prompter, game)
                setup.ask()
                break
            except NewGame as another:
                if another.args:
                    self._prompter.say(remote.STAYS)
        self._duel(setup, _key_of(game))

    def _duel(self, setup: NetworkSetup, key: str) -> None:
        Duel(self._prompter, setup, self._rng, self._client, self._line, key).begin()

    def _join(self) -> None:
        watches = self._seat == WATCHES
        while True:
            state = self._asked()
            setup = NetworkSetup(self._prompter, _found(state))
            setup.take(state.options)
            setup.sit("e" * len(state.sides) if watches else here(state))
            self._prompter.say(words.CHOSEN.format(_found(state).title))
            if not watches:
                return self._duel(setup, state.game)
            with suppress(AnotherGame):
                Watch(self._prompter, setup, self._rng, self._client, self._line, state.game).begin()

    def _asked(self) -> State:
        """Ask what is played there until it is known."""
        wait = Asking(self._line, self._prompter)
        self._prompter.each = wait.step
        while wait.state is None:
            with suppress(PositionChanged, NewGame):
                if self._prompter.ask("", remote.NOT_BEGUN):
                    self._prompter.say(remote.NOT_BEGUN)
        self._prompter.each = nothing
        return wait.state


class Asking:
    """Asks what is played there, a step a round; `state` has it once it has come."""

    def __init__(self, line: BrokerLink, prompter: LivePrompter) -> None:
        self.state: State | None = None
        self._prompter, self._clock = prompter, Clock()
        self._steps = self._asking(line)
        self._since, self._is_told = self._clock.now(), False

    def step(self) -> None:
        """Do what is due; raise a PositionChanged once it has come."""
        next(self._steps)
        if self.state is not None:
            raise PositionChanged
        if not self._is_told and self._clock.diff(self._clock.now(), self._since) > NOBODY_MS:
            self._is_told = True
            self._prompter.say(network.NOBODY)

    def _asking(self, line: BrokerLink) -> Iterator[None]:
        self.state = yield from asking(line, self._clock)
        yield


def _found(state: State) -> type[Game]:
    """Return the class of the game that is played there; raise a NotHere where there is none such, or none with these
    options."""
    try:
        if state.game not in [row[0] for row in games.CATALOGUE]:
            raise ValueError
        game = games.load(state.game)
        if len(state.options) != len(defaults(game.OPTIONS)):
            raise ValueError
        game.checked(*state.options)
    except ValueError:
        raise NotHere(remote.NO_GAME.format(state.game[:40])) from None
    return game


def _key_of(game: type[Game]) -> str:
    for row in games.CATALOGUE:
        if games.load(row[0]) is game:
            return row[0]
    raise KeyError(game)
