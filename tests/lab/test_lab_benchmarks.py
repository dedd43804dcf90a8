"""One command makes the benchmarks page."""

import pytest
from needs import needs_vm

from lab import benchmarks, engine_bench, online_frame_times, web_bench
from lab.heap import evenings, module_sizes
from lab.pace import table
from tools.vm import timed_playouts


def test_play_outs_count_the_seconds_of_one_clock(monkeypatch):
    class Clock:
        process_time = staticmethod(iter((7.0, 9.5)).__next__)

        @staticmethod
        def perf_counter():
            return 1000.0

    monkeypatch.setattr(timed_playouts, "time", Clock)
    assert timed_playouts.timed(lambda word: word, "done") == ("done", 2.5)


@pytest.mark.parametrize(("argument", "code"), [("--help", 0), ("--nonsense", 2)])
def test_an_argument_starts_no_measurement(argument, code, monkeypatch):
    monkeypatch.setattr(benchmarks, "page", None)
    with pytest.raises(SystemExit) as end:
        benchmarks.main([argument])
    assert end.value.code == code


@pytest.mark.slow(weekly=True)
@needs_vm
def test_both_python_implementations_are_measured():
    found = benchmarks.bench()
    assert len(found) >= 6 and all(len(values) == 2 for values in found.values())
    assert all(float(value) > 0 for values in found.values() for value in values)


@pytest.mark.slow(weekly=True, minutes=2)
@needs_vm
def test_the_page_has_every_part(monkeypatch):
    for module in (evenings, module_sizes):
        monkeypatch.setattr(module, "orders", lambda: [("tictactoe",)])
    monkeypatch.setattr(table, "times", lambda: {"key to light, menu": 30.0})  # measured by test_device_pace
    monkeypatch.setattr(web_bench, "VISITS", 1)
    monkeypatch.setattr(evenings, "ROUNDS", 1)
    monkeypatch.setattr(engine_bench, "RUNS", 1)
    monkeypatch.setattr(engine_bench, "MOVES", 200)
    monkeypatch.setattr(online_frame_times, "section", lambda: "with a wire")  # measured by test_lab_online_frame_times
    said = benchmarks.page()
    parts = ["CPython", "| othello |", "board, estimated", "a scan of the keypad", "Before the menu the board reads"]
    for part in [*parts, "with a wire", "| menu | "]:
        assert part in said
