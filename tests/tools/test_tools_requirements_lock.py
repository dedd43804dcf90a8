"""The locked versions are complete, have hashes, satisfy the ranges that users get, and name no registry's address."""

import json
import re
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tools.build import requirements_lock

tomllib = pytest.importorskip("tomllib", reason="Python 3.10 reads no TOML")
ROOT = Path(__file__).resolve().parent.parent.parent
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
WORKFLOW = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")


def name_of(text):
    return re.sub(r"[-_.]+", "-", text).lower()


def locked(name):
    """Return the requirements of a lock file with their hashes."""
    text = (requirements_lock.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    lines = [line for line in text.replace(" \\\n", " ").splitlines() if not line.startswith("#")]
    hashes = [re.findall(r"--hash=sha256:([0-9a-f]{64})", line) for line in lines]
    return [(Requirement(line.partition(" --hash")[0]), found) for line, found in zip(lines, hashes)]


def wanted(extras):
    """Yield the requirements in pyproject.toml, with the extras that an extra includes."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    waiting = [*project["dependencies"], requirements_lock.BUILDS, *(f"glowgrid[{extra}]" for extra in extras)]
    for each in map(Requirement, waiting):
        if each.name == "glowgrid":
            waiting += [text for extra in each.extras for text in project["optional-dependencies"][extra]]
        else:
            yield each


@pytest.mark.parametrize("name", requirements_lock.LOCKS)
def test_every_version_is_exact_and_has_hashes(name):
    rows = locked(name)
    assert rows and all(re.fullmatch(r"==[\w.+]+", str(each.specifier)) and hashes for each, hashes in rows)


@pytest.mark.parametrize("name", requirements_lock.LOCKS)
def test_the_lock_satisfies_every_required_range(name):
    found = {}
    for each, _ in locked(name):
        found.setdefault(name_of(each.name), []).append(str(each.specifier)[2:])
    for each in wanted(requirements_lock.LOCKS[name]):
        versions = found.get(name_of(each.name), [])
        assert versions and all(each.specifier.contains(one) for one in versions), f"{each}: run make lock"


def test_the_build_requirements_match_the_lock():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["build-system"]["requires"] == [requirements_lock.BUILDS]
    assert project["project"]["requires-python"] == f">={requirements_lock.OLDEST}"


def test_no_lock_file_names_a_registry():
    for path in requirements_lock.FOLDER.iterdir():
        assert "://" not in path.read_text(encoding="utf-8").replace("https://github.com", ""), path.name
    packages = json.loads((ROOT / "tools" / "vm32" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert all("resolved" not in each and ("integrity" in each or not path) for path, each in packages.items())


def test_tests_install_the_locked_versions_and_playing_does_not():
    rule = r"\$\(VENV\)/\.{}: [^\n]*\n\t\$\(call (\w+),{}"
    assert {name: re.search(rule.format(name, name), MAKEFILE)[1] for name in ("sim", "test", "web")} == {
        "sim": "install",
        "test": "install_locked",
        "web": "install_locked",
    }
    assert WORKFLOW.count("--require-hashes -r requirements/") >= 3 and ".[test" not in WORKFLOW
    assert "pip-audit" in WORKFLOW and "npm audit" in WORKFLOW
