"""Runs the firmware on a thread of its own, a turn at a time: it and its controller never run at the same time.

Part of the room host_sim.board; imports the standard library and parts.
"""

import ctypes
import threading
from collections.abc import Callable
from queue import SimpleQueue
from threading import get_ident

from host_sim.parts.power import PowerLost

STOP_POLITELY_S = 0.3  # real seconds to notice that the power is gone, before it is interrupted
STOP_FIRMLY_S = 5.0


class ThreadRunner:
    """Runs `body` in a thread of its own, a turn at a time.

    The controller calls `give` and waits; the firmware works and calls `hand_back`, which waits in turn.
    """

    def __init__(self, body: Callable[[], None]) -> None:
        self.given = False
        self.ended = False
        self.lost = False  # whether the power is gone
        self.ident = 0  # of the firmware's thread
        self._body = body
        self._go: SimpleQueue[None] = SimpleQueue()
        self._back = threading.Lock()  # not a queue: one's `get` may wait for ever after a slow signal (Python 3.11)
        self._back.acquire()
        self._thread = threading.Thread(target=self._run, name="firmware", daemon=True)
        self._thread.start()

    # the controller's side

    def give(self, patience_s: float | None = None) -> bool:
        """Let the firmware run until it hands back; False when it has not within the real seconds given."""
        if not self.given and not self.ended:
            self.given = True
            self._go.put(None)
        return self._wait(patience_s)

    def stop(self) -> bool:
        """Raise PowerLost in the firmware and wait for its thread to end; False if it would not.

        Holds even where Ctrl-C has interrupted `give` half-way: a turn too many does no harm now.
        """
        self.lost = True
        self._go.put(None)
        self._thread.join(STOP_POLITELY_S)
        if self._thread.is_alive():
            _raise_in(self._thread, PowerLost)
            self._thread.join(STOP_FIRMLY_S)
        return not self._thread.is_alive()

    def _wait(self, patience_s: float | None) -> bool:
        if self.given:
            if not self._back.acquire(timeout=-1 if patience_s is None else patience_s):
                return False
            self.given = False
        return True

    # the firmware's side

    def is_mine(self) -> bool:
        """Tell whether the caller is the firmware."""
        return threading.current_thread() is self._thread

    def check(self) -> None:
        """Raise PowerLost in a firmware whose power is gone, and in any thread but the firmware's."""
        if self.lost or get_ident() != self.ident:
            raise PowerLost

    def hand_back(self) -> None:
        """Let the controller go on, and wait for the next turn."""
        self._give_back()
        self._go.get()
        self.check()

    def _give_back(self) -> None:
        if self._back.locked():  # and it is not where Ctrl-C has interrupted `give` half-way
            self._back.release()

    def _run(self) -> None:
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
    """Interrupt a thread that computes and touches no hardware."""
    if thread.ident is not None:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(error))
