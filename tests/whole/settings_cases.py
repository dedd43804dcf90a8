"""Settings with wrong values, and simulators that start with them."""

from pathlib import Path

from glowgrid.config import ignored_lines
from glowgrid.config.settings import TABLE, Settings
from host_sim.simulator import Simulator

ROOT = Path(__file__).resolve().parents[2]
SOLDERED = {name: default for name, default, _, _ in TABLE}
PINS = ("PIXEL_PIN", "KEYPAD_ROWS", "KEYPAD_COLS")
MARK = [(x, y) for y in (0, 1, 2, 3, 4, 6, 7) for x in (3, 4)]  # an exclamation mark
TOLD = "!"  # reported, and the default is used
STOPS = "stop"  # reported, and the start ends, because no default is safe for a pin
FINE = ""  # no fault

WRONG = {  # for each setting: empty, the wrong type, out of range
    "GRID_WIDTH": (("", TOLD), ("wide", TOLD), (33, TOLD), (4, TOLD), ("8.0", TOLD)),
    "GRID_HEIGHT": (("", TOLD), ("true", TOLD), (33, TOLD), (-8, TOLD)),
    "GRID_CORNER": (("", TOLD), (1, TOLD), ("top-middle", TOLD)),
    "GRID_ORDER": (("", TOLD), (1, TOLD), ("diagonals", TOLD)),
    "GRID_WIRING": (("", TOLD), (0, TOLD), ("spiral", TOLD)),
    "GRID_ROTATION": (("", TOLD), ("left", TOLD), (360, TOLD)),
    "PIXEL_PIN": (("", STOPS), (0, STOPS), ("GP99", STOPS)),
    "PIXEL_ORDER": (("", TOLD), (3, TOLD), ("RGBB", TOLD)),
    "PIXEL_IDLE_UA": (("", TOLD), ("low", TOLD), (5001, TOLD)),
    "PIXEL_CHANNEL_MA": (("", TOLD), ("20 mA", TOLD), (0, TOLD)),
    "POWER_BUDGET_MA": (("", TOLD), ("0.4 A", TOLD), (20001, TOLD), (49, TOLD)),
    "BRIGHTNESS": (("", TOLD), ("bright", TOLD), (101, TOLD), (0, TOLD)),
    "GAMMA_X10": (("", TOLD), ("2.2", TOLD), (31, TOLD)),
    "KEYPAD": (("", TOLD), (1, TOLD), ("button", TOLD), ("buttons", FINE)),
    "KEYPAD_ROWS": (("", STOPS), (2, STOPS), ("GP2 GP3 GP4 GP99", STOPS), ("GP2 GP3 GP4 I2C", STOPS)),
    "KEYPAD_COLS": (("", STOPS), (6, STOPS), ("A B C D E F G H I", STOPS)),
    "KEYPAD_KEYS": (("", TOLD), (1234, TOLD), ("123A 456B 789C *0#E", TOLD), ("123 456B 789C *0#D", TOLD)),
    "KEYPAD_SCANNER": (("keymatrix", FINE), ("", TOLD), ("keypad", TOLD), (1, TOLD)),
    "BUTTON_PINS": (("", TOLD), (2, TOLD), ("GP2 GP3 GP4 GP5", TOLD), ("GP99 GP3 GP4 GP5 GP6", FINE)),
    "LINK_TX": (("", FINE), ("GP99", TOLD), ("x" * 21, TOLD)),
    "LINK_RX": (("", FINE), ("GP13", FINE), ("x" * 21, TOLD)),
    "MQTT_BROKER": (("", FINE), (8, FINE), ("http://x", TOLD), ("x y", TOLD), ("host:99999", TOLD), ("x" * 81, TOLD)),
    "BUZZER_PIN": (("", FINE), (15, TOLD), ("GP99", TOLD), ("GP2", TOLD), ("x" * 21, TOLD)),
    "SLEEP_PIN": (("", FINE), ("GP14", FINE), ("GP99", TOLD), ("x" * 21, TOLD)),
    "SEED": (("", TOLD), ("chance", TOLD), (1 << 30, TOLD), (-1, TOLD)),
    "ATTRACT_SECONDS": (("", TOLD), ("soon", TOLD), (9, TOLD), (3601, TOLD)),
    "SLEEP_MINUTES": (("", TOLD), ("never", TOLD), (1441, TOLD), (-1, TOLD)),
    "REDUCED_MOTION": (("", TOLD), ("yes", TOLD), (2, TOLD)),
    "PLAYER_MODE": (("", TOLD), ("yes", TOLD), (2, TOLD)),
    "LANGUAGE": (("", FINE), ("fr", TOLD), (1, TOLD), ("fr_CA:en", FINE)),
    "REPLAY": (("", FINE), (8, FINE), ("x" * 4001, TOLD)),
}
CASES = [(name, value, ends) for name, row in WRONG.items() for value, ends in row]


def started(settings, soldered=SOLDERED, **options):
    sim = Simulator(settings=settings, soldered=soldered, **options)
    sim.power_on()
    sim.wait(600)
    return sim


