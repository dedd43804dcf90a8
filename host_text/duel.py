"""Plays a match against an opponent over a network: moves, and what both players have to agree on.

Part of the room host_net; imports terminal, remote, engine, words.
"""

import os
from collections.abc import Callable

from glowgrid.engine import events
from glowgrid.engine.match import Match
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import REMOTE, moves_to_person
from glowgrid.match_sentences import fill
from glowgrid.online.peer.broker_link import HOST, BrokerLink
from glowgrid.online.peer.network_peer import NetworkPeer
from glowgrid.online.peer.peer import Peer
from glowgrid.online.peer.prompts import BACK, TIE
from glowgrid.online.protocol import invite_code
from glowgrid.words import remote
from glowgrid.words import terminal as words
from host_common import qr_code
from host_common.computer_clock import Clock

from .broker import Client
from .follower import Follower
from .live_prompter import LivePrompter
from .network_setup import NetworkSetup
from .prompter import PositionChanged

Row = tuple[str, str, Callable[[Match], str]]
"""A command: its name, a sentence about it, and what it does, as in Game.commands."""


class Duel(Follower):
    def __init__(
        self, prompter: LivePrompter, setup: NetworkSetup, rng: Rng, client: Client, line: BrokerLink, key: str
    ) -> None:
        """Sit down where `line` leads, to a match of the game `key`."""
        super().__init__(prompter, setup, rng, client)
        match, place = self._match, (line.letters, line.seat, line.instance)
        seed, nonce, clock = rng.below(1 << 20), os.urandom(16), Clock()

        def sit(place: tuple) -> BrokerLink:
            if not place:
                line.leave(clock.now())
            return line

        party = NetworkPeer(sit, place, nonce, clock, seed, key, self._tell, self._consult, lambda: None)
        self._party = party
        self._asks = False  # whether a yes or a no is another question's
        for seat in match.seats:
            if seat.kind == REMOTE:
                seat.decider = party  # type: ignore[assignment]  # it has what a match asks of one
        party.join(match)

    def play_on(self) -> None:
        self._party.welcome()
        self._match.start()
        self._over = False
        while not self._over:
            self._go()

    def _due(self) -> None:
        match = self._match
        if match.phase == events.STOPPED:
            if self._party.question:
                self._answer()
            elif self._ask_letter(remote.ASK_AGAIN) == words.YES:
                self._play_again()
            else:
                self._over = True
        elif match.awaits_person:
            match.play(self._ask_move())
        elif match.phase == events.NOT_STARTED:
            self._wait(remote.NOT_BEGUN)
        else:
            self._tell_turn()
            self._wait(fill(match, match.game.turn, remote.NOT_YOUR_TURN))

    def _live_on(self) -> None:
        match = self._match
        if match.phase == events.STARTED and not match.awaits_person:
            match.step()
        if match.phase == events.STOPPED and bool(self._party.question) != self._asks:
            self._changed = True  # a question has come, or gone, at the end of a game

    def _play_again(self) -> None:
        match = self._match
        if not getattr(match.game, "handicap", 0):
            match.seats.append(match.seats.pop(0))  # as on light
        match.new_game()
        match.start()
        if match.phase == events.NOT_STARTED:
            self._prompter.say(remote.WAITS)

    # -- what the other side asks

    def _consult(self, party: Peer) -> None:
        """Tell what they ask; at the end of a game it is asked on its own."""
        if self._match.phase == events.STARTED:
            self._prompter.say(words.ASK_YES.format(self._question()).strip())

    def _question(self) -> str:
        what, about = self._party.question[0], self._party.question[-1]
        return remote.MAY_TAKE_BACK.format(about) if what == BACK else remote.MAY_DRAW

    def _answer(self) -> None:
        self._asks = True
        try:
            answer = self._ask_letter(words.ASK_YES.format(self._question()))
        finally:
            self._asks = False
        self._party.answer(answer == words.YES)

    def _ask_letter(self, prompt: str) -> str:
        return self._prompter.ask_letter(prompt, (words.YES, words.NO))

    # -- commands

    def undo(self, times: int) -> None:
        """Ask the other side for moves back; what comes of it is told when they answer."""
        count = moves_to_person(self._match, times)
        if count:
            self._match.take_back(count)
        else:
            self._prompter.say(words.NOTHING_BACK)

    def hint(self) -> None:
        """Say what the best bot would play, where it is for a person here to move."""
        if not self._match.awaits_person:
            self._prompter.say(words.NO_HINT)
            return
        super().hint()

    def more(self) -> tuple:
        """Return what can be typed besides: answers to what they ask, giving up, a draw, the invitation."""
        match, rows = self._match, list[Row]()
        if match.phase == events.STARTED:
            rows += [row for row in super().more() if row[0] != "draw"] if match.awaits_person else []
            if match.game.players == 2:
                rows += [] if match.awaits_person else [("resign", remote.RESIGN_LATER, _nothing)]
                rows += [("draw", remote.ASK_DRAW, self._offer)]
            if self._party.question and not self._asks:
                rows += [(words.YES, remote.ANSWER, self._yes), (words.NO, remote.ANSWER, self._no)]
        if self._party.line.seat == HOST:
            rows.append(("invitation", remote.INVITATION, self._invite))
        return tuple(rows)

    def obey(self, command: tuple) -> None:
        """Do what one of those says; raise a PositionChanged."""
        if command[1] in (remote.ANSWER, remote.INVITATION):
            command[2](self._match)
            raise PositionChanged
        self._asks = True
        try:
            super().obey(command)
        finally:
            self._asks = False

    def _offer(self, match: Match) -> str:
        if self._party.question and self._party.question[0] == TIE:
            self._party.answer(True)
            return ""
        self._party.may_draw()
        return remote.ASKED

    def _yes(self, match: Match) -> str:
        self._party.answer(True)
        return ""

    def _no(self, match: Match) -> str:
        self._party.answer(False)
        return ""

    def _invite(self, match: Match) -> str:
        letters = self._party.line.letters
        self._tell("INVITED", invite_code.shown(letters), invite_code.shown(invite_code.watching(letters)))
        return ""

    def _tell(self, name: str, *values: object) -> None:
        super()._tell(name, *values)
        if name == "INVITED":
            self._prompter.say(remote.JOIN.format(values[0], self._client.where))
            for line in qr_code.lines(str(values[0])):
                self._prompter.say(line)


def _nothing(match: Match) -> str:
    return ""
