"""Room in the journal: how much a game may take, and compaction, which erases a full journal and writes anew what still
counts. Needed rarely, so borrowed then.
"""

from ..unload import borrow
from .format import A_MOVE, BEGUN, MOVES, OVER, RESERVE

MYPY = False
if MYPY:  # type checkers take it for true
    from ..engine.game import Game
    from .autosave import Autosave
    from .journal import Journal
    from .snapshot import Snapshot


def fits(game: "Game", size: int) -> bool:
    """Tell whether a journal of `size` holds the longest game of this kind, packed."""
    bits, most = 1, max(game.legal_moves() or (1,))
    while most >> bits:
        bits += 1
    return game.longest * bits // 8 + 16 <= size - 2 * RESERVE


def wanted(longest: int, size: int) -> int:
    """Return the bytes that a game may take in a journal of `size`: all its moves where they are few enough to be
    promised that no room has to be made among them, else half of the journal."""
    return longest * A_MOVE if 0 < longest * A_MOVE <= size * 3 // 4 else size // 2


def compact(journal: "Journal", saved: "Snapshot", game: "Autosave | None") -> bool:
    """Write what still counts of `saved`, and first `game` as it stands; answer False where that had to be left out, as
    there is no room for it."""
    begin: list = []
    end: list = []
    if game is not None:
        begin = [
            (BEGUN, game.header.encode()),
            (MOVES, borrow("saves.packing").packed(game.match.game.moves, game.match.undone)),
        ]
        if game.begun:
            saved.uncount()  # if it was over; it may have come back to life since
        if game.match.game.outcome is not None:
            end.append((OVER, game.result()))  # is counted last: it may still come back to life
        game.begun = True
    rest = list(saved.records())
    if _write(journal, begin, rest, end):
        return True
    if not journal.worn:
        _write(journal, [], rest, [])
    return False


def _write(journal: "Journal", begin: list, rest: list, end: list) -> bool:
    """Write as much of the rest as there is room for, and leave some; answer False where `begin` does not fit."""
    limit = journal.size - RESERVE - A_MOVE
    rest = list(rest)
    while rest and _size(begin) + _size(rest) > limit:
        rest.pop()  # the statistics come last
    if _size(begin) + _size(rest) > limit:
        return False
    written: bool = borrow("saves.journal_reader").rewrite(journal, begin + rest + end)
    return written


def _size(records: list) -> int:
    total = 0
    for _, payload in records:
        total += len(payload) + 6
    return total
