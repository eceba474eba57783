"""What ``import panzerkiste`` promises: names, pages of help, matches between functions, games that travel."""

import inspect
import pickle
import pydoc
from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any

import msgspec
import pytest

import panzerkiste
from panzerkiste import CHANCE, Illegal, Knowledge, Result, Simulated
from panzerkiste.engine import game as contract
from panzerkiste.engine import knowledge
from panzerkiste.engine.match import write_record
from tests.golden.record import starts

every_game = pytest.mark.parametrize("id", panzerkiste.games())
RECORDS = [found for _, found in inspect.getmembers(contract) if is_dataclass(found)] + [knowledge.Knowledge]


def hasty(known: Knowledge) -> Any:
    return known.candidates(1)[0]


def short(id: str, seed: int = 0) -> tuple[dict[str, Any], int]:
    """Options with which a match is short, and for how many; whole battles take seconds."""
    if id == "tank-chess":
        return {"map": "farmyard10"}, 2
    written = starts(id) if id == "dropzone" else ()
    start = written[seed % len(written)] if written else None
    return (start.options, start.players) if start else ({}, 2)


def test_what_is_promised_is_there_and_on_the_page():
    page = inspect.getdoc(panzerkiste) or ""
    for name in panzerkiste.__all__:
        assert name in page
        assert inspect.getdoc(getattr(panzerkiste, name))


def test_the_function_games_is_not_lost_when_a_game_is_loaded():
    from panzerkiste.games import dropzone

    assert dropzone.DROPZONE.id in panzerkiste.games()


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_every_field_of_the_contract_is_explained(record: type):
    page = inspect.getdoc(record) or ""
    lines = {line.partition(" ")[0].partition("(")[0].rstrip(",") for line in page.splitlines()}
    assert [field.name for field in fields(record) if field.name not in lines] == []


@every_game
def test_help_on_a_game_explains_it_instead_of_listing_how_it_is_made(id: str):
    page = pydoc.render_doc(panzerkiste.game(id), renderer=pydoc.TextDoc())
    assert id in page
    assert "__init__" not in page
    assert "candidates(state, seat, rng, count)" in page


def test_an_unknown_game_is_answered_with_those_there_are():
    with pytest.raises(ValueError, match=r"no game is called 'chess'; there are .*tank-chess"):
        panzerkiste.game("chess")


@every_game
def test_the_same_seed_plays_the_same_match_and_another_one_another(id: str):
    options, seats = short(id)
    first, again, other = (panzerkiste.play(id, [hasty] * seats, seed, options) for seed in (3, 3, 4))
    assert write_record(first.record) == write_record(again.record) != write_record(other.record)
    assert first.result is not None


def candidates_alone(id: str, seed: int, options: dict[str, Any], seats: int) -> panzerkiste.Match:  # type: ignore[type-arg]
    """A match in which every question, chance's too where they are listed, is answered from ``candidates``."""
    match, rng = panzerkiste.begin(id, seats, options), Random(seed)
    while owed := match.game.play.decision(match.state):
        seat = rng.choice(owed.seats)
        found: Sequence[Any] = match.game.play.candidates(match.state, seat, rng, 2)
        match.submit(seat, rng.choice(found))
    return match


@every_game
@pytest.mark.parametrize("seed", range(20))
def test_candidates_answer_every_question_of_a_match(id: str, seed: int):
    options, seats = short(id, seed)
    match = candidates_alone(id, seed, options, seats)
    assert match.result is not None
    assert sum(match.returns) == pytest.approx(0)


def test_a_seat_that_is_not_asked_has_no_candidates():
    match = panzerkiste.begin("tank-chess")
    assert match.game.play.candidates(match.state, 1, Random(0), 5) == []
    assert match.game.play.candidates(match.state, CHANCE, Random(0), 5) == []


@every_game
def test_a_game_travels_by_its_name_also_under_earlier_rules(id: str):
    game = panzerkiste.game(id)
    for travelling in (game, *game.earlier.values()):
        assert pickle.loads(pickle.dumps(travelling)) is travelling


