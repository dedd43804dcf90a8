"""Every code block of the documentation is checked by its kind, and every command in it exists with its options."""

import ast
import doctest
import re

import pytest
from code_blocks import ROOT, Block, blocks, commands_in_sentences, of_text
from documented_commands import Unusable, check, commands
from settings_cases import MARK, lit, started

from glowgrid.config import network_settings
from glowgrid.config.settings import TABLE
from host_sim.board import settings_parser
from lab.local_brokers import Broker, free_port, program

BLOCKS = blocks()
ADDED = {  # files that a reader adds; test_whole_templates.py follows the pages with them
    "docs/developers/new-bot.md": ["lib/glowgrid/bots/greedy.py", "lib/glowgrid/bots/__init__.py"],
    "docs/developers/small-games.md": [
        "lib/glowgrid/games/nim.py",
        "lib/glowgrid/games/hex.py",
        "lib/glowgrid/games/own.py",
    ],
    "docs/developers/template-game.md": ["lib/glowgrid/games/clobber.py", "lib/glowgrid/games/own.py"],
    "docs/developers/new-scene.md": [
        "lib/glowgrid/scenes/dice.py",
        "lib/glowgrid/words/en/pause.py",
        "tests/scenes/test_scenes_dice.py",
    ],
}
OURS = {row[0] for row in (*TABLE, *network_settings.TABLE)}
CIRCUITPYTHONS = {  # settings of CircuitPython, and what their values look like
    "CIRCUITPY_WIFI_SSID": r'"[^"]{1,32}"',
    "CIRCUITPY_WIFI_PASSWORD": r'"[^"]{8,63}"',
    "CIRCUITPY_WEB_API_PASSWORD": r'"[^"]{1,63}"',
    "CIRCUITPY_HEAP_START_SIZE": r"\d+",
}


def check_commands(block):
    found = commands(block.code, block.kind)
    assert found
    for words in found:
        check(words)


def check_settings(block):
    values = settings_parser.read(block.code)
    lines = [line for line in block.code.splitlines() if line.strip() and line[0] != "#"]
    assert len(values) == len(lines) and None not in values.values()
    foreign = values.keys() - OURS
    for name in foreign:
        assert re.fullmatch(CIRCUITPYTHONS[name], block.code.partition(f"{name} = ")[2].splitlines()[0]), name
    if values.keys() - foreign:
        with started({name: value for name, value in values.items() if name in OURS}) as sim:
            assert lit(sim) != MARK and "not a setting" not in sim.serial and "but it must" not in sim.serial


def check_python(block):
    page = block.place.partition(":")[0]
    if ">>>" in block.code:
        test = doctest.DocTestParser().get_doctest(block.code, {}, page, page, 0)
        assert doctest.DocTestRunner().run(test).failed == 0
    elif block.path and block.path not in ADDED.get(page, []):
        check_excerpt(block)
    else:
        lines = block.code.splitlines()
        indent = len(lines[0]) - len(lines[0].lstrip())
        tree = ast.parse("\n".join(line[indent:] for line in lines))
        if not block.path and "import board" not in block.code:  # test_whole_build_page.py runs that one
            compile(tree, block.place, "exec")


def check_excerpt(block):
    """Check that the block is in the file that it names, word for word."""
    assert block.code in (ROOT / block.path).read_text(encoding="utf-8")


def check_tree(block):
    """Check that each path exists: it begins a line, and is in the nearest folder above with a smaller indent."""
    above = ""
    for line in block.code.splitlines():
        for path in re.match(r" *((?:\S+, )*\S+)", line)[1].split(", "):
            assert (ROOT / (above if line[0] == " " else "") / path).exists(), line
            above = above if line[0] == " " else path


def check_graph(block):
    """Check where a graph is: test_tools_imports.py compares this page, which is generated, with the imports."""
    assert block.place.startswith("docs/developers/imports.md:")


def check_messages(block):
    """Check where messages of the wire are: the tests of online play compare those on this page with their own."""
    assert block.place.startswith("docs/developers/wire.md:")
    assert {line[0] for line in block.code.splitlines()} in ({"$"}, set("!?.="))


