"""The load test of brokers: a few matches play through each broker, and the reported figures are true."""

import re

import pytest

from lab import local_brokers
from lab.network_load import __main__ as network_load
from lab.network_load import growing_load
from lab.network_load.growing_load import Row, growing

ARGUMENTS = ["--matches", "4", "--seconds", "2", "--processes", "2"]


@pytest.mark.slow
@pytest.mark.parametrize("broker", local_brokers.KINDS)
def test_a_few_matches_play_through_a_broker_without_loss(broker, capsys):
    if local_brokers.program(broker) is None:
        pytest.skip(f"{broker} is not installed")
    assert network_load.main(["--broker", broker, *ARGUMENTS]) == 0
    cells = re.findall(r"^\| (4 .*) \|$", capsys.readouterr().out, re.M)[0].split(" | ")
    matches, messages, p50, p99, _late, lost, doubled = [float(cell) for cell in cells[:7]]
    assert (matches, lost, doubled) == (4, 0, 0)
    assert messages >= 4 * 2  # each move is a message and a part for spectators, both sent and received
    assert 0 < p50 <= p99


class Played:
    """A computer that can carry a given number of matches."""

    def __init__(self, most):
        self.most, self.tried = most, []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def play(self, matches, seconds):
        self.tried.append(matches)
        p99 = 10.0 if matches <= self.most else growing_load.MOST_MS
        return Row(matches, 0, 1.0, p99, 0, 0, 0, None, None, 0.0)


def test_the_number_of_matches_doubles_until_it_is_too_large_then_is_narrowed_down():
    computer = Played(350)
    held = [row.matches for row in growing(lambda: computer, 1) if row.held]
    assert computer.tried == [50, 100, 200, 400, 300, 350, 375]
    assert max(held) == 350


@pytest.mark.parametrize("fault", [{"late": 1}, {"lost": 1}, {"doubled": 1}, {"p99_ms": 1000.0}])
def test_a_number_of_matches_is_sustained_only_if_every_move_arrives_once_and_in_time(fault):
    whole = {"p99_ms": 999.0, "late": 0, "lost": 0, "doubled": 0}
    rest = {"matches": 9, "messages": 1.0, "p50_ms": 1.0, "memory": 1.0, "broker_busy": 0.1, "matches_busy": 0.1}
    assert Row(**whole, **rest).held and not Row(**{**whole, **fault}, **rest).held


@pytest.mark.parametrize("wrong", [["--matches", "0"], ["--seconds", "long"], ["--broker", "none"]])
def test_invalid_arguments_are_refused(wrong, capsys):
    with pytest.raises(SystemExit):
        network_load.main(wrong)
    assert "error:" in capsys.readouterr().err


def test_a_broker_that_is_not_installed_is_named(monkeypatch, capsys):
    monkeypatch.setattr(local_brokers, "program", lambda name: None)
    assert network_load.main(ARGUMENTS) == 1
    assert capsys.readouterr().err == "mosquitto is not installed.\n"
