"""Scripted evening without hardware: sessions that save to a flash sector, which can lose power at any step."""

import random
from types import SimpleNamespace

from glowgrid.app.loader import Loader
from glowgrid.engine.rng import Rng
from glowgrid.saves import Saves
from glowgrid.saves import journal_reader as reader
from glowgrid.saves import journal_snapshot as snapshots
from glowgrid.saves.journal import Journal
from glowgrid.session import Session
from glowgrid.session.match_start_modes import NEW, RESTORE_LEFT, RESTORE_SAVED
from glowgrid.startup import loaded
from host_sim.parts.nvm import Sector


class Store:
    """A sector with the interface of `microcontroller.nvm`.

    `watch` is called at each step at which power may be lost.
    """

    def __init__(self, size=4096, data=b""):
        self.sector = Sector(size)
        self.sector.data[: len(data)] = data
        self.watch = lambda: None

    def _spend(self, us):
        self.watch()

    def __len__(self):
        return len(self.sector.data)

    def __getitem__(self, where):
        return bytes(self.sector.data[where])

    def __setitem__(self, where, data):
        start, stop, _ = where.indices(len(self))
        assert stop - start == len(data)
        self.sector.write(start, bytes(data), self._spend)


def opened(store):
    """Return the journal in a store, ready for the next record."""
    journal = Journal(store)
    assert reader.opened(journal, lambda kind, payload: None) or journal.worn
    return journal


def records(store):
    """Return all records of the journal in a store."""
    return list(reader.records(Journal(store)))


def snapshot(store):
    """Return the sum of all records of the journal in a store, without changing it."""
    return snapshots.read(SimpleNamespace(journal=Journal(store), told=True))


def begin(session, mode=NEW):
    """Begin a match at once, bots included. Return why a saved game is lost, or ""."""
    steps = session.beginning(mode)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            fault = done.value
            break
    while session.running is not None and session.running.load():
        pass
    return fault


def begin_by_people(evening, key):
    """Begin the game `key` between people, and return the session."""
    session = evening.session
    session.choose(key)
    session.setup().who = [""] * 10
    begin(session)
    session.saves.update()
    return session


def restored(session):
    """Resume the interrupted game. Return whether there was one."""
    if session.saves.waits:
        begin(session, RESTORE_SAVED)
    return session.match is not None


GAMES = (  # key and options
    ("tictactoe", (3,)),
    ("connectx", (6, 7, 4, 2, 0)),
    ("othello", (6,)),
    ("quixo", (3,)),
    ("gomoku", (7, 5)),
    ("domineering", (5,)),
)


class Evening:
    """Games between two people, with undo. `steps` yields after each action, and `said` collects reported problems."""

    def __init__(self, store, seed=1, games=10, most=14):
        self.said = []
        self.store, self.games, self.most = store, games, most
        self.random = random.Random(seed)
        self.session = Session(Rng(1), Saves(Journal(store), self.said.append), Loader(loaded(but=[])))

    def state(self):
        """Return the state that must be restored: the game, its options, its moves, and the moves to redo."""
        match = self.session.match
        if match is None or match.game.outcome is not None:
            return None
        return (self.session.running.header(), bytes(match.game.key()), tuple(match.game.moves), tuple(match.undone))

    def steps(self):
        """Yield before the first action of a person, and after each one."""
        yield
        for number in range(self.games):
            yield from self._game(GAMES[number % len(GAMES)], number)

    def _game(self, row, number):
        from glowgrid import games

        session, key = self.session, row[0]
        session.chosen = [row[0] for row in games.CATALOGUE].index(key)
        setup = session.setup()
        setup.options, setup.who = row[1], [""] * 10
        session.end()  # leave the game before, finished or not
        yield
        begin(session)
        session.saves.update()
        yield
        match = session.match
        while match.game.outcome is None and match.game.ply < self.most:
            match.play(self.random.choice(match.game.legal_moves()))
            session.saves.update()
            yield
            if self.random.random() < 0.2:
                match.take_back()
                session.saves.update()
                yield
                if self.random.random() < 0.5:
                    match.redo()
                    session.saves.update()
                    yield
        if match.game.outcome is not None and self.random.random() < 0.3:
            match.take_back()
            session.saves.update()
            yield


def comes_back(store):
    """Restart from the content of the sector. Return the restored state and the session."""
    again = Evening(store)
    if restored(again.session):
        return again.state(), again.session
    return None, again.session


def filled_journal(session):
    """Append to the journal until it is compacted."""
    journal = session.saves.journal
    before = journal.room
    while journal.room <= before:
        before = journal.room
        session.saves.append(66, bytes((40, 40)))
        session.saves.update()


def people(evening, key, options=None):
    """Begin a game between people, with these options or the default ones. Return its session."""
    session = evening.session
    session.choose(key)
    setup = session.setup()
    setup.who, setup.options = [""] * 10, options or setup.options
    begin(session)
    session.saves.update()
    return session


def interrupt(session, way):
    """Do what comes before a power cut. `way`: "at once" (nothing), "compacted" (the journal is), or "left" (the game
    is left and resumed)."""
    if way == "compacted":
        session.saves.full = True
        session.saves.update()
    if way == "left":
        session.end()
        begin(session, RESTORE_LEFT)
