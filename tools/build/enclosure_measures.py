"""The measures of the enclosure in millimetres: the only place that has them.

The picture on the page, the printed sentences and the OpenSCAD model all use `measures`. docs/builders/build.md gives
the sources of the figures. Coordinates are seen from the front: x to the right, y up, z from the floor to the player.
"""

Point = tuple[float, float]

SIZES = (8, 16)  # pixels per side
BED = 220.0  # side of the bed of a usual printer

GIVEN = {
    "pitch": 8.125,  # between pixel centres: a rigid matrix of 16x16 is 130 mm wide
    "led": 5.0,  # side of a WS2812B
    "led_height": 1.6,
    "board": 1.6,  # thickness of the matrix board
    "wall": 1.0,  # thickness of the raster between two pixels
    "raster": 8.0,  # height above the matrix
    "flange": 1.5,  # of the raster: it catches under the lid's ledge
    "diffuser": 3.0,  # thickness of the sheet
    "overlap": 2.0,  # of the sheet beyond the matrix, on each side
    "ledge": 1.2,  # thickness of the lid below the sheet
    "keypad_width": 69.0,
    "keypad_height": 77.0,
    "keypad": 0.8,
    "slot": 25.0,  # width of the slot for the keypad's cable
    "slot_depth": 4.0,
    "box_wall": 3.0,
    "corner": 4.0,  # radius of the box's corners
    "margin": 8.0,  # between the box's wall and the parts
    "pico": 51.0,
    "pico_width": 21.0,
    "pico_board": 1.0,
    "pico_hole": 2.0,  # from the centre of a hole to the board's short side: 47 mm from hole to hole
    "pico_hole_side": 4.8,  # to the board's long side: 11.4 mm from hole to hole
    "pico_gap": 1.5,  # from the board to the wall: its plug stands 1.3 mm over the edge
    "pico_post": 3.0,  # height of the posts below it
    "plug_width": 12.0,  # opening for the USB cable's plug
    "plug_height": 8.0,
    "usb_height": 2.7,  # of the socket on the Pico
    "room": 22.0,  # below the matrix: board, plugs, wires
    "foam": 1.0,  # strip of foam between pillar and matrix
    "pillar": 8.0,  # diameter of the pillars below the matrix
    "post": 6.0,  # diameter of the posts for the lid's screws
    "screw": 2.6,  # hole for the thread of an M3 screw in plastic
    "screw_hole": 3.4,
    "screw_head": 5.8,
    "clearance": 0.3,  # around a part that is put into another
}


def measures(pixels: int) -> dict[str, float]:
    """Return all measures of the enclosure for a grid of `pixels` x `pixels`, with those that follow from GIVEN.

    If the box is longer than a printer's bed, `cut` is the y at which base and lid are cut in two; otherwise it is 0.
    """
    m = dict(GIVEN)
    matrix = m["pitch"] * pixels
    inset = m["margin"] + m["box_wall"]
    width = max(matrix, m["keypad_width"]) + 2 * inset
    is_long = matrix + m["keypad_height"] + 10 + 2 * inset > BED - 10
    between = 18.0 if is_long else 10.0  # a cut box has two more walls between grid and keypad
    length = matrix + between + m["keypad_height"] + 2 * inset
    grid_y = inset + m["keypad_height"] + between
    cut = grid_y - between / 2 if is_long else 0.0
    lid = m["diffuser"] + m["ledge"]
    height = m["box_wall"] + m["room"] + m["board"] + m["raster"] + m["diffuser"]
    left = (width - matrix) / 2
    return {
        **m,
        "pixels": pixels,
        "matrix": matrix,
        "width": width,
        "length": length,
        "height": height,
        "between": between,
        "cut": cut,
        "lid_height": lid,
        "base_height": height - lid,
        "distance": m["raster"] - m["led_height"],  # from the top of an LED to the diffuser
        "sheet": matrix + 2 * m["overlap"],
        "raster_top": matrix + m["wall"],
        "raster_outer": matrix + m["wall"] + 2 * m["flange"],
        "grid_x": left,
        "grid_y": grid_y,
        "keypad_x": (width - m["keypad_width"]) / 2,
        "keypad_y": inset,
        "pico_x": m["box_wall"] + m["pico_gap"],
        "pico_y": grid_y + (matrix - m["pico_width"]) / 2,
        "supply_hole": 8.0 if pixels > 8 else 0.0,  # diameter, for the socket of a supply
    }


