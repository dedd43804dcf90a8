"""Deploying over the network, to a server that behaves as the documentation of CircuitPython's web workflow says."""

import itertools
import os
import random
import socket

import pytest
from drives import (
    FILES,
    SOURCES,
    contents,
    count_as_older_versions,
    has_duplicates,
    is_complete,
    put,
    put_ours,
    small_payload,
)
from test_tools_deploy_walk import VERSIONS, Owner, theirs
from web_board import WebBoard

from tools import deploy
from tools.build import drive_manifest, payload
from tools.deploy import deploy_sentences as sentences
from tools.deploy import manifest
from tools.deploy.deploy_sentences import Trouble
from tools.deploy.web_drive import WebDrive
from tools.deploy.web_workflow import VARIABLE, WebWorkflow

SECRET = "Pass wörd/7"
THEIRS = {"mine.py": b"the owner's", "lib/mine.mpy": b"too", "settings.toml": b"GRID_WIDTH = 16\n"}
ROW = b"""CATALOGUE = (("mygame", "My game", "mygame", "MyGame", b"12345678"),)\n"""


@pytest.fixture
def board(tmp_path, monkeypatch):
    """Yield a board on the network with an empty drive, whose password is in the environment."""
    count_as_older_versions(monkeypatch)
    monkeypatch.setenv(VARIABLE, SECRET)
    monkeypatch.setattr(WebWorkflow, "pause", 0)
    monkeypatch.setattr(WebWorkflow, "patience", 0.1)
    root = tmp_path / "board"
    root.mkdir()
    with WebBoard(root, SECRET) as made:
        yield made


@pytest.fixture
def small(monkeypatch):
    """Let the tests' own small payloads count as our files."""
    monkeypatch.setattr(manifest, "sources", lambda: ())


def deploy_over_network(board, files):
    drive = WebDrive(WebWorkflow(board.host, SECRET))
    made = deploy.plan(drive, files)
    deploy.carry_out(drive, made)
    return made


def changing(board):
    return [request for request in board.requests if request[0] in ("PUT", "MOVE", "DELETE")]


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
    assert "With --yes deploy keeps them so" in capsys.readouterr().err and changing(board) == []
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
    with pytest.raises(Trouble, match="changed by somebody else meanwhile"):
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


# -- what can go wrong


def told(board, capsys, *options):
    """Deploy with the command, which must fail. Return its sentence, and check that nothing was changed."""
    before = contents(board.root)
    assert deploy.main(["--host", board.host, *options]) == 1
    said = capsys.readouterr()
    assert SECRET not in said.out + said.err and contents(board.root) == before
    assert said.err.count("\n") == 1
    return said.err.strip()


@pytest.mark.parametrize("says_writable", [False, None])
def test_a_drive_that_usb_holds_is_left_alone(board, capsys, says_writable):
    board.usb, board.says_writable = True, says_writable
    assert told(board, capsys) == sentences.USB_HOLDS
    assert changing(board) == []


def test_usb_that_takes_the_drive_meanwhile_is_reported_the_same_way(board, capsys):
    board.usb, board.says_writable = True, True
    assert told(board, capsys) == sentences.USB_HOLDS


def test_a_dry_run_lists_the_changes_even_while_usb_holds_the_drive(board, capsys):
    board.usb = True
    assert deploy.main(["--host", board.host, "--dry-run"]) == 0
    assert "write   lib/neopixel.mpy" in capsys.readouterr().out and changing(board) == []


def test_a_missing_password_is_asked_for_by_the_name_of_its_variable(board, capsys, monkeypatch):
    monkeypatch.delenv(VARIABLE)
    assert told(board, capsys).startswith("Set the environment variable CIRCUITPY_WEB_API_PASSWORD to the password")
    assert board.requests == []


def test_a_wrong_password_is_refused_and_not_printed(board, capsys):
    board.password = "another"
    assert told(board, capsys) == sentences.wrong_password(VARIABLE)


def test_a_board_without_a_password_gives_nobody_access(board, capsys):
    board.password = ""
    assert told(board, capsys) == sentences.LOCKED


