"""The record: replay, takeback derived from it, and match files whose bad line is named."""

import dataclasses

import msgspec
import pytest
from msgspec.structs import replace

from panzerkiste.engine.chance import Verifiable, commitment
from panzerkiste.engine.game import CHANCE, HOST
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import (
    AnyMatch,
    Header,
    Match,
    Record,
    TakeBack,
    read_record,
    replay,
    write_record,
    wrong_draws,
)
from tests.engine.toy import TOY, Hide, Mark, Resign, Roll, Stop

SEED = bytes(range(32))
VALUES = ("salt of A", "salt of B")


def a_match(*entries: tuple[int, object], commit: str = "") -> AnyMatch:
    match: AnyMatch = Match(TOY, Header("toy", 1, {"rounds": 1}, ("Ann", "Bob"), commitment=commit, values=VALUES))
    for seat, action in entries:
        match.submit(seat, action)
    return match


HIDDEN = ((0, Hide(1)), (1, Hide(2)))
MARKING = (*HIDDEN, (CHANCE, Roll(2)), (0, Mark(1)), (0, Mark(3)))


def find(name: str):
    return TOY if name == "toy" else None


def test_a_refused_action_changes_nothing():
    match = a_match(*HIDDEN)
    before = match.record, match.state
    with pytest.raises(Illegal, match="TOY-1"):
        match.submit(1, Mark(1))
    assert (match.record, match.state) == before


def test_each_seat_hears_only_what_it_is_told():
    match = a_match(*MARKING)
    assert [TOY.text.event(event) for _, event in match.heard(0)][-2:] == ["marked 1", "marked 3"]
    assert [TOY.text.event(event) for _, event in match.heard(1)][-1:] == ["rolled 2"]


def test_the_own_marks_can_be_taken_back_as_far_as_the_die():
    match = a_match(*MARKING)
    assert match.free_undo(0) == 3
    match.submit(0, TakeBack(3))
    assert match.state == a_match(*MARKING[:3]).state


def test_a_single_step_back_is_free_too_and_the_record_keeps_what_was_taken_back():
    match = a_match(*MARKING, (0, TakeBack(4)))
    assert match.state == a_match(*MARKING[:4]).state
    assert [entry.action for entry in match.entries[-2:]] == [Mark(3), TakeBack(4)]


def test_nobody_takes_back_further_than_an_outcome_of_chance():
    with pytest.raises(Illegal, match="UNDO learnt"):
        a_match(*MARKING, (0, TakeBack(2)))


def test_another_seats_choice_ends_the_free_takeback():
    match = a_match(*HIDDEN)
    assert match.free_undo(0) is None
    assert match.free_undo(1) == 1


def test_nobody_takes_back_for_another_seat():
    with pytest.raises(Illegal, match="UNDO learnt"):
        a_match(*MARKING, (1, TakeBack(4)))


def test_a_step_that_the_rules_call_final_stays():
    match = a_match(*MARKING, (0, Stop()))
    assert match.free_undo(0) is None


def test_a_takeback_cannot_itself_be_taken_back_but_what_lies_before_it_can_step_by_step():
    match = a_match(*MARKING, (0, TakeBack(4)))
    assert match.step_back(0) == 3
    match.submit(0, TakeBack(3))
    assert match.state == a_match(*MARKING[:3]).state
    assert (match.step_back(0), match.free_undo(0)) == (None, None)


def test_what_was_taken_back_no_longer_stands():
    match = a_match(*MARKING)
    assert match.standing() == {0, 1, 2, 3, 4, 5}
    match.submit(0, TakeBack(4))
    match.submit(0, TakeBack(3))
    match.submit(0, Mark(3))
    assert match.standing() == {0, 1, 2, 3, 7, 8}


def test_after_the_host_has_taken_back_nothing_is_free_that_others_have_answered():
    match = a_match(*HIDDEN, (HOST, TakeBack(1)))
    assert match.free_undo(0) is None


def test_by_agreement_the_host_takes_back_anything():
    match = a_match(*MARKING, (0, Stop()), (HOST, TakeBack(1)))
    assert match.state == a_match(*MARKING[:1]).state


@pytest.mark.parametrize("entries", [-1, 5, 99])
def test_there_is_no_way_back_to_the_present_or_to_nowhere(entries: int):
    with pytest.raises(Illegal, match="UNDO nothing"):
        a_match(*MARKING, (HOST, TakeBack(entries)))


def test_a_match_file_replays_to_the_same_states_and_events_takebacks_included():
    match = a_match(*MARKING, (0, TakeBack(3)), (0, Mark(2)), (0, Stop()))
    record = read_record(write_record(match.record), find)
    assert record == match.record
    assert replay(TOY, record).steps == match.steps


def test_other_rules_are_not_replayed():
    record = a_match(*HIDDEN).record
    with pytest.raises(ValueError, match="toy rules 2, not toy rules 1"):
        replay(TOY, replace(record, header=replace(record.header, rules=2)))


def test_a_match_of_earlier_rules_is_replayed_and_played_on_under_them():
    earlier = dataclasses.replace(TOY, rules=0)
    toy = dataclasses.replace(TOY, earlier={0: earlier})
    old = replace(a_match(*HIDDEN).record, header=replace(a_match(*HIDDEN).header, rules=0))
    match = replay(toy, old)
    assert match.game is earlier
    assert match.steps == a_match(*HIDDEN).steps
    assert (toy.under(0), toy.under(1), toy.under(2)) == (earlier, toy, None)


@pytest.mark.parametrize(
    ("line", "text", "complaint"),
    [
        (1, b"{", "line 1: "),
        (1, b'{"game":"go","rules":1,"options":{},"seats":[]}', "line 1: no game is called 'go'"),
        (2, b'{"seat":0,"action":{"type":"Fly"}}', "line 2: Invalid value 'Fly'"),
        (3, b'{"seat":"A","action":{"type":"Stop"}}', "line 3: Expected `int`, got `str`"),
        (3, b"", "line 3: "),
    ],
)
def test_a_match_file_that_cannot_be_read_names_its_bad_line(line: int, text: bytes, complaint: str):
    lines = write_record(a_match(*MARKING).record).splitlines()
    lines[line - 1] = text
    with pytest.raises(ValueError, match=complaint):
        read_record(b"\n".join(lines), find)


def test_an_empty_file_lacks_its_first_line():
    with pytest.raises(ValueError, match="line 1: missing"):
        read_record(b"", find)


def a_verifiable_record() -> Record:
    """A finished match whose die follows from the seed."""
    die = TOY.play.sample(a_match(*HIDDEN).state, Verifiable(SEED, VALUES, entry=2))
    match = a_match(*HIDDEN, (CHANCE, die), (0, Resign()), commit=commitment(SEED))
    return replace(match.record, seed=SEED.hex())


def test_dice_that_follow_from_the_seed_are_right():
    record = a_verifiable_record()
    assert wrong_draws(TOY, record) == []
    assert read_record(write_record(record), find) == record


def test_a_changed_die_is_found():
    record = a_verifiable_record()
    die = record.entries[2].action.die
    changed = replace(record.entries[2], action=Roll(die % 3 + 1))
    assert wrong_draws(TOY, replace(record, entries=(*record.entries[:2], changed, *record.entries[3:]))) == [2]


def test_a_seed_that_was_not_committed_to_is_found():
    assert wrong_draws(TOY, replace(a_verifiable_record(), seed=bytes(32).hex())) == [-1]


def test_options_that_the_game_does_not_know_are_not_played():
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        Match(TOY, Header("toy", 1, {"speed": 9}, ("Ann", "Bob")))