def lit(sim):
    return [(x, y) for y, row in enumerate(sim.frame()) for x, pixel in enumerate(row) if any(pixel)]


def faults_of(path):
    """Return the faults of a file with which the simulator itself would not start."""
    settings, drive = Settings({}.get, lenient=True), ignored_lines.DRIVE
    try:
        ignored_lines.DRIVE = f"{path.parent}/"
        ignored_lines.check_file(settings)
    finally:
        ignored_lines.DRIVE = drive
    return settings.faults


CLASHES = (  # settings that are valid alone, and the start of the sentence
    ({"KEYPAD_COLS": "GP0 GP7 GP8 GP9"}, 'KEYPAD_COLS = "GP0", but it must be another pin, because PIXEL_PIN uses'),
    ({"KEYPAD_ROWS": "GP0 GP3 GP4 GP5"}, 'KEYPAD_ROWS = "GP0", but it must be another pin, because PIXEL_PIN uses'),
    ({"KEYPAD_COLS": "GP2 GP7 GP8 GP9"}, 'KEYPAD_COLS = "GP2", but it must be another pin, because KEYPAD_ROWS uses'),
    ({"PIXEL_PIN": "GP9"}, 'KEYPAD_COLS = "GP9", but it must be another pin, because PIXEL_PIN uses this one.'),
    (
        {"KEYPAD_COLS": "GP6 GP6 GP8 GP9"},
        'KEYPAD_COLS = "GP6 GP6 GP8 GP9", but it must be 1 to 8 different pins, separated by',
    ),
    ({"KEYPAD_COLS": "GP6 GP7 GP8"}, 'KEYPAD_KEYS = "123A 456B 789C *0#D", but it must be a layout of 4 x 3 keys, to'),
    ({"KEYPAD_COLS": "GP6"}, 'KEYPAD_COLS = "GP6", but it must be one pin for each column of KEYPAD_KEYS, 4 in all.'),
    ({"KEYPAD_ROWS": "GP2"}, 'KEYPAD_ROWS = "GP2", but it must be one pin for each row of KEYPAD_KEYS, 4 in all.'),
    ({"KEYPAD_KEYS": "123 456 789 *0#"}, 'KEYPAD_COLS = "GP6 GP7 GP8 GP9", but it must be one pin for each column of'),
    ({"KEYPAD_KEYS": "123 456 *8#"}, 'KEYPAD_KEYS = "123 456 *8#", but it must be a layout of 4 x 4 keys, to match'),
    ({"POWER_BUDGET_MA": 60}, "POWER_BUDGET_MA = 60, but 64 pixels draw 64 mA even when dark"),
    (
        {"PIXEL_IDLE_UA": 5000, "POWER_BUDGET_MA": 300},
        "POWER_BUDGET_MA = 300, but 64 pixels draw 320 mA even when dark",
    ),
    (
        {"PIXEL_CHANNEL_MA": 50, "POWER_BUDGET_MA": 100},
        "POWER_BUDGET_MA = 100, but 64 pixels draw 64 mA even when dark",
    ),
    ({"GRID_WIDTH": 32, "GRID_HEIGHT": 32}, "POWER_BUDGET_MA = 400, but 1024 pixels draw 1024 mA even when dark"),
)
FEW = "but it must be 5 to 6 different pins, separated by spaces."
BUTTONS = (  # pins of buttons, and the start of the sentence
    ("", 'BUTTON_PINS = "", ' + FEW),
    ("GP2 GP3 GP4 GP5", 'BUTTON_PINS = "GP2 GP3 GP4 GP5", ' + FEW),
    ("GP2 GP3 GP4 GP5 GP6 GP7 GP8", 'BUTTON_PINS = "GP2 GP3 GP4 GP5 GP6 GP7 GP8", ' + FEW),
    ("GP2 GP3 GP4 GP5 GP2", 'BUTTON_PINS = "GP2 GP3 GP4 GP5 GP2", ' + FEW),
    ("GP2 GP3 GP4 GP5 GP0", 'BUTTON_PINS = "GP0", but it must be another pin, because PIXEL_PIN uses this one.'),
    ("GP2 GP3 GP4 GP5 GP99", 'BUTTON_PINS = "GP99", but it must be a free pin of this board: '),
)


BLANK = "has no value: write one after the =, or delete the line."
LOST = (  # the text after the name, and the end of the sentence
    (" =", BLANK),
    (" = \t", BLANK),
    ("=\r", BLANK),
    (' = "', "has no closing quote."),
    (' = "8', "has no closing quote."),
    (' = "8 # eight', "has no closing quote."),
    (' = "8\\"', "has no closing quote."),
    (' = "8" 9', "has text after its closing quote."),
    (' = "8"9', "has text after its closing quote."),
    (' = "8", # eight', "has text after its closing quote."),
    (" 8", "needs a = between name and value."),
    (": 8", "needs a = between name and value."),
    ("", "needs a = between name and value."),
)
LINES = [(name, *LOST[4]) for name in SOLDERED] + [(name, *row) for row in LOST for name in ("SEED", "KEYPAD_ROWS")]
