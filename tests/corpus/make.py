"""Write files with what a version of Glowgrid saves and prints. Tests check that later versions can read them.

    cd CHECKOUT_OF_THAT_VERSION
    PYTHONPATH=lib:.:tests/device python .../tests/corpus/make.py FOLDER

The script plays on the simulated board through its keys, and cuts the power again and again. FOLDER gets the contents
of the flash (*.bin, without the erased bytes at the end), the state that this version restored from each at the next
power-on (journals.json), and games as transcripts with their results (transcripts.json).
"""

import json
import random
import sys
from pathlib import Path

from evening import snapshot
from keyed_evening import Player, Watched

from glowgrid import games
from glowgrid.engine import transcript
from glowgrid.engine.rng import Rng

SEATS = {"tictactoe": ["", ""], "connectx": ["", "random", ""], "othello": ["", "easy"], "gomoku": ["easy", ""]}
OPTIONS = {
    "tictactoe": ((3,), (4,)),
    "connectx": ((6, 7, 4, 2, 0), (5, 6, 3, 3, 1)),
    "othello": ((8,), (4,)),
    "quixo": ((5,), (3,)),
    "gomoku": ((15, 5), (7, 4)),
    "domineering": ((8,), (5,)),
}
LINES = 6  # transcripts per game and options


class Corpus:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.rng = random.Random(1)
        self.journals: dict = {}
        self.sector = Watched()
        self.start()

    def start(self) -> None:
        self.player = Player(self.sector)
        self.player.power_on()
        if self.player.scene == "Play":
            self.player.leave()

    def cut(self, name: str) -> None:
        """Cut the power now, keep the contents of the flash, and power on again."""
        self.player.sim.wait(40)
        position = self.player.position()
        self.player.sim.power_off()
        self.keep(name, position)
        self.start()

    def keep(self, name: str, position=None) -> None:
        data = bytes(self.sector.data)
        (self.folder / f"{name}.bin").write_bytes(data.rstrip(b"\xff"))
        again = Player(Watched(data))
        again.power_on()
        found, session = again.position(), again.app.session
        assert position is None or found == position, (name, found, position)
        read = snapshot(data)
        self.journals[name] = {
            "position": found and [*found[:4], list(found[4]), list(found[5]), found[6]],
            "results": {"/".join(row): counts for row, counts in read.results.items()},
            "setups": {setup.split("/")[0]: setup for setup in session.saves.setups},
            "chosen": games.CATALOGUE[session.chosen][0],
            "brightness": again.sim.machine.interpreter and again.app.console.grid.brightness,
            "score": session.running.score if found else None,
        }
        again.sim.power_off()
        print(name, len(data.rstrip(b"\xff")), found and (found[3], len(found[2]), len(found[1])))

    def set_up(self, key: str, options: tuple, bots: bool) -> None:
        session = self.player.app.session
        session.chosen = [row[0] for row in games.CATALOGUE].index(key)
        setup = session.setup()
        setup.options = options
        setup.who = ((SEATS.get(key) if bots else None) or [""])[:]
        setup.who += setup.who[-1:] * (10 - len(setup.who))

    def wait_for_person(self) -> None:
        for _ in range(1000):
            match = self.player.app.session.match
            if match.game.outcome is not None or not match.thinking:
                break
            self.player.sim.wait(50)

    def play(self, plies: int) -> None:
        match = self.player.app.session.match
        while match.game.outcome is None and match.game.ply < plies:
            self.wait_for_person()
            if match.game.outcome is None:
                self.player.play(self.rng.choice(match.game.legal_moves()))
        self.wait_for_person()

    def game(self, key: str, options: tuple, bots: bool) -> None:
        name = f"{key}-{'-'.join(str(value) for value in options)}"
        player = self.player
        self.set_up(key, options, bots)
        player.choose(key)
        self.play(5)
        player.take_back()
        player.take_back()
        player.redo()
        self.wait_for_person()
        self.cut(name + "-unfinished")
        player = self.player
        self.set_up(key, options, bots)
        player.choose(key)
        self.play(400)
        assert player.app.session.match.game.outcome is not None
        player.sim.wait(1500)
        self.cut(name + "-finished")

    def rematch(self) -> None:
        """Play three games in the same seats, with a score and changing first players, and undo the last move."""
        self.set_up("tictactoe", (3,), False)
        self.player.choose("tictactoe")
        for _ in range(2):
            self.play(9)
            self.player.sim.wait(1500)
            self.player.tap("#")
        self.play(9)
        self.player.sim.wait(1500)
        self.player.tap("B")
        self.cut("rematch-end-taken-back")

    def brightness(self) -> None:
        self.set_up("connectx", (6, 7, 4, 2, 0), False)
        self.player.choose("connectx")
        self.play(3)
        self.player.tap("*885*")
        self.cut("brightness")

    def turned_over(self) -> None:
        """Fill the journal during a game, so that a compaction packs its moves."""
        self.set_up("gomoku", (15, 5), False)
        self.player.choose("gomoku")
        erasures = self.sector.erasures
        self.play(10)
        while self.sector.erasures == erasures:
            self.player.take_back()
            self.player.sim.hold("C", 600)
            self.player.tap("0")
        self.player.take_back()
        self.cut("turned-over")

    def torn(self) -> None:
        """Cut the power while a move is being written, then make another move."""
        self.set_up("othello", (8,), False)
        self.player.choose("othello")
        self.play(4)
        self.sector.cut_at = self.sector.steps + 6
        self.play(5)
        self.player.sim.power_off()
        self.sector.cut_at = None
        self.keep("torn")
        self.player = Player(self.sector)
        self.player.power_on()
        self.play(7)
        self.cut("torn-and-gone-on")

    def transcripts(self) -> list:
        rows = []
        for key, several in OPTIONS.items():
            for options in several:
                for seed in range(LINES):
                    game, rng = games.load(key)(*options), Rng(seed + 1)
                    while game.outcome is None and game.ply < (400 if seed % 2 else 11):
                        game.push(rng.choice(game.legal_moves()))
                    winner = game.outcome.winner if game.outcome else None
                    line, text = transcript.write(key, game), str(game)
                    rows.append({"line": line, "plies": game.ply, "winner": winner, "board": text})
        return rows


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    corpus = Corpus(folder)
    for key, (usual, other) in OPTIONS.items():
        corpus.game(key, usual, bots=False)
        corpus.game(key, other, bots=True)
    corpus.rematch()
    corpus.brightness()
    corpus.torn()
    corpus.turned_over()
    corpus.player.sim.power_off()
    dump("journals.json", corpus.journals, folder)
    dump("transcripts.json", corpus.transcripts(), folder)


def dump(name: str, content, folder: Path) -> None:
    text = json.dumps(content, indent=1, default=lambda value: list(value), sort_keys=True)
    (folder / name).write_text(text + "\n", encoding="utf-8")


main()
