"""Classes that the sources in docs/developers/requirements.md describe, for programs that were written to use them.

Each class is a thin wrapper around a game of the engine and has no rules of its own. Glowgrid itself uses this package
only to draw one board in plain text.

tictactoe_model.TicTacToeModel: tic-tac-toe between A and B; rows and columns count from 1.
numbered_board.NumberedBoard: a board with squares 0 to 8, for two pieces that are any characters.
connect_board.ConnectBoard, BoardPosition: tokens of any player fall into columns; (0, 0) is at the bottom left.

This package imports games and engine.
"""
