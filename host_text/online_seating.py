"""Ask which sides the user plays in an online match. The opponent plays all other sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from glowgrid.engine.game import MARKS, Game
from glowgrid.engine.match import Match
from glowgrid.engine.seat import REMOTE, Seat
from glowgrid.words import match as match_words
from glowgrid.words import opponent_sentences

from .prompter import Prompter
from .words import remote
from .words import terminal as words

if TYPE_CHECKING:
    from glowgrid.engine.seat import Decider

HERE, REMOTE_SIDE = "h", "e"  # the letters in Setup.sides: at this computer, at the opponent's


class OnlineSeating:
    """Asks who plays each side, and makes the seats."""

    def __init__(self, prompter: Prompter, sides: str = "") -> None:
        """Prepare to make the seats for `sides`. If `ask` is called, the user's answers replace `sides`.

        `sides` has one letter per player: "h" for this computer, "e" for the opponent's computer.
        """
        self._prompter, self._sides = prompter, sides

    def ask(self, game_class: type[Game], players: int) -> None:
        """Ask who plays at this computer.

        If there are two players, ask whether the user begins. Otherwise ask for each player in turn.
        """
        if players == 2:
            prompt = remote.ASK_BEGINS.format(words.YES)
            self._sides = HERE + REMOTE_SIDE if self._agrees(prompt, words.YES) else REMOTE_SIDE + HERE
            return
        while True:
            self._sides = "".join(self._ask_side(number) for number in range(1, players + 1))
            if HERE in self._sides and REMOTE_SIDE in self._sides:
                return
            self._prompter.say(remote.BOTH)

    def seats(self, players: int, opponent: Decider | None) -> list[Seat]:
        """Return one seat per player. `opponent` decides for the players who are not at this computer."""
        return [self._seat(number, opponent) for number in range(1, players + 1)]

    def adapt(self, match: Match) -> None:
        """Do nothing, because no bot plays online."""

    def _ask_side(self, number: int) -> str:
        """Ask whether player `number` plays at this computer. Return HERE or REMOTE_SIDE."""
        default = words.YES if number == 1 else words.NO
        prompt = remote.ASK_HERE.format(match_words.PLAYER.format(number), default)
        return HERE if self._agrees(prompt, default) else REMOTE_SIDE

    def _agrees(self, prompt: str, default: str) -> bool:
        return self._prompter.ask_letter(prompt, (words.YES, words.NO), default) == words.YES

    def _seat(self, number: int, opponent: Decider | None) -> Seat:
        name, mark = match_words.PLAYER.format(number), MARKS[number]
        if self._sides[number - 1] == HERE:
            return Seat(name, mark, number)
        if HERE in self._sides:  # for a spectator, the players stay "Player 1", "Player 2"
            name = opponent_sentences.ONLINE
        return Seat(name, mark, number, REMOTE, opponent)
