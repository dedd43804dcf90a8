"""Deploying over the network, to a server that behaves as the documentation of CircuitPython's web workflow says."""

import itertools
import random

import pytest
from drives import FILES, SOURCES, contents, has_duplicates, is_complete, put, put_ours, small_payload
from test_tools_deploy_walk import VERSIONS, Owner, theirs
from web_board import WebBoard
from web_drives import SECRET, changing, deploy_over_network

from tools import deploy
from tools.build import drive_manifest, payload
from tools.deploy import deploy_sentences as sentences
from tools.deploy.deploy_sentences import Trouble
from tools.deploy.web_drive import WebDrive
from tools.deploy.web_workflow import WebWorkflow

THEIRS = {"mine.py": b"the owner's", "lib/mine.mpy": b"too", "settings.toml": b"GRID_WIDTH = 16\n"}
ROW = b"""CATALOGUE = (("mygame", "My game", "mygame", "MyGame", b"12345678"),)\n"""


# -- the same rules as on a mounted drive


def test_the_command_puts_everything_on_a_board_and_a_second_time_changes_nothing(board, capsys):
    assert deploy.main(["--host", board.host]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"Glowgrid goes to {board.host} (Raspberry Pi Pico W).\n")
    assert "The board has CircuitPython 10.3.0: lib is written as .mpy." in said
    assert said.endswith(f"Written: {len(FILES)}, removed: 0, unchanged: 0. All verified.\n{sentences.RESTART}\n")
    assert is_complete(board.root) and contents(board.root)["settings.toml"] == FILES["settings.toml"]
    board.requests.clear()
    assert deploy.main(["--host", board.host]) == 0
    assert f"Written: 0, removed: 0, unchanged: {len(FILES)}." in capsys.readouterr().out
    assert changing(board) == []


@pytest.mark.parametrize("last", [1, 2])
def test_without_the_last_change_nothing_starts_although_the_manifest_is_complete(board, small, last):
    files = small_payload(["app"])
    deploy_over_network(board, files)
    with WebBoard(board.root.with_name("cut"), SECRET) as other:
        other.root.mkdir()
        other.cut_at, other.cut_how = board.changes - last + 1, "before"
        with pytest.raises(Trouble):
            deploy_over_network(other, files)
        there = contents(other.root)
        assert "code.py" not in there and there[payload.MANIFEST] == drive_manifest.manifest(
            drive_manifest.digests(files)
        )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("version", "files"), [("10.0.0-beta.2", FILES), ("11.0.0", SOURCES), ("100.0.0", SOURCES), ("10.3.0", FILES)]
)
def test_the_version_that_the_board_tells_decides_between_compiled_and_source(board, version, files):
    put(board.root, {"boot_out.txt": b"Adafruit CircuitPython 9.0.0 on 2024-01-01; what an older firmware left"})
    board.about["version"] = version
    assert deploy.main(["--host", board.host]) == 0
    assert is_complete(board.root, files) and not has_duplicates(board.root)


def test_an_upgrade_removes_old_files_of_glowgrid_and_none_of_the_owner(board, small):
    put(board.root, THEIRS)
    put_ours(board.root, {"lib/glowgrid/gone.py": b"1", "lib/glowgrid/old/deep.py": b"2", "code.py": b"old"})
    files = small_payload(["app"], "mpy")
    assert deploy_over_network(board, files).remove == ["lib/glowgrid/gone.py", "lib/glowgrid/old/deep.py"]
    there = contents(board.root)
    assert is_complete(board.root, files) and not (board.root / "lib/glowgrid/old").exists()
    assert {path: there[path] for path in THEIRS} == THEIRS


def test_files_of_the_owner_in_the_way_keep_their_content_under_another_name(board, small, capsys, monkeypatch):
    monkeypatch.setattr(deploy.command, "payload", lambda form: small_payload(["app"], "mpy"))
    put(board.root, {"Code.py": b"print('mine')", "lib/Neopixel.py": b"mine, too"})
    assert deploy.main(["--host", board.host]) == 1
    assert "With --yes it renames them like this" in capsys.readouterr().err and changing(board) == []
    assert deploy.main(["--host", board.host, "--yes"]) == 0
    there = contents(board.root)
    assert there["code.py.before-glowgrid"] == b"print('mine')" and there["code.py"] == b"start"
    assert there["lib/neopixel.py.before-glowgrid"] == b"mine, too"


def test_a_row_that_the_owner_added_to_the_list_of_games_moves_to_own_py(board, small):
    put(board.root, {"lib/glowgrid/games/__init__.py": ROW, payload.OWN: b'"""Mine."""\nCATALOGUE = ()\n'})
    put_ours(board.root, {"code.py": b"old"})
    deploy_over_network(board, small_payload(["app"], "mpy"))
    own = contents(board.root)[payload.OWN]
    assert own.startswith(b'"""Mine."""') and b"'My game'" in own


