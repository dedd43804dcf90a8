"""The page alone in a real browser, without a board or a simulator."""

import operator
import re

import pytest
from PIL import ImageChops
from starting import played, sit_down, to_menu
from visitor import Visitor

from host_sim.pictures.lights import panel
from host_sim.simulator import Simulator

NARROW = {"width": 320, "height": 640}
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
FORBIDDEN = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no'); } });"
RELOADS = """import virtual_board
def reload():
    raise virtual_board.Reload
virtual_board._app.session.saves.update = reload
"""
DAMAGED = "localStorage.setItem('glowgrid-store', '??? no base64');"


SHOWN_FIRST = """async () => {
    const [script] = document.querySelectorAll("script[src$='first_light.js']");
    const { first } = await import(script.src);
    return first.wire.map((_, cell) => first.duty(cell));
}"""


def pick_the_middle(visitor):
    """Make the first move of tic-tac-toe."""
    visitor.press("5")
    visitor.hears("plays b2.")


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("side", [8, 16, 32])
def test_every_light_of_the_grid_is_on_the_page(visit, side):
    """Grids of up to 256 lights have a map of one byte per light on the board, larger ones of two."""
    visitor = visit(f"?grid={side}x{side}")
    assert sorted(visitor.page.evaluate("glowgrid.panel().wire")) == list(range(side * side))


@pytest.mark.parametrize(("side", "motion"), [(8, "no-preference"), (16, "reduce")])
def test_the_picture_with_which_the_board_starts_is_shown_before_the_board_runs(browser, serving, side, motion):
    context = browser.new_context(reduced_motion=motion)
    visitor, waiting = Visitor(context, serving.address), []
    context.route("**/drive.bin", lambda route: waiting.append(route))
    visitor.page.goto(f"{visitor.home}?grid={side}x{side}")
    visitor.page.wait_for_function("document.documentElement.dataset.firstLight")
    shown = visitor.page.evaluate(SHOWN_FIRST)
    grid = {"GRID_WIDTH": side, "GRID_HEIGHT": side, "REDUCED_MOTION": int(motion == "reduce")}
    with Simulator(settings=grid) as sim:
        while not sim.frames_shown:
            sim.wait(1)
        assert shown == [list(light) for row in sim.frame() for light in row]
    assert visitor.page.evaluate("document.documentElement.dataset.firstFrame ?? ''") == ""
    for route in waiting:
        route.continue_()
    visitor.until("Menu")
    assert visitor.errors == []
    context.close()


def test_a_whole_game_against_the_bot_is_played_by_keys(visit):
    visitor = to_menu(visit())
    visitor.press("Enter")
    visitor.hears("Player 1 (X) to move.")
    while visitor.scene() == "Play":
        game = played(visitor)
        if game.outcome is None and game.turn == 1:
            visitor.press(str(game.legal_moves()[0] + 1))
        visitor.page.wait_for_timeout(150)
    visitor.until("Result")
    assert played(visitor).outcome is not None and visitor.errors == []


def test_a_game_continues_after_the_page_was_closed(visit):
    visitor = sit_down(visit(), "tictactoe")
    visitor.press("5", "1")
    visitor.hears("plays b2.")
    visitor.hears("plays")
    before = visitor.page.evaluate("glowgrid.transcript()")
    visitor.open()
    visitor.until("Play")
    assert visitor.page.evaluate("glowgrid.transcript()") == before != ""


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize(
    ("before", "sentence"),
    [
        (FULL, "storage is full or forbidden. The game goes on"),
        (FORBIDDEN, "stores nothing for this page"),
        (DAMAGED, "The saved games in this browser are damaged"),
    ],
    ids=["full", "forbidden", "damaged"],
)
def test_unavailable_storage_is_reported_and_the_game_continues(visit, before, sentence):
    visitor = sit_down(visit(before=before), "tictactoe")
    pick_the_middle(visitor)
    assert sentence in visitor.said() and visitor.errors == []


