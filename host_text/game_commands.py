"""Commands that act on the current match."""

from collections.abc import Iterator
from typing import Any

from glowgrid import bots, games
from glowgrid.coach_sentences import describe_moves, describe_turning_point
from glowgrid.engine import events, hand_over, transcript
from glowgrid.engine.match import Match
from glowgrid.engine.resign_and_draw import commands
from glowgrid.engine.review import Review
from glowgrid.engine.turns import turns_to_person
from glowgrid.match_sentences import describe_no_take_back
from glowgrid.session import turning_points
from glowgrid.session.coach import Coach
from glowgrid.translation import translated
from glowgrid.words import coach as coach_words
from glowgrid.words import match as match_words
from glowgrid.words import special
from host_common.computer_clock import Stopwatch

from .agreement_prompt import is_agreeing
from .commands import Commands, PositionChanged
from .match_report import MatchReport
from .prompter import Prompter
from .words import terminal as words


class GameCommands(Commands):
    def __init__(self, prompter: Prompter, match: Match, report: MatchReport, clock: Stopwatch | None = None) -> None:
        """Let the commands act on `match`. Print the board with `report`, and everything else with `prompter`. A hint
        takes the time that a hard bot has on `clock`."""
        super().__init__(prompter.say, match.game.rules)
        self._prompter, self._match, self._report, self._clock = prompter, match, report, clock

    def undo(self, times: int) -> None:
        """Undo up to `times` turns of people, and raise PositionChanged. If there is nothing to undo, only print a
        sentence."""
        count = turns_to_person(self._match, times)
        if not count:
            self._say(describe_no_take_back(self._match))
            return
        count = self._match.take_back(count)
        if count:
            self._say(words.MOVES_TAKEN_BACK.format(count))
            self._report.show_board()
            raise PositionChanged

    def redo(self) -> None:
        """Redo moves until it is a person's turn, and raise PositionChanged. If there is nothing to redo, only print a
        sentence."""
        if not self._match.undone:
            self._say(match_words.NOTHING_AGAIN)
            return
        self._match.redo(to_person=True)
        raise PositionChanged

    def transcript(self) -> None:
        """Print the game so far in one line, which the command `replay` accepts. While the game hides something, print
        only a sentence."""
        game = self._match.game
        if hand_over.hides(game):
            self._say(words.SECRET)
            return
        self._say(transcript.write(transcript.key_of(games.CATALOGUE, game), game))

    def position(self) -> None:
        """Print the position, such as a FEN, if the game has a notation for it and hides nothing."""
        game = self._match.game
        if not hasattr(game, "position"):
            self._say(words.NO_NOTATION)
        else:
            self._say(words.SECRET if hand_over.hides(game) else game.position())

    def hint(self) -> None:
        """Print the move that the hard bot would make."""
        if not self._may_advise():
            self._say(match_words.NO_HINT)
            return
        if bots.ADVISER not in [row[0] for row in bots.able(self._match.game)]:
            self._say(special.NO_ADVICE)
            return
        self._match.advise(bots.load(bots.ADVISER)())
        while self._match.thinking:
            self._match.step(self._clock)

    def coach(self) -> None:
        """Print how good each move is or, after the end, which moves changed the game. While the user may not see the
        position or makes no moves, or if the moves of this game have no value, print only a sentence."""
        match = self._match
        if match.game.outcome is None and not self._may_advise():
            self._say(match_words.NO_HINT)
        elif not match.game.can_rate:
            self._say(coach_words.NO_RATING)
        elif match.game.outcome is None:
            moves, shades = _result(Coach().rate(match.game.copy()))
            self._say(_result(describe_moves(match, moves, shades)))
        else:
            self._tell_turning_points()

    def _may_advise(self) -> bool:
        """Return whether the user may now see the position and make a move."""
        match = self._match
        return match.phase == events.STARTED and not hand_over.is_due(match) and not is_agreeing(match)

    def _tell_turning_points(self) -> None:
        review = Review(self._match.game, self._match.thoughts)
        _result(review.prepare())
        points = _result(turning_points.find(Coach(), review))
        for point in points:
            position = self._match.position_at(point[0])
            self._say(describe_turning_point(self._match, position, review.moves[point[0]], point))
        if not points:
            self._say(coach_words.NO_TURN)
        review.close()

    def read(self, row: int | None) -> None:
        """Print the board by rows in words, or only the row with the number `row`, as far as it may be seen here."""
        self._report.read_board(row)

    def more(self) -> tuple:
        """Return the additional commands: the commands of this game, and those that all games for two players have.

        The format is that of `Game.commands`. The result is () unless the match is running.
        """
        return commands(self._match) if self._match.phase == events.STARTED else ()

    def obey(self, command: tuple) -> None:
        """Carry out `command`, one of the rows that `more` returns, and raise PositionChanged.

        If the sentence in `command` is a question, first ask the user this question. If the user answers no, do nothing
        else.
        """
        _, sentence, act = command
        sentence_here = translated(sentence, "games")
        if not sentence.endswith("?"):
            self._say(sentence_here)
        elif self._prompter.ask_letter(words.ASK_YES.format(sentence_here), (words.YES, words.NO)) == words.NO:
            return
        message = act(self._match)
        if message:
            self._say(translated(message, "games"))
        raise PositionChanged


def _result(steps: Iterator) -> Any:
    """Run the generator `steps` to its end, and return its result."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value
