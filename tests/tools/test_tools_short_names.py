"""Names on the board: private and inner ones are short, and shared where no object can have both."""

import ast
import hashlib
import socket

import pytest

from glowgrid import games
from tools.build import mpy, payload, short_names
from tools.build.shortenable_names import strings

BASE, HEIR, OTHER = [f"lib/glowgrid/games/{name}.py" for name in "abc"]  # their public names stay
SOURCES = {
    BASE: b"class Base:\n    def __init__(self):\n        self._one = self._two = 1\n",
    HEIR: b"from a import Base\nclass Heir(Base):\n    def _three(self): return self._one\n",
    OTHER: b"def _four(thing): return thing._one\n",
}


def test_names_that_one_object_can_have_stay_distinct():
    names = short_names.mapping(SOURCES)
    assert len({names[name] for name in ("_one", "_two", "_three")}) == 3
    assert names["_four"] in (names["_two"], names["_three"])  # no object has both


def test_no_source_can_contain_a_short_name():
    assert not any(short.isidentifier() for short in short_names.mapping(SOURCES).values())


def test_names_that_an_owners_code_may_use_stay():
    names = short_names.mapping({**SOURCES, "lib/glowgrid/engine/game.py": SOURCES[BASE]})
    assert "_one" not in names and "_three" in names


def test_a_name_composed_from_text_stays():
    source = b"class A:\n    def _draw_x(self): pass\n    def go(self, to): getattr(self, '_draw_' + to)(self._other)\n"
    assert set(short_names.mapping({OTHER: source})) == {"_other"}


def test_a_sentence_of_one_word_stays():
    files = {path: content for path, content in payload.payload(payload.SOURCE).items() if payload.is_ours(path)}
    short = short_names.mapping(files, payload.foreign())
    said = {path: strings(content) for path, content in files.items() if "/words/" in path}
    assert sum(map(len, said.values())) > 1000
    assert {path: [text for text in texts if text in short] for path, texts in said.items()} == dict.fromkeys(said, [])


@pytest.mark.parametrize("long", ["_settle", "_s" * 100])
def test_a_compiled_file_contains_the_short_name_and_is_otherwise_unchanged(long):
    source = f"class A:\n    {long} = 1\n    public = '{long} stays in a sentence'\n".encode()
    before = mpy.compiled("lib/x.py", source)
    after = short_names.shortened(before, {long: "77"})
    assert after.count(long.encode()) == 1 and b"public" in after and b"\x0477\0" in after
    assert short_names.shortened(before, {}) == before


@pytest.mark.slow(whole=True)
def test_no_function_on_the_drive_has_two_arguments_of_the_same_name():
    files = {path: content for path, content in payload.payload(payload.JOINED).items() if payload.is_ours(path)}
    short = short_names.by_file(files, payload.foreign())
    for path, content in files.items():
        for node in ast.walk(ast.parse(content)):
            if isinstance(node, (ast.FunctionDef, ast.Lambda)):
                named = [each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg)]
                names = [short[path].get(name, name) for name in named]
                assert len(set(names)) == len(names), (path, ast.unparse(node.args))


def ends_with_a_block(content):
    """Return whether the name table of a `.mpy` fills its last heap block exactly (see short_names.padded)."""
    count, at = short_names._number(content, 4)
    objects, _ = short_names._number(content, at)
    return not objects and (count + count % 2) * 2 % short_names.BLOCK == 0


def test_no_module_keeps_the_block_behind_it_in_the_heap():
    there = payload.payload(payload.MPY)
    assert [path for path in there if path.endswith(".mpy") and ends_with_a_block(there[path])] == []


@pytest.mark.parametrize("names", range(1, 34))
def test_a_module_with_any_number_of_names_is_padded_and_otherwise_unchanged(names):
    source = "".join(f"first_{number} = 1\n" for number in range(names)).encode()
    before = mpy.compiled("lib/x.py", source)
    after = short_names.padded(before)
    assert not ends_with_a_block(after)
    assert set(short_names.names(after)) - set(short_names.names(before)) <= {"0"}
    assert (after == before) is not ends_with_a_block(before)


def inner(**files):
    return short_names.mapping({f"lib/glowgrid/{path}.py".replace("__", "/"): code for path, code in files.items()})


def test_a_public_name_is_shortened_if_no_module_for_owners_uses_it():
    drawing = b"def breathe(): pass\ndef beat(): pass\n"
    assert set(inner(view__effects=drawing)) == {"breathe", "beat"}
    assert set(inner(view__effects=drawing, engine__game=b"def beat(): pass\n")) == {"breathe"}
    assert set(inner(view__effects=drawing, scenes__over=b"how = 'beat'\n")) == {"breathe", "how"}
    assert set(inner(scenes__beat=drawing)) == {"breathe"}  # a module has this name


