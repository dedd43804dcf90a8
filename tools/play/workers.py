"""Play the games of a tournament on all cores of this machine, or on many machines with Ray.

A result depends only on its task, so it is the same wherever the game is played.
"""

import multiprocessing
import socket
from collections.abc import Iterator

from tools.play.tournament_game import Result, Task, play

Played = Iterator[tuple[Task, Result]]
WAITING = 4  # tasks that wait in each process of Ray while one is played


def _both(task: Task) -> tuple[Task, Result]:
    return task, play(task)


def on_this_machine(tasks: list[Task], jobs: int) -> Played:
    """Yield (task, result) as the games end. They are played in `jobs` processes."""
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap_unordered(_both, tasks)


def with_ray(tasks: list[Task], address: str) -> Played:
    """Yield (task, result) as the games end. They are played by the Ray cluster at `address`.

    "local" starts a cluster on this machine for the time of the tournament. The other machines need a clone of the
    same version in which `pip install -e ".[ray]"` has run. Raise ConnectionError if nobody answers there.
    """
    import ray

    host, _, port = address.rpartition(":")
    if host and port.isdecimal():  # Ray itself would try for minutes
        try:
            socket.create_connection((host, int(port)), timeout=5).close()
        except OSError as error:
            raise ConnectionError(f"there is no Ray cluster at {address}: {error}") from None
    ray.init(address=address, log_to_driver=False, include_dashboard=False)
    try:
        remote = ray.remote(_both)
        waiting, running = iter(tasks), set()
        most = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            for task in waiting:
                running.add(remote.remote(task))
                if len(running) >= most:
                    break
            if not running:
                return
            done, left = ray.wait(list(running), num_returns=1)
            running = set(left)
            yield from ray.get(done)
    finally:
        ray.shutdown()
