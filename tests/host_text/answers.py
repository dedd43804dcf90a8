"""Answers to the setup questions."""

from glowgrid import games

TICTACTOE = "tictactoe\n\ny\n\n\n"
CONNECT = "connectx\n\n\n\n\ny\n\n\nf\n"
KEYS = [row[0] for row in games.CATALOGUE]


def switches(game_class):
    return "".join("f\n" if option.name == "memory" else "n\n" for option in game_class.OPTIONS if option.high == 1)


def numbers(game_class):
    return "\n" * len([option for option in game_class.OPTIONS if option.high != 1 and option.low != option.high])


def seated(key, who):
    """Return the answers that start the game `key` with its defaults and `who` at every side."""
    game_class = games.load(key)
    players = game_class().players
    return key + "\n" + numbers(game_class) + "n\n" + f"{who}\n" * players + "\n" * players + switches(game_class)
