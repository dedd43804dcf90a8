"""Effects: pure functions of time. Times are milliseconds since the effect began; nothing here keeps state."""

_FLASH_MS = 260  # one flash of a beat with its pause
_REST_MS = 900
_FALL_MS = 45  # a row, at first; a falling piece gets faster

# Which eighths of a cycle a player's pieces dip in, where more than two play (the lowest bit is the first eighth).
_RHYTHMS = b"\x00\x00\x00\x01\x05\x15\x03\x0f\x1b\x55\x2d"


def beat(player: int, t: int) -> bool:
    """Tell whether the sign of `player`'s turn is lit: as many flashes as the player's number, then a rest."""
    t %= player * _FLASH_MS + _REST_MS
    return t < player * _FLASH_MS and t % _FLASH_MS < _FLASH_MS // 2


def breathe(t: int, low: int = 3, high: int = 7, period: int = 1400) -> int:
    """Return a level that goes from `high` down to `low` and back once a period."""
    half = period // 2
    t %= period
    return high - min((high - low + 1) * (t if t < half else period - t) // half, high - low)


def blink(t: int, period: int = 500) -> bool:
    """Tell whether something that blinks evenly is lit; it begins lit."""
    return t % period < period // 2


def rhythm(player: int, t: int) -> int:
    """Return the level of `player`'s pieces where more than two play: each dips in a rhythm of its own."""
    return 3 if _RHYTHMS[player] >> (t // 200 % 8) & 1 else 7


def fall(rows: int, t: int) -> int:
    """Return how many rows a piece that has `rows` to fall has fallen."""
    fallen, step = 0, _FALL_MS
    while fallen < rows and t >= step:
        t -= step
        fallen += 1
        step = step * 9 // 10 + 1
    return fallen
