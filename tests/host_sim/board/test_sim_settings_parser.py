"""settings.toml, line by line, as CircuitPython 10.2.1 reads it: a string, or None without a message."""

import pytest

from host_sim.board.settings_parser import read
from host_sim.simulator import Simulator

LINES = [  # a line, and the result of os.getenv("X")
    ('X = "text"', "text"),
    ("X = 8", "8"),
    ("X=8", "8"),
    ("  X\t=\t8  \r", "8"),
    ("X = 8 # eight", "8"),
    ("X = 8# eight", "8"),
    ("X = -3.5", "-3.5"),
    ("X = true", "true"),
    ("X = two words ", "two words"),
    ("X = 'GP2 GP3'", "'GP2 GP3'"),
    ("X = " + "9" * 5000, "9" * 5000),
    ("X = " + "[" * 20_000, "[" * 20_000),
    ('X = ""', ""),
    ('X = "a # b" # c', "a # b"),
    ('X = "a=b"', "a=b"),
    (r'X = "a\tb\"c\\d\qe\u00e9\U0001F600"', 'a\tb"c\\dqeé😀'),
    ("X = # nothing", ""),
    ("X =", None),
    ("X = \t\r", None),
    ('X = "no end', None),
    ('X = "', None),
    ('X = "no end # here', None),
    ('X = "one" "two"', None),
    ('X = "one", # two', None),
    ('X = "one"two', None),
    ('X = "one\\', None),
    (r'X = "\u12"', None),
    (r'X = "\uwxyz"', None),
    (r'X = "\U00110000"', None),
    ("X 8", None),
    ("X: 8", None),
    ("# X = 8", None),
    ('"X" = 8', None),
    ("\ufeffX = 8", None),
    ("XX = 8", None),
    ("[X]\nX = 8", None),
    ("  [table]\nX = 8", None),
    ("X = 1\nX = 2", "1"),
    ("X =\nX = 2", None),
    ("Y = 1\n\n\nX = 2", "2"),
    ("Y = 1\0\nX = 2", None),
    ("", None),
]


@pytest.mark.parametrize(("text", "value"), LINES, ids=[text[:30] for text, _ in LINES])
def test_a_line_is_read_as_on_the_board(text, value):
    assert read(text).get("X") == value
    assert read(f"A = 1\n{text}\n").get("X") == value


def test_the_firmware_gets_the_boards_values(drive):
    root = drive("import os\nprint([os.getenv(name, 'none') for name in 'ABCD'])\n")
    (root / "settings.toml").write_text('A = 8\nB =\nC = "no end\nD = "x" y\n')
    with Simulator(root=root) as sim:
        sim.wait(100)
        assert sim.serial.startswith("['8', 'none', 'none', 'none']")
