"""A match in numbers: word by word, draw by draw, with copies that go their own ways."""

import pickle
from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest

import panzerkiste
from panzerkiste import CHANCE, WATCHER, Numbered
from tests.test_library import short

every_game = pytest.mark.parametrize("id", panzerkiste.games())
FEW = {"dropzone": 40}  # steps: a battle takes its time


def begun(id: str) -> Numbered:
    options, seats = short(id)
    return panzerkiste.numbered(id, seats, options)


def wander(match: Numbered, rng: Random, steps: int) -> Iterator[Numbered]:
    """Played on by chance in its smallest steps."""
    for _ in range(steps):
        if not match.asked:
            return
        go_on(match, rng)
        yield match


def go_on(match: Numbered, rng: Random) -> None:
    seat = match.asked[0]
    if seat == CHANCE:
        match.draw(rng.choice(match.outcomes())[0])
    else:
        match.say(seat, rng.choice(match.choices(seat)))


@every_game
def test_whoever_is_asked_has_a_choice_and_nobody_else(id: str):
    for match in wander(begun(id), Random(1), FEW.get(id, 250)):
        asked = [seat for seat in range(match.seats) if match.choices(seat)]
        assert asked == [seat for seat in match.asked if seat != CHANCE]
        assert [number for seat in asked for number, may in enumerate(match.mask(seat)) if may] == [
            number for seat in asked for number in match.choices(seat)
        ]
        outcomes = match.outcomes()
        assert sum(weight for _, weight in outcomes) == (Fraction(1) if match.asked == (CHANCE,) else 0)
        assert len(outcomes) <= Numbered.most_outcomes


@every_game
def test_the_same_numbers_lead_to_the_same_match_and_a_copy_leaves_it_alone(id: str):
    match, rng = begun(id), Random(2)
    list(wander(match, rng, FEW.get(id, 80)))
    copies = [match.copy(), pickle.loads(pickle.dumps(match))]
    known = [match.information_state(seat) for seat in (*range(match.seats), WATCHER)]
    for copied in copies:
        assert [copied.information_state(seat) for seat in (*range(match.seats), WATCHER)] == known
        list(wander(copied, Random(3), 20))
    assert copies[0].state == copies[1].state
    assert copies[0].information_state(0) == copies[1].information_state(0)
    assert [match.information_state(seat) for seat in (*range(match.seats), WATCHER)] == known


def test_what_is_said_of_an_answer_is_seen_by_whoever_says_it_and_by_nobody_else():
    match = panzerkiste.numbered("panzerschlacht")
    before = match.information_state(1)
    for word in ("c2", "e3"):
        match.say(0, match.coding.numbers[word])
    assert match.information_state(0).endswith("\n… c2 e3")
    assert match.information_state(1) == before
    said = match.observe(0)["said"]
    assert {match.coding.words[number]: float(said[number]) for number in said.nonzero()[0]} == {"c2": 0.5, "e3": 1.0}
    assert not match.observe(1)["said"].any()


def test_answers_that_are_built_at_the_same_time_do_not_disturb_each_other():
    by_turns, one_by_one = panzerkiste.numbered("panzerschlacht"), panzerkiste.numbered("panzerschlacht")
    setups = [setup_of(one_by_one, seat) for seat in (0, 1)]
    for numbers in zip(*setups, strict=True):
        for seat, number in enumerate(numbers):
            by_turns.say(seat, number)
    assert by_turns.state == one_by_one.state
    assert by_turns.asked == (0,)


def setup_of(match: Numbered, seat: int) -> list[int]:
    rng, numbers = Random(seat), list[int]()
    while seat in match.asked and match.state.board is None:
        numbers.append(rng.choice(match.choices(seat)))
        match.say(seat, numbers[-1])
    return numbers


def test_a_deal_is_drawn_card_by_card_as_a_roll_of_chance_would_deal_it():
    drawn, rolled = (panzerkiste.numbered("tank-hunter", 3) for _ in range(2))
    rng = Random(4)
    while CHANCE in drawn.asked:
        drawn.draw(int(rng.random() * len(drawn.outcomes())))
    rolled.roll(Random(4))
    assert drawn.state == rolled.state
    assert len(drawn.asked) == 3


def test_th_062_whoever_has_revealed_all_units_can_no_longer_rearrange_them():
    match, rng = panzerkiste.numbered("tank-hunter"), Random(6)
    numbers = match.coding.numbers
    while numbers["Rearrange"] not in match.choices(max(match.asked)):
        go_on(match, rng)
    seat, first = match.asked[0], match.copy()
    while numbers["Reveal"] in match.choices(seat) or match.said(seat):
        match.say(seat, numbers["Reveal"] if numbers["Reveal"] in match.choices(seat) else match.choices(seat)[0])
    assert numbers["Rearrange"] in first.choices(seat)
    assert numbers["Rearrange"] not in match.choices(seat)
    assert match.choices(seat)


def test_a_word_that_may_not_come_next_is_refused_and_nothing_is_said():
    match = panzerkiste.numbered("tank-chess")
    with pytest.raises(KeyError):
        match.say(0, match.coding.numbers["hold"])
    assert match.said(0) == ()


def test_a_match_can_begin_with_a_moment_of_another():
    first = panzerkiste.numbered("panzerschlacht")
    for seat in (0, 1):
        setup_of(first, seat)
    text = first.game.text.write_position(first.state)
    match = panzerkiste.numbered("panzerschlacht", position=text)
    assert first.game.text.write_position(match.state) == text
    assert match.information_state(0).count("\n") == 1  # nothing has been heard yet


def test_a_game_without_words_is_not_played_in_numbers():
    from tests.engine.toy import TOY

    with pytest.raises(ValueError, match="no words"):
        panzerkiste.numbered(TOY)
