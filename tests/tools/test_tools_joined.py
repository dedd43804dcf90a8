"""Modules that are joined into one file on the drive can still be imported by their own names."""

import re

import pytest
from needs import needs_vm

from tools import vm
from tools.build import joined, lifetimes_table, payload
from tools.build.joined import CannotJoin

FIRST = b"LOW = 1\n_kept = []\n\ndef check(x):\n return x > LOW and _kept == []\n"
SECOND = b"from .first import check as low, LOW\n_kept = [2]\n\ndef check(x):\n return low(x) and _kept == [2]\n"
USER = (
    b"from ..view import canvas, first\nfrom .second import check\ndef ask():\n from .first import LOW, check as low\n"
)


@pytest.fixture
def pair(monkeypatch):
    """Return a function that joins two modules. It returns the names that their file defines, and all sources."""

    def one(first, second, **more):
        monkeypatch.setattr(joined, "GROUPS", (("view/first", "view/second"),))
        monkeypatch.setattr(joined, "TARGETS", {"view.first": "view.second"})
        sources = {"lib/glowgrid/view/first.py": first, "lib/glowgrid/view/second.py": second}
        found = joined.joined(sources | {f"lib/glowgrid/view/{name}.py": content for name, content in more.items()})
        names: dict = {}
        exec(found["lib/glowgrid/view/second.py"], names)
        return names, found

    return one


def test_the_names_of_both_modules_are_in_the_file_of_the_second(pair):
    names, found = pair(FIRST, b"from .first import LOW\nHIGH = LOW + 1\n")
    assert (
        (names["LOW"], names["HIGH"]) == (1, 2) and names["check"](2) and list(found) == ["lib/glowgrid/view/second.py"]
    )


def test_names_that_both_modules_define_stay_separate(pair):
    names, _ = pair(FIRST, SECOND)
    assert names["check_1"](2) and not names["check_1"](1) and names["check"](2)
    assert (names["_kept"], names["_kept_1"]) == ([], [2])


def test_a_third_module_uses_the_second_ones_name_and_leaves_the_first_ones_alone(monkeypatch):
    monkeypatch.setattr(joined, "GROUPS", (("view/first", "view/second", "view/third"),))
    monkeypatch.setattr(joined, "TARGETS", {"view.first": "view.third", "view.second": "view.third"})
    third = b"from .second import check\n\ndef ask(x):\n return check(x)\n"
    sources = {"first": FIRST, "second": SECOND, "third": third}
    found = joined.joined({f"lib/glowgrid/view/{name}.py": source for name, source in sources.items()})
    names: dict = {}
    exec(found["lib/glowgrid/view/third.py"], names)
    names["_kept"].append(1)  # from here on, the first module's check returns False
    assert not names["check"](2)
    names["_kept"].clear()
    names["_kept_1"].append(2)  # and now only the second module's does
    assert names["check"](2) and not names["ask"](2)


def test_other_modules_import_the_right_name_from_the_joined_file(pair):
    _, found = pair(FIRST, SECOND, user=USER.replace(b"canvas, first", b"canvas"))
    assert found["lib/glowgrid/view/user.py"].decode().split("\n")[1:4] == [
        "from glowgrid.view.second import check_1 as check",
        "def ask():",
        " from glowgrid.view.second import LOW, check as low",
    ]


def test_a_module_with_renamed_names_cannot_be_imported_as_a_whole(pair):
    with pytest.raises(CannotJoin, match="second.py"):
        pair(FIRST, b"from . import first\n")
    with pytest.raises(CannotJoin, match="user.py"):
        pair(FIRST, SECOND, user=b"from . import second\n")


def test_each_module_starts_at_another_thousand_so_that_a_traceback_shows_its_line(pair):
    _, found = pair(FIRST, SECOND)
    assert (
        found["lib/glowgrid/view/second.py"].split(b"\n")[1000:1002]
        == SECOND.replace(SECOND.split(b"\n")[0], b"low = check").replace(b"_kept", b"_kept_1").split(b"\n")[:2]
    )


def test_a_comment_in_a_module_says_which_file_it_is_part_of_and_imports_decide_the_order():
    mark = b"\n# On the drive, this module is part of third.py.\n"
    sources = {"first": b"from .second import x\n" + mark, "second": mark + b"x = 1\n", "third": b"", "fourth": b""}
    sources = {f"lib/glowgrid/view/{name}.py": source for name, source in sources.items()}
    assert joined.marked_groups(sources) == [("view/second", "view/first", "view/third")]
    with pytest.raises(CannotJoin, match="third.py, which does not exist"):
        joined.marked_groups({path: source for path, source in sources.items() if "third" not in path})


def test_modules_of_one_file_cannot_import_each_other():
    mark = b"\n# On the drive, this module is part of third.py.\n"
    sources = {"first": b"from .second import x\n" + mark, "second": b"from .first import y\n" + mark, "third": b""}
    with pytest.raises(CannotJoin, match="first.py, .*second.py import each other"):
        joined.marked_groups({f"lib/glowgrid/view/{name}.py": source for name, source in sources.items()})


def test_every_group_is_one_file_on_the_drive_and_no_file_names_a_removed_module():
    files = payload.payload(payload.JOINED)
    for group in joined.GROUPS:
        there = [each for each in group if f"lib/glowgrid/{each}.py" in files]
        assert there == [each for each in group if each == group[-1] or each.startswith(joined.REEXPORTED)]
    gone = [name for name in joined.TARGETS if f"lib/glowgrid/{name.replace('.', '/')}.py" not in files]
    named = set(re.findall(r"[\w.]+", files[lifetimes_table.PATH].decode()))
    assert gone and not [name for name in gone if name in named]


@pytest.mark.slow(whole=True)
@needs_vm
def test_an_owners_game_imports_the_base_modules_of_games_by_their_names_in_the_repository(tmp_path):
    payload.build(tmp_path)
    script = (
        "from glowgrid.engine.options import Option\nfrom glowgrid.engine.seat import Seat\n"
        "from glowgrid.engine.game import Game\nimport glowgrid.engine.match as match\n"
        "print(match.Option is Option, match.Seat is Seat, match.Game is Game)"
    )
    assert vm.execute(script, path=vm.drive(tmp_path)) == "True True True\n"
