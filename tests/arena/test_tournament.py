"""Games between computer players can be repeated, wherever they run."""

from concurrent.futures import ThreadPoolExecutor
from threading import Semaphore
from typing import Any

import pytest

from panzerkiste.arena import running
from panzerkiste.arena.pairing import Entrant, Pairing, duel
from panzerkiste.arena.running import local_processes
from panzerkiste.arena.tournament import Played, play, tournament
from panzerkiste.engine.knowledge import Knowledge

BEGINNER, RANDOM = Entrant(1, 1.0), Entrant(0, 1.0)


def outcome(played: Played) -> tuple[Pairing, object, int]:
    return played.pairing, played.result, played.answers


def test_the_same_pairing_gives_the_same_game():
    pairing = Pairing("panzerschlacht", (BEGINNER, RANDOM), 7)
    assert outcome(play(pairing)) == outcome(play(pairing))


def test_another_seed_gives_another_game():
    lengths = {play(Pairing("panzerschlacht", (BEGINNER, RANDOM), seed)).answers for seed in range(5)}
    assert len(lengths) > 1


def test_it_does_not_matter_where_games_run():
    pairings = list(duel("panzerschlacht", BEGINNER, RANDOM, 4, 3))
    with local_processes(2) as run_all:
        spread = sorted((outcome(played) for played in tournament(pairings, run_all)), key=lambda game: game[0].seed)
    assert spread == [outcome(played) for played in tournament(pairings)]


def test_every_seat_is_timed_for_each_of_its_answers():
    played = play(Pairing("panzerschlacht", (BEGINNER, RANDOM), 1))
    green, grey = played.thought
    assert min(len(green), len(grey)) > 1
    assert len(green) + len(grey) <= played.answers  # the rest are dice


def test_whoever_has_enough_waits_only_for_games_that_have_begun(monkeypatch: pytest.MonkeyPatch):
    gate, begun = Semaphore(1), list[Any]()

    class Pool(ThreadPoolExecutor):
        def __init__(self, workers: int, **_: Any) -> None:
            super().__init__(workers)

        def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
            super().shutdown(wait=False, cancel_futures=cancel_futures)
            gate.release(100)
            super().shutdown(wait=wait)

    def game(pairing: Any) -> Any:
        begun.append(pairing)
        gate.acquire()

    monkeypatch.setattr(running, "ProcessPoolExecutor", Pool)
    with local_processes(1) as run_all:
        next(run_all(game, [Pairing("panzerschlacht", (BEGINNER, RANDOM), seed) for seed in range(10)]))
    assert len(begun) <= 2


def test_whoever_fails_loses_that_answer_and_it_is_counted():
    played = play(Pairing("panzerschlacht", (Entrant(f"{__file__}:crashes", 1.0), RANDOM), 3, {"patience": 10}))
    assert played.lost[0] > 0
    assert played.lost[1] == 0
    assert len(played.thought[0]) >= played.lost[0]
    assert set(played.faults[0]) <= {"KeyError: 'gone'", "illegal: 'nonsense'"}


def crashes(known: Knowledge) -> Any:
    if known.rng.random() < 0.5:
        raise KeyError("gone")
    return "nonsense"


def test_openings_by_lot_make_deals_differ_and_are_the_same_from_either_seat():
    def turns(seed: int, *seats: Entrant) -> list[Any]:
        seen.clear()
        play(Pairing("tank-chess", seats, seed, {"map": "farmyard10"}, opening=4))
        return list(seen)

    own = Entrant(f"{__file__}:first", 1.0)
    positions = [turns(1, own, own), turns(1, own, own), turns(2, own, own)]
    assert positions[0] == positions[1] != positions[2]


seen = list[Any]()


def first(known: Knowledge) -> Any:
    """Always the first of the list; a position is kept by whoever sees it first."""
    import tests.arena.test_tournament as here

    if not here.seen:
        here.seen.append(known.view)
    return known.offer.actions[0]
