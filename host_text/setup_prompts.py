"""Asks for a game's set-up: its options, who plays each side, a character each, and its switches.

Enter takes what was answered last time, and everything can be changed.
"""

from glowgrid import bots
from glowgrid.engine.game import MARKS, Game
from glowgrid.engine.match import Match
from glowgrid.engine.options import Option, allows, defaults, fit, highest, players_with
from glowgrid.engine.seat import BOT, Seat
from glowgrid.words import terminal as words

from .prompter import Prompter, to_int

MYPY = False
if MYPY:  # type checkers take it for true
    from glowgrid.bots.fair import Following

_PERSON = ""  # instead of a bot's key
_MOST = 10


class SetupPrompts:
    def __init__(self, prompter: Prompter, game_class: type[Game]) -> None:
        """Begin with the defaults of `game_class`, a person at every side."""
        self._prompter = prompter
        self._class = game_class
        self._values = defaults(game_class.OPTIONS)
        self._who = [_PERSON] * _MOST
        self._marks = list(MARKS[1 : _MOST + 1])
        self._following: Following | None = None  # what moves the fair bot's step

    def ask(self) -> None:
        """Ask for everything; the switches come last."""
        for index, option in enumerate(self._class.OPTIONS):
            if not _is_switch(option):
                self._ask_number(index, option)
        self._ask_who()
        self._ask_marks()
        for index, option in enumerate(self._class.OPTIONS):
            if _is_switch(option):
                self._ask_switch(index, option)

    def take(self, options: tuple) -> None:
        """Take over the options of a transcript's game."""
        self._values = options

    def new_game(self) -> Game:
        """Return a new game with the options that were answered."""
        return self._class(*self._values)

    def seats(self) -> list:
        """Return a seat for each player."""
        return [self._seat(number) for number in range(1, self._players() + 1)]

    def follow(self, match: Match) -> None:
        """Have the fair bot go along with the match that has these seats, and with the next."""
        if "fair" in self._who[: len(match.seats)]:
            from glowgrid.bots.fair import Following

            self._following = Following(match, self._following.step if self._following else 0)

    def _seat(self, number: int) -> Seat:
        who, mark = self._who[number - 1], self._marks[number - 1]
        if who == _PERSON:
            return Seat(words.PLAYER.format(number), mark, number)
        return Seat(_title(who), mark, number, BOT, bots.load(who)())

    def _players(self) -> int:
        return players_with(self._class, self._values)

    # -- options

    def _set(self, index: int, value: int) -> None:
        values = list(self._values)
        values[index] = value
        self._values = fit(self._class.OPTIONS, tuple(values))

    def _ask_number(self, index: int, option: Option) -> None:
        name = words.OPTION_NAMES.get(option.name, option.name)
        span = _span(option, highest(option, self._values[:index]))
        prompt = words.ASK_NUMBER.format(name, span, self._values[index])
        while True:
            answer = self._prompter.ask(prompt, words.NUMBER_HELP.format(span))
            value = to_int(answer) if answer else self._values[index]
            if value is not None and allows(option, value, highest(option, self._values[:index])):
                self._set(index, value)
                return
            self._prompter.say(words.NOT_IN_RANGE.format(answer, name, span))

    def _ask_switch(self, index: int, option: Option) -> None:
        name = words.OPTION_NAMES.get(option.name, option.name)
        no, yes, prompt = words.SWITCHES.get(option.name, words.SWITCH)
        answer = self._prompter.ask_letter(prompt.format(name), (no, yes))
        self._set(index, 1 if answer == yes else 0)

    # -- seats

    def _ask_who(self) -> None:
        players = self._players()
        everybody = self._who[:players] == [_PERSON] * players
        default = words.YES if everybody else words.NO
        asked = words.ASK_ALONE if players == 1 else words.ASK_PEOPLE
        if self._prompter.ask_letter(asked.format(default), (words.YES, words.NO), default) == words.YES:
            self._who = [_PERSON] * _MOST
            return
        if everybody:  # what Enter takes from here on: one person against bots
            first = 0 if players == 1 else 1
            self._who[first:] = [bots.able(self._class)[0][0]] * (_MOST - first)
        self._choose_each(players)

    def _choose_each(self, players: int) -> None:
        keys = [_PERSON] + [row[0] for row in bots.able(self._class)]
        names = [(_title(key), key or words.PERSON) for key in keys]
        for index, called in enumerate(names):
            self._prompter.say(words.LISTED.format(index + 1, called[0]))
        for seat in range(players):
            default = keys.index(self._who[seat])
            prompt = words.ASK_WHO.format(words.PLAYER.format(seat + 1), len(names), names[default][0])
            self._who[seat] = keys[self._prompter.choose(prompt, names, default)]

    # -- characters

    def _ask_marks(self) -> None:
        taken: list = []
        for seat in range(self._players()):
            taken.append(self._ask_mark(seat, taken))
        self._marks[: len(taken)] = taken

    def _ask_mark(self, seat: int, taken: list) -> str:
        default = [mark for mark in [self._marks[seat]] + list(MARKS[1:]) if mark not in taken][0]
        prompt = words.ASK_MARK.format(words.PLAYER.format(seat + 1), default)
        while True:
            mark = self._prompter.ask(prompt, words.MARK_EXPECTED) or default
            mark = mark.upper() if len(mark.upper()) == 1 else mark
            if len(mark) != 1:
                self._prompter.say(words.MARK_TOO_LONG.format(mark))
            elif mark in taken:
                self._prompter.say(words.MARK_TAKEN.format(mark, words.PLAYER.format(taken.index(mark) + 1)))
            elif mark == MARKS[0]:
                self._prompter.say(words.MARK_EMPTY.format(mark))
            else:
                return mark


def _title(who: str) -> str:
    for row in bots.CATALOGUE:
        if row[0] == who:
            return row[1]
    return words.PERSON


def _is_switch(option: Option) -> bool:
    return option.low == 0 and option.high == 1


def _span(option: Option, top: int) -> str:
    if option.step > 1:
        return words.RANGE_IN_STEPS.format(option.low, top, option.step)
    return words.RANGE.format(option.low, top)
