"""Script for the VMs that plays an evening: a long simulated session of play (evening.py).

The language, the grid, and the size of each game can be chosen. Every scene of the pause menu is opened during every
game, because the free heap there depends on the game.
"""

from evening import Evening, spend
from evening import excused as excused
from evening import loaded as loaded
from evening import tick as tick
from fake_board import install
from person import on_the_pause_menu

LOOK_MS = 400

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator


class VariedEvening(Evening):
    def __init__(self, order: list[str], sizes: dict[str, tuple]) -> None:
        """Play the games in `order`, each once.

        `sizes` is a dict from a game's key to its options. A game that is not in `sizes` is played with its default
        options.
        """
        Evening.__init__(self, order, 1)
        self.sizes = sizes

    def steps(self) -> "Iterator[None]":
        """Generator: switch the board on, and play each game.

        Then watch the demo and the attract mode, and visit other scenes.
        """
        yield from self.power_on()
        for game in self.order:
            yield from self.play(game)
        yield from self.demo()
        yield from self.rest()
        yield from self.look_round()

    def play(self, game: str) -> "Iterator[None]":
        session, self.game = self.app.session, None
        session.choose(game)
        if game in self.sizes:
            session.setup().options = self.sizes[game]
        self.app.go("menu")  # shows the selected game
        yield from Evening.play(self, game)

    def again(self) -> "Iterator[None]":
        """Generator: open every scene of the pause menu, then start a new game of the same kind and play it."""
        for name in on_the_pause_menu():
            if self.app.session.match.game.outcome is not None:
                break
            yield from self.press("*")
            yield from self.until("Pause")
            self.app.go(name)
            yield from self.wait(LOOK_MS)
            self.app.go("back")  # BACK of scenes/scene.py, which is no module on the drive
            yield from self.press("*")
            yield from self.until("Play")
        yield from Evening.again(self)

    def label(self) -> str:
        """Return the name of the place that the evening has reached: a scene, or the game that is being played.

        A scene that was opened during a game has the name "SCENE over GAME".
        """
        found = Evening.label(self)
        match = self.app.session.match if self.app else None
        below = self.game if match is not None else None
        return f"{found} over {below}" if below and found in OVER else found


OVER = "pause", "setup", "ask", "help", "rules", "check", "statistics", "result"


def begin(order: str, rounds: int) -> None:
    """Prepare an evening. `order` is "varied:LANGUAGE:WIDTHxHEIGHT:KEYPAD:GAME[=OPTION/...],...". `rounds` has no
    effect."""
    _, language, grid, keypad, games = order.split(":")
    width, _, height = grid.partition("x")
    values = {"SEED": 1, "LANGUAGE": language, "GRID_WIDTH": int(width), "GRID_HEIGHT": int(height)}
    if keypad == "buttons":  # without the setting, the board reads one value less
        values["KEYPAD"] = keypad
    install(values)
    keys, sizes = [], {}
    for text in games.split(","):
        key, _, options = text.partition("=")
        keys.append(key)
        if options:
            sizes[key] = tuple([int(value) for value in options.split("/")])
    spend(VariedEvening(keys, sizes))
