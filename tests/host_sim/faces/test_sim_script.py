"""Scripts are checked before they run, repeatable byte for byte, and clear about errors."""

import pytest
from PIL import Image, ImageChops, ImageStat

from host_sim.cli import main
from host_sim.faces import headless, script
from host_sim.simulator import Simulator

KEYS = "123A456B789C*0#D"
PLAYER = """
    import board, digitalio, microcontroller, neopixel, os
    from adafruit_matrixkeypad import Matrix_Keypad
    pixels = neopixel.NeoPixel(board.GP0, 64, auto_write=False)
    rows = [digitalio.DigitalInOut(getattr(board, f"GP{n}")) for n in (2, 3, 4, 5)]
    cols = [digitalio.DigitalInOut(getattr(board, f"GP{n}")) for n in (6, 7, 8, 9)]
    keypad = Matrix_Keypad(rows, cols, ["123A", "456B", "789C", "*0#D"])
    print("ready", os.getenv("SEED"))
    before = []
    while True:
        keys = keypad.pressed_keys
        if keys != before:
            print("keys", "".join(keys))
            before = keys
            pixels.fill(0)
            for key in keys:
                pixels["123A456B789C*0#D".index(key)] = (0, 0, 60)
            pixels.show()
        microcontroller.delay_us(1000)
"""
TOUCHED = """
    import microcontroller
    while True:
        light = microcontroller.touched()
        if light is not None:
            print(light)
        microcontroller.delay_us(1000)
"""
STORY = """\
# A story in a few steps.
expect ready 5
press #            # the hash key, then a comment
down 1
  wait 40
screenshot one
up 1

expect keys #
expect keys 1
power off
wait 100
screenshot dark
power on
hold D 300
expect keys D
"""


def tell(tmp_path, root, story, *options):
    """Run a script headless. Return the exit code and the folder with its output."""
    path, out = tmp_path / "story.txt", tmp_path / "out"
    path.write_text(story, encoding="utf-8")
    arguments = ["--headless", "--script", str(path), "--out", str(out), "--root", str(root), "--seed", "5"]
    return main([*arguments, *options]), out


@pytest.mark.parametrize("file_format", ["png", "gif", "text"])
def test_the_same_script_writes_the_same_bytes(tmp_path, drive, file_format):
    written = []
    for _ in range(2):
        code, out = tell(tmp_path, drive(PLAYER), STORY, "--format", file_format, "--bounce", "5", "--draw-keypad")
        assert code == 0
        written.append({path.name: path.read_bytes() for path in out.iterdir()})
    assert written[0] == written[1]
    suffix = "txt" if file_format == "text" else "png"
    expected = {f"one.{suffix}", f"dark.{suffix}", f"end.{suffix}", "serial.txt"}
    assert set(written[0]) == expected | ({"run.gif"} if file_format == "gif" else set())


def test_text_frames_show_the_grid(tmp_path, drive):
    _, out = tell(tmp_path, drive(PLAYER), STORY, "--format", "text")
    dark = "........\n" * 7
    assert (out / "one.txt").read_text() == "B.......\n" + dark
    assert (out / "dark.txt").read_text() == "........\n" + dark


def test_pictures_show_the_grid(tmp_path, drive):
    _, out = tell(tmp_path, drive(PLAYER), STORY)
    with Image.open(out / "one.png") as one, Image.open(out / "dark.png") as dark:
        lit, unlit = one.getpixel((48, 48)), dark.getpixel((48, 48))
        assert one.size == dark.size
        assert lit[2] > 180 > lit[0]
        assert max(unlit) < 60
        assert one.getpixel((380, 380)) == dark.getpixel((380, 380))


def test_a_gif_lasts_as_long_as_the_script(tmp_path, drive):
    _, out = tell(tmp_path, drive(PLAYER), "wait 1000\ndown 5\nwait 2000\nup 5\nwait 1000\n", "--format", "gif")
    with Image.open(out / "run.gif") as gif:
        total = 0
        for number in range(gif.n_frames):
            gif.seek(number)
            total += gif.info["duration"]
        assert gif.n_frames >= 3
        assert 4000 <= total <= 5000


def test_parts_left_out_of_a_recording_take_no_time_in_it(tmp_path, drive):
    story = "wait 1000\nrecord off\ndown 5\nwait 60000\nup 5\nrecord on\nrecord on\ndown 1\nwait 1000\nup 1\n"
    _, out = tell(tmp_path, drive(PLAYER), story, "--format", "gif")
    with Image.open(out / "run.gif") as gif:
        total = sum(gif.seek(number) or gif.info["duration"] for number in range(gif.n_frames))
        assert 2000 <= total <= 3700


def test_a_script_can_touch_a_pixel(tmp_path, drive):
    code, out = tell(tmp_path, drive(TOUCHED), "touch 3 2  # the third line\nexpect 19\nscreenshot after\n")
    assert code == 0


@pytest.mark.parametrize("name", ["run.webp", "run.gif"])
def test_a_recording_keeps_its_colours(tmp_path, drive, name):
    """A GIF and a WebP show each picture like the screenshot, dim glows included."""
    recording = tmp_path / name
    story = "down 1\ndown 6\nwait 400\nscreenshot both\nwait 400\nup 1\nup 6\nwait 400\n"
    _, out = tell(tmp_path, drive(PLAYER), story, "--record", str(recording), "--draw-keypad")
    with Image.open(out / "both.png") as exact, Image.open(recording) as moving:
        found = []
        for number in range(moving.n_frames):
            moving.seek(number)
            found.append(ImageStat.Stat(ImageChops.difference(moving.convert("RGB"), exact.convert("RGB"))).mean)
    assert min(max(channels) for channels in found) < 2.5


