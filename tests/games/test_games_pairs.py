"""Pairs: turns, draws, the end, what is shown, and agreement with a slow statement of the rules."""

from array import array

import pytest
from statement_pairs import Statement

from glowgrid.engine.game import CHANCE
from glowgrid.engine.looks import GLYPH, hue_of, level_of, shape_of
from glowgrid.engine.options import fit
from glowgrid.engine.rng import Rng
from glowgrid.games.pairs import Pairs


def played(moves, *options):
    game = Pairs(*options)
    for name in moves.split():
        game.push(game.parse(name))
    return game


def names(game):
    return [game.notation(move) for move in game.legal_moves()]


def shown(game, viewer=0):
    """Return the look of each cell."""
    looks = array("H", bytes(2 * game.rows * game.cols))
    game.fill_looks(looks, viewer)
    return list(looks)


# -- rules


def test_a_pair_belongs_to_the_player_who_goes_on_and_two_others_end_the_turn():
    game = played("a1 A b1 A", 2, 3)
    assert game.turn == 1 and (game.score(1), game.score(2)) == (1, 0)
    assert names(game) == ["c1", "a2", "b2", "c2"]
    game = played("a1 A b1 A c1 B a2 C", 2, 3)
    assert game.turn == 2 and names(game) == ["c1", "a2", "b2", "c2"]


def test_turns_go_round():
    game = played("a1 A b1 B a1 A b1 B a1 A b1 B", 4, 4, 4)
    assert game.turn == 4
    game = played("a1 A b1 B a1 A b1 B a1 A b1 B a1 A b1 B", 4, 4, 4)
    assert game.turn == 1


def test_a_turn_opens_two_different_cells():
    game = played("a1 A", 2, 2)
    assert names(game) == ["b1", "a2", "b2"]
    assert game.refusal((), 0) == ("this card is already open", 0)
    assert played("a1 A b1 A", 2, 2).refusal((), 0) == ("this pair is taken", 0)


def test_chance_draws_each_unseen_card_with_equal_probability():
    assert Pairs(2, 3).turn == 1 and played("a1", 2, 3).turn == CHANCE
    assert [weight for _, weight in played("a1", 2, 3).chances()] == [2, 2, 2]
    assert [weight for _, weight in played("a1 B b1", 2, 3).chances()] == [2, 1, 2]
    assert names(played("a1 B b1 B c1", 2, 3)) == ["A", "C"]


def test_a_card_that_was_seen_is_the_same_when_it_is_turned_again():
    assert names(played("a1 B b1 A a1", 2, 3)) == ["B"]


def test_the_most_pairs_win_and_equal_numbers_are_a_draw():
    game = played("a1 A b1 A a2 B b2 B", 2, 2)
    assert game.outcome[:] == (1, (0, 1, 2, 3), "more pairs")
    game = played("a1 A b1 B a1 A c1 A b1 B a2 B b2 C c2 C", 2, 3)
    assert game.outcome[:] == (2, tuple(range(6)), "more pairs") and game.score(2) == 3


def test_two_players_with_the_same_number_of_pairs_draw():
    game = played("a1 A b1 A c1 B d1 B a2 C b2 D a2 C c2 C b2 D d2 D", 2, 4)
    assert game.outcome[:] == (0, (), "the same number of pairs")


def test_a_player_alone_counts_turns():
    game = played("a1 A b1 B a1 A c1 A b1 B a2 C b1 B b2 B a2 C c2 C", 2, 3, 1)
    assert game.outcome[:] == (1, tuple(range(6)), "all pairs are found")
    assert game.score(1) == 5 and game.fewest_possible() == 3
    assert not hasattr(Pairs(2, 3, 2), "fewest_possible")


@pytest.mark.parametrize(("rows", "cols"), [(2, 2), (3, 4), (4, 3), (5, 6), (6, 6), (9, 4), (4, 9)])
def test_the_number_of_cards_is_even_and_at_most_36(rows, cols):
    assert Pairs(rows, cols).cols == cols


@pytest.mark.parametrize("options", [(3, 3), (5, 5), (6, 7), (9, 5), (1, 4), (4, 4, 0), (4, 4, 5), (3, 13)])
def test_other_sizes_are_refused_with_a_sentence(options):
    with pytest.raises(ValueError, match=r"must be a whole number from \d+ to \d+.*\.$"):
        Pairs(*options)


def test_a_change_of_the_rows_keeps_the_number_of_cards_even():
    assert fit(Pairs.OPTIONS, (3, 5, 2)) == (3, 4, 2)
    assert fit(Pairs.OPTIONS, (9, 9, 2)) == (9, 4, 2)


