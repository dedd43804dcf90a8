"""Runs on the VM: play each game of the catalogue in turn, and print what is in use after two rounds, and ten."""

import gc

from person import Person

from glowgrid import games

person = Person()
person.to_menu()


def round_of_games() -> int:
    for _ in games.CATALOGUE:
        person.press("#*")
        person.press("4#")  # the last line of the pause menu is "leave"
        assert person.scene == "Menu", person.scene
        person.press("6")
    person.app.session.end()
    gc.collect()
    return gc.mem_alloc()


round_of_games()
first = round_of_games()
for _ in range(8):
    last = round_of_games()
print(first, last)
