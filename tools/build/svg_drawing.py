"""A small SVG writer for the pictures on the pages for builders."""

from html import escape

Point = tuple[float, float]

STYLE = "font-family='sans-serif' font-size='14'"
BACKGROUND = "#fcfbf7"


class Drawing:
    """An SVG image: each method appends one element.

    The image has a light background of its own, so it is readable on a dark page as well.
    """

    def __init__(self, width: float, height: float) -> None:
        size = f"width='{width:g}' height='{height:g}' viewBox='0 0 {width:g} {height:g}'"
        self.lines = [f"<svg xmlns='http://www.w3.org/2000/svg' {size} {STYLE}>"]
        self.lines.append(f"<rect width='100%' height='100%' fill='{BACKGROUND}'/>")

    def box(self, x: float, y: float, width: float, height: float, title: str = "") -> None:
        """Draw a grey box with rounded corners. A title is centred above it."""
        self.rect(x, y, width, height, "#f1f0ec", "#888", 8)
        if title:
            self.text(x + width / 2, y - 8, title, "middle")

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        line: str = "none",
        radius: float = 0,
        kind: str = "",
    ) -> None:
        """Draw a rectangle. `kind` is its class, by which tests find it."""
        place = f"x='{x:g}' y='{y:g}' width='{width:g}' height='{height:g}' rx='{radius:g}'"
        self.lines.append(f"<rect{_class(kind)} {place} fill='{fill}' stroke='{line}'/>")

    def text(
        self,
        x: float,
        y: float,
        words: str,
        anchor: str = "start",
        size: int = 14,
        colour: str = "#222",
        kind: str = "",
    ) -> None:
        """Draw one line of text whose baseline is at `y`."""
        place = f"x='{x:g}' y='{y:g}' text-anchor='{anchor}' font-size='{size}' fill='{colour}'"
        self.lines.append(f"<text{_class(kind)} {place}>{escape(words)}</text>")

    def polyline(self, points: list[Point], colour: str, width: float = 2, kind: str = "") -> None:
        """Draw a line through points."""
        rest = f"fill='none' stroke='{colour}' stroke-width='{width:g}' stroke-linejoin='round'"
        self.lines.append(f"<polyline{_class(kind)} points='{_path(points)}' {rest}/>")

    def polygon(self, points: list[Point], fill: str, line: str = "none") -> None:
        """Draw a filled shape."""
        self.lines.append(f"<polygon points='{_path(points)}' fill='{fill}' stroke='{line}'/>")

    def dot(self, x: float, y: float, radius: float, fill: str, line: str = "none") -> None:
        """Draw a filled circle."""
        self.lines.append(f"<circle cx='{x:g}' cy='{y:g}' r='{radius:g}' fill='{fill}' stroke='{line}'/>")

    def arrow(self, start: Point, end: Point, colour: str, width: float = 2.5) -> None:
        """Draw a straight arrow."""
        (x, y), (to_x, to_y) = start, end
        length = max(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5, 0.1)
        along_x, along_y = (to_x - x) / length, (to_y - y) / length
        back_x, back_y = to_x - 10 * along_x, to_y - 10 * along_y
        self.polyline([start, (back_x, back_y)], colour, width)
        left = (back_x - 5 * along_y, back_y + 5 * along_x)
        right = (back_x + 5 * along_y, back_y - 5 * along_x)
        self.polygon([end, left, right], colour)

    def __str__(self) -> str:
        return "\n".join([*self.lines, "</svg>\n"])


def _class(kind: str) -> str:
    return f" class='{kind}'" if kind else ""


def _path(points: list[Point]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in points)
