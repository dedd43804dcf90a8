"""Let several people at one computer play a game in which each of them sees something that the others must not see."""

import shutil

from glowgrid.engine import hand_over
from glowgrid.engine.match import Match

from .line_io import forget_lines
from .match_report import MatchReport
from .prompter import Prompter
from .words import terminal as words

_LEAST_LINES = 50  # empty lines that hide what was printed before, even if the height of the screen is unknown


class HandOverPrompt:
    """Asks for privacy before each turn, and clears the screen after it.

    Before a turn, the player to move has to confirm that nobody else looks at the screen. After the turn, everything
    that was printed and typed scrolls out of sight.
    """

    def __init__(self, prompter: Prompter, match: Match, report: MatchReport) -> None:
        """Do nothing later if the people in `match` have no secrets from each other."""
        self._prompter, self._match, self._report = prompter, match, report
        self._hand_over = hand_over.HandOver(match) if hand_over.is_needed(match) else None
        self._is_secret = False  # whether the screen shows the view of one player

    def before_move(self) -> None:
        """If another player has seen the screen last, wait until the player to move is alone. Then print the board as
        this player may see it."""
        match = self._match
        if self._hand_over is None or match.seat is None:
            return
        if hand_over.is_due(match):
            if self._is_secret:
                self.after_move()
                self._report.show_board()
            self._prompter.ask(words.HAND_OVER.format(match.seat.name), words.HAND_OVER_HELP)
            self._hand_over.take()
            self._report.show_board()
        self._is_secret = True

    def after_move(self) -> None:
        """Hide everything that was printed and typed before. Called before a move is played and reported."""
        if self._is_secret:
            for _ in range(max(_LEAST_LINES, shutil.get_terminal_size().lines)):
                self._prompter.say("")
            forget_lines()
            self._is_secret = False
