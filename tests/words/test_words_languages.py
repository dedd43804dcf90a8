"""Every language has the same sentences as English, with the same gaps and only letters that the font has."""

import ast
import random
import re
from importlib import import_module
from pathlib import Path

import pytest
import shipped
from sentences import TRANSLATIONS, gaps, texts

import host_text
from glowgrid import bots, games
from glowgrid.config.language import LANGUAGES
from glowgrid.engine import agreement_acts, flags, resign_and_draw
from glowgrid.translation import _gap_texts, translate
from glowgrid.view import font

LIB = Path(font.__file__).parent.parent
WORDS = {"glowgrid.words": LIB / "words", "host_text.words": Path(host_text.__file__).parent / "words"}
OTHERS = LANGUAGES[1:]
TABLES = {**dict.fromkeys(TRANSLATIONS, "TABLE"), "match": "BOTS"}
"""Module -> its translations of English sentences that the code has."""
PACKAGES = {path.stem: package for package, folder in WORDS.items() for path in sorted((folder / "en").glob("*.py"))}
MODULES = [name for name in PACKAGES if name != "__init__" and TABLES.get(name) != "TABLE"]
# texts that are the same in English and in this language: titles, typed commands, signs
SAME = {
    "de": {"Bot", "Online", "Pause.", "Quixo", "Othello", "Gomoku", "Domineering", "Go", "{} in settings.toml {}."},
    "es": {"no", "Cable", "Quixo", "Othello", "Gomoku", "Domineering", "Go"},
}
IDENTIFIERS = {"COMMANDS", "WITH_MORE", "ANSWERS", "ALSO", "YES", "NO", "CHANGES"}  # texts that players type
OWN_LENGTH = {"ANSWERS", "ALSO", "BOTS"}  # each language may have any number of these


def module(language, name):
    return import_module(f"{PACKAGES[name]}.{language}.{name}")


def table(language, name):
    """Return the translations in the module: English -> other language."""
    return getattr(module(language, name), TABLES[name])


def titles(language):
    """Return the titles of Glowgrid's games in this language, in the order of the catalogue."""
    rows = games.Rows()
    rows.language = language
    return [row[1] for row in rows]


def said(language, name):
    """Return the sentences and tables defined in the module, by name."""
    tree = ast.parse((WORDS[PACKAGES[name]] / language / f"{name}.py").read_text(encoding="utf-8"))
    targets = [node.targets[0] if isinstance(node, ast.Assign) else node.target for node in tree.body if _gives(node)]
    names = [each.id for target in targets for each in getattr(target, "elts", [target])]
    return {each: getattr(module(language, name), each) for each in names}


def _gives(node):
    return isinstance(node, (ast.Assign, ast.AnnAssign))


def words_of(language):
    for name in MODULES:
        for variable, value in said(language, name).items():
            for where, text in texts(value):
                yield f"{name}.{variable}{where}", text


# -- sentences in words/


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", MODULES)
def test_a_language_has_the_sentences_of_english_with_the_same_gaps_and_no_others(language, name):
    theirs, ours = said("en", name), said(language, name)
    assert list(ours) == list(theirs)
    for variable in theirs:
        if variable in OWN_LENGTH:
            continue
        english, other = dict(texts(theirs[variable])), dict(texts(ours[variable]))
        assert list(other) == list(english), variable
        assert {where: gaps(other[where]) for where in other} == {where: gaps(english[where]) for where in english}


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_is_translated(language):
    english = dict(words_of("en"))
    left = []
    for where, text in words_of(language):
        name = where.partition(".")[2]
        typed = name.partition("[")[0] in IDENTIFIERS or name.startswith("PAUSE[") and name.endswith("[0]")
        if text == english.get(where) and re.search("[a-z]{2}", text) and not typed and text not in SAME[language]:
            left.append(f"{where}: {text}")
    assert not left


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", WORDS)
def test_a_language_is_data_without_functions_classes_or_logic(language, package):
    for path in (WORDS[package] / language).glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            is_data = _gives(node) or isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            assert is_data, f"{path.name}: {ast.unparse(node)}"
            assert not any(isinstance(each, (ast.Call, ast.Lambda)) for each in ast.walk(node)), path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_key_help_lines_fit_into_the_simulator(language):
    assert max(len(line) for line in module(language, "menus").KEYS) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_that_a_player_may_type_has_one_meaning(language):
    terminal = module(language, "terminal")
    letters = terminal.YES, terminal.NO, terminal.CHANGES
    assert len(set(letters)) == 3
    assert set(terminal.ANSWERS.values()) <= set(letters)
    assert set(terminal.ALSO.values()) <= set(terminal.COMMANDS) and not set(terminal.ALSO) & set(terminal.COMMANDS)
    for prompt in (terminal.ASK_YES, terminal.ASK_ALONE, terminal.ASK_PEOPLE, terminal.ASK_AGAIN):
        assert f"({terminal.YES}" in prompt and re.search(rf"\b{terminal.NO}\b", prompt)
    for no, yes, prompt in [terminal.SWITCH, *terminal.SWITCHES.values()]:
        answers = prompt.partition("(")[2].partition(",")[0].partition(")")[0].split()
        assert no != yes and {no, yes} <= set(answers)


