"""Online seating: asks which sides the local user plays in an online match. The opponent plays the others."""

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

HERE, REMOTE_SIDE = "h", "e"  # letters in Setup.sides


class OnlineSeating:
    def __init__(self, prompter: Prompter, sides: str = "") -> None:
        """`sides` has a letter for each player: "h" plays here, "e" at the opponent."""
        self._prompter, self._sides = prompter, sides

    def ask(self, game_class: type[Game], players: int) -> None:
        """Ask who begins. For more than two players, ask which of them play here."""
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
        """Return a seat for each player. `opponent` decides at the sides that do not play here."""
        return [self._seat(number, opponent) for number in range(1, players + 1)]

    def adapt(self, match: Match) -> None:
        """Do nothing, because no bot plays online."""

    def _ask_side(self, number: int) -> str:
        default = words.YES if number == 1 else words.NO
        prompt = remote.ASK_HERE.format(match_words.PLAYER.format(number), default)
        return HERE if self._agrees(prompt, default) else REMOTE_SIDE

    def _agrees(self, prompt: str, default: str) -> bool:
        return self._prompter.ask_letter(prompt, (words.YES, words.NO), default) == words.YES

    def _seat(self, number: int, opponent: Decider | None) -> Seat:
        name, mark = match_words.PLAYER.format(number), MARKS[number]
        if self._sides[number - 1] == HERE:
            return Seat(name, mark, number)
        if HERE in self._sides:  # a spectator sees numbers
            name = opponent_sentences.ONLINE
        return Seat(name, mark, number, REMOTE, opponent)
