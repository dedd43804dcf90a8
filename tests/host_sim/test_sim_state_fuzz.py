"""Random contents of the file of saved games: the file is read, or one sentence says why not."""

import json
import os
import random
import sys

import pytest
from state_files import GOOD

from host_sim import cli
from host_sim.state import Content, State
from host_sim.words import en

CORPUS = [
    b'{"glowgrid": ' + b"9" * 6000 + b', "flash": "", "window": null}',
    b'{"glowgrid": 1, "flash": "", "window": [' + b"9" * 6000 + b", 1, 1, 1]}",
    b'{"glowgrid": 1, "flash": "\xc3\xa9"}',
    b'{"glowgrid": 1, "flash": "\\ud800"}',
    b'{"glowgrid": 1e999, "flash": ""}',
    b'{"glowgrid": NaN, "flash": ""}',
    b'{"glowgrid": [' + b"[" * 100_000,
    b'{"glowgrid"' + b"\xff" * 9,
    b'{"glowgrid"' + b" " * (2 << 20),
    b"[]",
    b"1",
    b"",
]
WORDS = [*(bytes([letter]) for letter in b'"{}[],:=\x00\xff'), b"null", b"-1", b"1e999", b"9" * 5000, b"\\u", b"AA"]
OURS = en.NOT_SAVED, "and you start without saved games."


def mutations(count):
    """Yield whole files with random parts cut out, inserted, or overwritten."""
    rng, whole = random.Random(1), json.dumps(GOOD).encode()
    for _ in range(count):
        text = bytearray(whole)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(text) + 1)
            text[at : at + rng.randrange(6)] = rng.choice(WORDS)
        yield bytes(text)


def opened(path, text):
    """Open and save a file with this text. Return the sentences about it."""
    path.write_bytes(text)
    kept = State(path)
    kept.keep(Content(b"game"))
    kept.close()
    return kept.notes


def test_any_file_is_read_or_refused_in_a_sentence(tmp_path, cases):
    for text in [*CORPUS, *mutations(cases(3000))]:
        said = opened(tmp_path / "games.json", text)
        assert len(said) <= 1 and all(note.endswith(OURS) for note in said), (text[:200], said)


def test_a_version_of_six_thousand_digits_counts_as_newer(tmp_path):
    path = tmp_path / "games.json"
    said = opened(path, CORPUS[0])
    assert said == [f"{en.NEWER_FILE.format(path)} {en.NOT_SAVED}"]
    assert path.read_bytes() == CORPUS[0]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_a_target_that_is_not_an_ordinary_file_is_refused_at_once(tmp_path, capsys, kind):
    path = tmp_path / "pipe" if kind == "pipe" else "/dev/zero"
    if kind == "pipe":
        os.mkfifo(path)
    assert cli.main(["--state", str(path)]) == 2
    assert capsys.readouterr().err == f"{path} cannot store saved games: it is not an ordinary file.\n"
