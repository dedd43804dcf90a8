"""Measure the heap of the board: live bytes by scene, game and module, and the largest free block.

`python -m lab.heap` is the command. `evenings` simulates long sessions of play on the 32-bit MicroPython VM
(tools.vm32), whose live memory is close to a board's. `pairwise` simulates such sessions with many sizes, languages and
grids. `module_sizes` measures each module. `fragmentation` uses the 64-bit VM with a heap of fixed size.
`game_board_sizes` compares the two kinds of game boards. `margins` has the limits.
"""
