"""Thread runner: runs the firmware in a thread, one turn at a time. Firmware and controller never run at once.

Imports the standard library and `host_sim.parts`.
"""

import ctypes
import threading
from collections.abc import Callable
from queue import SimpleQueue
from threading import get_ident

from host_sim.parts.power_loss import PowerLost

STOP_POLITELY_S = 0.3  # real seconds for the firmware to notice the power loss, before it is interrupted
STOP_FIRMLY_S = 5.0


class ThreadRunner:
    """Runs `body` in its own thread, one turn at a time.

    The controller calls `give` and waits. The firmware works, calls `hand_back`, and then waits itself.
    """

    def __init__(self, body: Callable[[], None]) -> None:
        self.given = False
        self.ended = False
        self.lost = False  # whether the power is gone
        self.ident = 0  # identifier of the firmware's thread
        self._body = body
        self._go: SimpleQueue[None] = SimpleQueue()
        # a lock, because `get` of a queue may wait for ever in Python 3.11 after a slow signal handler
        self._back = threading.Lock()
        self._back.acquire()
        self._thread = threading.Thread(target=self._run, name="firmware", daemon=True)
        self._thread.start()

    # called by the controller

    def give(self, patience_s: float | None = None) -> bool:
        """Give the firmware a turn. Return False if the turn takes longer than `patience_s` real seconds."""
        if not self.given and not self.ended:
            self.given = True
            self._go.put(None)
        return self._wait(patience_s)

    def stop(self) -> bool:
        """Raise PowerLost in the firmware and wait for its thread. Return False if the thread does not end.

        This also works after Ctrl-C has interrupted `give`, because an extra turn does no harm now.
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

    # called by the firmware

    def is_mine(self) -> bool:
        """Return whether the caller is the firmware."""
        return threading.current_thread() is self._thread

    def check(self) -> None:
        """Raise PowerLost if the power is gone, or if the caller is not the firmware's thread."""
        if self.lost or get_ident() != self.ident:
            raise PowerLost

    def hand_back(self) -> None:
        """Give control back to the controller, and wait for the next turn."""
        self._give_back()
        self._go.get()
        self.check()

    def _give_back(self) -> None:
        if self._back.locked():  # not locked after Ctrl-C has interrupted `give`
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
    """Raise an exception in a thread that computes without touching the hardware."""
    if thread.ident is not None:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(error))
