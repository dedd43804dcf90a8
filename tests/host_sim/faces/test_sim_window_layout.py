"""The positions of the window's parts: in every size, with or without a keypad, with large text, in full screen."""

import pytest
from at_window import SIZES, pygame, resize, said

from host_sim.faces.window import Window
from host_sim.faces.window_layout import WindowLayout, Wishes
from host_sim.simulator import Simulator

WISHES = [Wishes(), Wishes(keypad=False), Wishes(big=True), Wishes(log=True), Wishes(keypad=False, big=True, log=True)]


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("wishes", WISHES, ids=str)
@pytest.mark.parametrize("seen_size", [(8, 8), (5, 5), (32, 32), (16, 8)])
def test_the_parts_overlap_neither_the_edges_nor_each_other(person, size, wishes, seen_size):
    layout = WindowLayout(size, seen_size, person.window.sim.machine.hardware.layout, wishes)
    desk = layout.desk
    boxes = [(*desk.panel_at, *(at + (side + 1) * desk.cell for at, side in zip(desk.panel_at, seen_size)))]
    if desk.keypad:
        boxes.append((*desk.keypad_at, *(at + 4 * desk.key_px for at in desk.keypad_at)))
    for left, top, right, _ in boxes:
        assert min(left, top) >= 8 and right <= size[0] - 8
    boxes += [layout.log, layout.hints]
    for number, one in enumerate(boxes):
        for other in boxes[:number]:
            assert one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]
    assert layout.rows >= 3 and boxes[-1][3] == size[1]
    if wishes.keypad is False:
        assert desk.keypad is None


@pytest.mark.parametrize("size", [(1200, 500), (400, 900), (330, 270)])
def test_keys_can_still_be_clicked_after_resizing(person, size):
    resize(person, size)
    said(person)
    for key in "1D":
        person.click(key)
    assert said(person) == "1D"


def test_the_keypad_can_be_hidden_and_the_grid_grows(person):
    resize(person, (700, 720))
    cell = person.window.layout.desk.cell
    person.key(pygame.K_k, "k")
    assert person.window.layout.desk.keypad is None
    assert person.window.layout.desk.cell > cell
    person.key(pygame.K_5, "5")
    assert said(person) == "5"
    person.key(pygame.K_F4)
    assert person.window.layout.desk.cell == cell


def test_large_text_is_at_least_half_as_large_again(person):
    px = person.window.layout.text_px
    person.key(pygame.K_F6)
    assert person.window.layout.text_px >= 1.5 * px
    person.key(pygame.K_t, "t")
    assert person.window.layout.text_px == px


def test_it_can_be_opened_with_large_text(drive):
    with Simulator(root=drive()) as sim:
        assert Window(sim, big=True).layout.text_px >= 1.5 * Window(sim).layout.text_px


def test_f11_fills_the_screen_and_restores_the_size(person):
    resize(person, (700, 500))
    person.key(pygame.K_F11)
    assert pygame.display.get_surface().get_flags() & pygame.FULLSCREEN
    assert person.window.layout.size == pygame.display.get_surface().get_size()
    person.key(pygame.K_f, "f")
    assert person.window.layout.size == (700, 500)
