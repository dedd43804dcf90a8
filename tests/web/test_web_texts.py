"""The page's own sentences in English, German and Spanish, and errors that stay until they are closed."""

import re

import pytest
from starting import to_menu

pytestmark = pytest.mark.slow(whole=True)

KEYS = """async () => { const main = document.querySelector('script[type=module]').src;
return (await import(new URL('texts.js', main))).TEXTS; }"""
BOARD_PARTS = "#title, #sides, #headline, #detail, #caption, #actions, #items, #keypad, #cells, #log, select[name=game]"
BOARD_PARTS += ", #board-file-form option:not([data-text]), #board-file-form small"  # names of boards and pins
WRITTEN = """parts => {
  document.querySelectorAll('details').forEach((each) => (each.open = true));
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.nodeType === 1 ? node : node.parentElement;
    if (element.closest('noscript, script, ' + parts)) continue;
    if (node.nodeType === 3) found.push(node.data.trim());
    else for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(node.getAttribute(name)?.trim());
  }
  return found.filter(Boolean);
}"""
NOT_SENTENCES = {"Glowgrid", "English", "Deutsch", "Español", "circuitpython.org", "5x5", "8x8", "16x16", "32x32"}


def texts(visitor):
    return visitor.page.evaluate(KEYS)


def errors(visitor):
    """Return the sentences in the box of errors."""
    return visitor.page.locator("#errors li").all_inner_texts()


def test_all_languages_have_the_same_texts_with_the_same_values(visit):
    tables = texts(visit())
    assert set(tables) == {"en", "de", "es"}
    for language, table in tables.items():
        assert list(table) == list(tables["en"]), language
        for key, sentence in table.items():
            values = sorted(re.findall(r"{\w+}", sentence))
            assert values == sorted(re.findall(r"{\w+}", tables["en"][key])), f"{language}: {key}"
            assert sentence.strip() == sentence != "", f"{language}: {key}"


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_text_of_the_page_is_in_its_language(visit, language):
    visitor = to_menu(visit(f"?LANGUAGE={language}"))
    written = visitor.page.evaluate(WRITTEN, BOARD_PARTS)
    known = {*texts(visitor)[language].values(), *NOT_SENTENCES}
    assert set(written) <= known, set(written) - known
    assert len(written) > 50 and visitor.page.evaluate("document.documentElement.lang") == language


def test_the_page_and_the_board_speak_the_browsers_language_unless_the_address_names_one(visit):
    visitor = to_menu(visit(locale="de-AT"))
    assert visitor.page.inner_text("#settings") == "Einstellungen"
    visitor.page.wait_for_function("document.getElementById('title').innerText === 'Wähle ein Spiel'")
    other = to_menu(visit("?LANGUAGE=es", locale="de-AT"))
    assert other.page.inner_text("#settings") == "Ajustes"
    assert visit(locale="fr-FR").page.inner_text("#settings") == "Settings"


def test_the_language_chosen_in_the_settings_is_used_even_in_a_browser_with_another_one(visit):
    visitor = to_menu(visit(locale="de-DE"))
    visitor.page.click("#settings")
    assert visitor.page.input_value("select[name=LANGUAGE]") == "de"
    visitor.page.select_option("select[name=LANGUAGE]", "en")
    with visitor.page.expect_navigation():
        visitor.page.click("button[value=apply]")
    to_menu(visitor)
    assert visitor.page.inner_text("#settings") == "Settings"
    assert visitor.page.evaluate("document.documentElement.lang") == "en"


def test_every_wrong_parameter_is_named_in_a_sentence_that_stays_until_it_is_closed(visit):
    visitor = visit("?grdi=16x16&LANGUAGE=xx&BRIGHTNESS=lots&THINKING=fast&grid=16&keypad=9&ATTRACT_SECONDS=60")
    found = errors(visitor)
    for name in ("grdi", "LANGUAGE", "BRIGHTNESS", "THINKING", "grid", "keypad"):
        assert len([sentence for sentence in found if re.search(rf"\b{name}\b", sentence)]) == 1, (name, found)
    assert len(found) == 6 and "en, de or es" in " ".join(found)
    visitor.press("5")
    to_menu(visitor).press("6", "6")
    assert len(errors(visitor)) == 6
    visitor.page.click("#close-errors")
    assert not visitor.page.locator("#errors").is_visible() and visitor.errors == []


def test_a_wrong_parameter_is_named_in_the_browsers_language(visit):
    visitor = visit("?LANGUAGE=xx", locale="es-ES")
    (sentence,) = errors(visitor)
    assert "LANGUAGE=xx" in sentence and "solo vale: en, de o es" in sentence


def test_an_address_without_a_fault_shows_no_error(visit):
    visitor = visit("?grid=16x16&brightness=60&THINKING=board&SEED=1&MQTT_CA=")
    assert not visitor.page.locator("#errors").is_visible()


def test_an_error_of_a_dialog_can_be_closed_in_the_dialog(visit, tmp_path):
    visitor = to_menu(visit())
    visitor.page.click("#settings")
    (tmp_path / "else.bin").write_bytes(b"no")
    visitor.page.set_input_files("#import", tmp_path / "else.bin")
    visitor.page.locator("#settings-dialog #errors", has_text="does not contain saved games").wait_for()
    visitor.page.click("#close-errors")
    assert visitor.page.locator("#settings-dialog").is_visible() and not visitor.page.locator("#errors").is_visible()
