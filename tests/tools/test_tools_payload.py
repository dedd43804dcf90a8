"""The drive has only files that the board needs."""

import pytest
from drives import contents, deploy_to, make_board, put_ours
from needs import needs_vm, needs_vm32

from tools import vm, vm32
from tools.build import constants, payload, short_names, shortenable_names
from tools.deploy.folder_drive import FolderDrive

EMPTY = "lib/glowgrid/view/__init__"


@pytest.mark.parametrize("form", [payload.SOURCE, payload.MPY])
def test_an_init_file_without_code_is_left_out(form):
    there, as_is = payload.payload(form), payload.payload(payload.AS_IS)
    assert EMPTY + ".py" in as_is and not {EMPTY + ".py", EMPTY + ".mpy"} & there.keys()
    assert {path.removesuffix(".py").removesuffix(".mpy") for path in there} >= {"lib/glowgrid/games/__init__"}


def test_modules_that_only_computers_run_are_left_out():
    marked = [path for path in payload.OURS.rglob("*.py") if payload.ON_COMPUTERS in path.read_bytes()]
    assert {"__main__", "othello_table_board", "line_totals", "tictactoe_states"} < {path.stem for path in marked}
    there = {path.removesuffix(".py").removesuffix(".mpy") for form in payload.FORMS for path in payload.payload(form)}
    content = b"".join(payload.payload(payload.JOINED).values())
    for path in marked:
        assert path.relative_to(payload.ROOT).with_suffix("").as_posix() not in there
        assert path.stem == "__main__" or path.stem.encode() not in content


def test_an_empty_init_file_of_an_older_version_is_removed_from_the_drive(tmp_path):
    root = make_board(tmp_path / "CIRCUITPY")
    put_ours(root, payload.payload(payload.MPY) | {EMPTY + ".mpy": b"C\x06"})
    assert deploy_to(FolderDrive(root), payload.payload(payload.MPY)).remove == [EMPTY + ".mpy"]
    assert EMPTY + ".mpy" not in contents(root)


@pytest.mark.parametrize("form", [payload.SOURCE, payload.MPY])
def test_a_table_leaves_the_module_of_the_same_name_on_the_drive(tmp_path, form):
    root, files = make_board(tmp_path / "CIRCUITPY"), payload.payload(form)
    deploy_to(FolderDrive(root), files)
    assert not deploy_to(FolderDrive(root), files).remove
    there, module = contents(root), "lib/glowgrid/games/connectx"
    assert {module + ".table", module + (".mpy" if form == payload.MPY else ".py")} <= there.keys()


def test_every_module_listed_by_name_exists():
    there = {path.removeprefix("lib/glowgrid/") for path in payload.payload() if payload.is_ours(path)}
    told = [*shortenable_names.CONSTRUCTED_BY_USERS]
    told += [path.removeprefix("lib/glowgrid/") for path in constants.FOR_OWNERS]
    assert [name for name in told if not any(path.startswith(name) for path in there)] == []
    assert {path.removeprefix("lib/glowgrid/") for path in short_names.KEPT} <= there


@needs_vm
def test_modules_without_an_init_file_import_each_other_on_the_64_bit_vm(tmp_path):
    payload.build(tmp_path)
    script = "import glowgrid.view.ticker\nfrom glowgrid.view import rings\nprint(rings.__name__)"
    assert vm.execute(script, path=vm.drive(tmp_path)) == "glowgrid.view.rings\n"


@needs_vm32
def test_modules_without_an_init_file_import_each_other_on_the_32_bit_vm(tmp_path):
    payload.build(tmp_path)
    found = vm32.run(tmp_path, "modules", "glowgrid.view.rings", "glowgrid.view.ticker")
    assert [row["name"] for row in found] == ["glowgrid.view.rings", "glowgrid.view.ticker"]
