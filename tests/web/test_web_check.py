"""The hardware check on the page: each question can be answered there, and is said."""

import pytest
from starting import to_menu

pytestmark = pytest.mark.slow(whole=True)


def test_every_question_is_answered_with_the_keys_and_buttons_of_the_page(visit):
    visitor = to_menu(visit())
    visitor.press("#")
    visitor.until("Play")
    visitor.press("A")
    visitor.until("Pause")
    visitor.page.get_by_role("button", name="Hardware check").first.click()
    visitor.hears("Press 1 on the keypad.")
    for key in "1259D":
        visitor.page.locator("#keypad button").filter(has_text=key).first.click()
    for question, answer in (
        ("Light 1 of 2: what colour is it?", "Green"),
        ("Light 2 of 2: what colour is it?", "Red"),
        ("Is the same pixel white now?", "No"),
        ("Does every pixel show each colour?", "Yes"),
        ("Which corner is lit?", "Left"),
        ("", "Up"),
        ("How does the light move?", "Right"),
        ("Two pixels blink. Do they touch?", "No"),
        ("Do you see an upright F", "Yes"),
        ("Are the last pixels redder", "No"),
    ):
        if question:
            visitor.hears(question)
            visitor.page.locator("#headline", has_text=question).wait_for()
        visitor.page.locator("#actions button", has_text=answer).click()
        visitor.page.wait_for_timeout(200)
    visitor.hears("Press each key")
    assert visitor.page.locator("#caption").bounding_box()["height"] <= 1, "the question is not shown twice"
    visitor.press(*"123A456B789C*0#D")
    visitor.hears("All keys work.")
    visitor.hears('KEYPAD_COLS = "GP6 GP7 GP8 GP9"')
    assert 'PIXEL_ORDER = "GRB"' in visitor.page.inner_text("#card") and visitor.errors == []
