"""The enclosure: picture, model and sentences share their measures, the parts fit together and on a printer."""

import itertools
import os
import shutil
import sys
from xml.etree import ElementTree

import pytest

from tools.build import enclosure, stl_mesh
from tools.build.enclosure_measures import BED, SIZES, measures, openscad, parts, pillars, posts, sentences
from tools.build.enclosure_picture import SCALE, drawing
from tools.build.payload import ROOT

SVG = "{http://www.w3.org/2000/svg}"
PRINTED = [(pixels, part) for pixels in SIZES for part in parts(pixels)]
posix = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for OpenSCAD is a shell script")

CUBE = [(x, y, z) for x in "01" for y in "01" for z in "01"]
SIDES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
TRIANGLES = [(CUBE[a], CUBE[b], CUBE[c]) for one in SIDES for a, b, c in (one[:3], (one[0], *one[2:]))]


def stl(mesh):
    lines = ["facet\nouter loop\n" + "".join(f"vertex {' '.join(v)}\n" for v in one) + "endloop" for one in mesh]
    return "solid part\n" + "\nendfacet\n".join(lines) + "\nendsolid part\n"


def shapes(svg):
    return [box for box in ElementTree.fromstring(svg).iter(f"{SVG}rect") if "%" not in box.get("width")]


def test_the_picture_on_the_page_is_the_output_of_its_command_to_scale():
    svg = (ROOT / "docs" / "builders" / "enclosure.svg").read_text(encoding="utf-8")
    assert svg == drawing()
    boxes = [(float(box.get("width")), float(box.get("height"))) for box in shapes(svg)]
    m = measures(8)
    for width, height in (("sheet", "sheet"), ("width", "length"), ("width", "height"), ("pico", "pico_board")):
        assert (m[width] * SCALE, m[height] * SCALE) in boxes


@pytest.mark.parametrize("pixels", SIZES)
def test_the_measures_next_to_the_model_are_the_output_of_the_command(pixels):
    assert enclosure.measures_file(pixels).read_text(encoding="utf-8") == openscad(pixels)


def test_the_model_has_every_part_and_uses_no_figures_of_its_own_for_the_picos_holes():
    model = enclosure.MODEL.read_text(encoding="utf-8")
    assert all(f'part == "{part}"' in model for _, part in PRINTED)
    m = measures(8)
    assert m["pico"] - 2 * m["pico_hole"] == 47 and m["pico_width"] - 2 * m["pico_hole_side"] == pytest.approx(11.4)
    assert "47" not in model and "11.4" not in model


def rectangle(x, y, width, height):
    return (x, y, x + width, y + height)


def circle(centre, diameter):
    return rectangle(centre[0] - diameter / 2, centre[1] - diameter / 2, diameter, diameter)


