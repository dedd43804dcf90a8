"""Names of modules on a compiled drive are shortened to their initials, and everything still finds the modules."""

import keyword

import pytest

from tools.build import constants, payload, short_names
from tools.build.module_initials import initials

VIEW = "lib/glowgrid/view/"
GAMES = "lib/glowgrid/games/"


FOREIGN = [
    b"from glowgrid.view import cell_looks",
    b"from glowgrid.view.cell_looks import draw",
    b"import glowgrid.view.cell_looks",
    b"view.cell_looks",
    b"x = 'load cell_looks'",
]


def names_of(*paths, foreign=(), **sources):
    files = dict.fromkeys((f"lib/glowgrid/{path}.py" for path in paths), b"")
    files |= {f"lib/glowgrid/{name}.py": source for name, source in sources.items()}
    return initials(files, foreign)


def test_a_name_becomes_its_initials_or_its_first_letters():
    assert names_of("view/cell_looks", "saves/compaction", "view/end") == {"cell_looks": "cl", "compaction": "co"}


@pytest.mark.parametrize("source", [b"def canvas(): pass", b"canvas = 1", b"a.canvas", b"def draw(canvas): pass"])
def test_a_name_of_one_word_that_names_something_else_is_kept(source):
    assert names_of("view/canvas") == {"canvas": "ca"}
    assert names_of("view/canvas", app=source) == {}


def test_the_key_of_a_game_is_kept():
    assert names_of("games/othello", "games/othello_evaluation") == {"othello_evaluation": "_oe"}


def test_a_module_that_users_code_imports_keeps_its_name():
    assert names_of("classic/connect_board") == {}


def test_every_module_that_an_owners_game_may_import_keeps_its_name():
    paths = payload.compiled_paths(payload.payload(payload.JOINED))
    ours = [path for path in paths if path.startswith(constants.FOR_OWNERS) and not path.startswith(GAMES)]
    assert len(ours) >= 6 and [path for path in ours if paths[path] != path.removesuffix("py") + "mpy"] == []


@pytest.mark.parametrize("source", FOREIGN)
def test_a_name_that_other_code_on_the_board_uses_is_kept(source):
    assert names_of("view/cell_looks", foreign=[source]) == {}


def test_a_name_that_code_looks_up_by_a_string_is_kept():
    assert names_of("view/cell_looks", app=b"module = load('cell_looks')") == {}


def test_two_modules_never_get_the_same_name_nor_one_that_code_uses():
    names = names_of("view/cell_looks", "view/canvas_lines", "view/cursor_light", app=b"cl = 1")
    assert len({*names.values(), "cl"}) == 4 and all(name.isidentifier() for name in names.values())


def test_a_short_name_is_no_word_of_the_language():
    assert not keyword.iskeyword(names_of("bots/imperfect_search")["imperfect_search"])


def test_a_file_of_an_owners_game_cannot_have_the_path_of_one_of_ours():
    files = payload.payload(payload.JOINED)
    paths = payload.compiled_paths(files)
    short = [place for path, place in paths.items() if path.startswith(GAMES) and path[:-3] != place[:-4] != path]
    assert GAMES + "_oe.mpy" in short
    assert all(place.startswith(GAMES + "_") for place in short if place.endswith(".mpy"))


def test_no_file_of_a_compiled_drive_replaces_another():
    files = payload.payload(payload.JOINED)
    assert len(set(payload.compiled_paths(files).values())) == len(files) == len(payload.payload(payload.MPY))


def test_every_import_on_a_compiled_drive_names_a_module_that_is_there():
    files = payload.payload(payload.MPY)
    there = {path.removeprefix("lib/").removesuffix(".mpy").replace("/", ".") for path in files}
    there |= {name.removesuffix(".__init__") for name in there}
    there |= {name.replace(f"words.{language}.", "words.") for name in there for language in ("en", "de", "es")}
    packages = {name.rpartition(".")[0] for name in there}
    for path, content in files.items():
        names = short_names.names(content) if path.endswith(".mpy") else []
        missing = [name for name in names if name.startswith("glowgrid.") and name not in there | packages]
        assert missing in ([], ["glowgrid."]), path


def test_a_traceback_on_the_board_shows_the_short_name_which_needs_no_extra_heap():
    names = short_names.names(payload.payload(payload.MPY)[VIEW + "cl.mpy"])
    assert "glowgrid.view.cl" in names and not [name for name in names if "cell_looks" in name]
