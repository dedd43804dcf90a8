"""The rooms of the simulator import one way; no file imports in a circle, inside functions and for types neither."""

from graphlib import TopologicalSorter

import pytest

from tools import device_rules
from tools.device_rules import HOST_ROOMS, ROOT, imported, imports, room_of

FILES = sorted((ROOT / "host_sim").rglob("*.py"))


def module_of(path):
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_of(path): path for path in FILES}


def imports_of(path):
    """Return the modules of the simulator that a file imports; a package's name alone stands for its __init__."""
    named = [name for _, name in imported(path.read_text(encoding="utf-8"), room_of(path)[1])]
    return {name if name in MODULES else name.rpartition(".")[0] for name in named} & MODULES.keys()


def test_no_file_imports_itself_by_way_of_others():
    graph = {module: imports_of(path) - {module} for module, path in MODULES.items()}
    assert sum(map(len, graph.values())) > 80
    TopologicalSorter(graph).prepare()  # a CycleError names the files


def test_every_file_lies_in_a_room_that_says_what_it_may_import():
    rooms = {device_rules.host_room(module) for module in MODULES}
    assert rooms == HOST_ROOMS.keys()


@pytest.mark.parametrize(
    ("module", "planted", "sentence"),
    [
        ("parts.nvm", "import host_sim.board.machine", "parts may not import host_sim.board.machine"),
        ("board.core.time", "def f():\n    import host_sim.simulator", "board may not import host_sim.simulator"),
        ("board.machine", "from host_sim.pictures import paint", "board may not import host_sim.pictures.paint"),
        ("pictures.desk", "from host_sim.faces import window", "pictures may not import host_sim.faces.window"),
        ("simulator", "from host_sim import cli", "simulator may not import host_sim.cli"),
        ("files", "from host_sim.parts import pins", "files may not import host_sim.parts.pins"),
    ],
)
def test_an_import_upwards_is_found(module, planted, sentence):
    package = f"host_sim.{module}".rpartition(".")[0]
    assert [what for _, what in imports(planted + "\n", "host_sim", package, f"host_sim.{module}")] == [sentence]
