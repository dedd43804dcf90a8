"""The card in the window: the game, whose turn it is, and games, items and buttons to click."""

import pytest
from at_window import SIZES, Person, pygame, resize, tap

from glowgrid import games
from host_sim.faces.window import Window
from host_sim.pictures import item_layout
from host_sim.simulator import Simulator


def part(player, found):
    """Return the centre of the first part of the card for which `found(target)` is true, as a point of the window."""
    player.wait(10)
    layout = player.window.layout
    card = player.window.card.card(layout.card, layout.text_px)
    left, top, right, bottom = next(target.box for target in card.targets if found(target))
    return layout.card[0] + (left + right) // 2, layout.card[1] + (top + bottom) // 2


def post_click(where):
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=where, button=1))


def click_part(player, found):
    post_click(part(player, found))
    player.wait(1)


def click_item(player, name):
    items = [item["name"] for item in player.window.card.described["items"]]
    player.click_at(part(player, lambda target: target.item == items.index(name)))
    player.wait(60)


def start(player, name):
    """Start a game of the menu: the first click selects it."""
    click_item(player, name)
    click_item(player, name)


def click_button(player, key):
    player.click_at(part(player, lambda target: target.item is None and target.key == key))
    player.wait(60)


@pytest.mark.slow(whole=True)
def test_a_game_is_selected_by_a_click_so_that_its_rules_can_be_read(player):
    player.wait(30)
    click_item(player, "Othello")
    assert player.window.card.described["scene"] == "Menu"
    assert player.window.card.described["detail"].startswith("Othello: ")
    click_button(player, "7")
    assert player.window.card.described["detail"] == games.load("othello").rules


def test_keys_typed_quickly_mean_what_they_mean_on_the_screen_that_they_lead_to(player):
    player.wait(30)
    player.key(pygame.K_RETURN)
    player.wait(60)
    for key in (pygame.K_5, pygame.K_BACKSPACE, pygame.K_UP, pygame.K_RETURN, pygame.K_RETURN):
        tap(key, "5" * (key == pygame.K_5))
    player.wait(200)
    assert player.window.card.described["scene"] == "Menu"


@pytest.mark.slow(whole=True)
def test_up_and_down_go_through_what_the_card_shows(player):
    player.wait(30)

    def current():
        items = player.window.card.described["items"]
        return next(index for index, item in enumerate(items) if item["is_current"])

    layout = player.window.layout
    columns = player.window.card.card(layout.card, layout.text_px).columns
    assert columns > 1
    for key, expected in (pygame.K_DOWN, columns), (pygame.K_UP, 0), (pygame.K_UP, 0):
        while not player.window.card.takes_clicks:  # on a busy computer; until then the board gets the key
            player.wait(1)
        player.key(key)
        player.wait(10)
        assert current() == expected
    player.key(pygame.K_RETURN)
    player.wait(60)
    player.key(pygame.K_ESCAPE)
    player.wait(60)
    player.key(pygame.K_DOWN)
    player.wait(10)
    assert player.window.card.described["scene"] == "Pause" and current() == 1


def test_a_clicked_game_starts_and_the_card_says_whose_turn_it_is(player):
    player.wait(30)
    start(player, "Connect X")
    shown = player.window.card.described
    assert (shown["title"], shown["headline"]) == ("Connect X", "Your turn")


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("frames", [1, 4, 12])
def test_a_second_click_on_an_old_picture_plays_no_move(tmp_path, frames):
    with Simulator(seed=1, reading_time="mpy") as sim:
        player = Person(Window(sim, pictures=tmp_path))
        player.wait(400)
        button = part(player, lambda target: target.item is None and target.key == "5")
        click_part(player, lambda target: target.item == 0)
        for _ in range(60 // frames):
            if player.window.card.described["scene"] != "Menu":
                break
            post_click(button)
            player.wait(frames)
        player.wait(150)
        assert player.window.card.described["scene"] == "Play" and "plays" not in sim.serial
    pygame.quit()


def test_a_board_that_is_busy_for_a_second_is_named_in_the_bottom_line(player):
    status, words = player.window._status, player.window._words
    status.step(0.9, True)
    assert status.text == ""
    status.step(0.2, True)
    assert status.text == words.BUSY == "the board is busy"
    player.wait(1)
    assert status.text == ""


def test_buttons_pause_and_an_item_goes_on(player):
    player.key(pygame.K_HASH, "#")
    player.wait(60)
    click_button(player, "A")
    assert player.window.card.described["title"] == "Pause"
    click_item(player, "Resume")
    assert player.window.card.described["title"] == "Tic-tac-toe"


def test_the_form_of_the_setup_is_changed_by_clicks(player):
    player.key(pygame.K_5, "5")
    player.wait(60)
    player.click_at(part(player, lambda target: target.item == 2 and target.key == "6"))
    player.wait(30)
    assert player.window.card.described["items"][2]["value"] == "4"


def test_the_windows_title_names_the_game(player):
    player.key(pygame.K_HASH, "#")
    player.wait(60)
    assert pygame.display.get_caption()[0].startswith("Tic-tac-toe · Glowgrid")


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("size", [*SIZES, (330, 270)])
def test_no_part_of_the_card_is_outside_it(player, size):
    resize(player, size)
    for key in ("", "5", "*", "#", "A"):
        if key:
            player.window.sim.press(key)
        player.wait(60)
        layout = player.window.layout
        width, height = layout.card[2] - layout.card[0], layout.card[3] - layout.card[1]
        for target in player.window.card.card(layout.card, layout.text_px).targets:
            left, top, right, bottom = target.box
            assert 0 <= left < right <= width and 0 <= top < bottom <= height


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1160, 720), (1280, 720), (1920, 1080), (1200, 500)])
def test_every_game_and_every_item_of_the_pause_menu_can_be_clicked(player, size):
    resize(player, size)
    for keys in ("", "#A"):
        for key in keys:
            player.window.sim.press(key)
            player.wait(60)
        layout = player.window.layout
        card = player.window.card.card(layout.card, layout.text_px)
        items = player.window.card.described["items"]
        reached = {target.item for target in card.targets if target.item is not None}
        assert len(items) >= 12 and reached == {*range(len(items))}


