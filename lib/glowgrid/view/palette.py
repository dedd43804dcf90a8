"""The colours of the pixels, and the inks that stand for them.

An ink is a byte that combines a hue with one of eight levels of brightness. A canvas consists of inks, and the grid
converts them to RGB. The hues 1 to 10 belong to the players. Colour-blind people can distinguish them. Players 1 and 2
also differ in brightness (more than 2:1 in luminance). The pieces of players 3 to 10 also differ in rhythm (see
`animation.rhythm`).
"""

# On the drive, this module is part of canvas.py.

FULL = 7  # the highest level; level 0 is dark

WHITE = 0
LINE = 11
WARN = 12
GO = 13

HUES = (
    0xFFFFFF,  # white: cursor, text
    0xFFB000,  # 1 amber
    0x2A48FF,  # 2 blue
    0xFF2080,  # 3 pink
    0x00D890,  # 4 sea green
    0xF0F0FF,  # 5 cold white
    0xFF4800,  # 6 vermilion
    0x60C8FF,  # 7 sky
    0x9028F0,  # 8 violet
    0xD0FF20,  # 9 lime
    0xA06030,  # 10 brown
    0x808080,  # lines and empty cells
    0xFF2010,  # refused
    0x30FF60,  # go
)

def ink(hue: int, level: int = FULL) -> int:
    """Return the ink of `hue` at the brightness `level`, 0 (dark) to 7."""
    return hue << 3 | level
