"""Commands of a player in an online match. Undoing a turn and agreeing on a draw need the opponent's consent."""

from collections.abc import Callable

from glowgrid.engine import events
from glowgrid.engine.match import Match
from glowgrid.engine.turns import turns_to_person
from glowgrid.match_sentences import describe_no_take_back
from glowgrid.online.peer.broker_link import HOST
from glowgrid.online.peer.consent import BACK, TIE
from glowgrid.online.peer.network_peer import NetworkPeer
from glowgrid.online.peer.peer import Peer
from glowgrid.online.protocol import invite_code
from glowgrid.words import match as match_words

from .commands import PositionChanged
from .game_commands import GameCommands
from .match_report import MatchReport
from .prompter import Prompter
from .words import remote
from .words import terminal as words

Row = tuple[str, str, Callable[[Match], str]]
"""A command: its name, a sentence about it, and a function that carries it out and returns a message or ""."""


class PlayerCommands(GameCommands):
    def __init__(
        self, prompter: Prompter, match: Match, report: MatchReport, peer: NetworkPeer, tell: Callable[..., None]
    ) -> None:
        """Let the commands act on `match`, in which `peer` is the opponent.

        `tell(name, *values)` prints the sentence called `name`, such as "INVITED", with `values` inserted.
        """
        super().__init__(prompter, match, report)
        self._peer, self._tell = peer, tell
        self.is_asking = False  # True while y and n answer a question of this program, not one of the opponent

    def undo(self, times: int) -> None:
        """Ask the opponent for consent to undo up to `times` turns. The reply is printed when it arrives."""
        count = turns_to_person(self._match, times)
        if count:
            self._match.take_back(count)
        else:
            self._say(describe_no_take_back(self._match))

    def hint(self) -> None:
        """Print the move that the hard bot would make. If it is not the user's turn, print that there is no
        hint."""
        if self._match.awaits_person:
            super().hint()
        else:
            self._say(match_words.NO_HINT)

    def coach(self) -> None:
        """Print the ratings only during the user's turn, as with a hint."""
        if self._match.awaits_person or self._match.game.outcome is not None:
            super().coach()
        else:
            self._say(match_words.NO_HINT)

    def more(self) -> tuple:
        """Return the commands that are available now, such as resign, draw and invitation.

        If the opponent has asked a question during the game, the commands y and n, which answer it, are included.
        """
        rows: list[Row] = self._rows_in_play() if self._match.phase == events.STARTED else []
        if self._peer.line.seat == HOST:
            rows.append(("invitation", remote.INVITATION, self._say_invitation))
        return tuple(rows)

    def _rows_in_play(self) -> list[Row]:
        """Return the commands that are available only while a game is in progress."""
        match, rows = self._match, list[Row]()
        if match.awaits_person:
            rows += [row for row in super().more() if row[0] != "draw"]
        if match.game.players == 2:
            if not match.awaits_person:
                rows.append(("resign", remote.RESIGN_LATER, _do_nothing))
            rows.append(("draw", remote.ASK_DRAW, self._offer_draw))
        if self._peer.question and not self.is_asking:
            rows += [(words.YES, remote.ANSWER, self._agree), (words.NO, remote.ANSWER, self._refuse)]
        return rows

    def obey(self, command: tuple) -> None:
        """Carry out `command`, one of the rows that `more` returns, and raise PositionChanged."""
        if command[1] in (remote.ANSWER, remote.INVITATION):  # these print nothing before or afterwards
            command[2](self._match)
            raise PositionChanged
        self.is_asking = True
        try:
            super().obey(command)
        finally:
            self.is_asking = False

    def answer_question(self) -> None:
        """Ask the user the opponent's question, and send the user's answer to the opponent."""
        self.is_asking = True
        try:
            prompt = words.ASK_YES.format(question_sentence(self._peer))
            answer = self._prompter.ask_letter(prompt, (words.YES, words.NO))
        finally:
            self.is_asking = False
        self._peer.answer(answer == words.YES)

    def _offer_draw(self, match: Match) -> str:
        """If the opponent has already offered a draw, accept this offer. Otherwise offer a draw.

        Return a message for the user, or "" if there is nothing to print.
        """
        if self._peer.question and self._peer.question[0] == TIE:
            return self._agree(match)
        self._peer.may_draw()
        return remote.ASKED

    def _agree(self, match: Match) -> str:
        """Answer yes to the opponent's question. Return "", because there is no message for the user."""
        self._peer.answer(True)
        return ""

    def _refuse(self, match: Match) -> str:
        """Answer no to the opponent's question. Return "", because there is no message for the user."""
        self._peer.answer(False)
        return ""

    def _say_invitation(self, match: Match) -> str:
        """Print the invite code again. Return "", because there is no other message for the user."""
        self._tell("INVITED", *invite_code.both_shown(self._peer.line.letters))
        return ""


def question_sentence(peer: Peer) -> str:
    """Return the question that the opponent has asked, as a sentence for the user. `peer` represents the opponent."""
    kind, value = peer.question[0], peer.question[-1]
    return remote.MAY_TAKE_BACK.format(value) if kind == BACK else remote.MAY_DRAW


def _do_nothing(match: Match) -> str:
    return ""
