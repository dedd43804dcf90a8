"""Messages between peers: the examples and rules of docs/developers/wire.md, and hostile messages."""

import random
import re
from pathlib import Path

import pytest
from bad_connection import pair, run

from glowgrid.engine import events
from glowgrid.games.othello import Othello
from glowgrid.games.tictactoe import TicTacToe
from glowgrid.online.protocol import messages
from glowgrid.online.protocol.move_text import MoveText, position

PAGE = (Path(__file__).parents[2] / "docs" / "developers" / "wire.md").read_text(encoding="utf-8")
KINDS = set(map(ord, messages.KINDS))


def test_the_checksums_on_the_page_are_correct():
    rows = re.findall(r"^\| `([^`]*)` \| `([0-9a-f]{6})` \|$", PAGE.replace("| `` |", "| `\x00` |"), re.MULTILINE)
    assert len(rows) == 3
    for text, check in rows:
        assert messages.check(text.strip("\x00")) == check
    assert f"`{position(TicTacToe())}`" in PAGE


def test_the_messages_on_the_page_are_read_and_written_the_same():
    lines = re.findall(r"^\$.*$", PAGE, re.MULTILINE)
    assert len(lines) > 8
    for text in lines:
        line = messages.read(text)
        again = (line.match, line.seq, line.game, line.epoch, line.have, line.kind, *line.rest)
        assert messages.write(*again) == text


def test_the_page_lists_all_kinds():
    assert set(re.findall(r"^\| `([A-Z])` ", PAGE, re.MULTILINE)) == set(map(chr, KINDS)) and len(KINDS) == 16


def test_the_dialogue_on_the_page_is_that_of_two_sides():
    said = re.findall(r"^\$.*$", PAGE.partition("## Example")[2], re.MULTILINE)
    link, clock, players = pair(TicTacToe, 1)
    for player in players:
        player.party.key, player.haste = "tictactoe", 0.4
    run(clock, players, lambda: len(link.said) >= len(said))
    assert link.said[: len(said)] == said


@pytest.mark.parametrize("at", range(len("$k3f9 12 0 1 9 M 8 0a31f2 d3*120aea")))
def test_a_message_with_one_wrong_character_is_rejected(at):
    line = messages.write("k3f9", 12, 0, 1, 9, messages.MOVE, 8, "0a31f2", "d3")
    for other in " x0$*\n\x00\xe9":
        wrong = line[:at] + other + line[at + 1 :]
        assert wrong == line or messages.read(wrong) is None
    assert messages.read(line[:at] + line[at + 1 :]) is None


def test_garbage_before_a_message_is_ignored():
    line = messages.write("k3f9", 12, 0, 1, 9, messages.PING, "0a31f2")
    assert messages.read("\x00\xff half a li$ne " + line).seq == 12


@pytest.mark.parametrize("count", [0, 1, 9, 100])
def test_an_undo_can_go_back_to_any_ply(count):
    notes, names = MoveText(), [f"m{number}" for number in range(count)]
    for name in [*names, "last"]:
        notes.add(name)
    notes.drop()
    for ply in range(count):
        assert notes.at(ply) == names[ply]
        part = notes.part(ply).split(" ")
        assert part == names[ply : ply + len(part)]
    assert notes.count == count and notes.part(count) == ""


def hostile(rng, party, count, seq):
    """Return a message of an attacker: garbage, or a well-formed message with hostile content."""
    if rng.random() < 0.3:
        return "".join(chr(rng.randrange(256)) for _ in range(rng.randrange(200)))
    match, nonce = party.transport.match, party.transport.nonce
    words = ["-", "0", "1", "-1", "7", "99999999", "9" * 30, "a1", "resign", "draw", "", "x" * 60, nonce]
    words += [match, str(count), str(count + 1), "he", "eh", "1e3", "000001", messages.check("x"), "~"]
    words += ["d3_", "pass"]
    kind = rng.choice([*sorted(KINDS - {messages.BYE}), ord("Z"), ord(" ")])
    rest = [rng.choice(words) for _ in range(rng.randrange(8))]
    numbers = [rng.choice([0, 1, count, count + 1, 5, 10**7]) for _ in range(3)]
    return messages.write(rng.choice([match, match, "-", "other"]), seq, *numbers, kind, *rest)


@pytest.mark.parametrize("make", [TicTacToe, lambda: Othello(6)])
def test_hostile_messages_change_nothing(make):
    link, clock, players = pair(make, 3)
    assert run(clock, players, lambda: all(player.match.game.ply >= 2 for player in players))
    run(clock, players, lambda: False, 3000, plays=False)
    mine, theirs = sorted(players, key=lambda player: not player.match.awaits_person)
    mine.answers = False  # a person says no
    before, rng = mine.position, random.Random(11)
    for number in range(10_000):
        link.lines[mine.link.number].append(hostile(rng, mine.party, 2, 1000 + number))
        clock.ms += 20
        mine.round(plays=False)
        link.lines[theirs.link.number].clear()
    assert mine.position == before and mine.match.phase == events.STARTED
    assert all(len(str(sentence)) < 200 for sentence in mine.said)
