"""Pairs: the card that a bot turns, and what it still remembers.

A bot that overlooks moves forgets cards: with each card that was turned since, more of them. So a card that was
forgotten is not remembered later, unless it is turned again. The hard bot and hints remember everything that was seen,
and nothing else: no board knows the other cards.

Loaded for bots and hints.
"""

# On the drive, this module is part of pairs.py.

from binascii import crc32

from ..engine.game import CHANCE

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator
    from typing import Any

    from ..engine.rng import Rng

_SHARE = 4  # of `misses`, which is added to the percentage of forgotten cards with each card that was turned since
# By the number of pairs left: bit k says that a player who has turned a new card, and knows k others without a mate,
# should next turn a card that both players know. This is the best play of two players who remember everything; a
# test computes it again.
_IDLE = (0, 0, 0, 2, 4, 10, 22, 44, 90, 190, 340, 682, 1396, 2794, 5588, 11178, 21844, 43690, 87380)


def remembered(game: "Any", viewer: int, misses: int) -> "Generator[int, None, bytearray]":
    """Generator: return the card that `viewer` remembers on each cell, counted from 1, or 0. Taken cards and the card
    that is already open in this turn are left out."""
    known, first, ply = bytearray(game._cards), game._first(), game.ply
    seen: list = [0] * len(known)  # the number of the last move that turned each cell
    for at in range(0, ply if misses else 0, 2):
        seen[game._moves[at]] = at
        if not at & 127:
            yield 0
    for cell in range(len(known)):
        if game._board[cell] or cell == first:
            known[cell] = 0
        elif misses and known[cell]:
            lot = crc32(bytes((viewer, cell, seen[cell] & 255, seen[cell] >> 8 & 255))) % 100
            if lot < misses * (ply - seen[cell]) // (2 * _SHARE):
                known[cell] = 0
        if not cell & 7:
            yield 50
    return known


def best(game: "Any", viewer: int, rng: "Rng", misses: int) -> "Generator[int, None, int]":
    """Generator: return the cell of the card that `viewer` should turn."""
    if game.turn == CHANCE:
        yield 100
        return game.draw(rng)
    known = yield from remembered(game, viewer, misses)
    first, cards = game._first(), game._cards
    new: list = []
    old: list = []
    for cell in game.legal_moves():
        card = known[cell]
        if card and (card == cards[first] if first >= 0 else known.count(bytes((card,))) > 1):
            return cell  # type: ignore[no-any-return]
        (old if card else new).append(cell)
    if first >= 0 and not misses and game.players == 2:
        left = (len(old) + len(new) + 1) // 2
        if _IDLE[left] >> len(old) & 1:
            return rng.choice(old)  # type: ignore[no-any-return]
    return rng.choice(new)  # type: ignore[no-any-return]
