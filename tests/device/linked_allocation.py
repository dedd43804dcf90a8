"""Script for the MicroPython VM: prints what a round of the loop allocates in a match with a remote opponent at rest.

    linked_allocation.py cable|network

It prints the total of bytes, the number of rounds, and the rounds that allocate nothing.
"""

import gc
import sys

from fake_board import Module
from fakes import Player
from other_side import CABLE, OtherSide, Pool, install

from glowgrid.engine.match import STARTED

KEY, ROUNDS = "gomoku", 4000


NOBODY = dict.fromkeys(("invitation", "mqtt_user", "mqtt_password", "mqtt_ca", "wifi_ssid", "wifi_password"), "")

how = sys.argv[1]
player = Player()
console, app = player.console, player.app
install(how)
if how == CABLE:
    from glowgrid.hal.uart_link import UartLink

    console.link = UartLink(1, 2)
else:
    from glowgrid.hal.network_link import NetworkLink

    place = "10.0.0.1", 1883, False
    console.link = NetworkLink(Module(connected=True), Pool(None), console.clock, place, Module(**NOBODY))
from glowgrid.session.online import Online  # noqa: E402

app.loader.open(["bots"])  # as at power-on with a link: Online adds its decider to the package
app.session.online = Online(console, app.session.saves)
app.session.choose(KEY)
app.session.setup().who = [""] + ["link"] * 9
player.wait(2000)
player.press("5")
player.wait(500)
player.press("#")
player.wait(3000)
other = OtherSide(how, console, app.session.match, KEY)


def rounds(count):
    """Return the bytes that `count` rounds of the board's loop allocate, and how many rounds allocate nothing."""
    allocated = nothing = 0
    for _ in range(count):
        before = gc.mem_alloc()
        app.tick()
        took = gc.mem_alloc() - before
        allocated += took
        nothing += took == 0
        if gc.mem_free() < 200_000:
            gc.collect()
        console.clock.wait(5)
        other.attend()
    return allocated, nothing


rounds(2000)
gc.collect()
gc.disable()
print(player.scene, other.match.phase == STARTED, *rounds(ROUNDS))
