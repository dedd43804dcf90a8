"""Private numbers become what the compiler puts in place of their names, where nobody else asks for them."""

from tools import payload
from tools.constants import shared, with_const


def test_a_private_number_is_const_and_its_line_stays():
    assert with_const("_MS = 33  # a frame\n\ndef f():\n  return _MS\n", set()) == (
        "_MS = const(33)\n\ndef f():\n  return _MS\n"
    )


def test_whatever_is_more_than_a_number_of_the_files_own_stays():
    for text in (
        "MS = 33\n",  # public
        "_ms = 33\n",
        "_MS = 33\n_MS = 34\n",
        "_MS = 33\ndef f():\n  global _MS\n  _MS = 1\n",
        "def f():\n  return _MS\n_MS = 33\n",  # asked for before
        "_MS = True\n",
        "_MS = 1.5\n",
        "_MS = -1\n",
        "_MS = 'x'\n",
        "class A:\n  _MS = 3\n",
        "_MS: int = 3\n",
    ):
        assert with_const(text, set()) == text
    assert with_const("_MS = 33\n", {"_MS"}) == "_MS = 33\n"


def test_what_another_file_takes_is_no_const():
    files = {"a.py": b"from .b import _MOST, other\n", "c.py": b"from . import b\nprint(b._LEAST, b.most)\n"}
    assert shared(files) == {"_MOST", "_LEAST"}


def test_the_drives_files_have_no_such_name_left():
    files = payload.payload(payload.MPY)
    assert b"_FRAME_MS" not in files["lib/glowgrid/app.mpy"]
    assert b"_LONGEST" not in files["lib/glowgrid/engine/zobrist.mpy"]
