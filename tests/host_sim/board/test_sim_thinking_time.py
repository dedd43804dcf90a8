"""A bot in the simulator takes the time that it takes on the board, where that is asked for."""

from host_sim.simulator import Simulator

AGAINST_HARD = "58666#"


def hards_turn(**options):
    """Return how long the hard bot thinks about its first move of tic-tac-toe, in virtual milliseconds."""
    with Simulator(seed=1, **options) as sim:
        sim.wait(2000)
        for key in AGAINST_HARD + "5":
            sim.press(key)
        sim.expect("plays b2", 200)
        played = sim.machine.now_us
        sim.expect("Hard bot (O) plays", 8000)
        return (sim.machine.now_us - played) / 1000


def test_thinking_takes_the_boards_time_only_where_it_is_asked_for():
    quick, slow = hards_turn(), hards_turn(thinking_time=True)
    assert 1000 < slow - quick <= 3000


def test_keys_are_heard_while_a_bot_thinks():
    with Simulator(seed=1, thinking_time=True) as sim:
        sim.wait(2000)
        for key in AGAINST_HARD + "5":
            sim.press(key)
        sim.wait(1200)
        sim.press("A")
        sim.expect("Paused.", 100)
        assert "Hard bot (O) plays" not in sim.serial
        sim.press("*")
        sim.expect("Hard bot (O) plays", 4000)
