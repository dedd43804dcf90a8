"""Five or six push buttons, or a joystick, instead of a matrix keypad. Used if KEYPAD = "buttons".

Each button connects its own pin to ground. The buttons press keys of a keypad. By default these are 2, 8, 4, 6 and 5,
and * for the sixth button. In some scenes they stand for other keys: see scenes/button_keys.py.

A short press of OK and a long press of OK can be two keys. Then OK counts when it is released, or after half a second.
"""

from digitalio import DigitalInOut, Pull

from .keypad import PRESS, RELEASE, REPEAT, Event

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

    from microcontroller import Pin

    from .keypad import Keypad

ORDER = "28465*"  # the keys of up, down, left, right, OK and back
_OK, _LONG = 4, 6  # places of OK and of a long press of OK in a string of keys
_BACK = "*"


def claim(take: "Callable", names: list) -> "ButtonScanner":
    """Return a scanner of the buttons at the pins with these `names`. `take`: the method of Pins."""
    return ButtonScanner([take("BUTTON_PINS", name) for name in names])


def layout(scanner: "ButtonScanner") -> list:
    """Return the layout of a keypad that reads `scanner`."""
    return [ORDER[: len(scanner.inputs)]]


class ButtonScanner:
    """A scanner for the keypad. `inputs`: one DigitalInOut for each button."""

    def __init__(self, pins: "list[Pin]") -> None:
        self.inputs = [DigitalInOut(pin) for pin in pins]
        for each in self.inputs:
            each.switch_to_input(Pull.UP)
        self._down: list = []

    @property
    def pressed_keys(self) -> list:
        """The numbers of the buttons that are down now. The next read changes this list."""
        down, number = self._down, 0
        down.clear()
        for each in self.inputs:
            if not each.value:
                down.append(number)
            number += 1  # noqa: SIM113 - enumerate would create a tuple per pin
        return down


class Buttons:
    """A keypad that turns the events of the buttons into events of a keypad's keys. Touches stay as they are."""

    def __init__(self, keypad: "Keypad") -> None:
        """`keypad` reads the buttons. Its layout is one row with the first five or six keys of ORDER."""
        self._keypad = keypad
        self.layout, self.poll, self.fault = keypad.layout, keypad.poll, keypad.fault
        self._keys: Callable[[], str] | None = None
        self._sent = [""] * len(ORDER)  # the key that each button presses; for OK "" until that is known
        self._begun = ""  # the keys when the last button was pressed: a press means what it meant when it began
        self._typed: list = []  # events that the next calls of `get` return

    def follow(self, keys: "Callable[[], str]") -> None:
        """From now on, call `keys` to learn which keys the buttons press. It returns one character for each button in
        ORDER, and one for a long press of OK."""
        self._keys = keys

    @property
    def keys(self) -> str:
        """The keys that the buttons press now, as in `follow`. The last one is " " if OK has no second meaning."""
        keys = self._keys() if self._keys else ORDER + _BACK
        is_plain = keys[_LONG] == keys[_OK] or keys[_LONG] == _BACK and _BACK in self.layout[0]
        return keys[:_LONG] + " " if is_plain else keys

    def type(self, key: str, held: bool = False) -> None:
        """Press and release `key`, which no button may stand for. `held`: the key is down long enough to repeat."""
        self._typed.append(Event(PRESS, key, 0))
        if held:
            self._typed.append(Event(REPEAT, key, 1))
        self._typed.append(Event(RELEASE, key, 0))

    @property
    def moving(self) -> bool:
        """Whether a button is still being debounced."""
        return self._keypad.moving

    def get(self) -> "Event | None":
        """Remove the next event from the queue and return it. Return None if the queue is empty, or if the next event
        is the beginning of a press of OK, which may become a long one."""
        if self._typed:
            return self._typed.pop(0)  # type: ignore[no-any-return]
        event = self._keypad.get()
        if event is None or not event.key:
            return event
        at, sent = ORDER.find(event.key), self._sent
        if event.kind == PRESS:
            keys = self._begun = self.keys
            sent[at] = "" if at == _OK and keys[_LONG] != " " else keys[at]
            return Event(PRESS, sent[at], 0) if sent[at] else None
        if at == _OK and not sent[at]:
            if event.kind == REPEAT:
                sent[at] = self._begun[_LONG]
                return Event(PRESS, sent[at], 0)
            self.type(self._begun[_OK])
            return self._typed.pop(0)  # type: ignore[no-any-return]
        return Event(event.kind, sent[at], event.count)
