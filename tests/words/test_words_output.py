"""The board and plain text use the language of the setting LANGUAGE, without any English."""

import os
import random
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
import shipped
from sentences import TRANSLATIONS, translations

from glowgrid import games
from glowgrid.config.language import LANGUAGES
from host_sim.simulator import Simulator

ROOT = Path(__file__).resolve().parent.parent.parent
OTHERS = LANGUAGES[1:]
PACKAGES = "lib/glowgrid", "host_text"
WELCOME = {"de": "Glowgrid. Spiele auf einem Raster aus Licht.", "es": "Glowgrid. Juegos en una cuadrícula de luz."}
LONG = re.compile(r"[A-Za-z']{2,} [a-z']{2,}")


def pieces(texts):
    """Return the parts of these sentences between their gaps that have two words in a row."""
    return {piece.strip(" .:,;") for text in texts for piece in text.split("{}") if LONG.search(piece)}


def sentences(language):
    """Yield every text of a language's modules."""
    paths = [path for package in PACKAGES for path in sorted((ROOT / package / "words" / language).glob("*.py"))]
    for path in paths:
        module = import_module(f"{path.parents[2].name}.words.{language}.{path.stem}".removesuffix(".__init__"))
        todo = [value for name, value in vars(module).items() if name.isupper()]
        while todo:
            value = todo.pop()
            if isinstance(value, str):
                yield value
            elif isinstance(value, (tuple, list)):
                todo += value
            elif isinstance(value, dict):
                todo += value.values()


def english(language):
    """Return the fragments of English sentences that must not appear in this language."""
    tables = [translations(language, name) for name in TRANSLATIONS]
    mapped = [text for table in tables for text in table]
    own = "\n".join(sentences(language))
    return {piece for piece in pieces([*sentences("en"), *mapped]) if piece not in own}


def remaining_english(text, language):
    return sorted(piece for piece in english(language) if re.search(rf"\b{re.escape(piece)}", text))


@pytest.mark.parametrize("language", OTHERS)
def test_the_check_detects_english(language):
    with Simulator(settings={"REPLAY": "othello/8/f5d6c3"}, seed=1) as sim:
        sim.expect("Replay of Othello, 3 moves.", 3000)
        sim.wait(8000)
        lines = [line for line in sim.serial.splitlines() if line]
    told = [line for line in lines if "plays" not in line and "to move" not in line]
    assert len(told) > 2 and all(remaining_english(line, language) for line in told)


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("language", OTHERS)
def test_everything_reported_after_random_keys_is_in_the_boards_language(language):
    rng = random.Random(7)
    with Simulator(settings={"LANGUAGE": language, "ATTRACT_SECONDS": 10}, seed=1) as sim:
        sim.expect(WELCOME[language], 3000)
        for number in range(700):
            sim.press(rng.choice("1234567890*#ABCD5#2468"))
            if number % 100 == 99:
                sim.wait(15_000)
        said = sim.serial
    assert len(set(said.splitlines())) > 80
    assert not remaining_english(said, language)


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("row", shipped.ROWS, ids=shipped.KEYS)
def test_the_pause_menu_and_the_rules_of_each_game_are_in_the_language(language, row):
    with Simulator(settings={"LANGUAGE": language}, seed=1) as sim:
        sim.wait(2500)
        for _ in range(shipped.KEYS.index(row[0])):
            sim.press("6")
        sim.press("#")
        sim.wait(1500)
        sim.press("A")
        for _ in range(15):
            sim.press("6")
        words = import_module(f"glowgrid.words.{language}.pause")
        hides = not games.load(row[0]).perfect  # then the transcript would tell what is hidden
        names = [name for what, name in words.PAUSE if what != "transcript" or not hides]
        for name in names:
            sim.expect(name)
        while sim.serial.splitlines()[-1] != dict(words.PAUSE)["rules"]:
            sim.press("6")
        sim.press("5")
        rules = translations(language, "rules")[games.load(row[0]).rules]
        sim.expect(rules)
        said = sim.serial
    assert not remaining_english(said, language)


@pytest.mark.parametrize("language", OTHERS)
def test_restored_games_transcripts_and_settings_errors_are_reported_in_the_language(language):
    table = translations(language, "errors")
    saved = import_module(f"glowgrid.words.{language}.saved")
    settings = {"LANGUAGE": language, "BRIGHTNESS": 101, "REPLAY": "othello/8/f5d6c3"}
    with Simulator(settings=settings, seed=1) as sim:
        allowed = table["a whole number from {} to {}"].format(1, 100)
        sim.expect(table["{} = {}, but it must be {}."].format("BRIGHTNESS", 101, allowed), 3000)
        sim.press("5")
        sim.expect(saved.REPLAY_BEGINS[1].format("Othello", 3), 4000)
        sim.wait(8000)
        sim.expect(saved.REPLAY_ENDS)
        assert not remaining_english(sim.serial, language)
    with Simulator(settings={"LANGUAGE": language}, seed=1) as sim:
        sim.wait(2500)
        sim.press("#")
        sim.wait(1000)
        sim.press("5")
        sim.wait(2000)
        sim.power_off()
        sim.power_on()
        titles = games.Rows()
        titles.language = language
        sim.expect(saved.RESTORED[1].format(titles[0][1], 2), 4000)
        assert not remaining_english(sim.serial, language)


