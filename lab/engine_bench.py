"""Compare the speed of the engine and of the bots' search with OpenSpiel and easyAI:

    python -m lab.engine_bench [--runs N]

The first figure is the number of moves per second in random games that are played from the start to the end. All
engines choose their moves by the same random numbers, create a new object for each game, and check after every move
whether the game is over. These methods find and make the moves:

    Glowgrid    legal_moves() and push()
    OpenSpiel   legal_actions() and apply_action()
    easyAI      possible_moves() and play_move()

The second figure is the number of nodes per second in a search. For Glowgrid it is the search of the hard bot. For the
others it is a search to depth 4, by `alpha_beta_search` of OpenSpiel and by `Negamax` of easyAI.

The runs of the engines alternate. Each figure is the median of all runs. Moves per second are also compared: in each
run, Glowgrid's figure is divided by the figure of the other engine. The table shows the lowest and the highest ratio.

Install OpenSpiel and easyAI with `pip install -e ".[bench]"`. The column of an engine that is not installed is empty.
"""

import importlib.util
import platform
import statistics
import sys
from collections.abc import Callable
from typing import Any

from glowgrid import games
from host_common import command_line
from host_sim.board.thinking_time import nodes_per_second
from lab.table_savings import savings_table
from tools import vm
from tools.vm import timed_playouts

RUNS = 15
MOVES = 40_000
SLOW_MOVES = 1_000  # number of moves for easyAI, which is slow
VM_MOVES = 4_000
THOUGHTS, DEPTH = 5, 4
OPEN_SPIEL = {
    "tictactoe": "tic_tac_toe",
    "connectx": "connect_four",
    "othello": "othello",
    "checkers": "checkers",
    "chess": "chess",
    "dots": "dots_and_boxes(num_rows=3,num_cols=3)",
    "go": "go(board_size=9)",
    "morris": "nine_mens_morris",
}
EASY_AI = {"tictactoe": ("TicTacToe", "TicTacToe"), "connectx": ("ConnectFour", "ConnectFour")}

Rates = dict[str, list[float]]


