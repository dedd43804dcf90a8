"""Tables of bots in a folder that stands for the drive, some of them unusable, and matches against the bots."""

from glowgrid import games
from glowgrid.engine import drive_table


def unusable(file):
    """Return what can be wrong with a table, as a dict: name -> (content of the file, or None, and the sentence)."""
    data, end = file.read_bytes(), ", so bots play without it."
    return {
        "missing": (None, f"{file.name} is missing{end}"),
        "damaged": (data[:99] + bytes([data[99] ^ 1]) + data[100:], f"{file.name} is damaged{end}"),
        "truncated": (data[:500], f"{file.name} is damaged{end}"),
        "foreign": (data[:16] + b"\x09" + data[17:], f"{file.name} is for another board{end}"),
        "version": (data[:18] + b"\x63\x00" + data[20:], f"{file.name} is from another version{end}"),
    }


def put(monkeypatch, root, name, data, module=None):
    """Let bots read tables from a folder in `root`. There, the table `name` has the content `data`, or is missing if it
    is None. `module`: the game's module for the table. It forgets that it has checked the table."""
    folder = root / "games"
    folder.mkdir(exist_ok=True)
    (folder / name).unlink(missing_ok=True)
    if data is not None:
        (folder / name).write_bytes(data)
    if module is not None:
        monkeypatch.setattr(module, "_sound", [])
    monkeypatch.setattr(drive_table, "__file__", str(root / "engine" / "drive_table.py"))


def begin_match(player, key, bot, options=None):
    """Set up the game `key` for a person against `bot`, and start it."""
    player.press("0")
    player.press("6" * [row[0] for row in games.CATALOGUE].index(key) + "5")
    setup = player.app.session.setup()
    setup.who = ["", bot]
    setup.options = options or setup.options
    player.press("#")
    player.wait(6000)


def said_about_tables(player):
    """Return what the board has said about tables."""
    return [text for text in player.console.said if ".table" in text]
