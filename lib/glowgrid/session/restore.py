"""Begins matches that continue an earlier game: the game that was left, the saved game, or a transcript.

Loaded on demand. `beginning` returns a generator. If the generator can begin a match, it calls `adopt` with the match.
The generator returns "", or the reason why a saved game is lost.
"""

from .. import games
from ..engine.options import defaults
from ..saves import record_format
from ..saves.record_format import ASIDE, BY_HAND, RESUMED
from .match_start_modes import RESTORE_SAVED
from .seating import Unfit, bot_steps, follow, full, seated, who, why

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Generator, Iterator, Sequence

    from ..engine.match import Match
    from ..engine.rng import Rng
    from ..saves import Saves
    from ..saves.journal_snapshot import JournalSnapshot
    from .online import Online
    from .running_match import RunningMatch

    Adopt = Callable[[RunningMatch], None]
    Keep = Callable[[tuple, tuple], None]


def restored(
    mode: int,
    adopt: "Adopt",
    keep: "Keep",
    saves: "Saves",
    rng: "Rng",
    online: "Online | None",
    left: tuple,
    transcript: str,
) -> "Generator[None, None, str]":
    """Return a generator that begins a match in the way that `mode` names.

    RESTORE_LEFT continues the game `left`. RESTORE_SAVED continues the saved game. REPLAY shows
    `transcript`. It calls `keep` with the saved game, if that is another one. But if the saved game began with
    `transcript`, it continues. RESTORE_SAVED and REPLAY also call `keep` with the games that the journal keeps.
    """
    if left:
        return _restoring_left(adopt, saves, rng, online, left)
    if mode == RESTORE_SAVED:
        return _restoring_saved(adopt, keep, saves, rng, online)
    return _replaying(adopt, keep, saves, rng, online, transcript)


def _restoring_left(
    adopt: "Adopt", saves: "Saves", rng: "Rng", online: "Online | None", left: tuple
) -> "Generator[None, None, str]":
    """Generator: restore the unfinished game that the user has left, and make it the current game of the journal.

    `left`: the return value of RunningMatch.left. Usually the journal keeps that game, and one record is enough.
    """
    from ..saves.journal_snapshot import read
    from ..saves.packing import unpacked

    _, header, data, acts = left
    moves, undone = unpacked(data)
    terms = _terms(header)
    running = yield from _seated(saves, rng, online, terms, header)
    yield
    for _ in _playing(running.match, moves, undone, acts):
        yield
    autosave = follow(saves, running)
    if autosave is not None:
        if saves.must_put_aside:
            saves.append(ASIDE)
            saves.must_put_aside = False
        saved = read(saves)
        found = [kept[:2] == (header, moves) for kept in (saved.left, saved.aside)]
        if True in found:
            saves.append(RESUMED, b"" if found[0] else b"\x01")
            autosave.resume()
        else:  # a compaction had no room for it
            autosave.save_from_now()
    adopt(running)
    return ""


def _restoring_saved(
    adopt: "Adopt", keep: "Keep", saves: "Saves", rng: "Rng", online: "Online | None"
) -> "Generator[None, None, str]":
    """Generator: restore the game that the last power-off interrupted, unless that game was over. Before this, call
    `keep` with the game that the journal keeps aside."""
    from ..saves.journal_snapshot import read

    saves.waits = False
    saved = read(saves)
    yield from _keeping(keep, saves, rng, saved)
    return (yield from _continuing(adopt, saves, rng, online, saved))


def _keeping(keep: "Keep", saves: "Saves", rng: "Rng", saved: "JournalSnapshot") -> "Generator[None, None, bool]":
    """Generator: call `keep` with the games that the journal keeps. Return whether one of them is kept aside."""
    aside, left = saved.aside, saved.left
    saved.aside = saved.left = ()
    aside = yield from _checked(saves, rng, aside)
    left = yield from _checked(saves, rng, left)
    keep(aside, left)
    return bool(aside)


def _checked(saves: "Saves", rng: "Rng", unfinished: tuple) -> "Generator[None, None, tuple]":
    """Generator: play an unfinished game of the journal, to check it. Return it as RunningMatch.left returns it.

    `unfinished`: the return value of JournalSnapshot.unfinished. If the game is invalid, tell the user and return ().
    If it has no move yet, only return ().
    """
    if not unfinished:
        return ()
    header, moves, undone, acts = unfinished
    try:
        running = yield from _seated(saves, rng, None, _terms(header), header)
        yield
        for _ in _playing(running.match, moves, undone, acts):
            yield
    except (ValueError, IndexError) as error:
        saves.say(_lost(header, error))
        return ()
    left = running.left()
    running.end()
    return left


def _continuing(
    adopt: "Adopt", saves: "Saves", rng: "Rng", online: "Online | None", saved: "JournalSnapshot"
) -> "Generator[None, None, str]":
    """Generator: restore the current game of the journal, unless that game was over."""
    if not saved.game or saved.over:
        return ""
    try:
        if saved.broken:
            raise ValueError("A record of the game makes no sense.")
        terms = _terms(saved.game)
        running = yield from _seated(saves, rng, online, terms, saved.game)
        yield
        for _ in _playing(running.match, saved.moves, saved.undone, saved.acts):
            yield
    except (ValueError, IndexError) as error:
        if online is not None:
            online.leave()
        return _lost(saved.game, error)
    autosave = follow(saves, running)
    if autosave is not None and not autosave.resume():
        running.match.terminate()
    else:
        adopt(running)
    return ""