class OpenSpiel:
    """A game of OpenSpiel, which is written in C++ and called through OpenSpiel's Python binding."""

    def __init__(self, key: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(OPEN_SPIEL[key])

    def moves(self, numbers: list) -> float:
        made, seconds = timed_playouts.timed(self._play_out, MOVES, numbers)
        return made / seconds

    def _play_out(self, moves: int, numbers: list) -> int:
        done = at = 0
        while done < moves:
            state = self.game.new_initial_state()
            push, legal_moves, over = state.apply_action, state.legal_actions, state.is_terminal
            while not over():
                legal = legal_moves()
                push(legal[numbers[at] % len(legal)])
                at = at + 1 if at < len(numbers) - 1 else 0
                done += 1
        return done

    def nodes(self) -> float:
        from open_spiel.python.algorithms import minimax

        nodes = counted(minimax, "_alpha_beta", self._search)
        return nodes / timed_playouts.timed(self._search)[1]

    def _search(self) -> None:
        from open_spiel.python.algorithms import minimax

        minimax.alpha_beta_search(
            self.game, value_function=lambda state: 0, maximum_depth=DEPTH, maximizing_player_id=0
        )


class EasyAI:
    """A game from the package easyAI."""

    def __init__(self, key: str) -> None:
        from easyAI import AI_Player, Negamax

        module, name = EASY_AI[key]
        self._game = getattr(__import__(f"easyAI.games.{module}", fromlist=[name]), name)
        self._players = [AI_Player(Negamax(DEPTH)), AI_Player(Negamax(DEPTH))]

    def moves(self, numbers: list) -> float:
        made, seconds = timed_playouts.timed(self._play_out, SLOW_MOVES, numbers)
        return made / seconds

    def _play_out(self, moves: int, numbers: list) -> int:
        done = 0
        while done < moves:
            game = self._game(self._players)
            while not game.is_over():
                legal = game.possible_moves()
                game.play_move(legal[numbers[done % len(numbers)] % len(legal)])
                done += 1
        return done

    def nodes(self) -> float:
        # the attribute of the package with this name is the class, so get the module here
        module = sys.modules["easyAI.AI.Negamax"]
        nodes = counted(module, "negamax", self._search)
        return nodes / timed_playouts.timed(self._search)[1]

    def _search(self) -> None:
        self._game(self._players).get_move()


def counted(module: object, name: str, work: Callable[[], None]) -> int:
    """Call `work`. Return how many times `work` calls the recursive function `name` of `module`."""
    plain, calls = getattr(module, name), [0]

    def counting(*arguments: Any, **names: Any) -> Any:
        calls[0] += 1
        return plain(*arguments, **names)

    setattr(module, name, counting)
    try:
        work()
    finally:
        setattr(module, name, plain)
    return calls[0]


def others(key: str) -> dict[str, object]:
    """Return a dictionary from name to engine, with each engine other than Glowgrid that is installed and has the game.

    `key`: the game's key in Glowgrid's catalogue.
    """
    found: dict[str, object] = {}
    if key in OPEN_SPIEL and importlib.util.find_spec("pyspiel"):
        found["OpenSpiel"] = OpenSpiel(key)
    if key in EASY_AI and importlib.util.find_spec("easyAI"):
        found["easyAI"] = EasyAI(key)
    return found


def on_vm(key: str) -> tuple[float, float, float]:
    """Measure the game `key` on the MicroPython VM.

    Return (moves per second, nodes per second, nanoseconds that one iteration of a loop takes).
    """
    moves, nodes, trip = vm.run("timed_playouts.py", key, str(VM_MOVES), str(THOUGHTS), heap="4M").split()
    return float(moves), float(nodes), float(trip)


def measure(runs: int, keys: list[str]) -> dict[str, tuple[Rates, Rates]]:
    """Return a dictionary from each game's key to (moves per second, nodes per second).

    Each of the two is a dictionary from the name of an engine to a list with one figure per run.
    """
    numbers = timed_playouts.draws()
    found: dict[str, tuple[Rates, Rates]] = {key: ({}, {}) for key in keys}
    rivals = {key: others(key) for key in keys}
    for _ in range(runs):
        for key, (moves, nodes) in found.items():
            made, searched = timed_playouts.rates(key, MOVES, THOUGHTS)
            moves.setdefault("CPython", []).append(made)
            nodes.setdefault("CPython", []).append(searched)
            for name, rival in rivals[key].items():
                moves.setdefault(name, []).append(rival.moves(numbers))  # type: ignore[attr-defined]
                nodes.setdefault(name, []).append(rival.nodes())  # type: ignore[attr-defined]
            if vm.is_there():
                made, searched, trip = on_vm(key)
                moves.setdefault("MicroPython", []).append(made)
                nodes.setdefault("MicroPython", []).append(searched)
                nodes.setdefault("board", []).append(searched * trip / 1000 / 14)
    return found


def ratio(rates: Rates, name: str) -> str:
    """Compare Glowgrid on CPython with the engine `name`. Return the range of ratios, such as "0.91 to 1.15".

    For each run, Glowgrid's rate is divided by the rate of the other engine. Return "" if that engine has no rates.
    """
    if name not in rates:
        return ""
    found = [mine / other for mine, other in zip(rates["CPython"], rates[name])]
    return f"{min(found):.2f} to {max(found):.2f}"


def rate(rates: Rates, name: str) -> str:
    return f"{statistics.median(rates[name]):,.0f}" if name in rates else ""


def moves_table(found: dict[str, tuple[Rates, Rates]]) -> str:
    """Return the moves per second as a Markdown table."""
    lines = ["| game | CPython | MicroPython | OpenSpiel | CPython to it | easyAI | CPython to it |"]
    lines.append("| --- |" + " ---: |" * 6)
    for key, (moves, _) in found.items():
        cells = [key, rate(moves, "CPython"), rate(moves, "MicroPython")]
        for name in ("OpenSpiel", "easyAI"):
            cells += [rate(moves, name), ratio(moves, name)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def nodes_table(found: dict[str, tuple[Rates, Rates]]) -> str:
    """Return the nodes per second as a Markdown table. The last column shows those of tournaments and the simulator.

    Games in which no bot searches have no row.
    """
    lines = ["| game | CPython | MicroPython | OpenSpiel | easyAI | board, estimated | board, counted |"]
    lines.append("| --- |" + " ---: |" * 6)
    for key, (_, nodes) in found.items():
        if not any(nodes["CPython"]):
            continue
        names = ("CPython", "MicroPython", "OpenSpiel", "easyAI", "board")
        cells = [key, *[rate(nodes, name) for name in names], str(nodes_per_second(games.load(key)()))]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def report(runs: int = 0, keys: list[str] | None = None) -> str:
    """Measure the engines, and return all tables with their headings as Markdown.

    `runs`: number of runs, or 0 for the default. `keys`: keys of the games, or None for all games.
    """
    runs, keys = runs or RUNS, keys or [row[0] for row in games.CATALOGUE]
    found = measure(runs, keys)
    return (
        f"### Moves per second in random play-outs\n\n{moves_table(found)}\n\n"
        f"### Nodes per second of a search\n\n{nodes_table(found)}\n\n"
        f"### Savings by the transposition table, to a fixed depth\n\n{savings_table(runs, keys, THOUGHTS)}\n"
    )


def main(arguments: list[str] | None = None) -> None:
    parser = command_line.parser("python -m lab.engine_bench", "Compare engine and search with others.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games of the catalogue")
    parser.add_argument("--runs", type=command_line.count, default=RUNS, help=f"interleaved runs ({RUNS})")
    options = parser.parse_args(arguments)
    try:
        for key in options.games:
            games.load(key)
    except ValueError as error:
        parser.error(str(error))
    print(f"CPython {platform.python_version()}, median of {options.runs} interleaved runs\n")
    print(report(options.runs, options.games))


if __name__ == "__main__":
    main()
