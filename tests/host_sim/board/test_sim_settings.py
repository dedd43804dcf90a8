"""Misspelled settings get a warning with a suggestion."""

from host_sim.board import overridden_settings


def test_unknown_names_are_returned_with_suggestions():
    known = ["GRID_WIDTH", "SEED"]
    assert overridden_settings.warnings(["GRID_WIDHT", "seed", "FOO", "SEED", "CIRCUITPY_WIFI_SSID"], known) == [
        "There is no setting GRID_WIDHT; did you mean GRID_WIDTH?",
        "There is no setting seed; did you mean SEED?",
        "There is no setting FOO, and nothing reads it.",
    ]
