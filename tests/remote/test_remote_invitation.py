"""Codes that people read to each other."""

import random

import pytest

from glowgrid.remote import invitation

LETTERS = invitation.make(bytes(range(40, 55)))
CODE = invitation.shown(LETTERS)


def test_a_code_is_short_and_is_understood_as_people_type_it():
    assert invitation.shown(LETTERS) == CODE and len(CODE) == 19
    assert invitation.read("  " + CODE.upper().replace("-", " ")) == LETTERS
    assert invitation.read(CODE.replace("1", "l").replace("0", "O")) == LETTERS


def test_one_wrong_letter_and_two_that_changed_places_are_seen():
    chance = random.Random(1)
    for _ in range(100):
        letters = invitation.make(chance.randbytes(15))
        at, other = chance.randrange(15), chance.choice("123456789abcdefghjkmnpqrstvwxy")
        if letters[at] not in (other, "0", "z"):
            assert invitation.read(letters[:at] + other + letters[at + 1 :]) is None
        swapped = letters[:at] + letters[at + 1] + letters[at] + letters[at + 2 :]
        if swapped != letters and {letters[at], letters[at + 1]} != {"0", "z"}:
            assert at == 14 or invitation.read(swapped) is None


@pytest.mark.parametrize("wrong", ["", "abc", CODE[:-1], CODE + "0", "u" + CODE[1:], "é" + CODE[1:]])
def test_what_is_no_code_is_none(wrong):
    assert invitation.read(wrong) is None


def test_the_matchs_id_tells_nothing_of_the_secret():
    codes = [invitation.make(random.Random(seed).randbytes(15)) for seed in range(200)]
    assert len({invitation.match_id(code) for code in codes}) == 200
    assert all(len(invitation.match_id(code)) == 8 and invitation.match_id(code) not in code for code in codes)
    assert len({invitation.secret(code) for code in codes}) == 200


def test_who_looks_on_knows_the_match_and_what_is_read_there_but_not_the_secret():
    watched = invitation.watching(LETTERS)
    assert invitation.read(invitation.shown(watched)) == watched and len(invitation.shown(watched)) == 14
    assert invitation.match_id(watched) == invitation.match_id(LETTERS)
    assert invitation.state_key(watched) == invitation.state_key(LETTERS) != invitation.secret(LETTERS)
    assert invitation.secret(watched) != invitation.secret(LETTERS) and watched[:8] not in LETTERS
