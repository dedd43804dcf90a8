"""Count the shots that each level of bots needs to sink a random fleet at Battleship:

    python -m lab.fleet_shots [--size N] [--fleets N]

The median and the mean are printed.
"""

import statistics

from glowgrid import bots
from glowgrid.engine.faults import OptionError
from glowgrid.engine.rng import Rng
from glowgrid.games.battleship import Battleship
from host_common import command_line
from tools.play.deciding import decide

LEVELS = "hard", "medium", "easy", "random"
FLEETS = 400
_SHOT = 20000  # plus a cell: a shot


def shots(level: str, size: int, seed: int) -> int:
    """Return how many shots the bot `level` needs to sink the fleet that `seed` chooses."""
    game, rng, bot = Battleship(size), Rng(seed), bots.load(level)()
    while game.ply < game._placing:
        game.push(game.random_move(rng))
    # the opponent hits as late as possible
    back = sorted(range(size * size), key=lambda cell: game._ships[1][cell] > 0)
    count = 0
    while game.outcome is None:
        if game.is_answer(game.ply):
            game.push(game.legal_moves()[0])
        elif game.turn == 1:
            game.push(decide(bot, game.determinize(1, rng), rng))
            count += 1
        else:
            game.push(_SHOT + back[count - 1])
    return count


def counts(level: str, size: int = 8, fleets: int = FLEETS) -> list[int]:
    """Return the number of shots at each of `fleets` random fleets."""
    return [shots(level, size, seed) for seed in range(fleets)]


def main(arguments: list[str] | None = None) -> None:
    parser = command_line.parser("python -m lab.fleet_shots", "Count the shots of each level at Battleship.")
    parser.add_argument("--size", type=int, default=8, help="rows and columns of the board (8)")
    parser.add_argument("--fleets", type=command_line.count, default=FLEETS, help=f"random fleets ({FLEETS})")
    options = parser.parse_args(arguments)
    try:
        Battleship.checked(options.size)
    except OptionError as error:
        parser.error(str(error))
    print("| level | median | mean |\n| --- | ---: | ---: |")
    for level in LEVELS:
        found = counts(level, options.size, options.fleets)
        print(f"| {level} | {statistics.median(found):g} | {statistics.mean(found):.1f} |")


if __name__ == "__main__":
    main()
