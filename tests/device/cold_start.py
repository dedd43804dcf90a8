"""Script for a fresh Python: go from power-on to a game against a searching bot, and print the depth of the calls."""

import sys

from depth import Depth

with Depth() as depth:
    from fakes import Player

    player = Player()
    player.press("0")
    from glowgrid import games

    player.press("6" * [row[0] for row in games.CATALOGUE].index(sys.argv[1]) + "5")
    player.app.session.setup().who = ["hard"] * 10
    player.press("#")
    player.wait(5000)
    player.press("*" + "6665")
sys.exit(not depth.is_shallow())
