"""What goes wrong comes to one screen; Ctrl-C to the REPL, always."""

import pytest
from fakes import Event, Player

from glowgrid import words_saved as words


class Restarted(BaseException):
    pass


def crashed(error, keys="5"):
    """Run the app until it restarts after `error`; return the player and what the light showed."""
    player, seen = Player(), []

    def restart():
        seen.append(bytes(player.console.grid.shown))
        raise Restarted

    def failing(now):
        player.console.keypad.events += [Event("release", "1"), *[Event("press", key) for key in keys]]
        raise error

    player.wait(100)
    player.console.restart = restart
    player.app.scene.update = failing
    with pytest.raises(Restarted):
        player.app.run()
    return player, seen[0]


def test_a_crash_has_its_traceback_its_picture_and_a_key(capsys):
    player, shown = crashed(ValueError("a fault"))
    said = capsys.readouterr().out
    assert "Traceback" in said and said.rstrip().endswith("ValueError: a fault")
    assert player.console.said[-1] == words.CRASHED
    assert sum(ink >> 3 == 12 for ink in shown) > 20


def test_no_memory_lets_go_of_what_it_can_and_tells():
    player, _ = crashed(MemoryError())
    assert player.console.said[-1] == words.NO_MEMORY
    assert player.app._scenes == [] and player.app.session.match is None


def test_a_grid_that_fails_still_tells_and_restarts():
    player = Player()

    def broken(canvas):
        raise OSError("no strip")

    def restart():
        raise Restarted

    player.console.grid.show, player.console.restart = broken, restart
    player.console.keypad.events = []
    player.app._frame_at = player.console.clock.now()
    player.console.keypad.poll = lambda now: player.console.keypad.events.append(Event("press", "5"))
    with pytest.raises(Restarted):
        player.app.run()
    assert words.CRASHED in player.console.said


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
