"""The templates for a game, a bot and a scene: the code on their pages is added to a copy of lib and played."""

import ast
import re

import pytest
from page_files import ROOT, code_of

from glowgrid.engine.game import Game
from glowgrid.scenes.scene import Scene
from tools.check import device_rules
from tools.check.imports import Source

BOT = "lib/glowgrid/bots/greedy.py"
SCENE = "lib/glowgrid/scenes/dice.py"
GAME = "lib/glowgrid/games/clobber.py"
NIM, HEX = "lib/glowgrid/games/nim.py", "lib/glowgrid/games/hex.py"
PAGES = [("template-game.md", GAME), ("small-games.md", NIM), ("small-games.md", HEX), ("new-bot.md", BOT)]
WHO_SAID = "Player 2: Greedy bot. 4 and 6 change it, 2 and 8 go up and down, # starts, * goes back."
IN_TESTS = f"import sys; sys.path += [{str(ROOT / 'tests' / 'device')!r}]; "


@pytest.mark.parametrize(("page", "path"), [*PAGES, ("new-scene.md", SCENE)])
def test_a_template_follows_the_import_rules_of_the_board_and_its_package(page, path):
    source = code_of(page, path)
    room = path.split("/")[2]
    module = Source(f"glowgrid.{room}.template", source)
    found = [*module.offences(), *device_rules.hardware(module), *device_rules.language(source)]
    assert found == []


def test_the_games_page_names_every_entry_point_of_a_game():
    page = (ROOT / "docs" / "developers" / "template-game.md").read_text(encoding="utf-8")
    assert [name for name in vars(Game) if not name.startswith("_") and not re.search(rf"\b{name}\b", page)] == []
    nodes = ast.walk(ast.parse(code_of("template-game.md", GAME)))
    methods = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    assert {name for name in methods if not name.startswith("_")} <= set(vars(Game))


@pytest.mark.slow(whole=True)
def test_the_game_can_be_played_to_its_end_in_plain_text(follow):
    typed = "clobber 2 2 y Enter Enter rules a1-b1 a2-b2 c9 b1-b2 n".replace("Enter", "").replace(" ", "\n")
    said = follow("template-game.md")("-m", "glowgrid", typed=typed)
    assert "1 X O\n2 O X\n" in said and "A stone takes one of the other side beside it" in said
    assert "Player 1 (X), which move, such as a1-b1? " in said
    assert "Player 1 (X) wins: the other side can't take. Points: Player 1 1, Player 2 0." in said


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize(
    ("page", "key", "sizes"),
    [
        ("template-game.md", "clobber", ((), (2, 2), (3, 5), (5, 4))),
        ("small-games.md", "nim", ((),)),
        ("small-games.md", "hex", ((), (3,), (5,), (11,))),
    ],
)
def test_every_move_of_the_game_can_be_undone_and_every_bot_plays_it(follow, page, key, sizes):
    code = f"""
key, sizes = {key!r}, {sizes!r}
""" + """
from glowgrid import bots, games
from glowgrid.engine.match import STARTED, Match
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import BOT, Seat
make = games.load(key)
for size in sizes:
    game, rng, before = make(*size), Rng(1), []
    while game.outcome is None:
        moves = game.legal_moves()
        assert moves == sorted(set(moves)) and [game.parse(game.notation(move)) for move in moves] == moves
        before.append((game.key(), game.hash, game.turn, moves, game.trace(), game.score(1)))
        game.push(rng.choice(moves))
    assert game.ply <= game.longest and all(game.at(cell) == game.outcome.winner for cell in game.outcome.line)
    while game.ply:
        game.pop()
        now = game.key(), game.hash, game.turn, game.legal_moves(), game.trace(), game.score(1)
        assert now == before.pop()
for row in bots.CATALOGUE:
    match = Match(make(*sizes[-1]), [Seat("a", kind=BOT, decider=bots.load(row[0])()) for _ in range(2)], Rng(2))
    match.start()
    while match.phase == STARTED:
        match.step()
    print(row[0])
"""
    assert follow(page)("-c", code).split() == ["easy", "medium", "hard", "fair", "random"]


@pytest.mark.parametrize(
    ("page", "title"), [("template-game.md", "Clobber"), ("small-games.md", "Nim"), ("small-games.md", "Hex")]
)
def test_the_game_is_in_the_menu_without_a_fault(follow, page, title):
    code = IN_TESTS + (
        "from fakes import Player; from glowgrid import games; player = Player();"
        f"player.app.session.choose({title.lower()!r})\n"
        "print(games.CATALOGUE[player.app.session.chosen][1], games.FAULTS)"
    )
    assert follow(page)("-c", code).splitlines() == [f"{title} []"]


