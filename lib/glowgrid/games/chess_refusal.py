"""Say why a cell of chess cannot be picked. Loaded on demand."""

from .chess_board import SIDES, SPOTS, ChessBoard
from .chess_moves import ADD


def refusal(game: ChessBoard, picked: tuple, cell: int) -> str:
    """Return the reason why `cell` cannot be picked after the cells `picked`."""
    board, spot = game._board, SPOTS[cell]
    if len(picked) > 1:
        return "choose what the pawn becomes"
    if not picked:
        if not board[spot]:
            return "pick one of your pieces"
        if not board[spot] & SIDES[game.turn]:
            return "it is your opponent's"
    if not game._is_scanned:
        game._scan()
    in_check, start = game._checker, SPOTS[picked[0]] if picked else spot
    pins, escapes = game._pins, game._escapes
    game._pins, game._escapes = [], None
    found: list = []
    ADD[board[start] & 7](game, start, found)
    game._pins, game._escapes = pins, escapes
    if picked:
        found = [move for move in found if move & 127 == spot]
    if found:
        return "your king is in check" if in_check else "your king would be in check"
    if picked and board[start] & 7 == 6 and not board[spot] & SIDES[game.turn] and _is_step(spot - start):
        return "your king would be in check"
    return "it can't move there" if picked else "it can't move"


def _is_step(by: int) -> bool:
    """Return whether a king can go `by` spots on an empty board."""
    return abs(by) in (1, 9, 10, 11)
