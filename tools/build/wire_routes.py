"""Routes of the wires in the wiring diagram: around the board, then through a channel to the part.

A channel is the space between the board and the parts on one side of it. In it, each wire has a vertical track of its
own. `order` puts the tracks in the order in which the fewest wires cross.
"""

from tools.build.svg_drawing import Point

TRACK = 11.0  # px between two tracks


class Wire:
    """A wire from a pin of the board to a part.

    start_side, start: where it leaves the board; end_side, end: where it arrives at the part.
    points: the whole route, after `route_all`.
    """

    def __init__(self, start_side: str, start: Point, end_side: str, end: Point, colour: str) -> None:
        self.start_side, self.start = start_side, start
        self.end_side, self.end = end_side, end
        self.colour = colour
        self.detour: list[Point] = []
        self.points: list[Point] = []

    @property
    def enters_at(self) -> float:
        """Height at which the wire enters the channel of its part, coming from the board."""
        return self.detour[-1][1] if self.detour else self.start[1]


def route_all(wires: list[Wire], board: tuple[float, float, float, float], channels: dict[str, float]) -> None:
    """Set `points` of each wire.

    board: left, top, right and bottom edge of the board with its pins.
    channels: "left" and "right" -> the x of the track next to the parts.
    """
    _go_around(wires, board)
    for side, x in channels.items():
        step = TRACK if side == "left" else -TRACK
        for number, wire in enumerate(order([wire for wire in wires if wire.end_side == side])):
            track = x + number * step
            bends = [(track, wire.enters_at), (track, wire.end[1])]
            wire.points = [wire.start, *wire.detour, *bends, wire.end]


def _go_around(wires: list[Wire], board: tuple[float, float, float, float]) -> None:
    """Lead the wires whose part is on the other side around the nearer end of the board."""
    left, top, right, bottom = board
    for side, over in (("left", True), ("left", False), ("right", True), ("right", False)):
        middle = (top + bottom) / 2
        across = [wire for wire in wires if wire.start_side == side != wire.end_side]
        across = [wire for wire in across if (wire.start[1] < middle) == over]
        across.sort(key=lambda wire: wire.start[1], reverse=not over)  # the wire nearest to the end takes the inside
        for number, wire in enumerate(across):
            away = 12 + number * TRACK
            x = left - away if side == "left" else right + away
            y = top - 12 - away if over else bottom + away
            wire.detour = [(x, wire.start[1]), (x, y)]


def order(wires: list[Wire]) -> list[Wire]:
    """Return the wires of a channel in the order of their tracks, beginning at the parts, with few crossings."""
    best = sorted(wires, key=lambda wire: wire.enters_at)
    improved = True
    while improved:
        improved = False
        for wire in list(best):
            rest = [other for other in best if other is not wire]
            for place in range(len(best)):
                tried = [*rest[:place], wire, *rest[place:]]
                if _cost(tried) < _cost(best):
                    best, improved = tried, True
    return best


def _cost(wires: list[Wire]) -> int:
    return sum(_crossings(near, far) for at, near in enumerate(wires) for far in wires[at + 1 :])


def _crossings(near: Wire, far: Wire) -> int:
    """Return how often two wires cross if the track of `near` is nearer to the parts. Running over each other costs."""
    found = 5 * (abs(near.enters_at - far.end[1]) < 6)
    return found + _between(near, far.end[1]) + _between(far, near.enters_at)


def _between(wire: Wire, y: float) -> bool:
    low, high = sorted((wire.enters_at, wire.end[1]))
    return low <= y <= high
