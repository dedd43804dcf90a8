"""Replay of a transcript: plays its moves one by one. The keys 4 and 6 change the pace, and B undoes a move.

If the transcript ends before the game is over, the local players continue the game.
"""

from .. import games
from ..engine.game import CHANCE
from ..engine.match import STOPPED
from .play import PACES, Play

MYPY = False
if MYPY:  # true for type checkers only
    from array import array

    from .types import Transition


_ENDS = (0xFFFE, 0xFFFD)  # RESIGN and DRAW of engine/resign_and_draw.py, which is not loaded here


class Replay(Play):
    def enter(self) -> None:
        from ..words import saved

        super().enter()
        self._show = True
        self.picks = False
        self._moves: array = self.running.transcript  # type: ignore[assignment]  # never None here
        moves = len(self._moves)
        self.say(saved.REPLAY_BEGINS[moves != 1].format(games.CATALOGUE[self.session.chosen][1], moves))

    def is_persons_turn(self) -> bool:
        return False

    def update(self, now_ms: int) -> "Transition":
        match = self.match
        self._set_draw()
        scene = Play.update(self, now_ms)
        if match.phase == STOPPED or self._motion.active:
            return scene
        left = len(self._moves) - match.game.ply
        if self.running.acts and (left < 1 or left == 1 and self._moves[-1] in _ENDS):
            from ..engine.agreement_acts import restore

            acts, self.running.acts = self.running.acts, ()
            restore(match, acts)
            return None
        if left < 1:  # chance may have drawn already
            from ..words import saved

            self.say(saved.REPLAY_ENDS)
            return "play"
        if self.since(now_ms, self._moved_at) > PACES[self._pace]:
            match.play(self._moves[match.game.ply], True)
            self._set_draw()
        return None

    def _set_draw(self) -> None:
        """If chance moves next, let it repeat the draw of the transcript instead of drawing anew."""
        match, ply = self.match, self.match.game.ply
        if match.game.turn == CHANCE and ply < len(self._moves):
            match.draws[ply] = self._moves[ply]
