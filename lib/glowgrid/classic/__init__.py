"""The sources' own classes, for those who write against them: thin over the engine, no rules of their own.

tictactoe_model.TicTacToeModel: two players A and B, squares by row and column from 1.
numbered_board.NumberedBoard: two pieces of any character, squares 0 to 8.
connect_board.ConnectBoard, BoardPosition: tokens of any player into any column, (0, 0) at the bottom left.

Imports games and engine.
"""