def test_nothing_that_was_seen_is_taken_back():
    for moves in ("a1", "a1 A", "a1 A b1", "a1 A b1 A", "a1 A b1 B"):
        assert not played(moves).can_pop()


def test_all_moves_can_be_undone_by_a_search():
    game, states, rng = Pairs(3, 4, 3), [], Rng(5)
    while game.outcome is None:
        states.append((game.key(), game.turn, game.hash, game.legal_moves(), shown(game), game.trace()))
        game.push(rng.choice(game.legal_moves()))
    while states:
        game.pop()
        assert (game.key(), game.turn, game.hash, game.legal_moves(), shown(game), game.trace()) == states.pop()
        assert game.outcome is None


def test_no_board_knows_a_card_that_nobody_has_turned():
    game, rng = Pairs(4, 4), Rng(2)
    for _ in range(24):
        game.push(rng.choice(game.legal_moves()))
        turned = {move for ply, move in enumerate(game.moves) if ply % 2 == 0 and ply + 1 < game.ply}
        assert {cell for cell in range(16) if game.key()[cell]} == turned


@pytest.mark.parametrize("seed", range(10))
def test_random_games_agree_with_a_slow_statement_of_the_rules(seed):
    rng = Rng(seed + 1)
    for number in range(100):
        options = ((2, 3), (3, 4), (4, 3), (2, 2))[number % 4]
        players = rng.below(4) + 1
        game, turned = Pairs(*options, players), []
        while game.outcome is None:
            move = game.draw(rng) if game.turn == CHANCE else rng.choice(game.legal_moves())
            turned.append((game.turn, move, game.legal_moves()))
            game.push(move)
        compare(game, turned, players)


def compare(game, turned, players):
    """Play the moves `turned` again on a table on which the cards were dealt before the game."""
    place = lambda cell: divmod(cell, game.cols)  # noqa: E731
    deal = {}
    for (_, cell, _), (_, card, _) in zip(turned[::2], turned[1::2], strict=True):
        assert deal.setdefault(place(cell), card) == card  # a card never changes
    assert sorted(map(list(deal.values()).count, set(deal.values()))) == [2] * (len(deal) // 2)
    table = Statement(deal, players)
    for (player, cell, moves), (chance, _, _) in zip(turned[::2], turned[1::2], strict=True):
        assert chance == CHANCE and player == table.order[0]
        assert {place(other) for other in moves} == table.may_turn()
        assert moves == sorted(moves)
        table.turn_up(place(cell))
    winners = table.winners()
    assert game.outcome.winner == (winners[0] if len(winners) == 1 else 0)
    piles = [len(pile) for pile in table.piles.values()]
    assert [game.score(player) for player in table.piles] == ([table.turns] if players == 1 else piles)


# -- what is seen


def test_an_open_card_has_a_face_and_closes_after_a_turn_without_a_pair():
    game = played("a1 A")
    looks = shown(game)
    assert shape_of(looks[0]) == GLYPH and shape_of(looks[1]) != GLYPH and level_of(looks[1]) < level_of(looks[0])
    game = played("a1 A b1 B")
    assert [shape_of(look) == GLYPH for look in shown(game)[:3]] == [True, True, False]
    closed = shown(game, game.closed(1))
    assert closed == shown(Pairs())
    game.push(game.parse("c1"))
    assert shown(game) == closed  # the next card is not drawn yet


def test_nothing_has_to_close_after_a_pair_or_within_a_turn():
    for moves in ("", "a1", "a1 A", "a1 A b1", "a1 A b1 A"):
        assert not played(moves).closed(1)


def test_18_cards_differ_in_face_and_letter_and_taken_ones_show_their_owner():
    game = Pairs(6, 6)
    faces = {}
    for card in range(18):
        cell = 2 * card
        game.push(cell)
        game.push(64 + card)
        faces[card] = shown(game)[cell]
        game.push(cell + 1)
        game.push(64 + card)
        if card < 17:
            assert shown(game)[cell] == shown(game)[cell + 1] == faces[card]  # both are seen until the next pick
            game.push(cell + 2)
            assert hue_of(shown(game)[cell]) == 1 and shape_of(shown(game)[cell]) != GLYPH and game.at(cell) == 1
            game.pop()
    assert len(set(faces.values())) == 18
    assert played("a1 A b1 A c1 B d1 C", 2, 4).lines() == ["  a b c d", "1 X X B C", "2 : : : :"]
