"""Rewrite a full journal with only the data that is still needed, and compute how much space a game needs. Loaded on
demand."""

from .record_format import A_MOVE, ACT, BEGUN, MOVES, OVER, RESERVE

MYPY = False
if MYPY:  # true for type checkers only
    from ..engine.game import Game
    from .journal import Journal
    from .journal_snapshot import JournalSnapshot
    from .types import SavedGame


def fits(game: "Game", size: int) -> bool:
    """Return whether a journal of `size` bytes has room for the packed moves of `game`, however long it becomes."""
    bits, most = 1, max(game.legal_moves() or (1,))
    while most >> bits:
        bits += 1
    return game.longest * bits // 8 + 16 <= size - 2 * RESERVE


def wanted(longest: int, size: int) -> int:
    """Return how many bytes of a journal of `size` bytes to keep free when a game starts.

    This is enough for a game of `longest` moves, so that the journal cannot become full during the game. If the journal
    is too small for this, or if `longest` is 0 (unknown), return half of the journal's size instead.
    """
    return longest * A_MOVE if 0 < longest * A_MOVE <= size * 3 // 4 else size // 2


def compact(journal: "Journal", saved: "JournalSnapshot", game: "SavedGame | None") -> bool:
    """Rewrite the journal with the moves of `game` (None: no game) and the data in `saved`. Return True on success. If
    there is no room for the game, write only the data in `saved` and return False."""
    begin: list = []
    end: list = []
    if game is not None:
        from .packing import packed

        begin = [(BEGUN, game.header.encode()), (MOVES, packed(game.match.game.moves, game.match.undone))]
        for action in getattr(game.match.game, "acts", None) or ():
            begin.append((ACT, bytes((action >> 8, action & 255))))
        if game.begun:
            saved.uncount()  # in case the game was over and its last move has been undone since
        if game.match.game.outcome is not None:
            end.append((OVER, game.result()))  # counted last, because the end of the game may still be undone
        game.begun = True
    rest = list(saved.records())
    if _write(journal, begin, rest, end):
        return True
    if not journal.worn:
        _write(journal, [], rest, [])
    return False


def _write(journal: "Journal", begin: list, rest: list, end: list) -> bool:
    """Rewrite the journal: write the records `begin`, then as many of `rest` as fit, then `end`. Return False if
    `begin` does not fit."""
    limit = journal.size - RESERVE - A_MOVE
    rest = list(rest)
    while rest and _size(begin) + _size(rest) > limit:
        rest.pop()  # the statistics are last
    if _size(begin) + _size(rest) > limit:
        return False
    from .journal_reader import rewrite

    return rewrite(journal, begin + rest + end)


def _size(records: list) -> int:
    total = 0
    for _, payload in records:
        total += len(payload) + 6
    return total
