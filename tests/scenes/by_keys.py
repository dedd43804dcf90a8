"""Helpers that press keys to reach the start of a test: the menu, a setup, a game between two people, its end."""

from fakes import Player

from glowgrid import games


def at_menu(width=8, height=8, seed=1):
    player = Player(width, height, seed)
    player.wait(2000)
    return player


def at_setup_of(key, width=8, height=8):
    player = at_menu(width, height)
    for _ in range([row[0] for row in games.CATALOGUE].index(key)):
        player.press("6")
    player.press("5")
    return player


def two_people(key, width=8, height=8):
    """Return a player in a game between two people."""
    player = at_setup_of(key, width, height)
    player.press("84#")
    return player


def win(player):
    player.press("14253")
    player.wait(1500)
    return player


def said(player, text):
    return any(text in line for line in player.console.said)


def last_said(player, text):
    return text in player.console.said[-1]
