"""Ask for the options of a game, and for the players.

If the user only presses Enter, the answer is the same as for the previous game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from glowgrid.engine.game import Game
from glowgrid.engine.match import Match
from glowgrid.engine.options import Option, allows, defaults, fit, highest, players_with, step_of
from glowgrid.engine.positions import begin
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import Seat
from glowgrid.words import menus

from .commands import Commands
from .prompter import Prompter, to_int
from .words import terminal as words

if TYPE_CHECKING:
    from glowgrid.engine.seat import Decider


class Seating(Protocol):
    """Asks for the players, and makes their seats. LocalSeating and OnlineSeating have this interface."""

    def ask(self, game_class: type[Game], players: int) -> None:
        """Ask who plays each side."""

    def seats(self, players: int, opponent: Decider | None) -> list[Seat]:
        """Return one seat per player. `opponent` decides for players who are not at this computer."""

    def adapt(self, match: Match) -> None:
        """Let the bots that adapt to people observe the new match `match`."""


class SetupPrompts:
    """Asks for the options and the players of a game, and holds the choices of the user."""

    def __init__(self, prompter: Prompter, game_class: type[Game], seating: Seating, options: tuple = ()) -> None:
        """Start with the option values in `options`. If `options` is (), start with the default values of
        `game_class`."""
        self._prompter, self._class, self._seating = prompter, game_class, seating
        self._values = options or defaults(game_class.OPTIONS)
        self.best: tuple = ()  # the best result so far, in a game that counts the moves of one person
        self._position = ""  # the position where the next matches begin, or ""

    def repeat(self, game: Game) -> None:
        """Let the next matches begin from the position where `game` began, until `ask` is called."""
        self._position = getattr(game, "start_position", "")

    def ask(self) -> None:
        """Ask for the options that are numbers, then for the players, then for the options that are yes or no."""
        self._position = ""
        with self._prompter.obeying(Commands(self._prompter.say, self._class.rules)):
            self._ask_all()

    def _ask_all(self) -> None:
        for index, option in enumerate(self._class.OPTIONS):
            if not _is_switch(option) and option.low != option.high:
                self._ask_number(index, option)
        self._seating.ask(self._class, players_with(self._class, self._values))
        for index, option in enumerate(self._class.OPTIONS):
            if _is_switch(option):
                self._ask_switch(index, option)

    def new_match(self, rng: Rng, opponent: Decider | None = None) -> Match:
        """Return a new match with this setup. Bots use the random numbers of `rng`.

        `opponent` decides for players who are not at this computer.
        """
        seats = self._seating.seats(players_with(self._class, self._values), opponent)
        match = Match(self._new_game(), seats, rng)
        self._seating.adapt(match)
        return match

    def _new_game(self) -> Game:
        if self._position:
            return begin(self._class, self._values, self._position)  # type: ignore[no-any-return]
        return self._class(*self._values)

    def _set(self, index: int, value: int) -> None:
        """Set the option number `index` to `value`, and adjust other options that do not fit this value."""
        values = list(self._values)
        values[index] = value
        self._values = fit(self._class.OPTIONS, tuple(values))

    def _ask_number(self, index: int, option: Option) -> None:
        name = menus.OPTION_NAMES.get(option.name, option.name)
        earlier = self._values[:index]
        allowed = _range(option, earlier)
        prompt = words.ASK_NUMBER.format(name, allowed, self._values[index])
        while True:
            answer = self._prompter.ask(prompt, words.NUMBER_HELP.format(allowed))
            value = to_int(answer) if answer else self._values[index]
            if value is not None and allows(option, value, highest(option, earlier), step_of(option, earlier)):
                self._set(index, value)
                return
            self._prompter.say(words.NOT_IN_RANGE.format(answer, name, allowed))

    def _ask_switch(self, index: int, option: Option) -> None:
        name = menus.OPTION_NAMES.get(option.name, option.name)
        no, yes, prompt = words.SWITCHES.get(option.name, words.SWITCH)
        default = yes if self._values[index] else no
        answer = self._prompter.ask_letter(prompt.format(name, default), (no, yes), default)
        self._set(index, 1 if answer == yes else 0)


def _is_switch(option: Option) -> bool:
    """Return whether the option is a choice between 0 and 1."""
    return option.low == 0 and option.high == 1


def _range(option: Option, earlier: tuple) -> str:
    """Return words for the valid values of an option, such as "3 to 10". `earlier`: values of the options before it."""
    top, step = highest(option, earlier), step_of(option, earlier)
    if step > 1:
        return words.RANGE_IN_STEPS.format(option.low, top, step)
    return words.RANGE.format(option.low, top)
