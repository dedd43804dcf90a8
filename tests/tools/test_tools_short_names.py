"""Private names on the board: short, shared where no object can have both, the same everywhere else."""

import pytest

from glowgrid import games
from tools import mpy, payload, short_names

BASE, HEIR, OTHER = "lib/glowgrid/a.py", "lib/glowgrid/b.py", "lib/glowgrid/c.py"
SOURCES = {
    BASE: b"class Base:\n    def __init__(self):\n        self._one = self._two = 1\n",
    HEIR: b"from a import Base\nclass Heir(Base):\n    def _three(self): return self._one\n",
    OTHER: b"def _four(thing): return thing._one\n",
}


def test_names_that_an_object_can_have_together_stay_different():
    names = short_names.mapping(SOURCES)
    assert len({names[name] for name in ("_one", "_two", "_three")}) == 3
    assert names["_four"] in (names["_two"], names["_three"])  # no object has both


def test_no_source_can_have_a_short_name():
    assert not any(short.isidentifier() for short in short_names.mapping(SOURCES).values())


def test_what_an_owner_may_build_upon_keeps_its_names():
    names = short_names.mapping({**SOURCES, "lib/glowgrid/engine/game.py": SOURCES[BASE]})
    assert "_one" not in names and "_three" in names


def test_a_name_that_is_put_together_from_text_stays():
    source = b"class A:\n    def _draw_x(self): pass\n    def go(self, to): getattr(self, '_draw_' + to)(self._other)\n"
    assert set(short_names.mapping({OTHER: source})) == {"_other"}


@pytest.mark.parametrize("long", ["_settle", "_s" * 100])
def test_a_compiled_file_says_the_short_name_and_nothing_else_changes(long):
    source = f"class A:\n    {long} = 1\n    public = '{long} stays in a sentence'\n".encode()
    before = mpy.compiled("lib/x.py", source)
    after = short_names.shortened(before, {long: "77"})
    assert after.count(long.encode()) == 1 and b"public" in after and b"\x0477\0" in after
    assert short_names.shortened(before, {}) == before


def test_the_drive_has_less_than_a_sixth_of_the_private_names():
    files = payload.payload(payload.MPY)
    names = payload._short()
    assert len(set(names.values())) * 6 < len(names)
    row = games.CATALOGUE[1]
    game = files[f"lib/glowgrid/games/{row[2]}.mpy"]
    assert row[3].encode() in game and not [name for name in names if b"\0" + name.encode() + b"\0" in game]
