"""The board's keys at the window: typed, tapped, held, clicked. Touches on the grid."""

from at_window import pygame, said, tap


def test_a_key_pressed_and_released_between_two_frames_counts(person):
    for character in "159":
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=ord(character), unicode=character, mod=0))
        person.wait()
    assert said(person) == "159"


def test_simultaneous_taps_count_one_after_the_other_in_order(person):
    for character in "55849":
        tap(ord(character), character)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) * 2:
        where = person.window.layout.desk.key_centre("7")
        pygame.event.post(pygame.event.Event(kind, pos=where, button=1))
    person.wait(60)
    assert said(person) == "5584977"
    assert not person.window.sim.machine.switches.down


def test_a_key_that_is_tapped_and_then_held_stays_down(person):
    tap(pygame.K_5, "5")
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_5, unicode="5", mod=0))
    person.wait(40)
    assert said(person) == "55" and person.window.sim.machine.switches.down == {"5"}
    person.do(pygame.KEYUP, key=pygame.K_5, mod=0)
    assert not person.window.sim.machine.switches.down


def test_two_keys_can_be_held_together(person):
    for character in "15":
        person.do(pygame.KEYDOWN, key=ord(character), unicode=character, mod=0)
    assert person.window.sim.machine.switches.down == {"1", "5"}


def test_keys_can_be_typed_by_name(person):
    for character in "159a*#":
        person.key(ord(character), character)
    assert said(person) == "159A*#"


def test_the_number_pad_is_mapped_by_position(person):
    for digit in "7894561230":
        person.key(getattr(pygame, f"K_KP{digit}"), digit)
    assert said(person) == "1234567890"


def test_arrows_and_other_special_keys_are_mapped(person):
    for name in ("UP", "LEFT", "RIGHT", "DOWN", "RETURN", "BACKSPACE", "ESCAPE", "KP_ENTER"):
        person.key(getattr(pygame, f"K_{name}"))
    assert said(person) == "2468#**#"


def test_a_click_presses_a_key_and_a_right_click_latches_it(person):
    person.click("7")
    assert said(person) == "7"
    person.click("1", button=3)
    person.click("2")
    assert said(person) == "1121"
    person.click("1", button=3)
    assert not person.window.sim.machine.switches.down


def test_losing_the_focus_releases_held_keys(person):
    person.do(pygame.KEYDOWN, key=pygame.K_5, unicode="5", mod=0)
    assert person.window.sim.machine.switches.down == {"5"}
    person.do(pygame.WINDOWFOCUSLOST)
    assert not person.window.sim.machine.switches.down


# -- touches on the grid


def test_a_click_on_a_pixel_touches_it(player):
    player.click_light(7, 3)
    assert "Connect X: " in player.reads
    player.click_light(0, 3)
    player.click_light(3, 3)
    assert "Player 1: Person." in player.reads


def test_a_pixel_under_the_mouse_has_a_ring_and_a_touched_one_a_bright_ring(person):
    desk = person.window.layout.desk
    centre, edge = desk.light_centre(2, 5), desk.cell // 2 - 2
    near = centre[0] - edge, centre[1]
    shots = [person.window.screen.surface.get_at(near)[0]]
    person.point(centre)
    shots.append(person.window.screen.surface.get_at(near)[0])
    person.do(pygame.MOUSEBUTTONDOWN, pos=centre, button=1)
    shots.append(person.window.screen.surface.get_at(near)[0])
    assert person.window.sim.finger == (2, 5)
    person.do(pygame.MOUSEBUTTONUP, pos=centre, button=1)
    person.do(pygame.WINDOWLEAVE)
    assert shots[0] + 30 < shots[1] < shots[2] - 30
    assert person.window.screen.surface.get_at(near)[0] == shots[0] and person.window.sim.finger is None


def test_a_finger_lifted_from_a_touch_screen_points_at_nothing(person):
    before = person.shot()
    where = person.window.layout.desk.light_centre(2, 5)
    person.do(pygame.MOUSEBUTTONDOWN, pos=where, button=1, touch=True)
    person.do(pygame.MOUSEBUTTONUP, pos=where, button=1, touch=True)
    assert person.shot() == before


def test_a_key_under_the_mouse_is_highlighted(person):
    before = person.shot()
    person.point(person.window.layout.desk.key_centre("5"))
    pointed = person.shot()
    person.point((1, 1))
    assert pointed != before == person.shot()


def test_a_right_click_on_a_pixel_does_nothing(player):
    player.click_at(player.window.layout.desk.light_centre(7, 3), button=3)
    assert "Connect X" not in player.reads
