"""Files saved and printed by older versions stay readable. tests/corpus was written by the code of those versions; see
tests/corpus/make.py.
"""

import json
from pathlib import Path

import pytest
import shipped
from keyed_evening import Player, Watched

from glowgrid import games
from glowgrid.engine import transcript
from glowgrid.engine.options import defaults
from host_sim.parts.nvm import SIZE
from host_sim.simulator import Simulator

CORPUS = Path(__file__).resolve().parents[1] / "corpus"
OLD_FORMAT = "0.1.0"  # the only version whose journals have another format
VERSIONS = sorted(path.name for path in CORPUS.iterdir() if path.is_dir())


def journals():
    for version in VERSIONS:
        for name, expected in json.loads((CORPUS / version / "journals.json").read_text("utf-8")).items():
            yield pytest.param(CORPUS / version / f"{name}.bin", expected, id=f"{version}-{name}")


def transcripts():
    for version in VERSIONS:
        yield from json.loads((CORPUS / version / "transcripts.json").read_text("utf-8"))


def powered_on(data):
    player = Player(Watched((data + b"\xff" * SIZE)[:SIZE]))
    player.power_on()
    player.sim.wait(200)  # the journal of a restored game is converted to the current format
    return player


def position(player):
    found = player.position()
    return found and [*json.loads(json.dumps(found[:5], default=list)), list(found[5]), found[6]]


def by_key(setups):
    return {setup.split("/")[0]: setup for setup in setups}


def set_up(lines):
    """Return how each game was set up, without the rest of its line, which describes the match."""
    return {key: line.split("/")[:3] for key, line in lines.items()}


def completed(key, options):
    """Return the options that a version saved, followed by the defaults of options added since."""
    return [*options, *defaults(games.load(key).OPTIONS)[len(options) :]]


def as_it_is_now(expected):
    """Return the expected position, with the options that exist now."""
    found = expected["position"]
    return found and [*found[:4], completed(expected["chosen"], found[4]), *found[5:]]


def assert_restored(player, expected):
    """Compare the restored state with the state that the older version restored from the same journal."""
    session = player.app.session
    assert position(player) == as_it_is_now(expected)
    assert player.statistics() == expected["results"]
    assert set_up(by_key(session.saves.setups)) == set_up(expected["setups"])
    assert games.CATALOGUE[session.chosen][0] == expected["chosen"]
    assert player.app.console.grid.brightness == expected["brightness"]
    assert expected["position"] is None or session.running.score == expected["score"]


@pytest.mark.slow
@pytest.mark.parametrize(("file", "expected"), list(journals()))
def test_a_journal_of_an_older_version_is_read_converted_and_read_again(file, expected):
    data, conversions = file.read_bytes(), int(file.parent.name == OLD_FORMAT)
    player = powered_on(data)
    with player.sim as sim:
        assert_restored(player, expected)
        if player.scene == "Menu":
            player.choose(expected["chosen"])  # writes, and so converts the journal
        sim.wait(300)
        if not expected["position"]:
            conversions = max(conversions, sim.machine.sector.erasures)  # a new game may need the space
        assert sim.machine.sector.erasures == conversions < 2
        assert "Damaged" not in sim.serial and "can't be restored" not in sim.serial
        sim.power_off()
        player.power_on()
        if expected["position"]:
            assert_restored(player, expected)
        else:
            assert player.scene == "Play" and player.statistics() == expected["results"]
            assert set_up(by_key(player.app.session.saves.setups)) == set_up(expected["setups"])
        assert not sim.machine.crashed and sim.machine.sector.erasures == conversions


def test_the_corpus_has_every_game_both_finished_and_unfinished_with_moves_to_redo():
    told = [param.values for param in journals()]
    unfinished = [expected["position"] for _, expected in told if expected["position"]]
    titles = {found[3] for found in unfinished if found[1]}
    assert len(titles) == 6 and titles <= {row[1] for row in shipped.ROWS}
    assert len([expected for _, expected in told if not expected["position"]]) >= len(titles)
    assert any(expected["results"].get("gomoku/easy") for _, expected in told)
    assert {expected["brightness"] for _, expected in told} > {60}


@pytest.mark.parametrize("row", [pytest.param(row, id=row["line"][:40]) for row in transcripts()])
def test_a_transcript_of_an_older_version_reads_the_same(row):
    key, game = transcript.read(row["line"], games.load)
    winner = game.outcome.winner if game.outcome else None
    assert (game.ply, winner, str(game)) == (row["plies"], row["winner"], row["board"])
    name, options, moves = row["line"].split("/")
    options = ",".join(map(str, completed(key, options.split(","))))
    assert transcript.write(key, game) == f"{name}/{options}/{moves}"


@pytest.mark.parametrize("key", shipped.KEYS)
def test_a_replay_setting_of_an_older_version_is_shown(key):
    row = next((row for row in transcripts() if row["line"].startswith(key + "/") and row["winner"] is not None), None)
    if row is None:
        pytest.skip("a game that older versions did not have")
    with Simulator(settings={"REPLAY": row["line"]}, seed=1) as sim:
        sim.wait(2000)
        sim.expect(f"Replay of {games.load(key).title}, {row['plies']} moves.", 2000)