def test_the_bot_can_be_chosen_by_name_in_plain_text_and_plays(follow):
    said = follow("new-bot.md")("-m", "glowgrid", typed="tictactoe\n\nn\nperson\ngreedy\n\n\n0\nquit\n")
    assert "Player 1 (X) plays row 1, column 1." in said and "Greedy bot (O) plays row " in said


def test_the_row_of_each_bot_says_whether_it_searches(follow):
    code = """
from glowgrid import bots
print([row[0] for row in bots.CATALOGUE if row[5] != bots.load(row[0]).searches])
"""
    assert follow("new-bot.md")("-c", code) == "[]\n"


@pytest.mark.slow(whole=True)
def test_the_bot_takes_an_available_win(follow):
    code = """
from glowgrid import bots, games
from glowgrid.engine.rng import Rng
game = games.load("tictactoe")()
for move in (0, 3, 1, 4, 8):
    game.push(move)
thought = bots.load("greedy")().think(game, Rng(1))
try:
    while True:
        next(thought)
except StopIteration as done:
    print(done.value)
"""
    assert follow("new-bot.md")("-c", code) == "5\n"


@pytest.mark.slow(whole=True)
def test_the_bot_plays_legal_moves_at_every_seat_of_every_game_and_restores_the_position(follow):
    code = """
from glowgrid import bots, games
from glowgrid.engine.rng import Rng
from glowgrid.engine.match import Match
from glowgrid.engine.seat import BOT, Seat
for row in games.CATALOGUE:
    game, bot, rng = games.load(row[0])(), bots.load("greedy")(), Rng(5)
    thought, before = bot.think(game, rng), game.key()
    next(thought)
    assert game.key() == before
    thought.close()
    match = Match(game, [Seat("a", kind=BOT, decider=bots.load("greedy")()) for _ in range(game.players)], rng)
    match.start()
    while match.thinking and match.game.ply < 30:
        match.step()
    print(row[0], match.game.ply > 4)
"""
    said = follow("new-bot.md")("-c", code).split("\n")[:-1]
    assert len(said) >= 6 and all(line.endswith(" True") for line in said)


@pytest.mark.slow(whole=True)
def test_the_bot_can_be_chosen_on_the_grid_and_hard_still_gives_hints(follow):
    code = IN_TESTS + (
        "from fakes import Player; player = Player(); player.press('05' + '8' + '6' * 2);"
        "print(player.console.said[-1]); from glowgrid import bots; print(bots.ADVISER)"
    )
    assert follow("new-bot.md")("-c", code).splitlines() == [WHO_SAID, "hard"]


def test_the_scenes_page_shows_every_method_of_a_scene():
    tree = ast.parse(code_of("new-scene.md", SCENE))
    methods = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    page = (ROOT / "docs" / "developers" / "new-scene.md").read_text(encoding="utf-8")
    told = methods | set(re.findall(r"self\.(\w+)\(", page))
    assert {name for name in vars(Scene) if not name.startswith("_") and callable(getattr(Scene, name))} <= told


def test_the_scene_opens_from_the_pause_menu_as_the_pages_test_shows(follow):
    run = follow("new-scene.md")
    test = code_of("new-scene.md", "tests/scenes/test_scenes_dice.py")
    name = re.search(r"def (test_\w+)", test).group(1)
    assert run("-c", IN_TESTS + f"sys.path.append('tests/scenes'); import test_scenes_dice as t; t.{name}()") == ""


@pytest.mark.slow(whole=True)
def test_the_scene_rolls_comes_to_rest_and_is_unloaded_when_left(follow):
    code = IN_TESTS + (
        "from fakes import Player; player = Player(); player.press('0#A' + '6' * 13 + '5' + '5'); seen = set()\n"
        "for _ in range(20): player.wait(50); seen.add(player.picture())\n"
        "rest = player.picture(); player.wait(500)\n"
        "print(len(seen) > 3, rest == player.picture(), 'glowgrid.scenes.dice' in sys.modules)\n"
        "player.press('*'); print('glowgrid.scenes.dice' in sys.modules)"
    )
    assert follow("new-scene.md")("-c", code).split() == ["True", "True", "True", "False"]
