"""The hook by which hardware has bots' thoughts take time."""

from glowgrid import bots


def test_a_bot_is_what_the_hardwares_hook_makes_of_it(monkeypatch):
    plain = bots.load("easy")
    monkeypatch.setattr(bots, "timed", lambda bot: (bot, "timed"))
    assert bots.load("easy") == (plain, "timed")


def test_where_the_hardware_has_none_a_bot_is_itself():
    assert bots.timed is None and bots.load("easy").__module__ == "glowgrid.bots.easy"