def test_switching_between_source_and_compiled_leaves_no_duplicate_modules(board, small):
    for form in ("py", "mpy", "py"):
        files = small_payload(["app", "old/deep"], form)
        deploy_over_network(board, files)
        assert is_complete(board.root, files) and not has_duplicates(board.root)


def test_names_with_spaces_and_other_letters_are_no_obstacle(board, small):
    put(board.root, {"lib/glowgrid/my notes/größe 100%.txt": b"mine", "My Notes #1?.txt": b"mine"})
    deploy_over_network(board, small_payload(["app"]))
    assert contents(board.root)["lib/glowgrid/my notes/größe 100%.txt"] == b"mine"


def test_a_drive_that_changes_while_the_question_is_open_stays_unchanged(board, small):
    drive = WebDrive(WebWorkflow(board.host, SECRET))
    made = deploy.plan(drive, small_payload(["app"]))
    put(board.root, {"lib/neopixel.py": b"just come"})
    with pytest.raises(Trouble, match="Something else changed the drive meanwhile"):
        deploy.carry_out(drive, made)
    assert changing(board) == []


# -- interruptions


FORMS = [("py", "mpy"), ("mpy", "py"), ("mpy", "mpy")]
OWN = {payload.OWN: b'"""Mine."""\nCATALOGUE = ()\n', "mine.py": b"the owner's"}
STEP = 7  # each case takes each seventh change


@pytest.mark.slow
@pytest.mark.parametrize("how", ["before", "half", "after"])
@pytest.mark.parametrize("first", range(1, 1 + STEP))
def test_a_board_that_goes_off_at_any_change_can_be_deployed_again(board, small, first, how):
    """Each upgrade starts with a row of the owner's in the list of games, so own.py is replaced as well."""
    old, new = FORMS[first % len(FORMS)]
    before, after = small_payload(["app", "old/deep"], old), small_payload(["app", "new/deep"], new, b" of 2")
    changed = {path: content for path, content in before.items() if "games/__init__" not in path}
    for at in itertools.count(first, STEP):
        put_ours(board.root, before)
        for path in set(before) - set(changed):
            (board.root / path).unlink()
        put(board.root, {**OWN, "lib/glowgrid/games/__init__.py": ROW})
        board.changes, board.cut_at, board.cut_how = 0, at, how
        if is_deployed(board, after):
            break
        there = contents(board.root)
        assert "code.py" not in there or {**there, **changed} == there or is_complete(board.root, after)
        board.restart()
        assert is_deployed(board, after)
        check_repaired(board, after)
        for path in contents(board.root):
            (board.root / path).unlink()
    assert at > board.changes


def is_deployed(board, files):
    """Deploy, and return False if the connection was lost."""
    try:
        deploy_over_network(board, files)
    except Trouble as told:
        assert str(told) == sentences.LOST
        return False
    return True


def check_repaired(board, files):
    there = contents(board.root)
    assert is_complete(board.root, files) and not has_duplicates(board.root)
    assert there["mine.py"] == OWN["mine.py"] and there[payload.OWN].startswith(OWN[payload.OWN])
    assert there[payload.OWN].count(b"'My game'") == 1
    assert not [path for path in there if path.endswith((".part", ".glowgrid-old"))]


@pytest.mark.parametrize("at", range(1, 30))
def test_an_answer_that_gets_lost_is_made_up_for(board, small, at):
    put_ours(board.root, {"lib/glowgrid/gone.py": b"1", "code.py": b"old", "boot.py": b"old"})
    board.hiccup_at = at
    files = small_payload(["app"])
    deploy_over_network(board, files)
    assert is_complete(board.root, files) and board.hiccup_at == 0


class NetworkOwner(Owner):
    """An owner without links, which a board's drive cannot have."""

    def link(self, place):
        self.write(place)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_no_file_of_the_owner_is_ever_lost(board, small, monkeypatch, seed):
    rng = random.Random(seed)
    owner = NetworkOwner(board.root, board.root, rng)
    for _ in range(12):
        for _ in range(rng.randrange(4)):
            owner.act()
        data, _ = theirs(board.root)
        files = rng.choice(VERSIONS)
        board.changes, board.cut_at = 0, rng.randrange(1, 60) if rng.random() < 0.6 else 0
        board.cut_how = rng.choice(("before", "half", "after"))
        try:
            deploy_over_network(board, files)
        except Trouble:
            files = None
        board.restart()
        kept, _ = theirs(board.root)
        assert {content for content in data if not any(other.startswith(content) for other in kept)} == set()
        if files:
            assert is_complete(board.root, files)
            assert not deploy.plan(WebDrive(WebWorkflow(board.host, SECRET)), files).changes
