"""An owner's games: their rows move to own.py, which deploy does not change."""

import contextlib

import pytest
from drives import FILES, Failing, contents, deploy_to, is_complete, plug_in, put, put_ours

from glowgrid import games
from tools import deploy
from tools.build import payload
from tools.deploy import owner_additions
from tools.deploy.folder_drive import FolderDrive

MINE = b"# mine\n"
ROW = ("mygame", "My game", "mygame", "MyGame", b"\x01\x02\x03\x04\x05\x06\x07\x08")


def catalogue(*rows):
    """Return a list of games with more rows, as an owner of 0.1.0 added them to ours."""
    return ("CATALOGUE = (" + "".join(f"\n    {row!r}," for row in [*rows, *games.CATALOGUE]) + "\n)\n").encode()


def own(root):
    return owner_additions.rows(contents(root)[payload.OWN])


@pytest.mark.slow(whole=True)
def test_a_row_added_to_the_list_of_games_moves_to_own_py(root, capsys):
    put(root, {owner_additions.GAMES: catalogue(ROW), "lib/glowgrid/games/mygame.py": MINE})
    assert deploy.main([str(root), "--yes"]) == 0
    assert "Your additions to the list of games go to lib/glowgrid/games/own.py: mygame.\n" in capsys.readouterr().out
    there = contents(root)
    assert own(root) == [ROW] and there["lib/glowgrid/games/mygame.py"] == MINE
    assert owner_additions.GAMES not in there and there[owner_additions.GAMES + ".before-glowgrid"] == catalogue(ROW)
    assert not deploy.plan(FolderDrive(root), FILES).changes


def test_own_py_is_not_changed(root):
    text = f"CATALOGUE = ({ROW!r},)\n".encode()
    put(root, {payload.OWN: text, "lib/glowgrid/games/mygame.py": MINE})
    for form in payload.FORMS:
        assert deploy.main([str(root), f"--{form}"]) == 0
        assert contents(root)[payload.OWN] == text and contents(root)["lib/glowgrid/games/mygame.py"] == MINE


def test_an_own_py_deployed_from_a_copy_of_the_project_is_updated_until_it_is_edited_on_the_drive(root, capsys):
    """Someone who deploys from a copy with games of their own has an own.py in the copy, too."""
    first, second = ({payload.OWN: f"CATALOGUE = ({ROW!r},)  # {count}\n".encode()} for count in (1, 2))
    deploy_to(FolderDrive(root), FILES | first)
    assert (
        deploy_to(FolderDrive(root), FILES | second).aside == {} and contents(root)[payload.OWN] == second[payload.OWN]
    )
    deploy_to(FolderDrive(root), FILES)
    assert contents(root)[payload.OWN] == second[payload.OWN]
    put(root, {payload.OWN: MINE})
    made = deploy.plan(FolderDrive(root), FILES | first)
    assert made.aside == {payload.OWN: payload.OWN + ".before-glowgrid"}


def test_rows_are_added_once_to_an_existing_own_py(root):
    other = ("other", "Other", "other", "Other", bytes(8))
    text = f"CATALOGUE = ({other!r},)  # mine".encode()
    put(root, {payload.OWN: text, owner_additions.GAMES: catalogue(other, ROW)})
    assert deploy.main([str(root), "--yes"]) == 0
    assert own(root) == [other, ROW] and contents(root)[payload.OWN].startswith(text)


@pytest.mark.slow
@pytest.mark.parametrize("text", [b"CATALOGUE = made()\n", b"def f(:\n", b"\xff\xfe", b"CATALOGUE = (1, 2)\n", b""])
def test_an_unreadable_own_py_stays_and_the_row_is_reported(root, capsys, text):
    put(root, {payload.OWN: text, owner_additions.GAMES: catalogue(ROW)})
    assert deploy.main([str(root), "--yes"]) == 0
    assert f"Add your own games to CATALOGUE in {payload.OWN} yourself: {ROW!r}." in capsys.readouterr().out
    assert contents(root)[payload.OWN] == text


def test_code_that_extends_the_list_of_games_does_not_prevent_the_move(root):
    text = catalogue(ROW) + b"\nCATALOGUE += rows_of(CATALOGUE)\n"
    put(root, {owner_additions.GAMES: text})
    assert deploy.main([str(root), "--yes"]) == 0
    assert own(root) == [ROW]


def test_an_unreadable_changed_list_of_games_is_reported(root, capsys):
    put(root, {owner_additions.GAMES: b"CATALOGUE = (name,)\n"})
    assert deploy.main([str(root), "--yes"]) == 0
    assert f"The list of games in the changed {owner_additions.GAMES} cannot be read" in capsys.readouterr().out
    assert contents(root)[owner_additions.GAMES + ".before-glowgrid"] == b"CATALOGUE = (name,)\n"


def test_a_game_deployed_from_a_changed_copy_stays_while_own_py_names_it(root):
    games = {"lib/glowgrid/games/mygame.mpy": b"C1", "lib/glowgrid/games/mygame_eval.mpy": b"C2"}
    put_ours(root, games | {"lib/glowgrid/gone.mpy": b"C3", "code.py": b"0"})
    put(root, {payload.OWN: f"CATALOGUE = ({ROW!r},)\n".encode()})
    deploy_to(FolderDrive(root), FILES)
    assert games.items() <= contents(root).items() and "lib/glowgrid/gone.mpy" not in contents(root)


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("at", [1, 2, 4, 6, 12, 300])
def test_the_row_is_moved_however_early_the_drive_is_unplugged(root, at):
    put(root, {owner_additions.GAMES: catalogue(ROW)})
    with contextlib.suppress(deploy.deploy_sentences.Trouble):
        deploy_to(Failing(root, at), FILES)
    if not root.exists():
        plug_in(root)
    deploy_to(FolderDrive(root), FILES)
    assert own(root) == [ROW] and is_complete(root)
