"""Ask who plays each side at this computer. Each player is a person or a bot, and has a mark on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from glowgrid import bots
from glowgrid.bots.fair import Following
from glowgrid.engine.game import MARKS, Game
from glowgrid.engine.match import Match
from glowgrid.engine.seat import BOT, Seat
from glowgrid.session.bot_titles import bot_title
from glowgrid.words import match as match_words

from .prompter import Prompter
from .words import terminal as words

if TYPE_CHECKING:
    from glowgrid.engine.seat import Decider

_PERSON = ""  # stands for a person where a bot has its key
_MOST_PLAYERS = 10


class LocalSeating:
    """Asks for the players, and remembers the answers for the next game."""

    def __init__(self, prompter: Prompter) -> None:
        """Start with a person at every side."""
        self._prompter = prompter
        self._keys = [_PERSON] * _MOST_PLAYERS  # of each player: the key of a bot, or _PERSON
        self._marks = list(MARKS[1 : _MOST_PLAYERS + 1])
        self._following: Following | None = None  # adjusts the strength of the fair bot

    def ask(self, game_class: type[Game], players: int) -> None:
        """Ask who plays each side, then ask each player for a mark."""
        self._ask_who(game_class, players)
        marks: list[str] = []
        for index in range(players):
            marks.append(self._ask_mark(index, marks))
        self._marks[:players] = marks

    def seats(self, players: int, opponent: Decider | None) -> list[Seat]:
        """Return one seat per player, with the person or bot that the user has chosen.

        `opponent` is ignored, because nobody plays online.
        """
        return [self._seat(number) for number in range(1, players + 1)]

    def adapt(self, match: Match) -> None:
        """If the fair bot plays, let the bot adapt its strength during `match`. The bot starts with the strength that
        it had at the end of the previous match."""
        if "fair" in self._keys[: len(match.seats)]:
            self._following = Following(match, self._following.step if self._following else 0)

    def _seat(self, number: int) -> Seat:
        key, mark = self._keys[number - 1], self._marks[number - 1]
        if key == _PERSON:
            return Seat(match_words.PLAYER.format(number), mark, number)
        return Seat(bot_title(key), mark, number, BOT, bots.load(key)())

    # -- who plays

    def _ask_who(self, game_class: type[Game], players: int) -> None:
        """Ask whether only people play. If the answer is no, ask who plays each side."""
        only_people = self._keys[:players] == [_PERSON] * players
        default = words.YES if only_people else words.NO
        prompt = (words.ASK_ALONE if players == 1 else words.ASK_PEOPLE).format(default)
        if self._prompter.ask_letter(prompt, (words.YES, words.NO), default) == words.YES:
            self._keys = [_PERSON] * _MOST_PLAYERS
            return
        if only_people:  # from now on, the default is one person against bots
            first = 0 if players == 1 else 1
            self._keys[first:] = [bots.able(game_class)[0][0]] * (_MOST_PLAYERS - first)
        self._choose_each(game_class, players)

    def _choose_each(self, game_class: type[Game], players: int) -> None:
        """List the choices: a person, and each bot that can play the game. Then ask which of them plays each side."""
        keys = [_PERSON, *(row[0] for row in bots.able(game_class))]
        names = [(bot_title(key), key or match_words.PERSON) for key in keys]
        for number, accepted in enumerate(names, 1):
            self._prompter.say(words.LISTED.format(number, accepted[0]))
        for index in range(players):
            default = keys.index(self._keys[index])
            prompt = words.ASK_WHO.format(match_words.PLAYER.format(index + 1), len(names), names[default][0])
            self._keys[index] = keys[self._prompter.choose(prompt, names, default)]

    # -- marks

    def _ask_mark(self, index: int, taken: list[str]) -> str:
        """Ask for the mark of the player with this index. The marks in `taken` are not allowed."""
        default = next(mark for mark in (self._marks[index], *MARKS[1:]) if mark not in taken)
        prompt = words.ASK_MARK.format(match_words.PLAYER.format(index + 1), default)
        while True:
            mark = self._prompter.ask(prompt, words.MARK_EXPECTED) or default
            mark = mark.upper() if len(mark.upper()) == 1 else mark
            fault = _fault(mark, taken)
            if not fault:
                return mark
            self._prompter.say(fault)


def _fault(mark: str, taken: list[str]) -> str:
    """Return a sentence that says why a player may not have the mark `mark`. Return "" if the mark is allowed.

    `taken` has the marks that the previous players have chosen.
    """
    if len(mark) != 1:
        return words.MARK_TOO_LONG.format(mark)
    if mark in taken:
        return words.MARK_TAKEN.format(mark, match_words.PLAYER.format(taken.index(mark) + 1))
    return words.MARK_EMPTY.format(mark) if mark == MARKS[0] else ""
