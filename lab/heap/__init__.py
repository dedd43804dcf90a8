"""Measure the heap of the board: live bytes by scene, game and module, and the largest free block.

Run the measurements with `python -m lab.heap`. The modules are:

- `evenings` simulates long sessions of play on the 32-bit MicroPython VM (tools.vm32). Programs take about as much
  memory on this VM as on a board.
- `pairwise` simulates such sessions in many languages, on many grids, and with small and large boards of each game.
- `module_sizes` measures how many bytes each module takes.
- `fragmentation` measures the largest free block, on the 64-bit VM with a heap of fixed size.
- `game_board_sizes` compares the two kinds of game boards.
- `margins` defines how much of the heap must be free.
"""
