"""The plain-text game, for a PC's terminal (`python -m glowgrid`) and the board's serial console:

    from glowgrid import text; text.main()

Only print and input. Imports textgame, games, bots, engine and words; importing it starts nothing.
"""

import os
import time

from . import games
from . import words_text as words
from .engine.chance import Chance
from .textgame.setup import Setup
from .textgame.table import Table
from .textgame.talk import New, Quit, Talk


def main(seed: int | None = None) -> None:
    """Play until the person leaves; bots draw by chance, or by `seed` where one is given."""
    talk, chance = Talk(), Chance(_seed() if seed is None else seed)
    try:
        talk.say(words.TEXT_WELCOME)
        for fault in games.FAULTS:
            talk.say(fault)
        wish: tuple | None = ()
        while wish is not None:
            wish = _visit(talk, chance, wish)
        talk.say(words.GOODBYE)
    except (EOFError, KeyboardInterrupt):
        print()  # the prompt's line is still open
        talk.say(words.INTERRUPTED)


def _visit(talk: Talk, chance: Chance, wish: tuple) -> tuple | None:
    """Play a game as often as is wanted: the recorded one in `wish`, or one to be chosen where that is empty; answer
    the next wish, or None where the person leaves."""
    try:
        if wish:
            answer, setup = _replay(talk, chance, wish[0])
        else:
            answer, setup = "c", Setup(talk, _choose_game(talk))
        while answer != "n":
            if answer == "c":
                setup.ask()
            answer = Table(talk, setup, chance).play()
    except New as another:
        return another.args
    except Quit:
        pass
    return None


def _replay(talk: Talk, chance: Chance, game) -> tuple:
    """Play a recorded game, and on where it is not over; answer whether to play again, and its set-up."""
    setup = Setup(talk, type(game))
    setup.take(game.options)
    return Table(talk, setup, chance).play(game.moves), setup


def _choose_game(talk: Talk):
    for index, row in enumerate(games.CATALOGUE):
        talk.say(words.LISTED.format(index + 1, row[1]))
    names = [(row[1], row[0]) for row in games.CATALOGUE]
    while True:
        row = games.CATALOGUE[talk.choose(words.ASK_GAME.format(len(names)), names)]
        try:
            game = games.load(row[0])
        except Exception as error:  # whatever an owner's file does
            talk.say(words.BROKEN.format(row[1], row[2], type(error).__name__, error))
            continue
        talk.say(words.CHOSEN.format(row[1]))
        return game


def _seed() -> int:
    try:
        return int.from_bytes(os.urandom(3), "big")
    except (AttributeError, NotImplementedError):  # a chip without a source of chance
        return int(time.monotonic() * 1000)
