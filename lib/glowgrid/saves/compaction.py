"""Rewrite a full journal with only the data that is still needed, and compute how much space a game needs. Loaded on
demand."""

from .record_format import A_MOVE, ACT, ASIDE, BEGUN, LEFT, MOVES, OVER, RESERVE, SHORT_MOVE

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Callable, Sequence

    from ..engine.game import Game
    from .journal import Journal
    from .journal_snapshot import JournalSnapshot
    from .types import SavedGame, Store

_MOVES = 1000  # the number of moves up to which no power cut loses a game
_UNDONE = 1000  # bytes for moves that are undone and played again
_END = 40  # bytes for the records at the end of a game


def fits(game: "Game", size: int) -> bool:
    """Return whether a journal of `size` bytes has room for the packed moves of `game`, however long it becomes."""
    if game.longest * 2 + 16 <= size - 2 * RESERVE:
        return True  # with 16 bits per move
    bits, most = 1, max(game.legal_moves() or (1,))
    while most >> bits:
        bits += 1
    return game.longest * bits // 8 + 16 <= size - 2 * RESERVE


def wanted(longest: int, size: int) -> int:
    """Return how many bytes of a journal of `size` bytes to keep free for the records after the header when a game
    starts.

    This is enough for a game of `longest` moves, so that the journal cannot become full during the game. If `longest`
    is 0 (unlimited) or above 1,000, it is enough for the first 1,000 moves. Up to 1,000 bytes more are for moves that
    are undone. Three quarters of the journal is the limit, so that a small journal is not rewritten for nothing.
    """
    return min(SHORT_MOVE * min(longest or _MOVES, _MOVES) + _UNDONE, size * 3 // 4) + RESERVE + _END


def warn(journal: "Journal", game: "Game", say: "Callable[[str], None]") -> None:
    """If a power cut can lose `game`, which starts now, tell the user when. If the game takes much memory, also say so.
    Call this after the header was written.

    A game without a limit hardly ever takes 1,000 moves, so nothing is said about it if there is room for as many.
    """
    moves = game.ply + (journal.room - RESERVE - _END) // SHORT_MOVE
    is_long = not fits(game, journal.size)
    if is_long or not getattr(journal.store, "whole", False) and moves < (game.longest or _MOVES):
        from ..words import saved as words

        say(words.TOO_LONG if is_long else words.NOT_SAFE.format(max(moves, 0) // 10 * 10))
    if getattr(game, "large", False):
        from ..words import saved as words

        say(words.LESS_MEMORY)


def keep(saves: "Store", saved: "JournalSnapshot") -> None:
    """Rewrite the journal, so that it contains only the current game and the data in `saved`."""
    journal = saves.journal
    if journal is not None:
        saved.brightness = saves.brightness or saved.brightness
        if saves.must_put_aside:
            saved.put_aside()
        saves.full = saves.must_put_aside = False
        if not saves.write(journal, compact, journal, saved, saves.game, saves.say) and saves.game:
            from ..words import saved as words

            saves.game = None
            saves.say(words.NO_ROOM)


def forget(saves: "Store") -> None:
    """Delete all saved data except the current game."""
    from .journal_snapshot import JournalSnapshot

    saves.brightness, saves.setups = b"", []
    keep(saves, JournalSnapshot())


def compact(
    journal: "Journal", saved: "JournalSnapshot", game: "SavedGame | None", say: "Callable[[str], None]"
) -> bool:
    """Rewrite the journal with the moves of `game` (None: no game) and the data in `saved`. Return True on success. If
    there is no room for the game, write only the data in `saved` and return False. `say(text)` shows a message. Of the
    games that `saved` keeps, those for which there is no room are left out."""
    kept = [_kept(saved.aside, ASIDE), _kept(saved.left, LEFT)]
    saved.aside = saved.left = ()
    begin: list = []
    end: list = []
    is_new = game is not None and not game.begun
    if game is not None:
        saved.moves = saved.undone = saved.moves[:0]  # `game` has them, and they may take several KB
        played, undone = game.match.game, game.match.undone
        begin = _records(game.header, played.moves, undone, getattr(played, "acts", None) or ())
        if game.begun:
            saved.uncount()  # in case the game was over and its last move has been undone since
        if game.match.game.outcome is not None:
            end.append((OVER, game.result()))  # counted last, because the end of the game may still be undone
        game.begun = True
    rest = list(saved.records())
    for records in kept:
        if _size(records) + _size(begin) + _size(rest) <= _limit(journal):
            begin = records + begin
    if _write(journal, begin, rest, end):
        if game is not None and is_new:
            warn(journal, game.match.game, say)
        return True
    if not journal.worn:
        _write(journal, [], rest, [])
    return False


def _records(header: str, moves: "array", undone: list, acts: "Sequence[int]") -> list:
    """Return the records of an unfinished game."""
    from .packing import packed

    found = [(BEGUN, header.encode()), (MOVES, packed(moves, undone))]
    for action in acts:
        found.append((ACT, bytes((action >> 8, action & 255))))
    return found


def _kept(unfinished: tuple, kind: int) -> list:
    """Return the records of a game that is kept: the game, and a record of this kind after it.

    `unfinished`: the return value of JournalSnapshot.unfinished.
    """
    return _records(*unfinished) + [(kind, b"")] if unfinished else []


def _limit(journal: "Journal") -> int:
    """Return the largest size of the records in a new journal."""
    return journal.size - RESERVE - A_MOVE


def _write(journal: "Journal", begin: list, rest: list, end: list) -> bool:
    """Rewrite the journal: write the records `begin`, then as many of `rest` as fit, then `end`. Return False if
    `begin` does not fit."""
    limit = _limit(journal)
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
