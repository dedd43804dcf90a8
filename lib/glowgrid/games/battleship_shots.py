"""Battleship: fleets that fit the answers so far, and the shot that is most likely to hit.

The hard bot looks at all placements of the ships afloat in the opponent's waters. Each hit that a placement covers
multiplies its weight by 20. The bot shoots at the cell whose placements have the highest total weight. Weaker bots do
so only after a hit, or shoot at any cell beside a hit. tests/games/test_games_battleship.py counts their shots.

Loaded for bots and hints.
"""

from array import array

from ..engine.options import fresh
from .battleship_waters import _MARK_HIT, _PLACE, _SHOT, _SUNK, _UNKNOWN

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.rng import Rng
    from .battleship_waters import BattleshipWaters

_WEIGHT = 20  # factor of a placement's weight for each hit that it covers
_ROUGH = 25  # `misses` of a bot that only shoots beside hits
_MAX_TRIALS = 100  # placements that are tried before the search for a fleet gives up, so that the keys need not wait
_SLICE = 24  # cells between two yields
_SHIP = 4  # added to the mark of a cell on which a ship of the new fleet lies


def best(game: "BattleshipWaters", viewer: int, rng: "Rng", misses: int) -> "Generator[int, None, int]":
    """Generator: return the shot of `viewer` that is most likely to hit. Yield the progress every few milliseconds.

    If the bot overlooks moves (`misses` above 0), the shot is a random one, unless it notices that a ship afloat is
    hit. From `_ROUGH` on, the shot is then a random cell beside a hit.
    """
    marks, lengths, size = game._marks[3 - viewer], game._afloat[3 - viewer], game.cols
    cells = len(marks)
    if game.ply < game._placing or game.is_answer(game.ply):
        yield 100
        return game.random_move(rng)
    if misses:
        near = _near(marks, size) if rng.below(200) >= 3 * misses else ()  # it may overlook its hits, too
        if misses >= _ROUGH or not near:
            yield 100
            return _SHOT + rng.choice(near) if near else game.random_move(rng)
    weights = array("I", bytes(4 * cells))
    done = 0
    for length in lengths:
        for step in (1, size):
            reach = (length - 1) * step
            for first in range(cells - reach):
                if first % _SLICE == 0:
                    yield done * 50 // len(lengths)
                if step == 1 and first % size + length > size:
                    continue
                weight, hits = 1, 0
                for cell in range(first, first + reach + 1, step):
                    mark = marks[cell]
                    if mark == _MARK_HIT:
                        weight *= _WEIGHT
                        hits += 1
                    elif mark:
                        break
                else:
                    if hits < length:  # otherwise the ship would be sunk
                        for cell in range(first, first + reach + 1, step):
                            weights[cell] += weight
            done += 1
    most = count = chosen = 0
    for cell in range(cells):
        if not marks[cell]:
            if weights[cell] > most or not count:
                most, count, chosen = weights[cell], 1, cell
            elif weights[cell] == most:
                count += 1
                if not rng.below(count):
                    chosen = cell
    return _SHOT + chosen


def _near(marks: bytearray, size: int) -> list:
    """Return the cells beside hits of ships afloat, except those that were shot at."""
    found: list = []
    for cell in range(len(marks)):
        near: tuple = marks[cell - size] if cell >= size else 0, marks[cell + size] if cell + size < len(marks) else 0
        near += marks[cell - 1] if cell % size else 0, marks[cell + 1] if (cell + 1) % size else 0
        if not marks[cell] and _MARK_HIT in near:
            found.append(cell)
    return found