def test_a_word_of_another_programs_string_stays_but_not_one_of_its_docstring():
    drawing = {"lib/glowgrid/view/effects.py": b"def breathe(): pass\ndef beat(): pass\n"}
    assert set(short_names.mapping(drawing, [b"def ask(module): return getattr(module, 'beat')"])) == {"breathe"}
    assert set(short_names.mapping(drawing, [b'def ask(module):\n    "Count each beat."\n'])) == {"breathe", "beat"}


def test_names_of_python_and_of_scene_classes_stay():
    assert set(inner(scenes__over=b"class Over:\n    def append(self): pass\n    def len(self): pass\n")) == set()


def test_arguments_are_shortened_and_distinct_within_a_function():
    path = "lib/glowgrid/scenes/x.py"
    source = b"def a(first, second): return first\ndef b(second, third, *, named): return named\nb(1, 2, named=3)\n"
    names = short_names.by_file({path: source})[path]
    assert set(names) == {"first", "second", "third", "a", "b"}
    assert names["first"] != names["second"] != names["third"]


def test_an_argument_gets_no_name_that_another_one_of_its_function_has_in_every_file():
    path, caller = "lib/glowgrid/hal/x.py", "lib/glowgrid/hal/y.py"
    source = b"class Client:\n    def __init__(self, a1, b1, c1, d1, e1, f1, g1, *, longest): pass\n"
    call = b"def client():\n    longest = 3\n    return Client(1, 2, 3, 4, 5, 6, 7, longest=longest)\n"
    names = short_names.by_file({path: source, caller: call})[path]
    of_init = [names[each] for each in ("a1", "b1", "c1", "d1", "e1", "f1", "g1", "longest")]
    assert len(set(of_init)) == 8


def test_names_that_an_owners_game_may_use_stay():
    path, game = "lib/glowgrid/engine/x.py", "lib/glowgrid/games/y.py"
    source = b"class Base:\n    def __init__(self, rows, cols): pass\n    def push(self, move): self.move = 1\n"
    assert short_names.by_file({path: source, game: b"from ..engine.x import Base\n"})[path] == {}
    assert set(short_names.by_file({path: source, game: b"\n"})[path]) >= {"Base", "push"}


def test_names_of_a_module_that_an_owners_code_cannot_import_are_shortened():
    helper = b"class Board: pass\nSTEPS = 1, 2\ndef worth(): pass\n"
    game = b"from .x_board import Board, STEPS, worth\nclass X(Board): pass\n"
    assert set(inner(games__x_board=helper, games__x=game)) == {"Board", "STEPS", "worth"}
    assert set(inner(games__x_board=helper, games__x=game + b"class Y:\n    STEPS = 2\n")) == {"Board", "worth"}
    assert set(inner(games__x_board=helper, games__x=game + b"x.worth = STEPS\n")) == {"Board", "STEPS"}
    assert set(inner(games__x_board=helper, games__x=game + b"def f(worth): pass\n")) == {"Board", "STEPS"}
    assert set(inner(games__x_board=helper, games__x=game, games__y=helper)) == set()
    assert set(inner(games__x=b"from .board import Board\n", games__board=helper)) == set()
    assert set(inner(classic__x_board=helper)) == set()  # the drive keeps the names of these modules


@pytest.mark.slow(whole=True)
def test_no_script_that_runs_on_the_drive_uses_a_shortened_name():
    asked = set()
    for path in [*(payload.ROOT / "tools" / "vm").glob("*.py"), payload.ROOT / "code.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            asked |= {node.attr} if isinstance(node, ast.Attribute) else set()
            asked |= {node.name} if isinstance(node, ast.alias) else set()
    theirs = {"KEYS", "_keys"}  # they belong to World
    assert asked & set(short_names.mapping(_ours(), payload.foreign())) <= theirs


def _ours():
    return {path: content for path, content in payload.sources().items() if payload.is_ours(path)}


def test_names_can_be_added_to_a_module_without_effect():
    before = mpy.compiled("lib/x.py", b"def go(): return 1\n")
    after = short_names.with_names(before, ["settle", "x" * 100])
    assert short_names.names(after) == [*short_names.names(before), "settle", "x" * 100]
    assert len(after) - len(before) in range(6 + 2 + 100 + 3, 6 + 2 + 100 + 6)


def test_the_drive_has_less_than_a_fifth_of_the_private_names():
    files = payload.payload(payload.MPY)
    names = short_names.mapping(_ours())
    assert len(set(names.values())) * 5 < len(names)
    row = games.CATALOGUE[1]
    game = files[f"lib/glowgrid/games/{row[2]}.mpy"]
    assert row[3].encode() in game and not [name for name in names if b"\0" + name.encode() + b"\0" in game]


def test_no_name_of_an_object_from_the_firmware_is_shortened():
    sockets_and_hashes = {name for name in dir(hashlib.sha256()) + dir(socket.socket) if name[0] != "_"}
    assert sockets_and_hashes & set(payload.names()) == set()
