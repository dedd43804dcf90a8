"""Record the first picture that the board shows at power-on, so that the page can show it before its board runs."""

from host_sim.simulator import Simulator

SIDES = 8, 16  # of the square grids that are recorded, in lights


def rings(side: int, settings: dict[str, str], is_reduced: bool) -> list[tuple[int, int, int]]:
    """Return the colour (red, green, blue) of each ring of lights, from the edge of the grid to its centre.

    `side`: lights along each side of the grid. `settings`: the board's other settings. `is_reduced`: whether motion is
    reduced.
    """
    grid = {"GRID_WIDTH": str(side), "GRID_HEIGHT": str(side), "REDUCED_MOTION": str(int(is_reduced))}
    with Simulator(settings=settings | grid, seed=1) as sim:
        while not sim.frames_shown:
            sim.wait(1)
        frame = sim.frame()
    found = [frame[at][at] for at in range((side + 1) // 2)]
    last = side - 1
    for y in range(side):
        for x in range(side):
            assert frame[y][x] == found[min(x, y, last - x, last - y)], "the first picture no longer consists of rings"
    return found


def recorded(settings: dict[str, str]) -> dict[str, dict[str, list[tuple[int, int, int]]]]:
    """Return a dict from grid ("8x8") to motion ("full" or "reduced") to the rings of the first picture."""
    return {
        f"{side}x{side}": {motion: rings(side, settings, motion == "reduced") for motion in ("full", "reduced")}
        for side in SIDES
    }