def _fleet(marks: bytearray, size: int, lengths: list, rng: "Rng") -> "list | None":
    """Return one random range of cells for each of the `lengths` of ships afloat, or None if none fits the `marks`.

    The ships cover all hits, and no other marked cell. Hits are covered first.
    """
    cells = size * size
    board = marks[:]
    found: list = [None] * len(lengths)
    stack: list = []  # of the ships so far: (hit to cover, first trial, number of trials, trials at most, ship)
    hit, start, tried, total = _next(board, lengths, found, rng)
    for _ in range(_MAX_TRIALS):
        if hit < 0 and not total:
            return found
        if tried >= total:  # remove the ship that was placed last
            if not stack:
                return None
            hit, start, tried, total, ship = stack.pop()
            for cell in found[ship]:
                board[cell] -= _SHIP
            found[ship] = None
            continue
        trial = (start + tried) % total
        tried += 1
        ship = 0
        while found[ship] is not None or hit >= 0 and trial >= 2 * lengths[ship]:
            trial -= 2 * lengths[ship] if found[ship] is None else 0
            ship += 1
        step = size if trial & 1 else 1
        first = trial >> 1 if hit < 0 else hit - (trial >> 1) * step
        last = first + (lengths[ship] - 1) * step
        if first < 0 or last >= cells or step == 1 and first // size != last // size:
            continue
        line, is_free = range(first, last + 1, step), False
        for cell in line:
            if board[cell] == 0:
                is_free = True
            elif board[cell] != _MARK_HIT:
                break
        else:
            if is_free:  # otherwise the ship would be sunk
                for cell in line:
                    board[cell] += _SHIP
                found[ship] = line
                stack.append((hit, start, tried, total, ship))
                hit, start, tried, total = _next(board, lengths, found, rng)
    return None


def _next(board: bytearray, lengths: list, found: list, rng: "Rng") -> tuple:
    """Return (the first hit that no ship covers or -1, the first trial, 0, the number of trials) for the next ship.

    There are no trials if the ships that are left cannot cover all hits, because each also covers a cell without one.
    """
    hit, total, room, longest = -1, 0, 0, 0
    for ship in range(len(lengths)):
        if found[ship] is None:
            total += 2 * lengths[ship]
            room += lengths[ship] - 1
            longest = longest or lengths[ship]
    for cell in range(len(board) - 1, -1, -1):
        if board[cell] == _MARK_HIT:
            hit = cell
            room -= 1
    if hit < 0 and longest:
        total = 2 * len(board)
    if room < 0:
        total = 0
    return hit, rng.below(total) if total else 0, 0, total


def redraw_fleets(game: "BattleshipWaters", viewer: int, rng: "Rng") -> "BattleshipWaters":
    """Return a copy of `game` in which every fleet that `viewer` does not know is replaced by a random one."""
    twin: BattleshipWaters = fresh(game)
    twin._moves = game._moves[:]
    twin.ply, twin.turn, twin.outcome, twin.ended = game.ply, game.turn, game.outcome, game.ended
    for player in (1, 2):
        twin._ships[player][:] = game._ships[player]
        twin._marks[player][:] = game._marks[player]
        twin._afloat[player][:] = game._afloat[player]
        twin._hidden[player] = game._hidden[player]
        if player != viewer and game.outcome is None:
            _redraw_fleet(twin, player, rng)
    return twin


def lead(marks: tuple, player: int) -> int:
    """Return how many cells more `player` has hit than the opponent."""
    found = 0
    for owner in (1, 2):
        for mark in marks[owner]:
            if mark >= _MARK_HIT:
                found += -1 if owner == player else 1
    return found


def _redraw_fleet(game: "BattleshipWaters", player: int, rng: "Rng") -> None:
    """Replace the ships of `player` by others that fit the answers. If none are found, the ships become unknown."""
    each, cells = len(game._lengths), game.rows * game.cols
    base = each * (player - 1)  # number of the player's first move
    count = max(min(game.ply - base, each), 0)
    lengths = game._afloat[player] if count == each else list(game._lengths[:count])
    found = _fleet(game._marks[player], game.cols, lengths, rng)
    ships = game._ships[player]
    for cell in range(cells):
        ships[cell] = 0
    game._hidden[player] = count if found is None else 0
    lines: list = found or []
    for ply in range(game._placing, game.ply):
        move = game._moves[ply]
        if move >= _SUNK and game.mover(ply) == player:
            lines = lines + [game._line(move - _SUNK)]
    for number in range(count):
        move = _UNKNOWN
        for at in range(len(lines) if found is not None else 0):
            line = lines[at]
            if len(line) == game._lengths[number]:
                lines = lines[:at] + lines[at + 1 :]
                for cell in line:
                    ships[cell] = number + 1
                move = _PLACE * (player - 1) + line[0] * cells + line[-1]
                break
        game._moves[base + number] = move
