"""The fuzzer: repeatable, guided, and every finding can be seen again."""

from typing import Any

from msgspec.structs import replace as changed

from panzerkiste.engine.game import AnyGame, Step
from panzerkiste.engine.match import read_record, write_record
from panzerkiste.proving.fuzz import Progress, check_again, fuzz
from tests.engine import toy
from tests.engine.toy import TOY, Mark, toy_with


def run(game: AnyGame, matches: int, seed: int = 1) -> Progress:
    *_, last = fuzz(lambda: game, seed, matches, game.players)
    return last


def test_a_sound_game_is_clean_and_all_it_can_tell_is_reached():
    last = run(TOY, 100)
    assert (last.matches, last.findings) == (100, ())
    assert {"Hidden", "Rolled", "Marked", "Shown", "Over"} <= last.reached.keys()


def test_the_same_seed_plays_the_same_matches():
    assert run(TOY, 60) == run(TOY, 60)
    assert run(TOY, 60).entries != run(TOY, 60, seed=2).entries


def crash_on_a_third_mark(state: Any, seat: int, action: Any) -> Step[Any, Any]:
    if isinstance(action, Mark) and len(state.marks) == 2:
        raise ZeroDivisionError("three marks")
    return toy.apply(state, seat, action)


def test_a_crash_is_found_once_and_its_match_leads_there_again():
    game = toy_with(apply=crash_on_a_third_mark)
    found = run(game, 40).findings
    assert [finding.problem.startswith("ZeroDivisionError") for finding in found].count(True) == 1
    for finding in found:
        record = read_record(write_record(finding.record), lambda id: game)
        again = check_again(game, record)
        assert again is not None
        assert "three marks" in again.problem


def view_of_the_marks(state: Any, seat: int) -> Any:
    return changed(toy.view(state, seat), marks=state.marks)


def test_a_leak_is_found_and_its_match_shows_it_again():
    game = toy_with(view=view_of_the_marks)
    (finding, *_) = run(game, 40).findings
    again = check_again(game, finding.record)
    assert again is not None
    assert "tells two worlds apart" in again.problem


def test_an_endless_match_is_found():
    (finding,) = run(toy_with(bound=lambda options: 4), 40).findings
    assert "bound of 4" in finding.problem
