"""The description of what a person sees, and parts of it."""

import json

import screen


def described(player, language="en"):
    """Return the description with the board. It must survive a trip through JSON, as on the page."""
    found = {**screen.describe(player.app, language), "board": screen.board(player.app, language)}
    assert json.loads(json.dumps(found)) == found
    return found


def cell(player, name):
    """Return [content, whether it can be picked] of the cell with this name."""
    return next(each[1:3] for each in described(player)["board"]["cells"] if each[0] == name)


def labels(player):
    return described(player)["keys"]