def test_the_games_are_called_and_imported_under_one_name():
    import panzerkiste.games.tank_chess as by_name

    assert panzerkiste.games.tank_chess is by_name  # type: ignore[attr-defined]
    assert "tank-chess" in panzerkiste.games()


def test_a_match_travels_with_its_record():
    match = panzerkiste.play("tank-hunter", [hasty] * 2, seed=1)
    there = pickle.loads(pickle.dumps(match))
    assert there.record == match.record
    assert there.state == match.state
    assert there.game is match.game


def test_a_game_that_is_not_registered_stays_at_home():
    changed = replace(panzerkiste.game("tank-chess"), rules=99)
    with pytest.raises((pickle.PicklingError, AttributeError)):
        pickle.dumps(changed)


def test_a_match_file_is_replayed(tmp_path):
    match = panzerkiste.play("panzerschlacht", [hasty] * 2, seed=5)
    file = tmp_path / "match.jsonl"
    file.write_bytes(panzerkiste.write_record(match.record))
    assert panzerkiste.replay(file).state == panzerkiste.replay(match.record).state == match.state


def test_a_player_of_the_crate_plays_and_an_unknown_one_is_refused():
    match = panzerkiste.play("panzerschlacht", [panzerkiste.player("panzerschlacht", 1), hasty], seed=1)
    assert match.returns == (1.0, -1.0)
    with pytest.raises(ValueError, match=r"has the computer players 0, 1, .*, but not 99"):
        panzerkiste.player("panzerschlacht", 99)


def test_a_player_that_answers_illegally_hears_of_it():
    with pytest.raises(Illegal, match="PS-23"):
        panzerkiste.play("panzerschlacht", [lambda known: known.game.types.action.__args__[2](paths=())] * 2)


def test_options_are_whole_or_those_that_differ():
    game = panzerkiste.game("panzerschlacht")
    whole = panzerkiste.begin(game, options=game.types.options(patience=20))
    assert panzerkiste.begin(game, options={"patience": 20}).header == whole.header
    with pytest.raises(msgspec.ValidationError, match="patienc"):
        panzerkiste.begin(game, options={"patienc": 20})


def test_as_many_seats_as_the_game_has():
    assert len(panzerkiste.begin("tank-hunter", 5).returns) == 5
    with pytest.raises(ValueError, match="2 to 8, not by 9"):
        panzerkiste.begin("tank-hunter", 9)


def test_chance_can_be_asked_by_hand():
    match = panzerkiste.begin("tank-hunter")
    assert match.game.play.decision(match.state).seats == (CHANCE,)
    deal = match.game.play.sample(match.state, Simulated(Random(1)))
    assert match.submit(CHANCE, deal).told


@pytest.mark.parametrize("id", panzerkiste.games())
def test_the_chances_of_all_seats_are_one_in_sum(id: str):
    rng, told = Random(3), 0
    options, seats = short(id)
    play, state = panzerkiste.game(id).play, panzerkiste.begin(id, seats, options).state
    for number in range(60):
        if (owed := play.decision(state)) is None:
            break
        if number % 25 == 0 and (found := panzerkiste.chances(id, state)):
            told += 1
            assert sum(found) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in found)
        state = play.apply(state, owed.seats[0], play.candidates(state, owed.seats[0], rng, 1)[0]).state
    assert told


def test_once_it_is_over_the_chances_are_the_parts_of_one_point():
    def hasty(known: Knowledge) -> Any:
        return known.candidates(1)[0]

    match = panzerkiste.play("panzerschlacht", [hasty, hasty], seed=7)
    assert match.result
    assert panzerkiste.chances("panzerschlacht", match.state) == (match.result.share(0), match.result.share(1))


def test_returns_add_up_to_nothing_however_many_win():
    assert Result((2,), "points").returns(4) == pytest.approx((-1 / 3, -1 / 3, 1, -1 / 3))
    for winners in ((), (0,), (1, 2), (0, 1, 2, 3)):
        assert sum(Result(winners, "points").returns(4)) == pytest.approx(0)
