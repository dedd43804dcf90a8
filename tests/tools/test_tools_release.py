"""A release: the same commit gives the same bytes, and the files are what pip, circup and others expect."""

import email
import hashlib
import json
import os
import re
import subprocess
import sys
import tarfile
import zipfile

import pytest

from glowgrid import __repo__, __version__
from tools.build.payload import LIBRARIES, MPY, ROOT, SOURCE, payload
from tools.deploy import circup_bundle, drive_zip, release, sbom

NAMES = {
    f"glowgrid-{__version__}-source.zip",
    f"glowgrid-{__version__}-mpy.zip",
    f"glowgrid-{__version__}-py3-none-any.whl",
    f"glowgrid-{__version__}.tar.gz",
    f"glowgrid-{__version__}.cdx.json",
    f"glowgrid-{__version__}.json",
    f"glowgrid-py-{__version__}.zip",
    f"glowgrid-10.x-mpy-{__version__}.zip",
    "SHA256SUMS",
}


def built(folder, seed, mask):
    """Build a release in a process of its own. Return its files."""
    folder.mkdir()
    (folder / "glowgrid.uf2").write_bytes(b"a file that was there before")
    environment = os.environ | {"SOURCE_DATE_EPOCH": "1800000000", "PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", f"import os, sys; os.umask({mask}); from tools.deploy.release import main;"]
    command[-1] += f"sys.exit(main(['--output', {str(folder)!r}]))"
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.slow(weekly=True, minutes=3)
def test_two_builds_of_one_commit_have_the_same_bytes(tmp_path):
    one, two = built(tmp_path / "one", "1", 0o022), built(tmp_path / "two", "2", 0o077)
    assert set(one) == NAMES | {"glowgrid.uf2"}
    assert {name for name in one if one[name] != two[name]} == set()
    sums = dict(reversed(line.split("  ")) for line in one["SHA256SUMS"].decode().splitlines())
    assert sums == {name: hashlib.sha256(one[name]).hexdigest() for name in one if name != "SHA256SUMS"}
    check_distributions(tmp_path / "one")


def check_distributions(folder):
    """Check the wheel and the source distribution in a folder."""
    with zipfile.ZipFile(folder / f"glowgrid-{__version__}-py3-none-any.whl") as wheel:
        names = wheel.namelist()
        about = email.message_from_bytes(wheel.read(f"glowgrid-{__version__}.dist-info/METADATA"))
        commands = wheel.read(f"glowgrid-{__version__}.dist-info/entry_points.txt").decode()
    assert {"glowgrid/py.typed", "host_sim/drive/code.py", "glowgrid/games/catalogue.txt"} <= set(names)
    assert (about["Name"], about["Version"]) == ("glowgrid", __version__)
    assert "glowgrid = host_text.text_cli:main" in commands
    with tarfile.open(folder / f"glowgrid-{__version__}.tar.gz") as archive:
        members = archive.getmembers()
    assert {(member.uid, member.uname, member.mtime) for member in members} == {(0, "", 1800000000)}
    assert f"glowgrid-{__version__}/lib/glowgrid/engine/game.py" in {member.name for member in members}


def test_the_version_and_the_address_are_the_same_everywhere():
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'\nversion = "{__version__}"\n' in project
    assert f'\nRepository = "{__repo__.removesuffix(".git")}"\n' in project
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## {__version__} (" in changes


def test_a_date_that_is_no_number_is_refused_in_a_sentence(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "today")
    assert release.main(["--output", str(tmp_path / "out")]) == 1
    assert capsys.readouterr().err == "SOURCE_DATE_EPOCH is 'today', and must be a number of seconds since 1970.\n"


def test_without_git_there_is_a_sentence(tmp_path, capsys, monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert release.main(["--output", str(tmp_path / "out")]) == 1
    assert capsys.readouterr().err.startswith("A release is built from a clone with git")


# -- the bundle for circup


def found_by_circup(content):
    """Return the metadata that circup 3.1 reads from a source file."""
    return dict(re.findall(r"""(__\w+__)(?:\s*:\s*\w+)?\s*=\s*(?:['"]|\(\s)(.+)['"]""", content.decode()))


def test_circup_reads_version_and_address_from_the_source_and_the_version_from_the_compiled_file():
    init = circup_bundle.contents(SOURCE)["lib/glowgrid/__init__.py"]
    found = found_by_circup(init)
    assert (found["__version__"], found["__repo__"]) == (__version__, __repo__)
    assert init.count(b"\n") == payload(SOURCE)["lib/glowgrid/__init__.py"].count(b"\n")
    compiled = circup_bundle.contents(MPY)["lib/glowgrid/__init__.mpy"]
    assert compiled[:2] == b"C\x06"  # circup searches such a file for the first version
    assert re.search(rb"([\d]+\.[\d]+\.[\d]+)\x00", compiled)[1].decode() == __version__


def test_a_drive_does_without_the_address_of_the_project():
    assert not [path for path, content in payload(SOURCE).items() if __repo__.encode() in content]


def test_the_circup_bundle_has_the_layout_of_adafruits_bundles(tmp_path):
    paths = circup_bundle.write(tmp_path)
    assert [path.name for path in paths] == [
        f"glowgrid-py-{__version__}.zip",
        f"glowgrid-10.x-mpy-{__version__}.zip",
        f"glowgrid-{__version__}.json",
    ]
    for path in paths[:2]:
        with zipfile.ZipFile(path) as archive:
            names = archive.namelist()
        assert {name.split("/")[0] for name in names} == {path.stem}
        assert {name.split("/")[1] for name in names} == {"lib", "examples", "requirements"}
        assert f"{path.stem}/examples/glowgrid/code.py" in names
        assert any(name.startswith(f"{path.stem}/lib/glowgrid/games/go") for name in names)
        assert not any(name.endswith(".py") for name in names if "/lib/" in name and "mpy" in path.stem)
    library = json.loads(paths[2].read_text())["glowgrid"]
    keys = "package pypi_name version repo path dependencies external_dependencies pypi_description"
    assert set(library) == set(keys.split())
    assert library["external_dependencies"] == sorted(LIBRARIES.values()) and library["package"] is True


def test_the_zips_for_a_drive_say_which_circuitpython_they_are_for():
    assert b"for CircuitPython 10;" in drive_zip.contents(MPY)[drive_zip.NOTE]
    assert b"every CircuitPython compiles" in drive_zip.contents(SOURCE)[drive_zip.NOTE]


# -- the bill of materials


def test_the_bill_of_materials_names_everything_that_is_shipped_and_connects_it():
    found = json.loads(sbom.document(1800000000))
    assert (found["bomFormat"], found["specVersion"], found["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", found["serialNumber"])
    assert found["metadata"]["timestamp"] == "2027-01-15T08:00:00Z"
    names = {component["name"] for component in found["components"]}
    assert {*LIBRARIES.values(), "@micropython/micropython-webassembly-pyscript", "lean-qr"} <= names
    refs = {component["bom-ref"] for component in found["components"]} | {found["metadata"]["component"]["bom-ref"]}
    assert len(refs) == len(found["components"]) + 1
    edges = {edge["ref"]: edge["dependsOn"] for edge in found["dependencies"]}
    assert set(edges) == refs and {ref for needed in edges.values() for ref in needed} <= refs
    assert all(component["type"] == "library" and component["version"] for component in found["components"])


def test_the_bill_of_materials_depends_on_its_date_only():
    assert sbom.document(1) == sbom.document(1) != sbom.document(2)