# -- sentences of games, bots and checks


OWN = {"own.py", *(f"{row[2]}.py" for row in games.CATALOGUE if row not in shipped.ROWS)}
HARVESTED = (
    *("config/settings.py", "config/errors.py", "config/ignored_lines.py", "config/network_settings.py", "startup.py"),
    *("hal/console_builder.py", "hal/pins.py", "hal/power_budget.py", "hal/optional_parts.py", "hal/uart_link.py"),
    *("engine/notation.py", "engine/options.py", "engine/transcript.py", "engine/resign_and_draw.py"),
    *("engine/agreement_acts.py", "engine/inarow.py", "engine/positions.py", "engine/hint_reasons.py"),
    *("bots/__init__.py", "engine/drive_table.py", "engine/flags.py"),
    *(f"games/{path.name}" for path in (LIB / "games").glob("*.py") if path.name not in OWN),
)
NOT_SAID = (  # texts that are not sentences for players, by their start
    *("GP", "123A", "engine.", "glowgrid.", "config.", "games."),
    *("MEMORY is short: Glowgrid",),  # there is no memory for a language
    *("a language on this drive",),  # the language is not there
)


def harvest(path):
    """Yield the texts of a file that look like sentences, with {} for gaps. Docstrings are left out."""
    tree = ast.parse((LIB / path).read_text(encoding="utf-8"))
    skipped = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "TABLE":
            skipped |= {id(each) for each in ast.walk(node)}  # settings.toml explains the settings
        if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "TABLE":
            skipped |= {id(each) for each in ast.walk(node)}
        if isinstance(node, (ast.arg, ast.FunctionDef)):
            for note in (getattr(node, "annotation", None), getattr(node, "returns", None)):
                skipped |= {id(each) for each in ast.walk(note)} if note is not None else set()
        if isinstance(node, ast.AnnAssign):
            skipped |= {id(each) for each in ast.walk(node.annotation)}
        text = None
        if isinstance(node, ast.JoinedStr) and id(node) not in skipped:
            text = "".join(each.value if isinstance(each, ast.Constant) else "{}" for each in node.values)
            skipped |= {id(each) for each in ast.walk(node)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            text = node.value
        if text and re.search(r"[a-z]{2,} |[a-z] [a-z]| [a-z]{2,}", text) and not text.startswith(NOT_SAID):
            yield text


SENTENCES = sorted({text for path in HARVESTED for text in harvest(path)})


def literal(text):
    """Return the parts of a sentence between its gaps that contain a word."""
    return [piece.strip(" .,;:()") for piece in text.split("{}") if re.search("[A-Za-z]{2}", piece)]


@pytest.mark.parametrize("language", OTHERS)
def test_every_title_is_translated_and_no_translation_is_unused(language):
    assert all(titles(language)) and len(titles(language)) == len(titles("en"))
    assert sorted(table(language, "match")) == sorted(row[1] for row in bots.CATALOGUE)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("text", SENTENCES)
def test_every_sentence_of_games_bots_and_checks_is_in_the_tables_of_each_language(language, text):
    known = titles("en") + [sentence for name in TABLES for sentence in table(language, name)]
    for piece in literal(text):
        assert any(piece in sentence for sentence in known), f"no table of words/{language} has {piece!r}"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", TRANSLATIONS)
def test_a_table_has_no_sentence_that_is_never_used(language, name):
    commands = [row[0] for row in resign_and_draw.COMMANDS + agreement_acts.COMMANDS + flags.COMMANDS]
    everything = "\n".join(SENTENCES + commands + [_numbers()])
    for sentence in table(language, name):
        for piece in literal(sentence):
            parts = re.split("but it must be|in settings.toml", piece)  # these are composed of two parts
            assert all(part.strip() in everything for part in parts), f"nobody says {piece!r} of {sentence!r}"


def _numbers():
    return "\n".join(f"{number} in a row" for number in ("three", "four", "five"))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", TABLES)
def test_a_translation_keeps_the_gaps_and_differs_from_english(language, name):
    for english, other in table(language, name).items():
        assert gaps(other) == gaps(english)
        assert other != english or english in SAME[language], english


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", shipped.KEYS)
def test_the_rules_and_results_of_each_game_are_translated(language, key):
    game_class, sentences = games.load(key), table(language, "games")
    assert translate(game_class.rules, table(language, "rules")) != game_class.rules
    for seed in range(30):
        game, rng = game_class(), random.Random(seed)
        while game.outcome is None:
            game.push(rng.choice(game.legal_moves()))
        assert translate(game.outcome.why, sentences) != game.outcome.why, game.outcome.why


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", TABLES)
def test_no_sentence_is_mistaken_for_another_one(language, name):
    sentences = table(language, name)
    for english, other in sentences.items():
        values = [f"<{number}>" for number in gaps(english)]
        assert translate(english.format(*values), sentences) == other.format(*values)


def test_texts_in_gaps_are_translated_too_and_unknown_texts_stay():
    table = {"{} is no move; {}.": "{} ist kein Zug; {}.", "expected {}": "erwartet wird {}", "Move": "Zug"}
    assert translate("'x' is no move; expected d3.", table) == "'x' ist kein Zug; erwartet wird d3."
    assert translate("An owner's own sentence.", table) == "An owner's own sentence."
    assert translate("", table) == ""
    assert _gap_texts("aXbXc", ["a", "X", "c"]) == ["", "bX"]


def test_a_sentence_whose_gaps_are_filled_in_later_is_translated_with_its_gaps():
    assert translate("{} ({}) is in check.", table("de", "games")) == "{} ({}) steht im Schach."


# -- letters

ON_LIGHT = (
    *("pause.PAUSE", "menus.OPTION_NAMES", "menus.KEYS_SHORT"),
    *("menus.STATISTICS", "menus.NO_STATISTICS", "menus.FORGET"),
)


def on_light(language):
    """Yield the sentences shown on the grid."""
    for where, text in words_of(language):
        if where.startswith(ON_LIGHT) and not where.endswith("[0]"):
            yield text
    yield from titles(language)
    own = table(language, "games") | table(language, "rules")
    rules = [games.load(row[0]).rules for row in shipped.ROWS]
    for text in rules + [row[0] for row in resign_and_draw.COMMANDS + agreement_acts.COMMANDS + flags.COMMANDS]:
        yield own.get(text, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_shown_on_the_grid_has_a_glyph(language):
    unknown = font.columns("\0")
    text = "".join(on_light(language)).replace("{}", "") + "".join(text for _, text in words_of(language))
    letters = {char for char in text if char.isalpha()} | set("".join(on_light(language)).replace("{}", ""))
    assert not [char for char in letters if char != "?" and font.columns(char) == unknown]


def test_a_small_letter_is_drawn_as_its_capital_even_if_upper_does_not_know_it():
    class OnABoard(str):
        """Text whose `upper` changes only English letters, as on a board."""

        def upper(self):
            return "".join(char.upper() if char < "\x80" else char for char in self)

    for text in ("Größe", "prüfen", "Tamaño", "áéíóúü", "¿Qué?"):
        assert font.columns(OnABoard(text)) == font.columns(text)
    assert font.columns("ß") == font.columns("ss") != font.columns("?")