def test_rows_that_do_not_fit_are_reached_through_the_others():
    item = {"name": "Item", "value": "", "group": "", "icon": "00" * 8, "key": "5", "adjusts": False}
    for current in range(20):
        items = [{**item, "is_current": index == current} for index in range(20)]
        arranged = item_layout.arrange(items, False, (60, 110), 20)
        assert current in arranged.boxes and len(arranged.boxes) < 20
        reached = {index for _, index in arranged.more}
        assert reached == {index for index in (min(arranged.boxes) - 1, max(arranged.boxes) + 1) if 0 <= index < 20}


def test_a_card_without_room_shows_no_items():
    item = {"name": "Item", "value": "", "group": "", "is_current": True, "adjusts": False}
    assert item_layout.arrange([item], False, (60, 10), 20).boxes == {}
    assert item_layout.arrange([], False, (60, 10), 20).boxes == {}


@pytest.mark.slow(whole=True)
def test_with_large_text_the_card_stays_beside_the_lights_with_all_its_buttons(player):
    resize(player, (1160, 720))
    small = player.window.layout.text_px
    player.key(pygame.K_F6)
    layout = player.window.layout
    assert layout.text_px > small and layout.card[3] - layout.card[1] > 6 * layout.text_px
    reached = [target.item for target in player.window.card.card(layout.card, layout.text_px).targets]
    assert {item for item in reached if item is not None} == {*range(len(games.CATALOGUE))} and None in reached
    player.key(pygame.K_HASH, "#")
    player.wait(60)
    click_button(player, "A")
    assert player.window.card.described["title"] == "Pause"


def test_a_board_without_power_has_an_empty_card(player):
    player.wait(60)
    player.window.card.forget()
    assert player.window.card.labels is None and not player.window.card.described["items"]


# -- around the board


def edges_are_seen(player):
    """Return whether anything is written into the margin below the lights."""
    desk = player.window.layout.desk
    left, below = desk.light_centre(0, desk.seen_size[1] - 1)
    surface = player.window.screen.surface
    rows = range(below + desk.cell // 2 + 2, below + desk.cell - 3)
    colours = {tuple(surface.get_at((x, y)))[:3] for x in range(left, left + desk.cell * 7) for y in rows}
    return any(min(colour) > 120 for colour in colours)


@pytest.mark.slow(whole=True)
def test_columns_and_rows_have_names_that_a_key_hides(player):
    player.wait(30)
    assert not edges_are_seen(player)
    start(player, "Connect X")
    player.wait(90)
    assert edges_are_seen(player)
    player.key(pygame.K_n, "n")
    assert not edges_are_seen(player)
    assert player.window.log.lines[-1].text == "The names of columns and rows are hidden."
    player.key(pygame.K_F9)
    assert edges_are_seen(player)


@pytest.mark.slow(whole=True)
def test_a_large_board_moves_to_a_larger_grid_and_the_game_goes_on(player):
    player.wait(30)
    start(player, "Gomoku")
    player.wait(60)
    player.click_light(3, 3)
    player.wait(200)  # the bot has answered, so the card stays as it is
    before = player.window.card.described
    click_part(player, lambda target: target.grid)
    player.wait(200)
    after = player.window.card.described
    assert player.window.layout.desk.seen_size == (16, 16) and after["larger_grid"] is None
    assert after["title"] == "Gomoku" and after["scene"] == "Play" and len(after["edges"]) == 30
    assert after["detail"].startswith("Last move") and before["larger_grid"]["side"] == 16
    assert any("16x16 lights" in line.text for line in player.window.log.lines)
