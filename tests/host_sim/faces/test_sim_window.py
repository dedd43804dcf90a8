"""The window, without a screen: its painting and its end."""

import threading

from at_window import Person, pygame

from host_sim.faces.window import Window
from host_sim.simulator import Simulator


def test_a_pressed_key_and_a_lit_pixel_are_visible(person):
    window = person.window
    surface, desk = window.screen.surface, window.layout.desk
    x, y = desk.key_centre("5")
    key_before = surface.get_at((x - 12, y))
    lit = desk.light_centre(0, 0)
    pixel_before = surface.get_at(lit)
    window.sim.down("5")
    window.sim.machine.strip.write(bytes((0, 90, 0)))
    person.wait()
    assert surface.get_at((x - 12, y)) != key_before
    red, green, _, _ = surface.get_at(lit)
    assert red > 200 > green and pixel_before[0] < 60


def test_hardware_faults_are_shown_in_the_window(person):
    person.window.sim.machine.report("A wire is loose.")
    person.wait()
    assert "A wire is loose. (" in person.reads


def test_it_closes(person):
    assert person.wait()
    assert not person.do(pygame.QUIT)
    pygame.event.clear()
    assert not person.do(pygame.KEYDOWN, key=pygame.K_q, unicode="q", mod=pygame.KMOD_CTRL)


def test_ctrl_c_from_outside_closes_it(person):
    stop = threading.Event()
    stop.set()
    person.window.run(stop)
    assert not pygame.display.get_init()


def test_the_window_responds_while_the_firmware_computes(drive):
    with Simulator(root=drive("while True: pass")) as sim:
        person = Person(Window(sim))
        assert person.wait(3)
        assert sim.machine.is_computing
        assert "busy" not in pygame.display.get_caption()[0]
        assert person.wait(52) and "the board is busy" in pygame.display.get_caption()[0]
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        assert not person.window.step(0.02)
