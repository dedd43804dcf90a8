"""A buzzer on the simulated board: its `pwmio` pin makes a sound, and has the board's errors."""

from host_sim.parts.buzzer import Buzzer, Tone
from host_sim.simulator import Simulator

CODE = """
import board, time
from pwmio import PWMOut
from digitalio import DigitalInOut

tone = PWMOut(board.GP15, frequency=440, variable_frequency=True)
other = PWMOut(board.GP14, frequency=100, duty_cycle=9)
tone.duty_cycle = 32768
time.sleep(0.1)
tone.frequency = 880
time.sleep(0.05)
tone.duty_cycle = 0
for wrong in (lambda: DigitalInOut(board.GP15), lambda: setattr(other, "frequency", 5), lambda: PWMOut(board.GP14)):
    try:
        wrong()
    except (ValueError, AttributeError) as error:
        print(error)
tone.duty_cycle = 9
time.sleep(9)
"""


def test_the_buzzers_pin_sounds(tmp_path):
    (tmp_path / "code.py").write_text(CODE)
    with Simulator(root=tmp_path, soldered={"BUZZER_PIN": "GP15"}) as sim:
        sim.wait(500)
        assert [(tone.hz, tone.ms) for tone in sim.machine.buzzer.tones] == [(440, 100), (880, 50)]
        assert sim.serial.splitlines() == [
            "GP15 in use",
            "PWM frequency not writable when variable_frequency is False on construction.",
            "GP14 in use",
        ]
        assert sim.machine.buzzer.hz == 880
    assert sim.machine.buzzer.hz == 0


def test_tones_are_reported_when_they_end():
    buzzer = Buzzer()
    buzzer.sound(440, 1_000_000)
    buzzer.sound(440, 1_050_000)
    assert buzzer.tones == []
    buzzer.sound(0, 1_100_000)
    assert buzzer.tones == [Tone(1000, 440, 100)] and str(buzzer.tones[0]) == "1.000 s: 440 Hz, 100 ms"
