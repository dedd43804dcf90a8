"""All errors lead to the crash screen, which never blocks the loop. Ctrl-C always reaches the REPL."""

import pytest
from fakes import Event, Player

from glowgrid.words import hardware_faults as words


class Restarted(BaseException):
    pass


def restart():
    raise Restarted


def crashed(error):
    """Return a player at the crash screen."""
    player = Player()
    player.console.restart = restart
    player.wait(100)
    player.app.crash(error)
    player.wait(100)
    return player


def run(player):
    with pytest.raises(Restarted):
        player.app.run()


def test_a_crash_prints_its_traceback_and_shows_its_picture(capsys):
    try:
        raise ValueError("a fault")
    except ValueError as error:
        player = crashed(error)
    said = capsys.readouterr().out
    assert "Traceback" in said and said.rstrip().endswith("ValueError: a fault")
    assert player.console.said[-1] == words.CRASHED
    assert sum(ink >> 3 == 12 for ink in player.console.grid.shown) > 20


def test_out_of_memory_unloads_as_much_as_possible_and_is_reported():
    player = crashed(MemoryError())
    assert player.console.said[-1] == words.NO_MEMORY
    assert player.scene == "Crash" and len(player.app.stack.scenes) == 1 and player.app.session.match is None


def test_the_crash_screen_waits_for_a_key_without_blocking():
    player = crashed(ValueError())
    player.wait(300_000, step=100)  # attract mode does not start either
    player.console.keypad.events += [Event("release", "1"), Event("repeat", "1", 1)]
    player.wait(100)
    player.console.keypad.events.append(Event("press", "5"))
    with pytest.raises(Restarted):
        player.app.tick()


def test_the_loop_shows_a_crash_and_a_new_press_of_the_key_continues():
    player = Player()
    player.console.restart = restart
    player.wait(100)

    def failing(event):
        player.console.keypad.events += [Event("release", "5"), Event("press", "5")]
        raise ValueError

    player.app.scene.handle = failing
    player.console.keypad.events.append(Event("press", "5"))
    run(player)
    assert player.console.said[-1] == words.CRASHED


def test_a_grid_that_fails_is_reported_once_more_and_keys_still_work(capsys):
    player, frames = Player(), []
    player.console.restart = restart

    def broken(canvas):
        frames.append(canvas)
        if len(frames) == 20:
            player.console.keypad.events.append(Event("press", "5"))
        raise OSError("no strip")

    player.console.grid.paint = broken
    run(player)
    assert player.console.said.count(words.CRASHED) == 1
    assert capsys.readouterr().out.count("OSError: no strip") == 2


@pytest.mark.parametrize("where", ["update", "handle", "draw", "crash screen"])
def test_ctrl_c_reaches_the_repl(where):
    player = Player()
    player.wait(100)

    def interrupt(*_):
        raise KeyboardInterrupt

    if where == "crash screen":
        player.app.scene.update = lambda now: 1 / 0
        player.console.clock.wait = interrupt
    else:
        setattr(player.app.scene, where, interrupt)
        if where == "handle":
            player.console.keypad.events.append(Event("press", "5"))
    with pytest.raises(KeyboardInterrupt):
        player.app.run()
