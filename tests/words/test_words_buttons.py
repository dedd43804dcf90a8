"""Sentences about keys are printed with the names of buttons on a board that has buttons."""

import re
from importlib import import_module

import pytest
from sentences import texts

from glowgrid.config.language import LANGUAGES

SCENES = (
    *("agreement", "coach", "hardware_faults", "main_menu", "match", "menus", "network"),
    *("opponent_sentences", "pause", "result", "saved", "special"),
)
# buttons have their own texts instead of these, or never say them
ELSEWHERE = {"menus.KEYS", "menus.KEYS_SHORT", "match.NO_CURSOR", "menus.TYPED", "pause.PAUSE"}
KEY = re.compile(r"(?<!\w)([*#]|[24567890]:|[A-D](?=:| \w+(t|s) )|5 )(?!\w)")


def said(language):
    for name in SCENES:
        module = import_module(f"glowgrid.words.{language}.{name}")
        for variable, value in vars(module).items():
            if variable.isupper() and f"{name}.{variable}" not in ELSEWHERE:
                yield from ((f"{name}.{variable}{where}", text) for where, text in texts(value))


def replaced(language, text, table):
    words = import_module(f"glowgrid.words.{language}.button_names")
    for pairs in getattr(words, table), words.PHRASES:
        for phrase, names in zip(pairs[::2], pairs[1::2], strict=True):
            text = text.replace(phrase, names)
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", ["FIVE", "SIX"])
def test_no_printed_sentence_names_a_key_that_buttons_do_not_have(language, table):
    left = [f"{where}: {text}" for where, text in said(language) if KEY.search(replaced(language, text, table))]
    assert not left


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_in_a_sentence(language):
    words, sentences = import_module(f"glowgrid.words.{language}.button_names"), [text for _, text in said(language)]
    for table in "FIVE", "SIX", "PHRASES":
        unused = [phrase for phrase in getattr(words, table)[::2] if not any(phrase in text for text in sentences)]
        assert not unused
