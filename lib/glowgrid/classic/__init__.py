"""The classes described by the sources in docs/requirements.md, for programs written for those.

Each is a thin wrapper around a game of the engine, without rules of its own. Plain text uses one of the boards.

tictactoe_model.TicTacToeModel: tic-tac-toe between A and B; rows and columns count from 1.
numbered_board.NumberedBoard: a board of nine squares, 0 to 8, with two pieces of any character.
connect_board.ConnectBoard, BoardPosition: any player's tokens fall into columns; (0, 0) is at the bottom left.

Imports games and engine.
"""
