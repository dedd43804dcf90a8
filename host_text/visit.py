"""A visit to a broker: a match is hosted, joined or watched there, from the welcome to the goodbye.

Part of the room host_net; imports terminal, remote, games, engine, words.
"""

import os
from collections.abc import Iterator
from contextlib import suppress

from glowgrid import games
from glowgrid.engine.game import Game
from glowgrid.engine.options import defaults, players_with
from glowgrid.engine.rng import Rng
from glowgrid.online.peer.broker_link import GUEST, HOST, SPECTATOR, BrokerLink
from glowgrid.online.peer.joining import asking, here
from glowgrid.online.protocol import invite_code
from glowgrid.online.protocol.match_state import Setup, fits
from glowgrid.words import network, remote
from glowgrid.words import terminal as words
from host_common.computer_clock import Clock

from .broker import Address, Client, NotReached
from .duel import Duel
from .keyboard import Keyboard
from .live_prompter import LivePrompter, nothing
from .network_setup import NetworkSetup
from .offline import choose_game
from .prompter import NewGame, PositionChanged, Quit
from .watch import AnotherGame, Watch

CHANCE = 15  # bytes of a new invitation
NOBODY_MS = 4000


class NotHere(Exception):
    """What is played there is not known here; the message is the sentence for the person."""


class Visit:
    def __init__(self, letters: str, where: Address) -> None:
        """Go to a broker with the letters of a code, or with "" to invite."""
        self._seat = HOST if not letters else GUEST if len(letters) == invite_code.PLAYER else SPECTATOR
        self._letters = letters or invite_code.make(os.urandom(CHANCE))
        instance = os.urandom(3).hex()
        name = invite_code.match_id(self._letters) + (self._seat or "w") + instance
        self._client = Client(where, name, invite_code.will(self._letters, self._seat))
        self._line = BrokerLink(self._client, self._letters, self._seat, instance, os.urandom(16))
        self._prompter = LivePrompter(Keyboard())
        self._rng = Rng(int.from_bytes(os.urandom(3), "big"))

    def play(self) -> str:
        """Play until the person leaves; return why it could not be, "" where it was."""
        prompter = self._prompter
        try:
            prompter.say(words.TEXT_WELCOME)
            prompter.say(network.BROKER)
            self._client.open()
            self._invite() if self._seat == HOST else self._join()
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
                if not self._line.left:
                    self._line.leave(Clock().now())
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
        watches = self._seat == SPECTATOR
        while True:
            played = self._asked()
            game, options = _found(played)
            setup = NetworkSetup(self._prompter, game)
            setup.take(options)
            setup.sit("e" * len(played.sides) if watches else here(played))
            self._prompter.say(words.CHOSEN.format(game.title))
            if not watches:
                return self._duel(setup, played.game)
            with suppress(AnotherGame):
                Watch(self._prompter, setup, self._rng, self._client, self._line, played.game).begin()

    def _asked(self) -> Setup:
        """Ask what is played there until it is known."""
        wait = Asking(self._line, self._prompter)
        self._prompter.each = wait.step
        while wait.setup is None:
            with suppress(PositionChanged, NewGame):
                if self._prompter.ask("", remote.NOT_BEGUN):
                    self._prompter.say(remote.NOT_BEGUN)
        self._prompter.each = nothing
        return wait.setup


class Asking:
    """Asks what is played there, a step a round; `setup` has it once it has come."""

    def __init__(self, line: BrokerLink, prompter: LivePrompter) -> None:
        self.setup: Setup | None = None
        self._prompter, self._clock = prompter, Clock()
        self._steps = self._asking(line)
        self._since, self._is_told = self._clock.now(), False

    def step(self) -> None:
        """Do what is due; raise a PositionChanged once it has come."""
        next(self._steps)
        if self.setup is not None:
            raise PositionChanged
        if not self._is_told and self._clock.diff(self._clock.now(), self._since) > NOBODY_MS:
            self._is_told = True
            self._prompter.say(network.NOBODY)

    def _asking(self, line: BrokerLink) -> Iterator[None]:
        self.setup = yield from asking(line, self._clock)
        yield


def _found(setup: Setup) -> tuple[type[Game], tuple]:
    """Return the class of the game that is played there, and its options; raise a NotHere where this program has no
    such game, or it does not fit."""
    if setup.game in [row[0] for row in games.CATALOGUE]:
        game = games.load(setup.game)
        options = fits(setup, game)
        if options is not None:
            return game, options
    raise NotHere(remote.NO_GAME.format(setup.game[:40]))


def _key_of(game: type[Game]) -> str:
    for row in games.CATALOGUE:
        if games.load(row[0]) is game:
            return row[0]
    raise KeyError(game)
