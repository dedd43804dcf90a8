"""From colours as the eye should see them to the levels a NeoPixel needs.

A NeoPixel's light grows in step with its level while the eye sees dark steps far better than bright ones,
hence gamma. Neither brightness nor dimming ever turns a colour black: its strongest channel keeps at least
level 1.
"""

from array import array


def gamma_table(gamma: float) -> array:
    """Return the light, 0..65535, for each of a colour's 256 steps."""
    return array("H", [int(65535 * (step / 255) ** gamma + 0.5) for step in range(256)])


def lit(colour: int, table: array, percent: int) -> int:
    """Return the levels 0xRRGGBB for a seen colour 0xRRGGBB at `percent` of the LEDs' light."""
    red = (table[colour >> 16] * percent + 12850) // 25700  # 65535 * 100 / 25700 = 255
    green = (table[colour >> 8 & 255] * percent + 12850) // 25700
    blue = (table[colour & 255] * percent + 12850) // 25700
    return red << 16 | green << 8 | blue or spark(colour)


def dimmed(levels: int, scale: int) -> int:
    """Return the levels times `scale` / 256, rounded to the nearest: a dim colour keeps its hue as far as it can."""
    red = (levels >> 16) * scale + 128 >> 8
    green = (levels >> 8 & 255) * scale + 128 >> 8
    blue = (levels & 255) * scale + 128 >> 8
    return red << 16 | green << 8 | blue or spark(levels)


def spark(colour: int) -> int:
    """Return the least light of a colour: level 1 where it is strongest, nothing for black."""
    red, green, blue = colour >> 16, colour >> 8 & 255, colour & 255
    peak = max(red, green, blue)
    if not peak:
        return 0
    return (red == peak) << 16 | (green == peak) << 8 | (blue == peak)
