"""Sentences about keys are printed with the names of buttons on a board that has buttons."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from sentences import texts

from glowgrid import words
from glowgrid.config.language import LANGUAGES
from glowgrid.scenes.button_keys import MARKS

SCENES = (
    *("agreement", "check", "coach", "hardware_faults", "main_menu", "match", "menus", "network"),
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


def rows(language):
    text = (Path(words.__file__).parent / language / "buttons.txt").read_text(encoding="utf-8")
    return [line.split("=") for line in text.splitlines()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("column", [1, -1])
def test_no_printed_sentence_names_a_key_that_buttons_do_not_have(language, column):
    left = []
    for where, text in said(language):
        for row in rows(language):
            text = text.replace(row[0], row[column])
        text = re.sub(r"\{\} \w+ 2:", "", text)  # "light {} of 2:" names no key
        left += [f"{where}: {text}"] if KEY.search(text) else []
    assert not left


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_in_a_sentence_and_has_a_mark_that_leads_to_it(language):
    sentences = [text for _, text in said(language)]
    for phrase, *names in rows(language):
        assert any(phrase in text for text in sentences), phrase
        assert any(mark in phrase for mark in MARKS), phrase
        assert 1 <= len(names) <= 2 and all(names), phrase
