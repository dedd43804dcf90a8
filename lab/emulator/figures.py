"""Summarise the times that were measured on an emulated board."""

from collections.abc import Sequence


def summary(frames: Sequence[float], scans: Sequence[float], latencies: Sequence[float]) -> list[str]:
    """Return three lines of text about:

    - the times of the rounds of the main loop, each measured from one keypad scan to the next
    - the intervals between frames
    - the times from the press of a key to the frame that shows its effect

    `frames` and `scans` are the times of frames and of keypad scans. `latencies` are the times from key to frame. All
    times are in ms of the board's time.
    """
    return [
        _row("rounds of the loop", _gaps(scans), "ms"),
        _row("between frames", _gaps(frames), "ms"),
        _row("key to light", latencies, "ms"),
    ]


def _gaps(moments: Sequence[float]) -> list[float]:
    return [after - before for before, after in zip(moments, moments[1:])]


def _row(name: str, values: Sequence[float], unit: str) -> str:
    if not values:
        return f"{name}: none"
    ranked = sorted(values)
    middle, most = ranked[len(ranked) // 2], ranked[int(len(ranked) * 0.95)]
    return f"{name}: {len(ranked)}, median {middle:.1f} {unit}, 95 % up to {most:.1f}, worst {ranked[-1]:.1f}"
