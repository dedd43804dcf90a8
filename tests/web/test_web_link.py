"""A link with a transcript, opened while another game is going on."""

import pytest
from starting import played, sit_down

TASK = "?grid=16x16&LANGUAGE=de#othello/8/f5d6c3"


def test_a_link_opens_its_game_and_b_leads_back_to_the_game_before(visit):
    visitor = sit_down(visit(), "tictactoe")
    visitor.press("5")
    visitor.hears("plays b2.")
    visitor.open(TASK)
    visitor.until("Replay")
    assert visitor.page.evaluate("glowgrid.panel().columns") == 16
    visitor.hears("Deine letzte Partie ist gespeichert")
    visitor.page.wait_for_function("glowgrid.transcript().startsWith('othello/8,0/f5')")
    visitor.press("B")
    visitor.page.wait_for_function("glowgrid.transcript() === 'tictactoe/3/b2'")
    assert visitor.errors == []


@pytest.mark.slow(whole=True)
def test_a_task_that_was_continued_survives_a_reload_of_its_link_and_the_game_before_is_kept(visit):
    visitor = sit_down(visit(), "tictactoe")
    visitor.press("5")
    visitor.hears("plays b2.")
    visitor.open(TASK)
    visitor.until("Replay")
    visitor.press("6", "6")
    visitor.until("Play")
    visitor.press("Enter")
    visitor.page.wait_for_function("glowgrid.transcript().length > 'othello/8,0/f5d6c3'.length")
    before = played(visitor).ply
    visitor.reload()
    visitor.until("Play")
    assert played(visitor).ply == before == 4
    visitor.page.keyboard.press("a")
    visitor.until("Pause")
    visitor.page.locator("#items button", has_text="Menü").click()
    visitor.page.locator("#actions button", has_text="Ja").click()
    visitor.hears("ist gespeichert: * setzt sie fort")
    visitor.press("B")
    visitor.until("Play")
    assert visitor.transcript().startswith("tictactoe/") and played(visitor).ply == 1 and visitor.errors == []
