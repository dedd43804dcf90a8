"""A bot in the simulator takes as long as on the board if asked for."""

from host_sim.simulator import Simulator

AGAINST_HARD = "5866#"


def hards_turn(**options):
    """Return the thinking time of the hard bot for its first move of tic-tac-toe, in virtual milliseconds."""
    with Simulator(seed=1, **options) as sim:
        sim.wait(2000)
        for key in AGAINST_HARD + "5":
            sim.press(key)
        sim.expect("plays b2", 200)
        played = sim.machine.now_us
        sim.expect("Hard bot (O) plays", 8000)
        return (sim.machine.now_us - played) / 1000


def test_thinking_takes_the_boards_time_only_on_request():
    quick, slow = hards_turn(), hards_turn(thinking_time=True)
    assert 1000 < slow - quick <= 3000


def test_keys_are_read_while_a_bot_thinks():
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


def test_the_hook_makes_any_bot_take_the_time_of_its_nodes_but_only_on_request(drive):
    code = """
        import microcontroller
        from supervisor import ticks_ms

        class Bot:
            nodes = 0
            def think(self, game, rng):
                self.nodes = 30
                yield 50
                self.nodes = 50
                return 7

        class Game:
            title, rows, cols = "A user's game", 3, 3  # 100 nodes a second

        bot, before = microcontroller.timed(Bot)(), ticks_ms()
        thought = bot.think(Game, None)
        print(next(thought), ticks_ms() - before)
        try:
            next(thought)
        except StopIteration as done:
            print(done.value, ticks_ms() - before, isinstance(bot, Bot))
    """
    for thinking_time, said in ((True, "50 300\n7 500 True\n"), (False, "50 0\n7 0 True\n")):
        with Simulator(root=drive(code), thinking_time=thinking_time) as sim:
            sim.wait(1000)
            assert sim.serial.startswith(said)
