"""Names that everything about a board's drive uses: its files, the forms of the files, and the kinds of `.mpy` files.

This module runs on MicroPython, too (see tools.build.uf2).
"""

SETTINGS = "settings.toml"
MANIFEST = "glowgrid-files.txt"
OPTIONAL = (  # files that a small drive does without; if one is enough, the first
    "lib/glowgrid/games/connectx_all.table",
    "lib/glowgrid/games/quixo.table",
)

SOURCE = "source"
MPY = "mpy"

CIRCUITPYTHON = b"C"  # the first byte of an .mpy file; nothing else differs between the two
MICROPYTHON = b"M"
