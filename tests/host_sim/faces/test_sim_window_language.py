"""The window speaks the language of the setting LANGUAGE, and no text is cut off."""

import pytest
from at_window import SIZES, Person, pygame, resize

from host_sim import words
from host_sim.dropped_files import open_in_new_window
from host_sim.faces.message_log import NOTE
from host_sim.faces.shortcuts import SHORTCUTS, columns
from host_sim.faces.window import Window
from host_sim.faces.window_drawing import Screen
from host_sim.pictures.letters import font
from host_sim.simulator import Simulator

LANGUAGES = ["en", "de", "es"]
CODE = "2HRD-3G1Y-Y2KR-619D"


@pytest.fixture
def speaker(drive, tmp_path, request):
    """Return a person at a window in the language of the test."""
    language = request.getfixturevalue("language")
    with Simulator(root=drive(), settings={"LANGUAGE": language}) as sim:
        person = Person(Window(sim, pictures=tmp_path, dropped=lambda path: open_in_new_window(path, language)))
        person.wait()
        yield person
    pygame.quit()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_in_the_language_of_the_window(speaker, language, tmp_path):
    spoken, path = words.language(language), tmp_path / "other"
    path.write_text("hello")
    for key in (pygame.K_F5, pygame.K_F8, pygame.K_F12, pygame.K_F3):
        speaker.key(key)
    for dropped in (path, tmp_path):
        speaker.do(pygame.DROPFILE, file=str(dropped))
    power, invitation, picture, other, folder = [line.text for line in speaker.window.log.lines if line.kind == NOTE]
    assert (power, invitation) == (spoken.POWER_CYCLED, spoken.NO_SERVER)
    assert picture == spoken.PICTURE_SAVED.format(next(tmp_path.glob("glowgrid-*.png")))
    assert other == spoken.UNKNOWN_FILE.format("other")
    assert folder == spoken.CANNOT_BE_WRITTEN.format(tmp_path, spoken.REASONS["IsADirectoryError"])
    assert pygame.display.get_caption()[0].endswith(spoken.SPEED.format(2))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_changes_the_language_of_the_window_and_of_the_board(speaker, language):
    window, code = speaker.window, language
    for _ in LANGUAGES:
        code = words.after(code)
        speaker.key(pygame.K_F10)
        spoken = words.language(code)
        notes = [line.text for line in window.log.lines if line.kind == NOTE]
        assert notes[-1] == spoken.LANGUAGE and window.sim.language == code
        assert window.screen.words is spoken
    assert code == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_card_says_what_each_shortcut_does(language):
    spoken = words.language(language)
    assert spoken.MEANINGS.keys() == {shortcut.command for shortcut in SHORTCUTS}
    (_, shortcuts), (_, playing) = columns(spoken)
    assert len(shortcuts) == len(SHORTCUTS) and all(caps and meaning for caps, meaning in [*shortcuts, *playing])


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_hints_fit_into_every_window(speaker, language):
    for size in SIZES + [(420, 620), (640, 400)]:
        resize(speaker, size)
        layout, screen = speaker.window.layout, speaker.window.screen
        assert font(layout.hint_px).getlength(words.language(language).HINT) < size[0] - layout.hint_px
        for card in (screen._card_for(layout), screen._invitation_for(layout, (CODE, "2HRD-3G1Y-Y2KR", ""))):
            left, top, right, bottom = card.box
            assert left >= 0 and top >= 0 and right <= size[0] and bottom <= size[1], size


def test_the_cards_differ_from_language_to_language(person):
    layout, cards = person.window.layout, []
    for language in LANGUAGES:
        screen = Screen(words=words.language(language))
        cards.append(screen._card_for(layout).paint().tobytes())
        cards.append(screen._invitation_for(layout, (CODE, "2HRD-3G1Y-Y2KR", "")).paint().tobytes())
    assert len(set(cards)) == 2 * len(LANGUAGES)


@pytest.mark.parametrize(("setting", "language"), [("de_AT", "de"), ("ES", "es"), ("fr", "en"), ("", "en")])
def test_a_language_is_found_by_its_first_letters(drive, setting, language):
    assert Simulator(root=drive(), settings={"LANGUAGE": setting}).language == language
