"""Count flashes in the frames of the grid, as WCAG 2.2 does in success criterion 2.3.1 ("three flashes").

A flash is a pair of opposing changes of a cell's light by a tenth of the maximum or more, if the darker state is below
0.8 of the maximum. A slow fade counts like a sudden change. At most three flashes, which are six changes, may begin and
end within any second. WCAG allows more flashes in a small area; here, each single cell counts.

Light is measured twice, and both measures must comply: as relative luminance, which is low even for full blue, and as
the level of the strongest channel, which is the same for all hues. So changes from dark to any saturated colour count.

There is one exception: text that scrolls and pieces that move may light a cell more often as they pass it. There the
criterion's area applies: at most a quarter of the grid may become brighter, or become darker, at the same time. Only on
grids less than seven pixels wide, a letter is more than that. With reduced motion, text is slow enough for the rule.
"""

from glowgrid.view.palette import HUES

MOST = 6  # opposing changes within a second
SECOND = 1000
STEP = 0.1  # of the maximum
DARKER = 0.8  # of the maximum: brighter pairs do not count
AREA = 1 / 4  # of the grid


def _linear(colour):
    return [((colour >> shift & 255) / 255) ** 2.2 for shift in (16, 8, 0)]


def _lights():
    """Return two tables with the light of each ink: relative luminances, and levels of the strongest channel."""
    luminances, peaks = [], []
    for colour in HUES:
        red, green, blue = _linear(colour)
        for level in range(8):
            dim = (level / 7) ** 2.2
            luminances.append((0.2126 * red + 0.7152 * green + 0.0722 * blue) * dim)
            peaks.append(max(red, green, blue) * dim)
    return luminances, peaks


LUMINANCES, PEAKS = _lights()


def record(player, ms, step=5):
    """Wait `ms` and return the different frames in that time, as a list of (time in ms, inks)."""
    frames = []
    for at in range(0, ms, step):
        player.wait(step)
        shown = bytes(player.console.grid.shown)
        if not frames or frames[-1][1] != shown:
            frames.append((at, shown))
    return frames


def changes(frames, cell, lights):
    """Return the times of a cell's opposing changes."""
    times, way = [], 0
    low = high = lights[frames[0][1][cell]]
    for at, inks in frames:
        light = lights[inks[cell]]
        low, high = min(low, light), max(high, light)
        if way <= 0 and light - low >= STEP and low < DARKER:
            way, high = 1, light
            times.append(at)
        elif way >= 0 and high - light >= STEP and light < DARKER:
            way, low = -1, light
            times.append(at)
    return times


def fast_cells(frames):
    """Return {cell: times of its changes} for all cells that flash more than three times within a second."""
    found = {}
    for cell in range(len(frames[0][1])):
        for lights in (LUMINANCES, PEAKS):
            times = changes(frames, cell, lights)
            if any(last - first < SECOND for first, last in zip(times, times[MOST:])):
                found[cell] = times
    return found


def largest_change(frames, cells):
    """Return the largest part of the grid that became brighter or darker at once, counting `cells` only."""
    most = 0
    for (_, before), (_, after) in zip(frames, frames[1:]):
        steps = [PEAKS[after[cell]] - PEAKS[before[cell]] for cell in cells]
        most = max(most, sum(step >= STEP for step in steps), sum(step <= -STEP for step in steps))
    return most / len(frames[0][1])
