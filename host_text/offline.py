"""Play in plain text at this computer: the user chooses a game and its setup, plays, and may choose again."""

import os

from glowgrid import games
from glowgrid.engine.game import Game
from glowgrid.engine.rng import Rng
from glowgrid.translation import translated
from host_common.computer_clock import Stopwatch

from .commands import NewGame
from .local_game import LocalGame
from .local_seating import LocalSeating
from .prompter import Prompter
from .setup_prompts import SetupPrompts
from .text_language import fault as language_fault
from .words import terminal as words


def play(seed: int | None = None, game: Game | None = None) -> None:
    """Play games until the user leaves. First continue `game`, unless it is None. The same `seed` gives the same bot
    moves, because bots then count nodes. None: a random seed, and hard thinks for up to three seconds."""
    prompter = Prompter()
    rng = Rng(int.from_bytes(os.urandom(3), "big") if seed is None else seed)
    clock = Stopwatch() if seed is None else None
    with prompter.session():
        for fault in [language_fault(), *games.FAULTS]:
            if fault:
                prompter.say(translated(fault, "errors"))
        while True:
            try:
                _play_games(prompter, rng, game, clock)
                return
            except NewGame as request:
                game = request.args[0] if request.args else None


def _play_games(prompter: Prompter, rng: Rng, game: Game | None, clock: Stopwatch | None) -> None:
    """Play the same game again and again until the user leaves. Raise NewGame if the user asks for a different game.

    `game` is a game from a transcript. The user first plays this game to its end. If `game` is None, the user chooses
    a game.
    """
    game_class = choose_game(prompter) if game is None else type(game)
    setup = SetupPrompts(prompter, game_class, LocalSeating(prompter), () if game is None else tuple(game.options))
    answer = words.CHANGES
    if game is not None:
        setup.repeat(game)
        answer = LocalGame(prompter, setup, rng, clock).play(game.moves, getattr(game, "acts", None) or ())
    while answer != words.NO:
        if answer == words.CHANGES:
            setup.ask()
        answer = LocalGame(prompter, setup, rng, clock).play()


def choose_game(prompter: Prompter) -> type[Game]:
    """List the games, and return the class of the game that the user chooses."""
    for number, row in enumerate(games.CATALOGUE, 1):
        also = f" ({words.OTHER_NAMES[row[0]]})" if row[0] in words.OTHER_NAMES else ""
        prompter.say(words.LISTED.format(number, row[1] + also))
    names = [(row[1], row[0], words.OTHER_NAMES.get(row[0], row[0])) for row in games.CATALOGUE]
    while True:
        row = games.CATALOGUE[prompter.choose(words.ASK_GAME.format(len(names)), names)]
        try:
            game_class = games.load(row[0])
        except Exception as error:  # a game that the user has written may raise anything
            prompter.say(words.BROKEN.format(row[1], row[2], type(error).__name__, error))
            continue
        prompter.say(words.CHOSEN.format(row[1]))
        return game_class
