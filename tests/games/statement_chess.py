"""The rules of chess as python-chess states them: bitboards, written by other people.

A move is written as in the Universal Chess Interface, such as `e2e4` or `e7e8q`.
"""

import chess


class Statement:
    def __init__(self, fen=chess.STARTING_FEN):
        self.board = chess.Board(fen)

    def moves(self):
        """Return all legal moves, also if the game has ended in a draw."""
        return sorted(move.uci() for move in self.board.legal_moves)

    def names(self):
        """Return the same in standard algebraic notation."""
        return sorted(self.board.san(move) for move in self.board.legal_moves)

    def name(self, move):
        return self.board.san(chess.Move.from_uci(move))

    def play(self, move):
        self.board.push(chess.Move.from_uci(move))

    def position(self):
        return self.board.fen()

    def end(self):
        """Return why the game has ended, or None. Nobody has to claim a draw."""
        board = self.board
        if board.is_checkmate():
            return "checkmate"
        if board.is_stalemate():
            return "a stalemate"
        if board.is_insufficient_material():
            return "no checkmate is possible"
        if board.is_fifty_moves():
            return "50 moves each without a capture or a pawn's move"
        return "the same position for the third time" if board.is_repetition(3) else None
