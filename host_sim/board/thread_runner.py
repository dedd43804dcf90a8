"""Let the firmware and the controller run in turns. The firmware has its own thread.

The controller is the thread that controls the simulator. The two threads never run at the same time.
"""

import ctypes
import threading
from collections.abc import Callable
from queue import SimpleQueue
from threading import get_ident

from host_sim.parts.power_loss import PowerLost

STOP_POLITELY_S = 0.3  # real seconds in which the firmware should notice the power loss by itself
STOP_FIRMLY_S = 5.0  # real seconds in which it should end after an exception was raised in its thread


class ThreadRunner:
    """Runs the function `body`, which is the firmware, on its own thread.

    The controller calls `run_turn`, which waits while the firmware works. The firmware ends its turn by calling
    `hand_back`, which waits until the next turn.
    """

    def __init__(self, body: Callable[[], None]) -> None:
        self.is_turn_running = False
        self.ended = False
        self.lost = False  # True after the power was cut
        self.ident = 0  # identifier of the firmware's thread
        self._body = body
        self._go: SimpleQueue[None] = SimpleQueue()
        # a lock instead of a queue, whose `get` may wait for ever in Python 3.11 after a slow signal handler
        self._back = threading.Lock()
        self._back.acquire()
        self._thread = threading.Thread(target=self._run, name="firmware", daemon=True)
        self._thread.start()

    # -- called by the controller

    def run_turn(self, patience_s: float | None = None) -> bool:
        """Run one turn of the firmware, and return True.

        Return False if the turn takes longer than `patience_s` real seconds. The next call then continues this turn.
        """
        if not self.is_turn_running and not self.ended:
            self.is_turn_running = True
            self._go.put(None)
        return self._wait(patience_s)

    def stop(self) -> bool:
        """Raise PowerLost in the firmware, and wait for its thread. Return False if the thread does not end.

        `stop` also works after Ctrl-C has interrupted `run_turn`. It then starts one more turn, which does no harm.
        """
        self.lost = True
        self._go.put(None)
        self._thread.join(STOP_POLITELY_S)
        if self._thread.is_alive():
            _raise_in(self._thread, PowerLost)
            self._thread.join(STOP_FIRMLY_S)
        return not self._thread.is_alive()

    def _wait(self, patience_s: float | None) -> bool:
        """Wait until the turn has ended. Return False if that takes longer than `patience_s` real seconds."""
        if self.is_turn_running:
            if not self._back.acquire(timeout=-1 if patience_s is None else patience_s):
                return False
            self.is_turn_running = False
        return True

    # -- called by the firmware

    def is_mine(self) -> bool:
        """Return whether the caller runs on the firmware's thread."""
        return threading.current_thread() is self._thread

    def check(self) -> None:
        """Raise PowerLost if the power was cut, or if the caller does not run on the firmware's thread."""
        if self.lost or get_ident() != self.ident:
            raise PowerLost

    def hand_back(self) -> None:
        """End the firmware's turn, and wait for the firmware's next turn."""
        self._give_back()
        self._go.get()
        self.check()

    def _give_back(self) -> None:
        """Let the controller continue."""
        if self._back.locked():  # it is not if Ctrl-C has interrupted `run_turn`
            self._back.release()

    def _run(self) -> None:
        """Wait for the first turn, then run `body`. This is the thread's function."""
        self.ident = get_ident()
        self._go.get()
        try:
            self.check()
            self._body()
        except PowerLost:
            pass
        finally:
            self.ended = True
            self._give_back()


def _raise_in(thread: threading.Thread, error: type[BaseException]) -> None:
    """Raise an exception of the type `error` in `thread`. This ends even firmware that never uses the hardware."""
    if thread.ident is not None:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(error))
