"""The rules of axe-core, which cover a part of WCAG 2.2, on every screen and in every dialog of the page."""

import pytest
from starting import to_menu

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="needs axe: pip install -e .[web]")

pytestmark = pytest.mark.slow(whole=True)

DIALOGS = {
    "settings": "#settings-dialog",
    "online": "#online-dialog",
    "about": "#about-dialog",
    "put-on-board": "#board-file-dialog",
}
PHONE, DESKTOP = {"width": 375, "height": 667}, {"width": 1920, "height": 1080}
LOOKS = [("light", PHONE), ("dark", DESKTOP)]


def violations(visitor):
    """Return the rules that the page breaks now, as axe-core describes them."""
    found = axe.Axe().run(visitor.page)
    return found.generate_report() if found.violations_count else ""


def opened(visit, colours, viewport):
    visitor = to_menu(visit(viewport=viewport, before=f"localStorage.setItem('glowgrid-colours', '{colours}')"))
    assert visitor.page.evaluate("document.documentElement.dataset.colours") == colours
    return visitor


@pytest.mark.parametrize(("colours", "viewport"), LOOKS)
def test_no_screen_of_a_game_breaks_a_rule(colours, viewport, visit):
    visitor = opened(visit, colours, viewport)
    assert not violations(visitor)
    for key, scene in (("5", "Setup"), ("0", "Rules"), ("*", "Setup"), ("#", "Play"), ("A", "Pause")):
        visitor.press(key)
        visitor.until(scene)
        assert not violations(visitor), scene


@pytest.mark.parametrize(("colours", "viewport"), LOOKS)
def test_no_dialog_breaks_a_rule(colours, viewport, visit):
    visitor = opened(visit, colours, viewport)
    for button, dialog in DIALOGS.items():
        visitor.page.click(f"#{button}")
        visitor.page.locator(dialog).wait_for()
        for details in visitor.page.locator(f"{dialog} details").all():
            details.evaluate("part => part.open = true")
        assert not violations(visitor), dialog
        visitor.page.keyboard.press("Escape")
        visitor.page.locator(dialog).wait_for(state="hidden")