def check_icon(block):
    rows = [line.split() for line in block.code.splitlines()]
    assert [f"{int(row.replace('#', '1').replace('.', '0'), 2):02x}" for row, _ in rows] == [byte for _, byte in rows]


def check_keys(block):
    keys = next(default for name, default, _, _ in TABLE if name == "KEYPAD_KEYS")
    assert block.code.replace(" ", "").split() == keys.split()


def check_broker(block, folder):
    """Start mosquitto with the block as its configuration, with free ports."""
    if not program("mosquitto"):
        pytest.skip("mosquitto is not installed")
    ports = [free_port(), free_port()]
    given = iter(ports)
    (folder / "it.conf").write_text(re.sub(r"(?<=listener )\d+", lambda _: str(next(given)), block.code))
    broker = Broker([program("mosquitto"), "-c", str(folder / "it.conf")], *ports)
    broker.start()
    broker.kill()


CHECKS = {
    "sh": check_commands,
    "bat": check_commands,
    "toml": check_settings,
    "python": check_python,
    "text": check_excerpt,
    "tree": check_tree,
    "mermaid": check_graph,
    "wire": check_messages,
    "icon": check_icon,
    "keys": check_keys,
}


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.place)
def test_a_code_block_is_right(block, tmp_path):
    if block.kind == "conf":
        check_broker(block, tmp_path)
    else:
        assert block.kind in CHECKS, f"decide how to check a block of the kind {block.kind!r}"
        CHECKS[block.kind](block)


@pytest.mark.parametrize("block", commands_in_sentences(), ids=lambda block: block.place)
def test_a_command_in_a_sentence_is_right(block):
    check_commands(block)


@pytest.mark.parametrize("path", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda path: path.name)
def test_the_modules_that_a_workflow_runs_accept_their_arguments(path):
    text = path.read_text(encoding="utf-8").replace("\\\n", " ")
    found = re.findall(r"python -m (?:pytest|tools|lab|glowgrid|mkdocs).*?(?= \||$)", text, re.MULTILINE)
    assert found
    for command in found:
        check_commands(Block(path.name, "sh", "", command.replace('"$firmware"', "FILE")))


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("make plya", "make has no target plya"),
        ("make play ARGS=--gird", "unrecognized arguments: --gird"),
        ("make play ARG=--grid", "the Makefile does not read ARG"),
        (".venv/bin/python -m tools.build.sevre", "there is no module tools.build.sevre"),
        (".venv/bin/python -m lab.heap --rounds many", "argument --rounds: must be a whole number from 1"),
        (".venv/bin/python -m lab.table_savings --quick", "lab.table_savings takes no arguments"),
        (".venv/bin/python -m host_sim --set BRIGHTNES=5", "nothing reads the variable BRIGHTNES"),
        (".venv/bin/pytest tests/engines", "there is no tests/engines"),
        ('.venv/bin/pip install -e ".[sims]"', "pyproject.toml has no extra sims"),
        ("glowgird", "there is no check for the program glowgird"),
    ],
)
def test_a_wrong_command_is_detected(command, why):
    with pytest.raises(Unusable, match=re.escape(why)):
        check_commands(Block("", "sh", "", command))


@pytest.mark.parametrize("code", ["GRID_WIDHT = 16\n", "GRID_WIDTH = 160\n", "GRID_WIDTH 16\n", 'KEYPAD = "button"\n'])
def test_a_wrong_setting_is_detected(code):
    with pytest.raises((AssertionError, KeyError)):
        check_settings(Block("", "toml", "", code))


def test_blocks_in_lists_are_found_with_their_lines():
    assert of_text("a.md", "1. One:\n\n   ```sh\n   make\n   ```\n") == [Block("a.md:3", "sh", "", "make\n")]
    fences = {block.place.partition(":")[0]: 0 for block in BLOCKS}
    for page in fences:
        fences[page] = (ROOT / page).read_text(encoding="utf-8").count("```")
    assert sum(fences.values()) == 2 * len(BLOCKS)
