"""Read STL files in text form, as OpenSCAD writes them, and check that they can be printed."""

from collections import Counter
from pathlib import Path

Vertex = tuple[str, ...]
Triangle = tuple[Vertex, Vertex, Vertex]


def triangles(path: Path) -> list[Triangle]:
    """Return the triangles of a file. The coordinates stay text, so equal vertices compare equal."""
    words = [line.split() for line in path.read_text(encoding="ascii").splitlines()]
    vertices = [tuple(line[1:]) for line in words if line and line[0] == "vertex"]
    return list(zip(vertices[::3], vertices[1::3], vertices[2::3]))


def is_closed(mesh: list[Triangle]) -> bool:
    """Return whether the mesh encloses a volume: each edge belongs to two triangles, once in each direction."""
    edges = Counter((a, b) for one in mesh for a, b in zip(one, (*one[1:], one[0])))
    return bool(mesh) and all(many == 1 and edges[b, a] == 1 for (a, b), many in edges.items())


def size(mesh: list[Triangle]) -> tuple[float, ...]:
    """Return width, length and height of the mesh."""
    axes = [[float(vertex[axis]) for one in mesh for vertex in one] for axis in range(3)]
    return tuple(max(axis) - min(axis) for axis in axes)


def volume(mesh: list[Triangle]) -> float:
    """Return the volume inside a closed mesh, as the sum of the signed tetrahedra between its triangles and 0, 0, 0."""
    total = 0.0
    for one in mesh:
        (ax, ay, az), (bx, by, bz), (cx, cy, cz) = (tuple(map(float, vertex)) for vertex in one)
        total += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
    return abs(total) / 6