def posts(pixels: int) -> list[Point]:
    """Return the centres of the posts for the lid's screws: in the corners, and between grid and keypad."""
    m = measures(pixels)
    away = GIVEN["box_wall"] + GIVEN["post"] / 2 - 1  # a post that only touched the wall would not be one body with it
    middle = [m["cut"] - 4, m["cut"] + 4] if m["cut"] else [m["grid_y"] - m["between"] / 2]
    rows = sorted([away, m["length"] - away, *middle])
    return [(x, y) for y in rows for x in (away, m["width"] - away)]


def pillars(pixels: int) -> list[Point]:
    """Return the centres of the pillars that carry the matrix: near its corners, and in the middle of a large one."""
    m = measures(pixels)
    ends = [4.0, m["matrix"] - 4.0]
    places = [(x, y) for y in ends for x in ends]
    if pixels > 8:
        places.append((m["matrix"] / 2, m["matrix"] / 2))
    return [(m["grid_x"] + x, m["grid_y"] + y) for x, y in places]


def sentences(pixels: int) -> list[str]:
    """Return the measures as sentences, one for each part."""
    m = measures(pixels)
    box = f"Box outside: {m['width']:.0f} x {m['length']:.0f} x {m['height']:.0f} mm, walls of {m['box_wall']:.0f} mm"
    return [
        f"Grid: {pixels}x{pixels} pixels, {m['pitch']:.1f} mm apart: {m['matrix']:.0f} mm a side.",
        f"Raster: walls {m['wall']:.0f} mm thick and {m['raster']:.0f} mm high, between each two pixels.",
        f"Diffuser: {m['sheet']:.0f} x {m['sheet']:.0f} x {m['diffuser']:.0f} mm, "
        f"{m['distance']:.1f} mm above the light of the LEDs.",
        box + (", base and lid in two parts each." if m["cut"] else "."),
        f"Openings on top: {m['sheet']:.0f} x {m['sheet']:.0f} mm for the diffuser; the keypad, "
        f"{m['keypad_width']:.0f} x {m['keypad_height']:.0f} mm, sticks in a recess, and its cable goes through a slot "
        f"of {m['slot']:.0f} mm.",
        f"Screws: {len(posts(pixels))} of M3 x 12 with countersunk heads for the lid"
        f"{', 2 of M3 x 12 with nuts between the halves of the base' if m['cut'] else ''}, 4 of M2 x 5 for the Pico.",
    ]


def parts(pixels: int) -> list[str]:
    """Return the names of the parts to print."""
    if measures(pixels)["cut"]:
        return ["base_grid", "base_keypad", "lid_grid", "lid_keypad", "raster"]
    return ["base", "lid", "raster"]


def openscad(pixels: int) -> str:
    """Return the measures as an OpenSCAD file."""
    head = f"// Measures of the box for a grid of {pixels}x{pixels}, in millimetres.\n"
    head += (
        "// Written by python -m tools.build.enclosure --scad: change tools/build/enclosure_measures.py instead.\n\n"
    )
    numbers = "".join(f"{name} = {value:g};\n" for name, value in measures(pixels).items())
    return head + numbers + f"posts = {_scad(posts(pixels))};\npillars = {_scad(pillars(pixels))};\n"


def _scad(points: list[Point]) -> str:
    return "[" + ", ".join(f"[{x:g}, {y:g}]" for x, y in points) + "]"
