"""Ids that would turn a word of the game into another one."""

import pytest

from backroom.games.corleone.edition import BadEdition, house_text, read


@pytest.mark.parametrize("taken", ["back", "none", "gone", "don", "p0"])
def test_no_card_is_called_like_a_word_of_the_game(taken: str) -> None:
    with pytest.raises(BadEdition, match=f'"{taken}"'):
        read(house_text().replace("policy-bank", taken), "mine.toml")


def test_every_word_of_the_house_edition_is_read_as_it_is_spelt() -> None:
    from backroom.games.corleone.game import CORLEONE

    notation = CORLEONE.notation
    assert all(notation.read(word) == action for action, word in notation.spelling.items())
