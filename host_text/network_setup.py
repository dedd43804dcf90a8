"""Asks for the set-up of a game against somebody elsewhere: its options and who begins; marks are as usual.

Part of the room host_net; imports terminal, engine, words.
"""

from glowgrid.engine.game import MARKS
from glowgrid.engine.seat import REMOTE, Seat
from glowgrid.words import link, remote
from glowgrid.words import terminal as words

from .setup_prompts import SetupPrompts

HERE, ELSEWHERE = "", "link"  # instead of a bot's key


class NetworkSetup(SetupPrompts):
    """`watches`: nobody plays here, and all who do have names of their own."""

    watches = False

    def sit(self, sides: str) -> None:
        """Take over who decides for each player, a letter each: h here, e elsewhere."""
        self._who = [HERE if side == "h" else ELSEWHERE for side in sides]
        self.watches = "h" not in sides

    def _ask_who(self) -> None:
        players, yes, no = self._players(), words.YES, words.NO
        if players == 2:
            begins = self._prompter.ask_letter(remote.ASK_BEGINS.format(yes), (yes, no), yes) == yes
            self.sit("he" if begins else "eh")
            return
        while True:
            sides = "".join(self._side(number) for number in range(1, players + 1))
            if "h" in sides and "e" in sides:
                return self.sit(sides)
            self._prompter.say(remote.BOTH)

    def _side(self, number: int) -> str:
        default = words.YES if number == 1 else words.NO
        prompt = remote.ASK_HERE.format(words.PLAYER.format(number), default)
        return "h" if self._prompter.ask_letter(prompt, (words.YES, words.NO), default) == words.YES else "e"

    def _ask_marks(self) -> None:
        pass

    def _seat(self, number: int) -> Seat:
        name, mark = words.PLAYER.format(number), MARKS[number]
        if self._who[number - 1] == HERE:
            return Seat(name, mark, number)
        return Seat(name if self.watches else link.ELSEWHERE, mark, number, REMOTE)
