"""Learn the weights of connect four's lines, and write them into lib/glowgrid/games/connectx_lines.py.

    python -m lab.learn connectx_lines [--seed 1] [--out FILE]

It takes five minutes on two cores. The same seed gives the same weights. It needs BitBully, and NumPy, which Numba
brings along: both are in the extra `bench`.

The positions come from games with random errors (see connectx_lines_games.py). For each player, each kind of line, and
1 to 3 tokens, the number of the player's open lines is a feature (if both players have tokens in it, it is not open).
Logistic regression predicts from them whether player 1 wins with perfect play; a draw counts as half a win. The weights
are drawn towards the scores of other in-a-row games (1, 4 and 16), because rare kinds of lines say little.
A fifth of the positions is kept for a check.
"""

import json
from pathlib import Path
from typing import TYPE_CHECKING

from glowgrid.games import connectx_lines
from lab.learn.connectx_lines_games import Example, examples

if TYPE_CHECKING:
    import numpy

FILE = Path(connectx_lines.__file__)
GAMES = 1897
PRIOR = 1, 4, 16
DAMPING = 0.01  # how strongly the weights are drawn towards PRIOR
MEAN = 24  # the mean score of lines with three tokens
_STEPS = 12  # of Newton's method
_START, _END = "_WEIGHTS = ", "\n"


def make(seed: int, out: Path = FILE, games: int = GAMES) -> bytes:
    """Write the module with the weights learned from `games` games to `out`, and return its bytes."""
    found = weights(list(examples(seed, games)), seed)
    before, rest = FILE.read_text(encoding="utf-8").split(_START)
    data = f"{before}{_START}b{json.dumps(found.decode())}{_END}{rest.partition(_END)[2]}".encode()
    out.write_bytes(data)
    return data


def weights(positions: list[Example], seed: int) -> bytes:
    """Return `_WEIGHTS` for these positions. Print how well they predict the positions that are kept for the check."""
    import numpy as np

    order = np.random.default_rng(seed).permutation(len(positions))
    features = np.array([example.features for example in positions], dtype=float)[order]
    results = np.array([(example.result + 1) / 2 for example in positions])[order]
    # one more weight is for the player to move, another one for player 1
    turns = np.array([1.0 if example.turn == 1 else -1.0 for example in positions])[order]
    columns = np.column_stack([features, turns, np.ones(len(turns))])
    learned = len(positions) * 4 // 5
    rows, wanted = columns[:learned], results[:learned]
    prior = np.append(np.tile(np.array(PRIOR, dtype=float), features.shape[1] // 3), [0, 0])
    prior *= min(np.geomspace(0.001, 1, 40), key=lambda scale: _loss(rows, wanted, prior * scale))
    found = _fitted(rows, wanted, prior)
    for name, each in ("before", prior), ("learned", found):
        print(f"{name}: mean log loss {_loss(columns[learned:], results[learned:], each):.4f}", flush=True)
    lines = found[:-2]
    scores = np.rint(lines * MEAN / np.mean(lines[2::3])).astype(int)
    return bytes([int(score) + connectx_lines._ZERO for score in scores])


def _fitted(rows: "numpy.ndarray", wanted: "numpy.ndarray", prior: "numpy.ndarray") -> "numpy.ndarray":
    """Return the weights of the logistic regression, by Newton's method."""
    import numpy as np

    damping = np.full(len(prior), DAMPING)
    damping[-2:] = 0
    found = prior.copy()
    for _ in range(_STEPS):
        chance = _chances(rows, found)
        slope = rows.T @ (chance - wanted) / len(rows) + damping * (found - prior)
        bend = (rows.T * (chance * (1 - chance))) @ rows / len(rows) + np.diag(damping)
        found -= np.linalg.solve(bend, slope)
    return found


def _chances(rows: "numpy.ndarray", weights: "numpy.ndarray") -> "numpy.ndarray":
    """Return the predicted chance of player 1 in each position."""
    import numpy as np

    return np.clip(1 / (1 + np.exp(-(rows @ weights))), 1e-6, 1 - 1e-6)  # type: ignore[no-any-return]


def _loss(rows: "numpy.ndarray", wanted: "numpy.ndarray", weights: "numpy.ndarray") -> float:
    """Return the mean log loss of the prediction."""
    import numpy as np

    chance = _chances(rows, weights)
    return -float((wanted * np.log(chance) + (1 - wanted) * np.log(1 - chance)).mean())
