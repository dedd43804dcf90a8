"""An invitation on the simulator's page: the player sees it as text and on the grid, spectators of the page do not."""

import json
import re
import subprocess
import sys
import time

import pytest
from brokers import broker as broker
from network_board import CODE
from running_page import running_page
from test_sim_page import Reader, tap

from glowgrid.online.protocol import invite_code
from host_sim import ROOT
from host_sim.words import de, en

PACE = 4.0  # times as fast as the board


@pytest.fixture
def page(broker):
    settings = {"MQTT_BROKER": f"127.0.0.1:{broker.port}", "WIFI_SSID": "home"}
    with running_page(settings, speed=PACE) as found:
        yield found


def until(done, s=20):
    end = time.monotonic() + s
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)


def hears(reader, text):
    """Return the first sentence that contains `text`, and all sentences before it."""
    said = [json.loads(reader.next("said"))]
    while text not in said[-1]:
        said.append(json.loads(reader.next("said")))
    return said


def invite(page, player):
    """Set up an online game of tic-tac-toe and start it. Return the sentences that the player hears."""
    hears(player, ": # starts")
    tap(page, "5")
    hears(player, "Player 1")
    tap(page, "8")
    while "Online" not in hears(player, "Player 2")[-1]:
        tap(page, "4")
    tap(page, "#")
    return hears(player, "invite code: ")[-1]


def is_dark_for_spectators(page):
    return not any(page.spectators_light) and any(page.light)


def pause(page):
    """Open the pause menu, as soon as the board has connected to the broker. A second press would close it again."""
    for _ in range(30):
        tap(page, "A")
        for _ in range(20):
            if json.loads(page.screen)["scene"] == "Pause":
                return
            time.sleep(0.1)
    raise AssertionError("the pause menu does not open")


def test_spectators_are_told_in_the_language_of_the_board():
    with running_page({"LANGUAGE": "de"}) as page:
        page.log.note(invite_code.shown(invite_code.make(bytes(15))))
        hears(Reader(page), de.HIDDEN_INVITATION)


def test_spectators_of_the_page_neither_hear_nor_see_the_code_until_the_match_begins(page, broker):
    player, spectator = Reader(page, page.secret, "player"), Reader(page)
    invite(page, player)
    said = hears(spectator, en.HIDDEN_INVITATION)
    assert not any(re.search(r"\w{4}-\w{4}-\w{4}", line) for line in said)
    until(lambda: is_dark_for_spectators(page))
    late = Reader(page)
    hears(late, en.HIDDEN_INVITATION)  # the log of earlier messages does not reveal it either
    pause(page)
    tap(page, "4")
    hears(player, "Menu")
    tap(page, "#")
    hears(player, "# starts")
    until(lambda: page.spectators_light == page.light and any(page.light))
    until(lambda: json.loads(page.screen)["scene"] == "Menu")  # while it opens, it ignores a key
    tap(page, "#")  # again
    found = CODE.search(hears(player, "invite code: ")[-1])
    until(lambda: is_dark_for_spectators(page))
    joining = [sys.executable, "-m", "glowgrid", "--join", found[1], "--broker", f"127.0.0.1:{broker.port}"]
    with subprocess.Popen(joining, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, cwd=ROOT) as guest:
        until(lambda: page.spectators_light == page.light and any(page.light))
        guest.terminate()