@pytest.mark.slow(whole=True)
def test_saved_games_can_be_exported_to_a_file_and_imported_in_another_browser(visit, tmp_path):
    visitor = sit_down(visit(), "tictactoe")
    pick_the_middle(visitor)
    visitor.save_to_file(tmp_path / "saved.bin")
    other = visit()
    other.load_from_file(tmp_path / "saved.bin")
    other.until("Play")
    assert other.page.evaluate("glowgrid.transcript()") == "tictactoe/3/b2"
    (tmp_path / "else.bin").write_bytes(b"no")
    other.page.set_input_files("#import", tmp_path / "else.bin")
    other.hears("does not contain saved games")
    assert other.errors == []


@pytest.mark.slow
def test_a_restarted_board_is_unaffected_by_the_garbage_collection_of_the_one_before(visit):
    visitor = visit()
    memory = visitor.context.new_cdp_session(visitor.page)
    for _ in range(3):
        visitor.hears("# starts, 5 sets up")
        visitor.page.evaluate("code => glowgrid.python(code)", RELOADS)
        visitor.hears("Games on a grid of light.")
        memory.send("HeapProfiler.collectGarbage")
    sit_down(visitor, "quixo")
    assert visitor.errors == []


@pytest.mark.slow(whole=True)
def test_a_link_with_a_transcript_opens_that_game_for_stepping_through(visit):
    visitor = visit("#tictactoe/3/b2a1a3")
    visitor.until("Replay")
    visitor.press("6")  # faster
    visitor.page.wait_for_function("glowgrid.transcript() === 'tictactoe/3/b2a1a3'")
    visitor.press("B")  # take back
    visitor.page.wait_for_function("glowgrid.transcript() === 'tictactoe/3/b2a1'")
    assert visitor.errors == []


@pytest.mark.slow(whole=True)
def test_a_link_can_contain_settings_and_invalid_ones_give_the_boards_own_sentence(visit):
    assert visit("?grid=16x16").page.evaluate("glowgrid.panel().columns") == 16
    wrong = visit("?brightness=lots")
    assert re.search("BRIGHTNESS .*a whole number from 1 to 100", wrong.said()) and wrong.errors == []


@pytest.mark.slow(whole=True)
def test_a_shared_link_contains_the_game(visit):
    visitor = sit_down(visit("?grid=16x16"), "tictactoe")
    pick_the_middle(visitor)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.page.click("#copy")
    visitor.hears("Copied a link to this game.")
    shared = visitor.page.evaluate("navigator.clipboard.readText()")
    assert shared == visitor.home + "?GRID_WIDTH=16&GRID_HEIGHT=16#tictactoe/3/b2"


@pytest.mark.slow(whole=True)
def test_the_page_works_offline_after_the_first_visit(visit):
    visitor = visit()
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.page.reload()
    visitor.context.set_offline(True)
    visitor.open()
    assert sit_down(visitor, "tictactoe").errors == []


def test_a_crash_shows_the_crash_screen_and_a_key_restarts(visit):
    visitor = to_menu(visit())
    visitor.page.evaluate("glowgrid.python('import virtual_board\\nvirtual_board._app.scene.update = None')")
    visitor.until("Crash")
    visitor.hears("TypeError")
    visitor.press("5")
    visitor.page.wait_for_function("globalThis.glowgrid?.scene() && glowgrid.scene() !== 'Crash'")
    assert visitor.errors == []


def test_keys_except_enter_and_space_reach_the_game_while_a_button_has_the_focus(visit):
    visitor = to_menu(visit())
    visitor.page.focus("#settings")
    visitor.press("6")
    visitor.hears("Connect X")
    visitor.press("Enter")
    assert visitor.page.locator("#settings-dialog").evaluate("(dialog) => dialog.open") and visitor.scene() == "Menu"
    visitor.press("6", "6")
    assert "Quixo" not in visitor.said()