def test_a_full_drive_is_refused_before_anything_is_written(board, capsys):
    board.blocks = 20
    assert told(board, capsys).startswith("The drive is full.")
    assert changing(board) == []


def test_a_board_that_refuses_a_file_as_too_large_is_full(board):
    web = WebWorkflow(board.host, SECRET)
    board.blocks = 1
    with pytest.raises(Trouble, match="The drive is full"):
        web.put("large.py", bytes(2000))


def test_a_host_that_nobody_knows(board, capsys, monkeypatch):
    def fail(*arguments, **options):
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", fail)
    assert told(board, capsys) == sentences.unknown_host(board.host)


def test_a_host_that_refuses_connections(board, capsys):
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        board.host = f"127.0.0.1:{unused.getsockname()[1]}"
        assert told(board, capsys) == sentences.refused(board.host)


@pytest.mark.parametrize("host", ["", "a b", "http://x/y", "user@x", "x:port", "a..b", "x\r\ny"])
def test_a_host_that_cannot_be_one(host, capsys, monkeypatch):
    monkeypatch.setenv(VARIABLE, SECRET)
    assert deploy.main(["--host", host]) == 1 if host else True
    assert not host or capsys.readouterr().err.startswith(f"{host} is no host.")


def test_a_host_that_never_answers(board, capsys, monkeypatch):
    monkeypatch.setattr(WebWorkflow, "timeout", 0.2)
    board.is_silent = True
    assert told(board, capsys) == sentences.no_answer(board.host)


def test_a_host_that_falls_silent_midway(board, monkeypatch):
    monkeypatch.setattr(WebWorkflow, "timeout", 0.2)
    drive = WebDrive(WebWorkflow(board.host, SECRET))
    board.is_silent = True
    with pytest.raises(Trouble) as lost:
        deploy.plan(drive, small_payload(["app"]))
    assert str(lost.value) == sentences.LOST


@pytest.mark.parametrize(
    "answer", [(200, b"<html>A router</html>"), (404, b""), (200, b"[]"), (200, b'{"version": 10}'), (200, b"\xff")]
)
def test_a_host_that_is_no_board(board, capsys, answer):
    board.answer["/cp/version.json"] = answer
    assert told(board, capsys) == sentences.not_a_board(board.host)


def test_a_web_workflow_of_another_version_is_left_alone(board, capsys):
    board.about["web_api_version"] = 5
    assert told(board, capsys).startswith("The board's web workflow has version 5, and deploy knows 4.")


def test_an_error_of_the_board_is_named(board, capsys):
    board.answer["/fs/glowgrid.part"] = (500, b"")
    assert told(board, capsys).startswith("The board answers 500 to PUT /fs/glowgrid.part.")


def test_a_drive_and_a_host_exclude_each_other(board, tmp_path, capsys):
    with pytest.raises(SystemExit):
        deploy.main([str(tmp_path), "--host", board.host])
    assert "not allowed with" in capsys.readouterr().err


# -- how the board is asked


def test_circuitpython_local_redirects_to_one_board_and_only_that_one_gets_the_password(board, small, monkeypatch):
    real = socket.getaddrinfo

    def resolve(host, *arguments, **options):
        return real("127.0.0.1" if host.endswith(".local") else host, *arguments, **options)

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    board.host = f"circuitpython.local:{board.port}"
    deploy_over_network(board, small_payload(["app"]))
    asked = {host for _, _, host, has_password in board.requests if has_password}
    assert asked == {f"cpy-123456.local:{board.port}"} and is_complete(board.root, small_payload(["app"]))


def test_a_board_that_answers_in_small_pieces(board, small):
    board.piece = 5
    deploy_over_network(board, small_payload(["app"]))
    assert is_complete(board.root, small_payload(["app"]))


def test_a_board_that_never_says_continue_gets_the_content_all_the_same(board, small):
    board.never_continues = True
    deploy_over_network(board, small_payload(["app"]))
    assert is_complete(board.root, small_payload(["app"]))


def test_a_file_that_reads_back_differently_is_detected(board, small):
    board.answer["/fs/glowgrid.part"] = (201, b"")
    with pytest.raises(Trouble):
        deploy_over_network(board, small_payload(["app"]))
    assert "code.py" not in os.listdir(board.root)
