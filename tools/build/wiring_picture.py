"""Lay out the wiring diagram for a settings.toml: the board in the middle, the keypad and the grid beside it."""

from glowgrid.config.settings import Settings
from tools.build.board_pictures import GROUND, LEG, POWER, TAG_WIDTH, Board, OtherBoard, Pico, Place, is_pico
from tools.build.svg_drawing import BACKGROUND, Drawing, Point
from tools.build.wire_routes import TRACK, Wire, route_all
from tools.build.wiring_grid import RIM, ROOM, SIZE, SWITCH, Grid
from tools.build.wiring_parts import Buttons, Buzzer, Keypad, OtherGlowgrid, Part

MARGIN = 26
BOARD_TOP = 122
HALO = 7  # px: a gap in the wires below a wire that crosses them


def diagram(settings: Settings) -> str:
    """Return the wiring diagram as SVG."""
    layout = Layout(settings, BOARD_TOP)
    if layout.grid.highest < 0:
        layout = Layout(settings, BOARD_TOP - layout.grid.highest)
    return layout.draw()


class Layout:
    """The places of the board and its parts, and the routes of the wires.

    top: y of the board's upper edge. It must leave room for `grid.highest`, which is then 0 or more.
    """

    def __init__(self, settings: Settings, top: float) -> None:
        pins = pins_in_use(settings)
        keypad_side = _keypad_side(settings, pins)
        grid_side = "right" if keypad_side == "left" else "left"
        self.board = Pico(0, top) if is_pico(pins) else _other_board(settings, top)
        reach = LEG + TAG_WIDTH * isinstance(self.board, Pico)  # px from the board's edge to the start of a wire
        extras = _extras(settings, self.board)
        has_buttons = settings.keypad == "buttons"
        tracks = {"left": 2, "right": 2}  # for wires around the board
        tracks[keypad_side] += len(key_pins(settings)) + has_buttons
        tracks[grid_side] += 2 * bool(settings.sleep_pin)
        for _, side, many in extras:
            tracks[side] += many
        keypad_room = max(60 + len(settings.keypad_cols) * Keypad.KEY + 2 * Keypad.MARGIN, 250)
        zones = {keypad_side: keypad_room, grid_side: ROOM + SWITCH * bool(settings.sleep_pin) + SIZE + 2 * RIM}
        edges = {"left": MARGIN + zones["left"]}
        self.board.left = edges["left"] + 30 + tracks["left"] * TRACK + reach
        edges["right"] = self.board.left + self.board.width + reach + 30 + tracks["right"] * TRACK
        self.width = edges["right"] + zones["right"] + MARGIN

        places = {"DIN": self.board.place(settings.pixel_pin), "5V": self.board.place(POWER)}
        places["GND"] = self.board.place(GROUND)
        self.grid = Grid(settings, grid_side, edges[grid_side], places, (top, top + self.board.height))
        keys = Buttons if has_buttons else Keypad
        self.parts: list[Part] = [keys(settings, keypad_side, edges[keypad_side], 60), self.grid]
        bottoms = {part.side: part.bottom for part in self.parts}
        for make, side, _ in extras:
            part = make(settings, side, edges[side], bottoms[side] + 24)
            bottoms[side] = part.bottom
            self.parts.append(part)

        self.wires = _wires(self.parts, self.board)
        frame = (self.board.left - reach, top, self.board.left + self.board.width + reach, top + self.board.height)
        route_all(self.wires, frame, {"left": edges["left"] + 14, "right": edges["right"] - 14})
        self.caption = max([frame[3], *(y for wire in self.wires for _, y in wire.detour)]) + 30
        lowest = max(y for wire in self.wires for _, y in wire.points)
        self.height = max(bottoms["left"], bottoms["right"], self.caption + 14, lowest + 14) + 16

    def draw(self) -> str:
        """Return the picture as SVG."""
        drawing = Drawing(self.width, self.height)
        self.board.draw(drawing, {wire.start: wire.colour for wire in self.wires})
        drawing.text(self.board.left + self.board.width / 2, self.caption, self.board.title, "middle", 16)
        for wire in self.wires:
            drawing.polyline(wire.points, BACKGROUND, HALO)
            drawing.polyline(wire.points, wire.colour, 3, "wire")
        for part in self.parts:
            part.draw(drawing)
        return str(drawing)


def pins_in_use(settings: Settings) -> list[str]:
    """Return the names of the board's pins that the settings use, without the supply."""
    pins = [settings.pixel_pin, *key_pins(settings)]
    pins += [settings.buzzer_pin, settings.sleep_pin]
    pins += [settings.link_tx, settings.link_rx]
    return [pin for pin in pins if pin]


def key_pins(settings: Settings) -> list[str]:
    """Return the names of the pins of the keypad or the buttons."""
    if settings.keypad == "buttons":
        return list(settings.button_pins)
    return [*settings.keypad_rows, *settings.keypad_cols]


def _keypad_side(settings: Settings, pins: list[str]) -> str:
    """Return the side of the board that has most pins of the keypad or the buttons."""
    if not is_pico(pins):
        return "left"
    keypad = key_pins(settings)
    on_right = sum(Pico(0, 0).place(pin)[0] == "right" for pin in keypad)
    return "right" if 2 * on_right > len(keypad) else "left"


def _other_board(settings: Settings, top: float) -> OtherBoard:
    """Return a plain board with the pins that the settings use, each on the side of its part."""
    left = key_pins(settings) + [GROUND] * (settings.keypad == "buttons")
    right = [settings.pixel_pin, POWER, GROUND]
    if settings.sleep_pin:
        right.append(settings.sleep_pin)
    if settings.buzzer_pin:
        right += [settings.buzzer_pin, GROUND]
    if settings.link_tx:
        left += [settings.link_tx, settings.link_rx, GROUND]
    return OtherBoard(0, top, left, right)


def _extras(settings: Settings, board: Board) -> list[tuple[type, str, int]]:
    """Return the class, the side and the number of wires of each optional part."""
    found: list[tuple[type, str, int]] = []
    if settings.buzzer_pin:
        found.append((Buzzer, board.place(settings.buzzer_pin)[0], 2))
    if settings.link_tx and settings.link_rx:
        found.append((OtherGlowgrid, board.place(settings.link_tx)[0], 3))
    return found


def _wires(parts: list[Part], board: Board) -> list[Wire]:
    """Return a wire for each terminal. Each ground wire has a pin GND of its own as long as there are enough."""
    taken: set[Point] = set()
    wires = []
    for part in parts:
        for terminal in part.terminals:
            side, start = _start(terminal.pin, terminal.ground_of, board, taken)
            taken.add(start)
            wires.append(Wire(side, start, part.side, terminal.point, terminal.colour))
    return wires


def _start(pin: str, ground_of: str, board: Board, taken: set[Point]) -> Place:
    return board.ground_near(ground_of, taken) if ground_of else board.place(pin)
