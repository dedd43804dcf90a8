"""Random input: the plain-text game reports what it does not understand, and ends normally."""

import random
import subprocess
import sys

import pytest
from answers import KEYS

WORDS = [
    *(key.encode() for key in KEYS),
    *(b"", b"", b"", b"1", b"2", b"0", b"-1", b"12", b"9" * 6000),
    *(b"y", b"n", b"f", b"p", b"easy", b"hard", b"b2", b"e4"),
    *(b"help", b"undo", b"redo", b"hint", b"rules", b"new", b"resign", b"draw", b"transcript", b"?"),
    *(b"replay", b"replay othello/8/f5d6c3", b"replay " + b"9" * 6000, b"replay tictactoe/" + b"9" * 6000 + b"/a1"),
    *(b"\xff\xfe", b"\x00", b"\r", b"\x1b[A", b"\xf0\x9f\x8e\xb2", b"\xc2\xb2", b"\xd9\xa3", b"\xed\xa0\x80"),
    b"x" * 100_000,
]


def typed(seed):
    """Return random lines, and bytes that are not text."""
    rng = random.Random(seed)
    noise = [rng.randbytes(rng.randrange(20)) for _ in range(4)]
    return b"\n".join(rng.choices([*WORDS, *noise], k=rng.randrange(60)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_random_input_never_crashes_the_game(seed):
    done = subprocess.run([sys.executable, "-m", "glowgrid"], input=typed(seed), capture_output=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, b"") and b"Traceback" not in done.stdout