def test_a_screen_reader_can_read_the_page_and_hears_messages(visit):
    visitor = to_menu(visit())
    visitor.page.get_by_label("key 5, Set up").wait_for()
    tree = visitor.page.locator("body").aria_snapshot()
    for part in ('heading "Glowgrid"', 'img "The grid of light', "status"):
        assert part in tree
    for part in ('button "key 5, Set up"', 'button "key hash, Start"', 'button "Othello'):
        assert part in tree
    assert "Tic-tac-toe" in visitor.page.inner_text("[role=status][aria-live=polite]")
    visitor.page.focus("[aria-label='key 6, Right']")
    visitor.press("Enter")
    visitor.hears("Connect X")


@pytest.mark.slow(whole=True)
def test_settings_chosen_on_the_page_are_applied(visit):
    visitor = to_menu(visit())
    visitor.page.click("#settings")
    visitor.page.select_option("select[name=grid]", "5x5")
    visitor.page.select_option("select[name=keypad]", "3x4")
    with visitor.page.expect_navigation():
        visitor.page.click("button[value=apply]")
    assert "GRID_WIDTH=5&GRID_HEIGHT=5" in visitor.page.url
    to_menu(visitor)
    assert visitor.page.locator("#keypad button").count() == 12
    assert visitor.page.evaluate("glowgrid.panel().columns") == 5
    visitor.page.click("#settings")
    assert visitor.page.input_value("select[name=keypad]") == "3x4"


def test_on_a_phone_the_share_button_uses_the_phones_own_dialog(visit):
    sharing = "navigator.share = async (what) => { globalThis.shared = what.url; };"
    visitor = to_menu(visit(before=sharing))
    visitor.page.click("#share")
    assert visitor.page.evaluate("shared") == visitor.home


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("size", [NARROW, {"width": 800, "height": 360}, {"width": 195, "height": 420}])
def test_nothing_is_cut_off_at_the_sides(visit, size):
    """The last size is a phone at 200 %."""
    visitor = to_menu(visit(viewport=size))
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    box = visitor.page.locator("#panel").bounding_box()
    assert abs(box["width"] - box["height"]) <= 1 and box["width"] >= 120


def lights_of(picture, side):
    """Return the square with the lights, without the margin around it, which may differ."""
    left, top = (picture.width - side) // 2, (picture.height - side) // 2
    return picture.crop((left, top, left + side, top + side))


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("address", ["", "?grid=16x16", "?BRIGHTNESS=10"])
def test_the_grid_looks_the_same_as_in_the_simulators_window(visit, address):
    visitor = to_menu(visit(address))
    frame, cell, shot = visitor.light()
    assert sum(any(duty) for row in frame for duty in row) > 8
    window, page = (lights_of(picture, len(frame) * cell) for picture in (panel(frame, cell), shot))
    apart = ImageChops.difference(window, page).convert("L").histogram()
    assert sum(apart[32:]) <= sum(apart) / 100, "pixels that differ by more than 32 of 255"
    assert sum(map(operator.mul, apart, range(256))) / sum(apart) < 5, "of 255, in the mean"


@pytest.mark.slow
def test_hard_uses_its_time_at_this_computers_and_at_the_boards_speed(visit):
    here, board = visit("?SEED=1"), visit("?SEED=1&THINKING=board")
    times = []
    for visitor in (here, board):
        to_menu(visitor).press("6", "6", "6", "5")  # gomoku, for which hard has no opening book
        visitor.until("Setup")
        visitor.press("8")
        while "Player 2: Hard bot" not in visitor.said():
            visitor.press("6")
        visitor.press("Enter")
        visitor.hears("Player 1 (X) to move.")
        before = visitor.page.evaluate("glowgrid.thinkingTime()")
        visitor.touch(3, 4)
        visitor.hears("Player 1 (X) to move.")
        times.append(visitor.page.evaluate("glowgrid.thinkingTime()") - before)
    assert min(times) > 1000  # a busy computer may take longer: its frames come late


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("missing", ["drive.bin", "micropython.wasm"])
def test_a_page_that_cannot_load_all_its_files_says_so(browser, serving, missing):
    context = browser.new_context(service_workers="block")
    context.route(f"**/{missing}", lambda request: request.abort())
    page = context.new_page()
    page.goto(serving.address)
    page.locator("#error-list li", has_text="The page could not load all its files.").wait_for()
    context.close()