def test_an_unknown_language_is_reported_and_english_is_used_instead():
    with Simulator(settings={"LANGUAGE": "fr"}, seed=1) as sim:
        sim.expect('LANGUAGE = "fr", but it must be en, de or es.', 3000)
        sim.press("5")
        sim.expect("Glowgrid. Games on a grid of light.", 3000)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_that_is_not_on_the_drive_is_reported_and_english_is_used_instead(tmp_path, language):
    for name in ("code.py", "settings.toml"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "lib", tmp_path / "lib", ignore=shutil.ignore_patterns("__pycache__", language))
    with Simulator(root=tmp_path, settings={"LANGUAGE": language}, seed=1) as sim:
        sim.expect(f'LANGUAGE = "{language}", but it must be a language on this drive. Deploy Glowgrid again.', 3000)
        sim.press("5")
        sim.expect("Glowgrid. Games on a grid of light.", 3000)
        sim.press("#")
        sim.wait(2000)
        sim.press("5")
        sim.wait(2000)
        assert not sim.unexpected_end and "Traceback" not in sim.serial


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("settings", [{}, {"LANGUAGE": "en"}, {"LANGUAGE": "own"}], ids=["none", "en", "own"])
def test_a_drive_without_english_and_classes_for_programs_speaks_its_own_language(tmp_path, language, settings):
    for name in ("code.py", "settings.toml"):
        shutil.copy(ROOT / name, tmp_path)
    missing = {*LANGUAGES, "__pycache__", "classic"} - {language}
    shutil.copytree(ROOT / "lib", tmp_path / "lib", ignore=shutil.ignore_patterns(*missing))
    is_own = settings.get("LANGUAGE") == "own"
    with Simulator(root=tmp_path, settings={"LANGUAGE": language} if is_own else settings, seed=1) as sim:
        if not is_own:
            sim.expect('LANGUAGE = "en"', 3000)
            sim.press("5")
        sim.expect(WELCOME[language], 3000)
        for key in "0#70*#5":
            sim.press(key)
            sim.wait(2000)
        assert not sim.unexpected_end and "Traceback" not in sim.serial and not remaining_english(sim.serial, language)


# -- plain text


def text_game(typed, **environment):
    inherited = {name: value for name, value in os.environ.items() if name not in ("LANGUAGE", "LANG", "LC_ALL")}
    path = os.pathsep.join([str(ROOT / "lib"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "glowgrid"],
        input=typed.encode(),
        capture_output=True,
        env={**inherited, "PYTHONPATH": path, **environment},
        timeout=60,
    )
    assert done.returncode == 0 and not done.stderr, done.stderr.decode()
    return done.stdout.decode(environment.get("PYTHONIOENCODING", "utf-8"))


TYPED = {
    "de": "hilfe\nDreier\n1\n3\nn\n1\nBot leicht\n\n\n7 7\nhint\ntipp\nregeln\nundo x\n2 2\nzurück\n1 1\nende\n",
    "es": "ayuda\nTres\n1\n3\nn\n1\nBot fácil\n\n\n7 7\nhint\npista\nreglas\nundo x\n2 2\ndeshacer\n1 1\nsalir\n",
}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("encoding", ["utf-8", "latin-1", "ascii"])
def test_plain_text_uses_the_language_in_any_encoding_of_the_terminal(language, encoding):
    typed = TYPED[language].encode(encoding, "ignore").decode(encoding)
    said = text_game(typed, LANGUAGE=language, PYTHONIOENCODING=encoding)
    terminal = import_module(f"host_text.words.{language}.terminal")
    assert terminal.GOODBYE.replace("ó", "o" if encoding == "ascii" else "ó") in said
    assert not remaining_english(said, language)


def test_plain_text_spells_out_letters_that_the_terminal_lacks():
    said = text_game("quit\n", LANGUAGE="de", PYTHONIOENCODING="ascii")
    assert said.startswith("Glowgrid: Brettspiele als reiner Text.") and "?" not in said.replace("Welches Spiel?", "")
    said = text_game("help\nquit\n", LANGUAGE="de", PYTHONIOENCODING="ascii")
    assert "druecke Enter" in said
    assert "Que juego?" in text_game("quit\n", LANGUAGE="es", PYTHONIOENCODING="ascii")


@pytest.mark.parametrize(
    "environment",
    [{"LANGUAGE": "de"}, {"LANGUAGE": "fr:de_AT:en"}, {"LC_ALL": "de_DE.UTF-8"}, {"LANG": "de_CH.UTF-8"}],
    ids=lambda environment: "-".join(environment.values()),
)
def test_plain_text_uses_the_language_of_the_computer(environment):
    assert "Welches Spiel?" in text_game("quit\n", PYTHONIOENCODING="utf-8", **environment)


@pytest.mark.parametrize("environment", [{}, {"LANG": "C"}, {"LANGUAGE": "fr"}, {"LANGUAGE": "", "LANG": "en_GB"}])
def test_plain_text_defaults_to_english(environment):
    assert "Which game?" in text_game("quit\n", **environment)


def test_plain_text_reports_an_unknown_language_unless_it_is_the_computers_own():
    told = 'LANGUAGE = "german", but it must be en, de or es.'
    assert told in text_game("quit\n", LANGUAGE="german")
    for value in ("fr_FR:fr", "de", ""):
        assert "allowed" not in text_game("quit\n", LANGUAGE=value)


@pytest.mark.parametrize("language", OTHERS)
def test_english_commands_work_in_every_language(language):
    said = text_game("1\nhelp\nquit\n", LANGUAGE=language, PYTHONIOENCODING="utf-8")
    assert import_module(f"host_text.words.{language}.terminal").TEXT_HELP[1] in said
