"""Follow the instructions of a page in docs/developers."""

import os
import shutil
import subprocess
import sys

import pytest
from page_files import ROOT, shown

from tools.build import lifetimes_table

BEFORE = {  # for each existing file, the lines before which the page's fragments go, in order
    "lib/glowgrid/bots/__init__.py": ['    ("hard",'],
    "lib/glowgrid/words/en/pause.py": ["BRIGHTNESS = "],
}


@pytest.fixture
def follow(tmp_path):
    """Follow the instructions of a page in a copy of lib. Return a function that runs Python there."""
    shutil.copytree(ROOT / "lib", tmp_path / "lib", ignore=shutil.ignore_patterns("__pycache__"))
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "lib")}

    def run(*line, typed=""):
        command = [sys.executable, *line]
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, input=typed, capture_output=True, text=True, timeout=120
        )
        assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
        return done.stdout

    def put(page):
        waiting = {path: list(lines) for path, lines in BEFORE.items()}
        for path, code in shown(page):
            file = tmp_path / path
            if path in waiting:
                text = (file if file.exists() else ROOT / path).read_text(encoding="utf-8")
                before = "\n" + waiting[path].pop(0)
                assert text.count(before) == 1, before
                code = text.replace(before, "\n" + code.rstrip("\n") + before)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(code, encoding="utf-8")
        table = lifetimes_table.Table(lifetimes_table.sources(tmp_path)).text()
        (tmp_path / lifetimes_table.PATH).write_text(table, encoding="utf-8")
        return run

    return put
