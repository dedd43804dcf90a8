"""Games of the owner's: what names them goes to own.py, which deploy leaves alone."""

import contextlib

import pytest
from drives import FILES, Failing, bring, complete, on, plugged_in_again, put, put_ours

from tools import deploy
from tools.build import payload
from tools.deploy import owner
from tools.deploy.drive import Drive

MINE = b"# mine\n"
ROW = ("mygame", "My game", "mygame", "MyGame", b"\x01\x02\x03\x04\x05\x06\x07\x08")


def catalogue(*rows):
    """Return a list of games with more rows, as an owner of 0.1.0 wrote them into ours."""
    ours = (payload.ROOT / owner.GAMES).read_text()
    return ours.replace("CATALOGUE = (", "CATALOGUE = (" + "".join(f"\n    {row!r}," for row in rows), 1).encode()


def own(root):
    return owner.rows(on(root)[payload.OWN])


def test_a_row_added_to_the_list_of_games_is_carried_to_own_py(root, capsys):
    put(root, {owner.GAMES: catalogue(ROW), "lib/glowgrid/games/mygame.py": MINE})
    assert deploy.main([str(root), "--yes"]) == 0
    assert "Your own in the list of games goes to lib/glowgrid/games/own.py: mygame.\n" in capsys.readouterr().out
    there = on(root)
    assert own(root) == [ROW] and there["lib/glowgrid/games/mygame.py"] == MINE
    assert owner.GAMES not in there and there[owner.GAMES + ".before-glowgrid"] == catalogue(ROW)
    assert not deploy.plan(Drive(root), FILES).changes


def test_own_py_is_left_alone(root):
    text = f"CATALOGUE = ({ROW!r},)\n".encode()
    put(root, {payload.OWN: text, "lib/glowgrid/games/mygame.py": MINE})
    for form in payload.FORMS:
        assert deploy.main([str(root), f"--{form}"]) == 0
        assert on(root)[payload.OWN] == text and on(root)["lib/glowgrid/games/mygame.py"] == MINE


def test_an_own_py_that_comes_from_ones_own_copy_of_the_project_is_renewed_while_nobody_changed_it(root, capsys):
    """Whoever deploys from a copy with games of their own has own.py there too."""
    first, second = ({payload.OWN: f"CATALOGUE = ({ROW!r},)  # {count}\n".encode()} for count in (1, 2))
    bring(Drive(root), FILES | first)
    assert bring(Drive(root), FILES | second).aside == {} and on(root)[payload.OWN] == second[payload.OWN]
    bring(Drive(root), FILES)
    assert on(root)[payload.OWN] == second[payload.OWN]
    put(root, {payload.OWN: MINE})
    made = deploy.plan(Drive(root), FILES | first)
    assert made.aside == {payload.OWN: payload.OWN + ".before-glowgrid"}


def test_rows_are_added_to_an_own_py_that_is_there_once(root):
    other = ("other", "Other", "other", "Other", bytes(8))
    text = f"CATALOGUE = ({other!r},)  # mine".encode()
    put(root, {payload.OWN: text, owner.GAMES: catalogue(other, ROW)})
    assert deploy.main([str(root), "--yes"]) == 0
    assert own(root) == [other, ROW] and on(root)[payload.OWN].startswith(text)


@pytest.mark.parametrize("text", [b"CATALOGUE = made()\n", b"def f(:\n", b"\xff\xfe", b"CATALOGUE = (1, 2)\n", b""])
def test_an_own_py_that_cannot_be_read_stays_and_the_row_is_told(root, capsys, text):
    put(root, {payload.OWN: text, owner.GAMES: catalogue(ROW)})
    assert deploy.main([str(root), "--yes"]) == 0
    assert f"add it to CATALOGUE in {payload.OWN} yourself: {ROW!r}" in capsys.readouterr().out
    assert on(root)[payload.OWN] == text


def test_what_a_list_of_games_adds_by_itself_is_not_in_the_way(root):
    text = catalogue(ROW) + b"\nCATALOGUE += rows_of(CATALOGUE)\n"
    put(root, {owner.GAMES: text})
    assert deploy.main([str(root), "--yes"]) == 0
    assert own(root) == [ROW]


def test_a_changed_list_of_games_that_cannot_be_read_is_said(root, capsys):
    put(root, {owner.GAMES: b"CATALOGUE = (name,)\n"})
    assert deploy.main([str(root), "--yes"]) == 0
    assert f"The list of games in the changed {owner.GAMES} cannot be read" in capsys.readouterr().out
    assert on(root)[owner.GAMES + ".before-glowgrid"] == b"CATALOGUE = (name,)\n"


def test_a_game_that_was_deployed_from_a_changed_copy_stays_as_long_as_own_py_names_it(root):
    games = {"lib/glowgrid/games/mygame.mpy": b"C1", "lib/glowgrid/games/mygame_eval.mpy": b"C2"}
    put_ours(root, games | {"lib/glowgrid/gone.mpy": b"C3", "code.py": b"0"})
    put(root, {payload.OWN: f"CATALOGUE = ({ROW!r},)\n".encode()})
    bring(Drive(root), FILES)
    assert games.items() <= on(root).items() and "lib/glowgrid/gone.mpy" not in on(root)


@pytest.mark.parametrize("at", [1, 2, 4, 6, 12, 300])
def test_the_row_is_carried_however_early_the_drive_is_pulled_out(root, at):
    put(root, {owner.GAMES: catalogue(ROW)})
    with contextlib.suppress(deploy.words.Trouble):
        bring(Failing(root, at), FILES)
    if not root.exists():
        plugged_in_again(root)
    bring(Drive(root), FILES)
    assert own(root) == [ROW] and complete(root)
