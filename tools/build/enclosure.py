"""Draw an enclosure for Glowgrid, print its measures, and write the STL files for a 3D printer:

    python -m tools.build.enclosure [--svg docs/builders/enclosure.svg] [--scad] [--stl DIR] [--size 8] [--png FILE]

enclosure_measures.py has the measures in millimetres. docs/builders/enclosure/box.scad is the model; it includes
measures that --scad writes next to it. --stl and --png need OpenSCAD (Debian's package openscad).
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from host_common import command_line
from tools.build import stl_mesh
from tools.build.enclosure_measures import BED, SIZES, measures, openscad, parts, sentences
from tools.build.enclosure_picture import drawing

ROOT = Path(__file__).resolve().parents[2]
MODEL = ROOT / "docs" / "builders" / "enclosure" / "box.scad"
PLA = 1.24  # g per cm³
NO_OPENSCAD = "OpenSCAD is missing. On Debian and Ubuntu: sudo apt install openscad. Or download it from openscad.org."


def measures_file(pixels: int) -> Path:
    """Return the file with the measures of a size, next to the model."""
    return MODEL.parent / f"measures_{pixels}x{pixels}.scad"


def stl_name(pixels: int, part: str) -> str:
    """Return the file name of a part."""
    return f"glowgrid-{pixels}x{pixels}-{part.replace('_', '-')}.stl"


def render(pixels: int, part: str, path: Path) -> str:
    """Write one part as STL. Return the sentences in which OpenSCAD reports a fault, or an empty string."""
    model = MODEL.read_text(encoding="utf-8").replace(measures_file(8).name, measures_file(pixels).name)
    source = path.with_suffix(".scad")
    source.write_text(model.replace("include <", f"include <{MODEL.parent.as_posix()}/"), encoding="utf-8")
    command = ["openscad", "-o", str(path), "-D", f'part="{part}"', str(source)]
    done = subprocess.run(command, capture_output=True, text=True)
    source.unlink()
    said = done.stderr.splitlines()
    faults = [line for line in said if line.startswith(("ERROR", "WARNING", "EXPORT-WARNING", "Current top level"))]
    return "\n".join(faults or ["OpenSCAD failed."] * (done.returncode != 0))


def exploded(path: Path, pixels: int) -> bool:
    """Draw all parts above each other, as PNG, and return whether that worked. OpenSCAD needs a display for it."""
    m = measures(pixels)
    middle = f"{m['width'] / 2:g},{m['length'] / 2:g},{2 * m['height']:g}"
    view = ["--imgsize=900,900", f"--camera={middle},60,0,30,{3.4 * m['length']:g}", "--projection=o"]
    command = ["openscad", "-o", str(path), *view, "-D", 'part="exploded"', str(MODEL)]
    if pixels != 8:
        command[-1:-1] = [word for line in openscad(pixels).splitlines()[3:] for word in ("-D", line.rstrip(";"))]
    if not os.environ.get("DISPLAY") and shutil.which("xvfb-run"):
        command = ["xvfb-run", "-a", *command]
    return subprocess.run(command, capture_output=True).returncode == 0


def write_stl(folder: Path, sizes: tuple[int, ...] = SIZES) -> bool:
    """Write the STL files of all parts, and check each one. Return whether all of them can be printed."""
    folder.mkdir(parents=True, exist_ok=True)
    all_good = True
    for pixels in sizes:
        for part in parts(pixels):
            path = folder / stl_name(pixels, part)
            print(f"{path.name} ... ", end="", flush=True)
            fault = render(pixels, part, path)
            said, is_good = (fault, False) if fault else verdict(path)
            print(said)
            all_good = all_good and is_good
    return all_good


def verdict(path: Path) -> tuple[str, bool]:
    """Return a sentence about an STL file, and whether it is closed and fits on a printer."""
    mesh = stl_mesh.triangles(path)
    width, length, height = stl_mesh.size(mesh)
    closed, fits = stl_mesh.is_closed(mesh), max(width, length, height) <= BED
    said = f"{width:.1f} x {length:.1f} x {height:.1f} mm, {len(mesh)} triangles, "
    said += f"closed, {stl_mesh.volume(mesh) / 1000 * PLA:.0f} g of PLA if solid" if closed else "NOT closed"
    return said + ("." if fits else f", too large for a bed of {BED:.0f} mm."), closed and fits


def main(arguments: list[str] | None = None) -> int:
    """Print the measures, write the files that the options name, and return the exit code."""
    parser = command_line.parser("python -m tools.build.enclosure", "An enclosure: picture, model and STL files.")
    parser.add_argument("--svg", type=command_line.output_file, help="write the picture to this file")
    parser.add_argument("--scad", action="store_true", help="write the measures for the OpenSCAD model")
    parser.add_argument("--stl", type=Path, metavar="DIR", help="write STL files to this folder; needs OpenSCAD")
    parser.add_argument("--size", type=int, choices=SIZES, help="pixels per side: only this size (default: both)")
    parser.add_argument(
        "--png", type=command_line.output_file, help="draw the parts above each other; needs OpenSCAD"
    )
    options = parser.parse_args(arguments)
    sizes = (options.size,) if options.size else SIZES
    print("\n\n".join("\n".join(sentences(pixels)) for pixels in sizes))
    if options.svg:
        options.svg.write_text(drawing(), encoding="utf-8")
        print(f"Drawn: {options.svg}")
    if options.scad:
        for pixels in SIZES:
            measures_file(pixels).write_text(openscad(pixels), encoding="utf-8")
            print(f"Written: {measures_file(pixels)}")
    if (options.stl or options.png) and not shutil.which("openscad"):
        print(NO_OPENSCAD, file=sys.stderr)
        return 1
    all_good = True
    if options.png:
        all_good = exploded(options.png, sizes[0])
        print(f"Drawn: {options.png}" if all_good else "OpenSCAD could not draw. It needs a display, or xvfb-run.")
    if options.stl:
        all_good = write_stl(options.stl, sizes) and all_good
    return 0 if all_good else 1


if __name__ == "__main__":
    sys.exit(main())