def _replaying(
    adopt: "Adopt", keep: "Keep", saves: "Saves", rng: "Rng", online: "Online | None", transcript: str
) -> "Generator[None, None, str]":
    """Generator: begin a match between people that replays a transcript. If `transcript` is invalid, tell the user.

    The saved game continues instead if it began with the transcript. Otherwise call `keep` with it: the journal still
    ends with it, until another game is saved.
    """
    from ..engine.transcript import read

    game = None
    try:
        key, game = read(transcript, games.load)
    except ValueError as error:
        from ..translation import translated

        saves.say(translated(str(error), "errors"))
    if game is None:
        return ""
    row, options, moves, position = _row(key), game.options, game.moves, getattr(game, "start_position", "")
    acts = getattr(game, "acts", None)
    game = None
    if saves.waits:
        from ..saves.journal_snapshot import read as read_journal

        saves.waits = False
        saved = read_journal(saves)
        if _began_with(saved, key, options, position, moves):
            yield from _keeping(keep, saves, rng, saved)
            return (yield from _continuing(adopt, saves, rng, online, saved))
        is_unfinished = bool(saved.unfinished())
        saved.put_aside()
        is_kept = yield from _keeping(keep, saves, rng, saved)
        saves.must_put_aside = is_kept and is_unfinished
        saved = None  # type: ignore[assignment]
    running = yield from seated(saves, rng, online, row, options, [BY_HAND] * 10, position)
    yield
    running.match.start()
    for move in moves[: getattr(running.match.game, "setup_plies", 0)]:
        running.match.play(move, True)
    running.transcript = moves
    if acts:
        running.acts = acts
    autosave = follow(saves, running)
    if autosave is not None:
        autosave.save_after(moves)
    adopt(running)
    return ""


def _began_with(saved: "JournalSnapshot", key: str, options: tuple, position: str, moves: "Sequence[int]") -> bool:
    """Return whether the current game in `saved` is unfinished and began with the transcript of these values."""
    if saved.game.partition("/")[0] != key or not saved.unfinished():
        return False
    try:
        values = _terms(saved.game)[1]
    except (ValueError, IndexError):
        return False
    begun = saved.game.partition("{")[2][:-1]
    return tuple(values) == tuple(options) and begun == position and saved.moves[: len(moves)] == moves


def _row(key: str) -> int:
    """Return the index of the game `key` in games.CATALOGUE. Raise Unfit if there is no such game."""
    keys = [row[0] for row in games.CATALOGUE]
    if key not in keys:
        raise Unfit("NO_GAME")
    return keys.index(key)


def _terms(header: str) -> tuple:
    """Return the contents of a header: (catalogue index, options, decider keys, number of seat rotations, score).

    Raise ValueError if the header is invalid.
    """
    key, options, keys, turned, score = record_format.line_parts(header)
    row = _row(key)
    game_class = games.load(key)
    wanted = full(options, defaults(game_class.OPTIONS))
    return row, game_class.checked(*wanted), who(keys), int(turned), record_format.numbers(score)


def _seated(
    saves: "Saves", rng: "Rng", online: "Online | None", terms: tuple, header: str
) -> "Generator[None, None, RunningMatch]":
    """Generator: return the match that `header` describes, not yet started. Raise ValueError if the score is invalid.

    `terms`: the return value of `_terms` for this header.
    """
    row, options, keys, turned, score = terms
    running = yield from seated(saves, rng, online, row, options, keys, header.partition("{")[2][:-1])
    if len(score) != len(running.score):
        raise ValueError("Not this game's score.")
    running.score[:] = score
    seats = running.match.seats
    for _ in range(turned % len(seats)):
        seats.append(seats.pop(0))
    running.load_later(bot_steps(running, saves, rng))
    if "link" in keys and online is not None:
        online.restore(header)
    return running


def _playing(
    match: "Match", moves: "Sequence[int]", undone: "Sequence[int]", acts: "Sequence[int]"
) -> "Iterator[None]":
    """Generator: start the match and play `moves`. Play the moves in `undone`, too, and undo them again, so that the
    user can redo them. Then repeat the `acts` of an agreement.

    `undone` has the moves in the order in which they were undone. Raise Unfit for an illegal move.
    """
    match.start()
    yield
    for move in moves:
        _play(match, move)
        yield
    for index in range(len(undone) - 1, -1, -1):
        _play(match, undone[index])
        yield
    match.undo_to(len(moves))
    if len(match.game.moves) != len(moves):
        raise Unfit("NO_TAKE_BACK")
    if acts:
        from ..engine.agreement_acts import restore

        restore(match, acts)


def _play(match: "Match", move: int) -> None:
    if not match.play(move, True):
        raise Unfit("NO_MOVE", match.game.ply + 1)


def _lost(header: str, error: Exception) -> str:
    """Return a sentence that says which game cannot be restored, and why. `header`: the header of that game."""
    from ..words import saved

    key = record_format.line_parts(header)[0]
    titles = [row[1] for row in games.CATALOGUE if row[0] == key]
    return saved.LOST.format(titles[0] if titles else key[:20], why(error))
