"""The plain-text game, for a PC's terminal (`python -m glowgrid`) and the board's serial console:

    from host_text.offline import main; main()

Chooses a game, asks for its set-up, plays it, and again; importing this starts nothing.
"""

import os
import time

from glowgrid import games
from glowgrid.engine.rng import Rng
from glowgrid.translation import translated
from glowgrid.words import terminal as words

from .game_loop import GameLoop
from .prompter import NewGame, Prompter, Quit
from .setup_prompts import SetupPrompts
from .text_language import fault as language_fault

MYPY = False
if MYPY:  # type checkers take it for true
    from glowgrid.engine.game import Game


def main(seed: int | None = None) -> None:
    """Play until the person leaves; bots draw by rng, or by `seed` where one is given."""
    prompter, rng = Prompter(), Rng(_seed() if seed is None else seed)
    try:
        prompter.say(words.TEXT_WELCOME)
        for fault in [language_fault()] + games.FAULTS:
            if fault:
                prompter.say(translated(fault, "checks"))
        wish: tuple | None = ()
        while wish is not None:
            wish = _visit(prompter, rng, wish)
        prompter.say(words.GOODBYE)
    except (EOFError, KeyboardInterrupt):
        print()  # the prompt's line is still open
        prompter.say(words.INTERRUPTED)


def _visit(prompter: Prompter, rng: Rng, wish: tuple) -> tuple | None:
    """Play a game as often as is wanted: a transcript's in `wish`, or one to be chosen where that is empty; answer the
    next wish, or None where the person leaves."""
    try:
        if wish:
            answer, setup = _replay(prompter, rng, wish[0])
        else:
            answer, setup = words.CHANGES, SetupPrompts(prompter, choose_game(prompter))
        while answer != words.NO:
            if answer == words.CHANGES:
                setup.ask()
            answer = GameLoop(prompter, setup, rng).play()
    except NewGame as another:
        return another.args
    except Quit:
        pass
    return None


def _replay(prompter: Prompter, rng: Rng, game: "Game") -> tuple:
    """Play a transcript's game, and on where it is not over; answer whether to play again, and its set-up."""
    setup = SetupPrompts(prompter, type(game))
    setup.take(game.options)
    return GameLoop(prompter, setup, rng).play(game.moves), setup


def choose_game(prompter: Prompter) -> "type[Game]":
    """List the games, and return the class of the one that the person chooses."""
    for index, row in enumerate(games.CATALOGUE):
        prompter.say(words.LISTED.format(index + 1, row[1]))
    names = [(row[1], row[0]) for row in games.CATALOGUE]
    while True:
        row = games.CATALOGUE[prompter.choose(words.ASK_GAME.format(len(names)), names)]
        try:
            game = games.load(row[0])
        except Exception as error:  # whatever an owner's file does
            prompter.say(words.BROKEN.format(row[1], row[2], type(error).__name__, error))
            continue
        prompter.say(words.CHOSEN.format(row[1]))
        return game


def _seed() -> int:
    try:
        return int.from_bytes(os.urandom(3), "big")
    except (AttributeError, NotImplementedError):  # a chip without a source of chance
        return int(time.monotonic() * 1000)