def meet(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("pixels", SIZES)
def test_nothing_in_the_box_is_in_the_way_of_another_part(pixels):
    m = measures(pixels)
    middle = (m["grid_x"] + m["matrix"] / 2, m["grid_y"] + m["matrix"] / 2)
    pico = rectangle(m["pico_x"], m["pico_y"], m["pico"], m["pico_width"])
    heads = [circle(centre, m["screw_head"]) for centre in posts(pixels)]
    columns = [circle(centre, m["post"]) for centre in posts(pixels)]
    keypad = rectangle(m["keypad_x"], m["keypad_y"], m["keypad_width"], m["keypad_height"])
    around = [circle(middle, m["raster_outer"]), circle(middle, m["sheet"] + 2 * m["clearance"]), keypad, pico]
    assert not any(meet(*pair) for pair in itertools.product(heads + columns, around))
    assert not any(meet(circle(centre, m["pillar"]), pico) for centre in pillars(pixels))
    inside = rectangle(m["box_wall"], m["box_wall"], m["width"] - 2 * m["box_wall"], m["length"] - 2 * m["box_wall"])
    for part in (*around, *(circle(centre, m["pillar"]) for centre in pillars(pixels))):
        assert inside[0] < part[0] and inside[1] < part[1] and part[2] < inside[2] and part[3] < inside[3]
    assert not meet(keypad, around[1])


@pytest.mark.parametrize("pixels", SIZES)
def test_the_lid_holds_the_raster_and_the_sheet(pixels):
    m = measures(pixels)
    window = m["raster_top"] + 2 * m["clearance"]
    assert window < m["raster_outer"] and window < m["sheet"]
    assert m["pitch"] - m["wall"] > m["led"] and m["distance"] > 0


def test_a_box_that_is_longer_than_a_printers_bed_is_cut():
    assert parts(8) == ["base", "lid", "raster"] and measures(8)["length"] < BED
    m = measures(16)
    assert len(parts(16)) == 5 and m["length"] > BED
    assert max(m["cut"], m["length"] - m["cut"], m["width"], m["raster_outer"]) < BED


def test_the_sentences_give_the_size_of_the_box_and_its_screws():
    assert "Box outside: 91 x 174 x 38 mm, walls of 3 mm." in sentences(8)
    assert "Box outside: 152 x 247 x 38 mm, walls of 3 mm, base and lid in two parts each." in sentences(16)
    assert sentences(16)[-1].startswith("Screws: 8 of M3 x 12") and "nuts" not in sentences(8)[-1]


def test_a_mesh_with_a_hole_is_not_closed(tmp_path):
    for mesh, closed in ((TRIANGLES, True), (TRIANGLES[1:], False), ([], False), (TRIANGLES * 2, False)):
        (tmp_path / "part.stl").write_text(stl(mesh))
        assert stl_mesh.is_closed(stl_mesh.triangles(tmp_path / "part.stl")) == closed
    assert stl_mesh.size(TRIANGLES) == (1, 1, 1) and stl_mesh.volume(TRIANGLES) == pytest.approx(1)


def test_without_openscad_the_command_says_in_one_sentence_how_to_get_it(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert enclosure.main(["--stl", str(tmp_path / "stl")]) == 1
    assert capsys.readouterr().err == enclosure.NO_OPENSCAD + "\n"
    assert not (tmp_path / "stl").exists()


@pytest.fixture
def stand_in(tmp_path, monkeypatch):
    """Return a function that puts a program called openscad into the path. It copies a mesh and prints a message."""

    def put(mesh, message="", code=0):
        folder = tmp_path / "bin"
        folder.mkdir(exist_ok=True)
        (folder / "mesh.stl").write_text(stl(mesh))
        script = f'#!/bin/sh\ncp "{folder}/mesh.stl" "$2"\necho "{message}" >&2\nexit {code}\n'
        (folder / "openscad").write_text(script)
        (folder / "openscad").chmod(0o755)
        monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")

    return put


@posix
def test_the_command_writes_a_file_for_each_part_and_says_that_it_is_closed(stand_in, tmp_path, capsys):
    stand_in(TRIANGLES)
    assert enclosure.main(["--stl", str(tmp_path / "stl")]) == 0
    names = {enclosure.stl_name(*one) for one in PRINTED}
    assert {path.name for path in (tmp_path / "stl").iterdir()} == names
    assert capsys.readouterr().out.count("1.0 x 1.0 x 1.0 mm, 12 triangles, closed, 0 g of PLA if solid.") == len(
        PRINTED
    )


@posix
@pytest.mark.parametrize(
    ("mesh", "message", "code", "said"),
    [
        (TRIANGLES[1:], "", 0, "NOT closed"),
        ([[(x, y, z + "999") for x, y, z in one] for one in TRIANGLES], "", 0, "too large for a bed of 220 mm"),
        (TRIANGLES, "WARNING: Object may not be a valid 2-manifold", 0, "WARNING: Object may not"),
        (TRIANGLES, "ERROR: Parser error", 1, "ERROR: Parser error"),
        (TRIANGLES, "", 1, "OpenSCAD failed."),
    ],
)
def test_a_part_that_cannot_be_printed_is_reported(stand_in, tmp_path, capsys, mesh, message, code, said):
    stand_in(mesh, message, code)
    assert enclosure.main(["--size", "8", "--stl", str(tmp_path / "stl")]) == 1
    assert said in capsys.readouterr().out


needs_openscad = pytest.mark.skipif(not shutil.which("openscad"), reason="needs OpenSCAD")


@needs_openscad
@pytest.mark.slow(weekly=True)
@pytest.mark.parametrize(("pixels", "part"), PRINTED)
def test_openscad_makes_a_closed_mesh_of_the_right_size_from_each_part(tmp_path, pixels, part):
    path = tmp_path / "part.stl"
    assert enclosure.render(pixels, part, path) == ""
    assert enclosure.verdict(path)[1]
    m = measures(pixels)
    length = {"grid": m["length"] - m["cut"], "keypad": m["cut"]}.get(part.partition("_")[2], m["length"])
    height = m["base_height"] if part.startswith("base") else m["lid_height"]
    expected = (m["width"], length, height)
    if part == "raster":
        expected = (m["raster_outer"], m["raster_outer"], m["raster"])
    assert stl_mesh.size(stl_mesh.triangles(path)) == pytest.approx(expected, abs=0.1)


@needs_openscad
@pytest.mark.slow
@pytest.mark.parametrize("pixels", SIZES)
def test_no_two_parts_of_the_assembled_box_overlap(tmp_path, pixels):
    assert enclosure.render(pixels, "overlap", tmp_path / "overlap.stl") == "Current top level object is empty."
