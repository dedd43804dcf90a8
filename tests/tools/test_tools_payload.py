"""The drive has only files that the board needs."""

import pytest
from drives import a_board, bring, on, put_ours
from needs import needs_vm, needs_vm32

from tools import vm, vm32
from tools.build import inner_names, payload, short_names
from tools.deploy.drive import Drive

EMPTY = "lib/glowgrid/view/__init__"


@pytest.mark.parametrize("form", [payload.SOURCE, payload.MPY])
def test_a_folder_whose_init_has_nothing_to_run_comes_without_it(form):
    there, as_is = payload.payload(form), payload.payload(payload.AS_IS)
    assert EMPTY + ".py" in as_is and not {EMPTY + ".py", EMPTY + ".mpy"} & there.keys()
    assert {path.removesuffix(".py").removesuffix(".mpy") for path in there} >= {"lib/glowgrid/games/__init__"}


def test_one_left_by_an_older_version_is_taken_off_the_drive(tmp_path):
    root = a_board(tmp_path / "CIRCUITPY")
    put_ours(root, payload.payload(payload.MPY) | {EMPTY + ".mpy": b"C\x06"})
    assert bring(Drive(root), payload.payload(payload.MPY)).remove == [EMPTY + ".mpy"]
    assert EMPTY + ".mpy" not in on(root)


def test_what_is_told_apart_by_name_is_there():
    there = {path.removeprefix("lib/glowgrid/") for path in payload.payload() if payload.is_ours(path)}
    told = [*payload.LATER, *payload.SELDOM, *inner_names.INNER, *inner_names.MADE]
    assert [name for name in told if not any(path.startswith(name) for path in there)] == []
    assert {path.removeprefix("lib/glowgrid/") for path in short_names.KEPT} <= there


@needs_vm
def test_modules_in_such_folders_find_each_other_on_the_64_bit_vm(tmp_path):
    payload.build(tmp_path)
    script = "import glowgrid.view.board\nfrom glowgrid.view import palette\nprint(palette.__name__)"
    assert vm.execute(script, path=vm.drive(tmp_path)) == "glowgrid.view.palette\n"


@needs_vm32
def test_modules_in_such_folders_find_each_other_on_the_32_bit_vm(tmp_path):
    payload.build(tmp_path)
    found = vm32.run(tmp_path, "modules", "glowgrid.view.palette", "glowgrid.view.board")
    assert [row["name"] for row in found] == ["glowgrid.view.palette", "glowgrid.view.board"]
