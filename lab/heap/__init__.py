"""The board's heap: live bytes by scene and module, the largest free block, and the limits. `python -m lab.heap`.

`evenings` plays on the 32-bit MicroPython VM (tools.vm32), which keeps what the board keeps, with the same `.mpy`
files. `pairwise` does so for sizes, languages and grids. `module_sizes` tells which module takes how much.
`fragmentation` plays on the 64-bit VM in a heap of fixed size. `board_memory` compares the two kinds of boards.
`margins` has the limits.
"""
