"""Open the simulator's window on the display that the environment names, and print what it shows.

Whenever something changes, print a line of JSON: the description of the screen, and the centre of everything that can
be clicked. The arguments are settings, such as LANGUAGE=de.
"""

import json
import sys
import threading

from host_sim.faces.window import Window
from host_sim.simulator import Simulator

SPEED = 4.0


def report(window):
    """Return what the window shows, and where it can be clicked, as points of the window."""
    layout, described = window.layout, window.card.described
    left, top = layout.card[:2]
    items, buttons = [], {}
    for target in window.card.card(layout.card, layout.text_px).targets:
        at = [left + (target.box[0] + target.box[2]) // 2, top + (target.box[1] + target.box[3]) // 2]
        if target.item is None:
            buttons[target.key] = at
        else:
            items.append([described["items"][target.item]["name"], at])
    width, height = window.sim.machine.hardware.panel.seen_size
    lights = [[layout.desk.light_centre(x, y) for x in range(width)] for y in range(height)]
    shown = {name: described[name] for name in ("scene", "title", "headline", "detail")}
    values = [item["value"] for item in described["items"]]
    return {**shown, "values": values, "items": items, "buttons": buttons, "lights": lights}


def main(settings):
    """Run the window until it is closed."""
    told = ""

    def tell():
        nonlocal told
        now = json.dumps(report(window))
        if now != told:
            print(now, flush=True)
            told = now

    with Simulator(settings=dict(each.split("=", 1) for each in settings), seed=1) as sim:
        window = Window(sim, SPEED)
        window.run(threading.Event(), tell)


if __name__ == "__main__":
    main(sys.argv[1:])
