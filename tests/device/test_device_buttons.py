"""The deployed drive with five buttons instead of a keypad, on the MicroPython VM."""

from needs import needs_vm

from tools import vm

BUTTONS = """
from fake_board import Board, _wires, install
install({"SEED": 1, "KEYPAD": "buttons", "BUTTON_PINS": "GP2 GP3 GP4 GP5 GP6"})
import code
app = code.start()


def wait(ms):
    for _ in range(ms // 5):
        app.tick()
        app.tidy()
        Board.ms += 5


def hold(pin, ms):
    wire = _wires[pin]
    wire.direction, wire.low = 1, True  # as a closed switch to ground reads
    wait(ms)
    wire.direction, wire.low = 0, False
    wait(1500)


wait(4000)
seen = []
for pin, ms in ((5, 40), (6, 600), (5, 40), (6, 40), (6, 700), (6, 40), (6, 600)):
    seen.append(type(app.scene).__name__)
    hold(pin, ms)
print(" ".join(seen), type(app.scene).__name__)
"""


@needs_vm
def test_five_buttons_open_and_leave_scenes_and_sentences_name_them(drive):
    said = vm.execute(BUTTONS, heap="1M", path=[*vm.drive(drive), vm.SCRIPTS]).splitlines()
    assert said[-1] == "Menu Menu More More Rules Menu Play Pause"
    assert "Connect X: OK starts. Hold OK: setup, rules, demo, statistics." in said
