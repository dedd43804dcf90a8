"""Heap of the board: live bytes by scene and module, the largest free block, and the limits. `python -m lab.heap`.

`evenings` plays on the 32-bit MicroPython VM (tools.vm32), whose live objects are those of the board, with the same
`.mpy` files. `pairwise` does the same for sizes, languages and grids. `module_sizes` measures each module.
`fragmentation` plays on the 64-bit VM in a heap of fixed size. `game_board_sizes` compares the two kinds of boards.
`margins` has the limits.
"""
