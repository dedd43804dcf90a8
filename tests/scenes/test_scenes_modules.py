"""Which modules a scene, a game or a bot loads follows from the imports, and a match loads none in its rounds."""

import sys
from importlib import import_module

import pytest
import shipped
from owner import KEYS, loaded

from glowgrid import games
from glowgrid.scenes.scene import BACK
from tools.build import lifetimes_table

TABLE = lifetimes_table.current()


def test_the_flags_of_a_scene_stay_off_the_drive_and_its_functions_stay_whole():
    scene = b"class Connecting(Scene):\n    online = True\n    def enter(self):\n        online = self.session.online\n"
    kept = b"class Connecting(Scene):\n\n    def enter(self):\n        online = self.session.online\n"
    assert lifetimes_table.without_flags("lib/glowgrid/scenes/connecting.py", scene) == kept


def test_the_table_that_the_board_reads_is_the_one_that_the_imports_say():
    told = "Run: .venv/bin/python -m tools.build.lifetimes_table"
    derived = TABLE.text()
    assert derived == (lifetimes_table.ROOT / lifetimes_table.PATH).read_text(), told


@pytest.mark.slow
@pytest.mark.parametrize("scope", [name for name in TABLE.scopes if name != "startup"])
def test_each_module_of_a_scope_is_loaded_after_those_that_it_imports(fresh, scope):
    player = fresh()
    while player.app.scene:
        player.app.stack.close()
    player.app.loader.release()
    game, searched, _ = scope.partition(".search")
    if searched:  # it comes after the game's own
        for _ in player.app.loader.load(player.app.loader.open([game])):
            pass
    before, opened = loaded(), player.app.loader.open([scope.removeprefix("scenes.")])
    assert set(opened.names.split()) == set(TABLE.scopes[scope][0])
    known = set(before)
    for _ in player.app.loader.load(opened):
        assert len(loaded() - known) == 1, loaded() - known
        known = loaded()
    player.app.loader.close(opened)
    player.app.loader.release()
    assert loaded() == before


@pytest.mark.parametrize("name", ["setup", *[name for name, _ in lifetimes_table.icons()]])
def test_the_pause_menu_is_unloaded_while_a_scene_that_it_has_opened_is_shown(fresh, name):
    player = fresh()
    player.begin("quixo", "easy")
    player.press("A")
    before = loaded()
    assert "glowgrid.scenes.pause" in before
    player.app.go(name)
    assert "glowgrid.scenes.pause" not in loaded()
    player.app.go(BACK)
    assert player.scene == "Pause" and loaded() == before


@pytest.mark.slow
@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("bot", ["random", "easy"])
def test_in_a_match_no_round_loads_a_module_once_the_bots_have_thought(fresh, game, bot):
    player, before = fresh(), loaded()
    player.begin(game, bot)
    player.play(3)
    player.wait(4500)  # two cards that differ close after three seconds
    if player.app.session.match.game.outcome is not None:
        pytest.skip("the game is over so soon that its result is shown")
    rules = "games." + next(row[2] for row in games.CATALOGUE if row[0] == game)
    scopes = ["scenes.play", rules, rules + ".search", "online", *(name for name in TABLE.scopes if "bots." in name)]
    kept = {f"glowgrid.{name}" for scope in scopes for part in TABLE.scopes.get(scope, ()) for name in part}
    if game in shipped.OWN:  # it keeps all of the engine's modules that were loaded, as it may import them
        kept |= {name for name in loaded() if name.startswith("glowgrid.engine.")}
    assert loaded() - before <= kept
    player.app.loader.release = lambda: pytest.fail("a round has loaded something")
    player.play(5)
    player.wait(300)


def test_an_owners_game_keeps_what_it_imports_of_the_engine_until_its_scope_is_closed(fresh):
    loader = fresh().app.loader
    scope = loader.open(["games.mine", "games.mine.search"])
    assert scope.names.split() == ["games.mine"]
    import_module("glowgrid.engine.inarow")
    loader.release()
    assert "glowgrid.engine.inarow" in loaded()
    loader.close(scope)
    loader.settle()
    assert "glowgrid.engine.inarow" not in loaded()


def test_a_kept_package_does_not_keep_the_modules_that_were_loaded_from_it(fresh):
    """On a board, a module that still runs keeps the packages that it has imported."""
    loader = fresh().app.loader
    loader.release()
    package = import_module("glowgrid.bots")
    import_module("glowgrid.bots.search")
    loader.release()
    assert not hasattr(package, "search") and "glowgrid.bots" not in loaded()


def test_the_loader_goes_on_if_another_thread_imports_a_module_meanwhile(fresh, monkeypatch):
    loader = fresh().app.loader
    keeps = loader._keeps

    def import_meanwhile(name: str) -> bool:
        monkeypatch.setitem(sys.modules, f"imported_before_{name}", sys)
        return keeps(name)

    monkeypatch.setattr(loader, "_keeps", import_meanwhile)
    loader.release()
    assert "imported_before_glowgrid.app.loader" in sys.modules
