"""The classes that the sources in docs/developers/requirements.md describe, for programs written against them. Each is
a thin wrapper around a game of the engine and has no rules of its own. Glowgrid itself draws one board in plain text.

tictactoe_model.TicTacToeModel: tic-tac-toe between A and B, squares by row and column from 1.
numbered_board.NumberedBoard: a board of nine squares, 0 to 8, for two pieces of any character.
connect_board.ConnectBoard, BoardPosition: tokens of any player fall into columns; (0, 0) is at the bottom left.

Imports games and engine.
"""
