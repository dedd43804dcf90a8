"""Host, join or watch a match over a broker, from the welcome to the goodbye."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from glowgrid import games
from glowgrid.engine.game import Game
from glowgrid.engine.options import defaults, players_with
from glowgrid.engine.rng import Rng
from glowgrid.online.peer.broker_link import GUEST, HOST, SPECTATOR, BrokerLink
from glowgrid.online.peer.setup_lookup import asking, here
from glowgrid.online.protocol import invite_code
from glowgrid.online.protocol.match_state import Setup, fits
from glowgrid.words import network
from host_common.computer_clock import Clock

from .broker import Address, Client, NotReached
from .commands import NewGame, PositionChanged
from .keyboard import Keyboard
from .live_io import LiveIO
from .offline import choose_game
from .online_player import OnlinePlayer
from .online_seating import REMOTE_SIDE, OnlineSeating
from .online_spectator import GameChanged, OnlineSpectator
from .prompter import Prompter
from .setup_prompts import SetupPrompts
from .words import remote
from .words import terminal as words

_RANDOM_BYTES = 15  # number of random bytes for a new invite code
_NOBODY_MS = 4000  # after this time without a setup, nobody seems to be online


class UnknownGame(Exception):
    """This program cannot play the game of the match. The exception's message is a sentence for the user."""


class OnlineSession:
    """One run of the command `glowgrid` for online play."""

    def __init__(self, letters: str, where: Address) -> None:
        """Prepare to play over the broker at the address `where`.

        `letters` is the invite code of the match to join or watch. If `letters` is "", the user hosts a new match.
        """
        self._seat = HOST if not letters else GUEST if len(letters) == invite_code.PLAYER else SPECTATOR
        self._letters = letters or invite_code.make(os.urandom(_RANDOM_BYTES))
        instance = os.urandom(3).hex()
        name = invite_code.match_id(self._letters) + (self._seat or "w") + instance
        self._client = Client(where, name, invite_code.will(self._letters, self._seat))
        self._line = BrokerLink(self._client, self._letters, self._seat, instance, os.urandom(16))
        self._io = LiveIO(Keyboard())
        self._prompter = Prompter(self._io)
        self._rng = Rng(int.from_bytes(os.urandom(3), "big"))

    def play(self) -> str:
        """Play until the user leaves, and return "". If the user could not play, return a sentence with the reason."""
        try:
            with self._prompter.session(), self._connected():
                if self._seat == HOST:
                    self._host()
                else:
                    self._join()
        except (NotReached, UnknownGame) as error:
            return str(error)
        return ""

    @contextmanager
    def _connected(self) -> Iterator[None]:
        """Context manager: connect to the broker. At the end of the `with` block, leave the match and disconnect."""
        self._prompter.say(network.BROKER)
        try:
            self._client.open()
            yield
        finally:
            with suppress(KeyboardInterrupt):
                if not self._line.left:
                    self._line.leave(Clock().now())
                self._client.close()

    # -- host

    def _host(self) -> None:
        key, setup = self._ask_setup()
        self._play_match(setup, key)

    def _ask_setup(self) -> tuple[str, SetupPrompts]:
        """Ask the user to choose a game for several players, and then the setup of this game. If the user chooses
        a game for one player, ask again. Return (key of the game, setup)."""
        while True:
            try:
                game_class = choose_game(self._prompter)
                if players_with(game_class, defaults(game_class.OPTIONS)) == 1:
                    self._prompter.say(remote.ALONE.format(game_class.title))
                    continue
                setup = SetupPrompts(self._prompter, game_class, OnlineSeating(self._prompter))
                setup.ask()
                return _key_of(game_class), setup
            except NewGame as request:
                if request.args:
                    self._prompter.say(remote.STAYS)

    def _play_match(self, setup: SetupPrompts, key: str) -> None:
        OnlinePlayer(self._io, self._prompter, setup, self._rng, self._client, self._line, key).play()

    # -- guest and spectator

    def _join(self) -> None:
        """Play or watch the match with this session's invite code. If the user is a spectator, start watching again
        whenever the players change the game or its options."""
        while True:
            played = self._wait_for_setup()
            game_class, options = _known_game(played)
            sides = REMOTE_SIDE * len(played.sides) if self._seat == SPECTATOR else here(played)
            setup = SetupPrompts(self._prompter, game_class, OnlineSeating(self._prompter, sides), options)
            self._prompter.say(words.CHOSEN.format(game_class.title))
            if self._seat != SPECTATOR:
                return self._play_match(setup, played.game)
            with suppress(GameChanged):
                self._watch_match(setup, played.game)

    def _watch_match(self, setup: SetupPrompts, key: str) -> None:
        OnlineSpectator(self._io, self._prompter, setup, self._rng, self._client, self._line, key).play()

    def _wait_for_setup(self) -> Setup:
        """Wait until the setup of the match has arrived, and return it. Meanwhile, carry out the commands that the user
        types."""
        inquiry = SetupInquiry(self._line, self._prompter)
        with self._io.stepping(inquiry.step):
            while inquiry.setup is None:
                with suppress(PositionChanged, NewGame):
                    if self._prompter.ask("", remote.NOT_BEGUN):
                        self._prompter.say(remote.NOT_BEGUN)
        return inquiry.setup


class SetupInquiry:
    """Waits for the setup of the match. The attribute `setup` is None until the setup arrives."""

    def __init__(self, line: BrokerLink, prompter: Prompter) -> None:
        """Prepare to receive the setup over the link `line`. If nobody seems to be online, `step` prints a sentence
        that says so, but only once."""
        self.setup: Setup | None = None
        self._prompter, self._clock = prompter, Clock()
        self._steps = asking(line, self._clock)
        self._since, self._has_said_nobody = self._clock.now(), False

    def step(self) -> None:
        """Receive what has arrived. If the setup of the match is now known, raise PositionChanged."""
        self.setup = next(self._steps)
        if self.setup is not None:
            raise PositionChanged
        if not self._has_said_nobody and self._clock.diff(self._clock.now(), self._since) > _NOBODY_MS:
            self._has_said_nobody = True
            self._prompter.say(network.NOBODY)


def _known_game(setup: Setup) -> tuple[type[Game], tuple]:
    """Return (class of the game, its options) for the game in `setup`.

    Raise UnknownGame if this program does not have the game, or if the game does not allow these options.
    """
    if setup.game in [row[0] for row in games.CATALOGUE]:
        game_class = games.load(setup.game)
        options = fits(setup, game_class)
        if options is not None:
            return game_class, options
    raise UnknownGame(remote.NO_GAME.format(setup.game[:40]))


def _key_of(game_class: type[Game]) -> str:
    """Return the key that `game_class` has in the catalogue of games."""
    return next(row[0] for row in games.CATALOGUE if games.load(row[0]) is game_class)
