"""Reduced motion on the page: the browser's setting, the address and the dialog of settings."""

import pytest

pytestmark = pytest.mark.slow(whole=True)

PICTURE = "glowgrid.panel().canvas.toDataURL()"
MOTION = "document.documentElement.dataset.motion"
TRANSITION = "getComputedStyle(document.getElementById('caption')).transitionDuration"


def in_play(visitor):
    visitor.until("Menu")
    visitor.press("#")
    visitor.until("Play")
    visitor.page.wait_for_timeout(1500)
    return visitor


def wait_for_motion(visitor):
    """Wait until the lights change, however slow the machine is."""
    before = visitor.page.evaluate(PICTURE)
    visitor.page.wait_for_function(f"before => {PICTURE} !== before", arg=before)


def is_still(visitor):
    """Return whether the lights do not change for two seconds."""
    seen = set()
    for _ in range(10):
        seen.add(visitor.page.evaluate(PICTURE))
        visitor.page.wait_for_timeout(200)
    return len(seen) == 1


@pytest.mark.parametrize(
    ("browser_setting", "address", "expected"),
    [
        ("no-preference", "", "full"),
        ("reduce", "", "reduced"),
        ("reduce", "?REDUCED_MOTION=0", "full"),
        ("no-preference", "?reduced_motion=1", "reduced"),
    ],
)
def test_the_address_or_else_the_browser_reduces_motion_on_the_light_and_on_the_page(
    browser_setting, address, expected, visit
):
    visitor = in_play(visit(address, reduced_motion=browser_setting))
    assert visitor.page.evaluate(MOTION) == expected
    assert visitor.page.evaluate(TRANSITION) == ("0s" if expected == "reduced" else "0.6s")
    if expected == "reduced":
        assert is_still(visitor)
    else:
        wait_for_motion(visitor)


def test_the_settings_show_and_change_the_motion(visit):
    visitor = visit(reduced_motion="reduce")
    visitor.until("Menu")
    visitor.page.click("#settings")
    assert visitor.page.input_value("select[name=REDUCED_MOTION]") == "1"
    visitor.page.select_option("select[name=REDUCED_MOTION]", "0")
    with visitor.page.expect_navigation():
        visitor.page.click("button[value=apply]")
    assert "REDUCED_MOTION=0" in visitor.page.url
    visitor.until("Menu")
    assert visitor.page.evaluate(MOTION) == "full"


@pytest.mark.slow(weekly=True)
def test_a_wrong_motion_in_the_address_is_named(visit):
    visitor = visit("?REDUCED_MOTION=yes")
    visitor.until("Menu")
    assert "REDUCED_MOTION" in visitor.page.inner_text("#errors")


def test_the_keys_do_not_move_while_the_page_starts(visit):
    shifts = """globalThis.moved = 0;
        const add = (list) => list.getEntries().forEach((entry) => (globalThis.moved += entry.value));
        new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });"""
    visitor = visit(before=shifts)
    visitor.until("Menu")
    visitor.page.wait_for_timeout(500)
    assert visitor.page.evaluate("moved") < 0.1  # as web.dev/cls demands
