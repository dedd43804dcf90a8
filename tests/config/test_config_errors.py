"""Settings that are missing, empty, of the wrong type, out of range or conflicting give one sentence each, and a
default.
"""

import pytest
from hypothesis import given
from hypothesis import settings as limits
from hypothesis import strategies as st

from glowgrid import games
from glowgrid.config.settings import TABLE, SettingError, Settings, _language, _number, _one_of, _pin, _pins, text
from glowgrid.engine import transcript

ROWS = {row[0]: row for row in TABLE}


def wrong_values(name):
    """Return values that `name` refuses: empty, of another type, or out of range."""
    _, _, check, allowed = ROWS[name]
    if check is text:
        return ["x" * (allowed + 1)]
    if check is _language:
        return ["fr", "nowhere else" * 3, -1]
    if check is _number:
        return ["", "much", "1.5", allowed[0] - 1, allowed[1] + 1]
    return ["", "nowhere else" * 3, "GP0 GP0", -1] if check is not _pin and check is not _pins else ["", "GP1 GP1"]


@pytest.mark.parametrize("name", ROWS)
def test_a_missing_setting_has_its_default(name):
    settings = Settings({}.get, lenient=True)
    assert settings.faults == []
    settings.require()
    strict = Settings({}.get)
    assert getattr(settings, name.lower()) == getattr(strict, name.lower())


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in ROWS for value in wrong_values(name)])
def test_a_wrong_setting_gives_one_sentence_and_its_default_or_none_for_a_pin(name, value):
    with pytest.raises(SettingError) as refused:
        Settings({name: value}.get)
    settings = Settings({name: value}.get, lenient=True)
    assert settings.faults == [str(refused.value)] and settings.faults[0].startswith(name + " = ")
    if ROWS[name][2] in (_pin, _pins) and name != "BUTTON_PINS":  # a keypad needs no buttons
        with pytest.raises(SettingError, match=name):
            settings.require()
    else:
        settings.require()
        assert getattr(settings, name.lower()) == getattr(Settings({}.get), name.lower())


@pytest.mark.parametrize(
    ("values", "name"),
    [
        ({"KEYPAD_COLS": "GP6 GP7 GP8"}, "KEYPAD_KEYS"),
        ({"KEYPAD_ROWS": "GP2 GP3"}, "KEYPAD_KEYS"),
        ({"KEYPAD_ROWS": "GP2"}, "KEYPAD_ROWS"),
        ({"KEYPAD_KEYS": "123 456 789 *0#"}, "KEYPAD_COLS"),
        ({"KEYPAD_KEYS": "123 456 *8#"}, "KEYPAD_KEYS"),
        ({"KEYPAD_KEYS": "", "KEYPAD_COLS": "GP6 GP7 GP8"}, "KEYPAD_KEYS"),
    ],
)
def test_conflicting_keys_or_pins_give_one_sentence(values, name):
    settings = Settings(values.get, lenient=True)
    with pytest.raises(SettingError, match=f"^{name} = "):
        settings.require()


def test_an_ignored_line_replaces_only_the_fault_that_it_caused():
    settings = Settings({"KEYPAD_KEYS": "123 456 789 *0#"}.get, lenient=True)
    settings.mistrust("KEYPAD", "KEYPAD in settings.toml is there twice; only the first one counts.")
    with pytest.raises(SettingError, match="^KEYPAD_COLS = "):
        settings.require()
    settings.mistrust("KEYPAD_KEYS", "KEYPAD_KEYS in settings.toml is there twice; only the first one counts.")
    with pytest.raises(SettingError, match="^KEYPAD_KEYS in settings.toml is there twice"):
        settings.require()


def test_a_value_that_getenv_cannot_read_gives_one_sentence_and_its_default():
    """Up to CircuitPython 10.1, getenv raises for a text without quotes."""

    def getenv(name):
        if name == "BRIGHTNESS":
            raise ValueError("Invalid byte 'b'")

    settings = Settings(getenv, lenient=True)
    assert settings.faults == [
        "BRIGHTNESS can't be read (Invalid byte 'b'): quote text, but not whole numbers."
    ]
    assert settings.brightness == 40
    with pytest.raises(SettingError, match="BRIGHTNESS can't be read"):
        Settings(getenv)


def test_from_circuitpython_10_2_on_every_value_is_a_text():
    texts = {name: str(default) for name, default, _, _ in TABLE}
    read = Settings(texts.get, lenient=True)
    assert read.faults == [] and vars(read) == vars(Settings({}.get, lenient=True))


def test_each_of_several_wrong_values_is_reported():
    settings = Settings({"GRID_WIDTH": 1, "SEED": -1, "GRID_ORDER": "up"}.get, lenient=True)
    assert [fault.split()[0] for fault in settings.faults] == ["GRID_WIDTH", "GRID_ORDER", "SEED"]


values = st.one_of(st.integers(), st.text(max_size=40), st.sampled_from(["GP0 GP1", "123A 456B 789C *0#D", "rows", ""]))


@limits(max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from(sorted(ROWS)), values))
def test_any_combination_of_settings_can_be_read(chosen):
    settings = Settings(chosen.get, lenient=True)
    for name, _, check, allowed in TABLE:
        value = getattr(settings, name.lower())
        if check is _number:
            assert allowed[0] <= value <= allowed[1]
        elif check is _one_of:
            assert value in allowed


@limits(max_examples=300, deadline=None)
@given(
    st.sampled_from([row[0] for row in games.CATALOGUE] + ["x"]),
    st.text("0123456789,- ", max_size=12),
    st.text("abcdefgh0123456789- x", max_size=30) | st.text(max_size=10),
)
def test_any_line_is_a_transcript_or_refused_with_a_sentence(key, options, moves):
    line = f"{key}/{options}/{moves}"
    try:
        _, game = transcript.read(line, games.load)
    except ValueError as error:
        assert str(error)
    else:
        assert transcript.read(transcript.write(key, game), games.load)[1].key() == game.key()


@limits(max_examples=300, deadline=None)
@given(st.sampled_from([row[0] for row in games.CATALOGUE]), st.text(max_size=12))
def test_any_notation_is_a_legal_move_or_refused_with_a_sentence(key, text):
    game = games.load(key)()
    try:
        assert game.is_legal(game.parse(text))
    except ValueError as error:
        assert str(error)
