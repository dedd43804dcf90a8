"""The log in the window: older messages can be read, long ones completely, and the newest are bright."""

import pytest
from at_window import SIZES, pygame, resize


def test_earlier_messages_can_be_read_again(player):
    for _ in range(12):
        player.key(pygame.K_6, "6")
    newest = player.reads
    for _ in range(8):
        player.do(pygame.MOUSEWHEEL, x=0, y=6)
    assert player.reads.startswith("Glowgrid. Games on a grid of light.")
    player.key(pygame.K_PAGEDOWN)
    assert not player.reads.startswith("Glowgrid.") and player.reads != newest
    player.key(pygame.K_4, "4")
    assert player.reads.endswith(player.window.log.lines[-1].text)


@pytest.mark.slow(whole=True)
def test_the_log_stays_scrolled_back_while_the_board_prints_more(player):
    for _ in range(12):
        player.key(pygame.K_6, "6")
    player.do(pygame.MOUSEWHEEL, x=0, y=3)
    there = player.reads
    player.window.sim.press("6")
    player.wait()
    assert player.reads == there


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("come_back", ["click", "key", "command", "scene"])
def test_a_click_a_key_or_a_new_scene_shows_the_newest_message_again(player, come_back):
    for _ in range(12):
        player.key(pygame.K_6, "6")
    player.do(pygame.MOUSEWHEEL, x=0, y=3)
    assert not player.reads.endswith(player.window.log.lines[-1].text)
    if come_back == "click":
        player.click_at((1, 1))
    elif come_back == "scene":
        player.window.sim.press("#")
        player.wait(60)
    else:
        player.key(*((pygame.K_F9,) if come_back == "command" else (pygame.K_6, "6")))
    assert player.window.view.back == 0 and player.reads.endswith(player.window.log.lines[-1].text)


def test_only_the_newest_sentences_are_bright(player):
    player.key(pygame.K_HASH, "#")
    player.wait(30)
    player.key(pygame.K_5, "5")
    log = player.window.log
    new = [line.text for line in log.lines if log.is_new(line)]
    assert new[0] == "Player 1 (X) plays b2." and len(new) < len(log.lines) - 2


def test_f7_shows_much_of_the_log(person):
    rows = person.window.layout.rows
    resize(person, (600, 720))
    person.key(pygame.K_F7)
    assert person.window.layout.rows > 2 * rows or person.window.layout.rows >= 10
    person.key(pygame.K_l, "l")


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES + [(330, 270)])
@pytest.mark.parametrize("key", [None, pygame.K_F6])
def test_a_long_sentence_can_be_read_to_its_end(person, size, key):
    refusal = "POWER_BUDGET_MA = 400, but 1024 pixels draw 1024 mA even when dark: this grid needs 1346 or more."
    resize(person, size)
    if key:
        person.key(key)
    person.window.sim.machine.serial.put(f"{refusal}\nCode done running.\n")
    for _ in range(20):
        person.do(pygame.MOUSEWHEEL, x=0, y=1)
    read = []
    for _ in range(40):
        read += [text for text, _ in person.window.view.shown() if text not in read]
        person.do(pygame.MOUSEWHEEL, x=0, y=-1)
    assert refusal in " ".join(read)
