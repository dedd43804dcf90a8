"""The caption: the board's latest message stays readable, however little room there is."""

import textwrap

from host_sim.pictures.caption import caption, fit
from host_sim.simulator import Simulator


def lines(text, width, most=3):
    return fit(text, lambda line: textwrap.wrap(line, width), most)


def test_the_newest_lines_are_shown_and_older_ones_if_they_fit():
    assert lines("one\ntwo\nthree\nfour", 20) == ["two", "three", "four"]
    assert lines("an older sentence\nnewer words", 11) == ["an older", "sentence", "newer words"]
    assert lines("one older sentence\nnewer words once more", 11) == ["newer words", "once more"]
    assert lines("a b c d e", 1) == ["a", "b", "c"]
    assert lines("", 10) == []


def test_the_whole_key_help_fits_the_caption_of_a_small_terminal():
    with Simulator(seed=1) as sim:
        sim.wait(2000)
        sim.press("#")
        sim.press("A")
        while not caption(sim.machine).endswith("What the keys do"):
            sim.press("6")
        sim.press("5")
        said = caption(sim.machine)
        assert said.startswith("2 4 6 8 move, 5 or # picks. ") and said.endswith("held: pass, in the menu: demo.")
        assert lines(said, 80) == said.split("\n")


def test_the_sentence_before_the_end_is_in_the_caption(drive):
    with Simulator(root=drive("print('Hello.')\nprint('You may not.')")) as sim:
        sim.wait(50)
        assert caption(sim.machine, "Saved.").split("\n") == ["Hello.", "You may not.", "Code done running.", "Saved."]
        sim.machine.faults.append("A wire is loose.")
        assert caption(sim.machine) == "A wire is loose.\nYou may not. Code done running."
