"""Invite codes that people read to each other."""

import random

import pytest

from glowgrid.online.protocol import invite_code

LETTERS = invite_code.make(bytes(range(40, 55)))
CODE = invite_code.shown(LETTERS)


def test_a_code_is_short_and_accepted_in_every_common_spelling():
    assert invite_code.shown(LETTERS) == CODE and len(CODE) == 19
    assert invite_code.read("  " + CODE.upper().replace("-", " ")) == LETTERS
    assert invite_code.read(CODE.replace("1", "l").replace("0", "O")) == LETTERS


def test_one_wrong_letter_or_two_swapped_letters_are_detected():
    chance = random.Random(1)
    for _ in range(100):
        letters = invite_code.make(chance.randbytes(15))
        at, other = chance.randrange(15), chance.choice("123456789abcdefghjkmnpqrstvwxy")
        if letters[at] not in (other, "0", "z"):
            assert invite_code.read(letters[:at] + other + letters[at + 1 :]) is None
        swapped = letters[:at] + letters[at + 1] + letters[at] + letters[at + 2 :]
        if swapped != letters and {letters[at], letters[at + 1]} != {"0", "z"}:
            assert at == 14 or invite_code.read(swapped) is None


@pytest.mark.parametrize("wrong", ["", "abc", CODE[:-1], CODE + "0", "u" + CODE[1:], "é" + CODE[1:]])
def test_an_invalid_code_is_rejected(wrong):
    assert invite_code.read(wrong) is None


def test_the_matchs_id_reveals_nothing_of_the_secret():
    codes = [invite_code.make(random.Random(seed).randbytes(15)) for seed in range(200)]
    assert len({invite_code.match_id(code) for code in codes}) == 200
    assert all(len(invite_code.match_id(code)) == 8 and invite_code.match_id(code) not in code for code in codes)
    assert len({invite_code.secret(code) for code in codes}) == 200


def test_a_spectators_code_gives_the_match_and_its_public_messages_but_not_the_secret():
    watched = invite_code.watching(LETTERS)
    assert invite_code.read(invite_code.shown(watched)) == watched and len(invite_code.shown(watched)) == 14
    assert invite_code.match_id(watched) == invite_code.match_id(LETTERS)
    assert invite_code.state_key(watched) == invite_code.state_key(LETTERS) != invite_code.secret(LETTERS)
    assert invite_code.secret(watched) != invite_code.secret(LETTERS) and watched[:8] not in LETTERS