def test_the_wiring_options_rewire_the_board(tmp_path, drive):
    story = "down 2\nwait 100\nscreenshot two\n"
    _, out = tell(tmp_path, drive(PLAYER), story, "--format", "text", "--corner", "bottom-right", "--order", "columns")
    assert (out / "two.txt").read_text().splitlines()[-2:] == [".......B", "........"]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("jump 5", "line 2: 'jump' is not a step"),
        ("press", "line 2: 'press' must be 'press KEY'"),
        ("press E", "line 2: there is no key 'E'; this keypad has 1 2 3 A"),
        ("press 5 6", "line 2: 'press 5 6' must be 'press KEY'"),
        ("hold 5 long", "line 2: 'long' is not a time"),
        ("wait -5", "line 2: '-5' is not a time"),
        ("wait #", "line 2: '#' is not a time"),
        ("expect", "line 2: 'expect' must be 'expect TEXT'"),
        ("screenshot ../out", "line 2: '../out' is not a file name"),
        ("power up", "line 2: power must be on or off, not 'up'"),
        ("record maybe", "line 2: record must be on or off, not 'maybe'"),
        ("touch 8 0", "line 2: X is '8', but must be 0 to 7"),
        ("touch 0 -1", "line 2: Y is '-1', but must be 0 to 7"),
        ("touch 3", "line 2: 'touch 3' must be 'touch X Y'"),
    ],
)
def test_an_invalid_line_is_reported_before_anything_runs(tmp_path, drive, capsys, line, complaint):
    code, out = tell(tmp_path, drive(PLAYER), f"screenshot before\n{line}\n")
    assert code == 2
    assert capsys.readouterr().err.startswith(f"story.txt: {complaint}")
    assert not out.exists()


def test_a_hash_is_a_key_or_starts_a_comment():
    steps = script.parse("# press 1\npress #\npress # # twice\n\nexpect # is said\n", KEYS)
    assert [(step.line, step.arguments) for step in steps] == [(2, ("#",)), (3, ("#",)), (5, ("# is said",))]


def test_an_expected_text_that_is_not_printed_fails_and_names_its_line(tmp_path, drive, capsys):
    code, out = tell(tmp_path, drive(PLAYER), "expect ready\nexpect the end\n")
    assert code == 1
    assert "story.txt: line 2: expected 'the end'" in capsys.readouterr().err
    assert (out / "serial.txt").read_text() == "ready 5\n"


def test_a_crash_of_the_firmware_fails(tmp_path, drive, capsys):
    code, out = tell(tmp_path, drive("1 / 0"), "wait 100\n")
    assert code == 1
    assert "ended with an exception" in capsys.readouterr().err
    assert "ZeroDivisionError" in (out / "serial.txt").read_text()


def test_a_stall_fails(tmp_path, drive, capsys):
    code, _ = tell(tmp_path, drive("while True: pass"), "wait 100\n", "--patience", "0.05")
    assert code == 1
    assert "without touching the hardware" in capsys.readouterr().err


def test_a_firmware_that_ends_by_itself_fails_and_its_last_words_are_shown(tmp_path, drive, capsys):
    root = drive("print('You may not.')")
    assert tell(tmp_path, root, "wait 100\npress 5\n")[0] == 1
    assert "did not expect what it said last: You may not. Code done running." in capsys.readouterr().err


@pytest.mark.parametrize("expected", ["may not", "Code done running."])
def test_a_firmware_that_ends_as_the_script_expects_passes(tmp_path, drive, expected):
    assert tell(tmp_path, drive("print('You may not.')"), f"wait 100\nexpect {expected}\n")[0] == 0


def test_ctrl_c_keeps_everything_written_so_far(tmp_path, drive, monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(script, "run", interrupt)
    code, out = tell(tmp_path, drive(PLAYER), "wait 100\n", "--record", str(tmp_path / "run.gif"))
    assert code == 130
    assert (out / "serial.txt").exists() and (tmp_path / "run.gif").exists()


def test_the_heap_is_the_boards_and_the_report_names_its_source(tmp_path, drive, capsys):
    assert tell(tmp_path, drive(PLAYER), "wait 100\nheap  # of the board\n")[0] == 0
    assert "heap: the simulator uses the computer's memory; python -m lab.emulate shows" in capsys.readouterr().out


def test_notes_of_the_buzzer_are_in_the_log_of_a_script(tmp_path):
    (tmp_path / "script.txt").write_text("wait 2500\npress #\nwait 800\npress 5\nwait 1500\n", encoding="utf-8")
    for buzzer in ({}, {"BUZZER_PIN": "GP15"}):
        out = tmp_path / f"out{len(buzzer)}"
        sim = Simulator(settings=buzzer, seed=1)
        assert headless.run(sim, tmp_path / "script.txt", out, "text") == 0
        assert (out / "sound.txt").exists() is bool(buzzer)
    tones = (out / "sound.txt").read_text(encoding="utf-8").splitlines()
    assert [line.split(": ")[1].split(",")[0] for line in tones[:3]] == ["880 Hz", "880 Hz", "1176 Hz"]
