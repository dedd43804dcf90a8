"""Play one game at this computer: ask people for their moves, and let bots think."""

from collections.abc import Iterable, Sequence

from glowgrid.engine import events
from glowgrid.engine.agreement_acts import restore
from glowgrid.engine.fewest import better, counted
from glowgrid.engine.resign_and_draw import NAMES
from glowgrid.engine.rng import Rng
from glowgrid.match_sentences import fill
from glowgrid.words import result as result_words
from host_common.computer_clock import Stopwatch

from .agreement_prompt import flag_cell, is_agreeing, is_flagging, mark_cell
from .commands import PositionChanged
from .game_commands import GameCommands
from .hand_over import HandOverPrompt
from .match_report import MatchReport
from .move_prompt import ask_moves
from .prompter import Prompter
from .setup_prompts import SetupPrompts
from .words import terminal as words

_MOST = 1000  # moves of bots alone, in a game without a limit


class LocalGame:
    def __init__(self, prompter: Prompter, setup: SetupPrompts, rng: Rng, clock: Stopwatch | None = None) -> None:
        """Prepare the match that `setup` describes. Bots use the random numbers of `rng`. The hard bot thinks until its
        time on `clock` is used; without a clock it counts nodes."""
        self._prompter = prompter
        self._match = setup.new_match(rng)
        self._report = MatchReport(self._match, prompter.say)
        self._hand_over = HandOverPrompt(prompter, self._match, self._report)
        self._match.observe(self._report.watch)
        self._setup = setup
        self._clock = clock
        self._commands = GameCommands(prompter, self._match, self._report, clock)

    def play(self, moves: Iterable[int] = (), acts: Sequence[int] = ()) -> str:
        """Play `moves`, the moves of a transcript, and its `acts` of an agreement. Then let people and bots play to the
        end.

        Return the user's answer to "Play again?": words.YES, words.CHANGES or words.NO.
        """
        with self._prompter.obeying(self._commands):
            self._match.start()
            if not getattr(self._match.game, "setup_plies", 0):  # otherwise the board is shown once it is set up
                self._report.show_board()
            for move in moves:
                if move in NAMES:
                    restore(self._match, acts)
                self._match.play(move, replayed=True)
            restore(self._match, acts)
            return self._play_on()

    def _play_on(self) -> str:
        """Play to the end, ask "Play again?", and return the answer. If the user undoes a move instead of answering,
        play on."""
        while True:
            try:
                while self._match.phase == events.STARTED:
                    self._play_turn()
                self._say_best()
                return self._prompter.ask_letter(words.ASK_AGAIN, (words.YES, words.CHANGES, words.NO))
            except PositionChanged:
                continue

    def _play_turn(self) -> None:
        if self._match.awaits_person and is_agreeing(self._match):
            mark_cell(self._prompter, self._match)
        elif self._match.awaits_person and is_flagging(self._match):
            flag_cell(self._prompter, self._match)
        elif self._match.awaits_person:
            self._hand_over.before_move()
            moves = ask_moves(self._prompter, self._match)
            self._hand_over.after_move()
            for move in moves:
                self._match.play(move)
        elif self._match.is_show and not self._match.game.longest and self._match.game.ply >= _MOST:
            self._prompter.say(words.BOTS_STOP.format(_MOST))
            self._match.stop()
        else:
            self._let_think()

    def _say_best(self) -> None:
        """Print the best result so far in this game, if the game counts the moves of one person."""
        match, setup = self._match, self._setup
        result = counted(match.game)
        if result and not match.is_show and match.game.outcome and match.game.outcome.winner:
            setup.best = better(result, setup.best)
            self._prompter.say(result_words.BEST.format(*setup.best))

    def _let_think(self) -> None:
        """Let a bot think until it moves, or let chance make its move. Print a sentence if the bot takes long."""
        match, ply, has_said = self._match, self._match.game.ply, False
        while match.thinking and match.game.ply == ply:
            match.step(self._clock)
            if not has_said and 0 < match.thoughts.progress < 100:
                has_said = True
                self._prompter.say(fill(match, match.game.turn, words.THINKS))
