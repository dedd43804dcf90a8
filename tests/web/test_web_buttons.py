"""A board with five buttons instead of a keypad, on the simulator's page in a browser."""

import pytest
from running_page import running_page
from visitor import Visitor

pytestmark = pytest.mark.slow(whole=True)
UP, DOWN, LEFT, RIGHT, OK = "▲", "▼", "◀", "▶", "OK"


class ButtonVisitor(Visitor):
    """A person who uses the page's five buttons."""

    def button(self, name):
        return self.page.locator("#keypad button", has_text=name)

    def tap(self, *names):
        for name in names:
            self.button(name).click()
            self.page.wait_for_timeout(300)

    def hold(self, name, text):
        """Hold a button until a new message contains this text."""
        self.button(name).hover()
        self.page.mouse.down()
        self.hears(text)
        self.page.mouse.up()


@pytest.fixture
def visitor(browser):
    context = browser.new_context(has_touch=True)
    with running_page({"KEYPAD": "buttons"}) as served:
        yield ButtonVisitor(context, served.players_address)
    context.close()


def test_a_game_of_tic_tac_toe_is_set_up_and_played_with_the_five_buttons(visitor):
    visitor.open()
    visitor.hears("OK starts. Hold OK: setup")
    assert [text.split()[0] for text in visitor.page.locator("#keypad button").all_inner_texts()] == [
        UP, LEFT, OK, RIGHT, DOWN
    ]  # fmt: skip
    visitor.hold(OK, "Set up the game")
    visitor.tap(OK)
    visitor.hears("Left and right change it")
    visitor.tap(DOWN, LEFT)
    visitor.hears("Player 2: Person")
    visitor.tap(OK)
    visitor.hears("Player 1 (X) to move.")
    for names, played in (
        ((OK,), "X) plays b2."),
        ((UP, OK), "O) plays b1."),
        ((LEFT, OK), "X) plays a1."),
        ((RIGHT, RIGHT, OK), "O) plays c1."),
        ((DOWN, DOWN, OK), "X) plays c3."),
    ):
        visitor.tap(*names)
        visitor.hears(played)
    visitor.hears("Player 1 (X) wins")
    visitor.hold(OK, "OK starts. Hold OK: setup")
    assert visitor.errors == []
