"""The learnt judgement: what the search adds up turn by turn is what the trainer saw, and the loop closes."""

import zlib
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
import pytest

from panzerkiste.bots.tank_chess.contest import CALM, MOVER, POSED, SCORE, WRITTEN
from panzerkiste.bots.tank_chess.features import FACTS, reflected
from panzerkiste.bots.tank_chess.lanes import UNIT, WIDTH
from panzerkiste.bots.tank_chess.layout import LISTS, MADE, ROOT, search_desk
from panzerkiste.bots.tank_chess.learning.boards import KEPT_APART, boards
from panzerkiste.bots.tank_chess.learning.games import Played, games, pairs, surely_better
from panzerkiste.bots.tank_chess.learning.training import (
    Course,
    Weights,
    descend,
    facts_of,
    first_weights,
    lessons,
    relation_table,
    targets,
    train,
)
from panzerkiste.bots.tank_chess.network import (
    FINE,
    PHASES,
    Network,
    from_bytes,
    learnt,
    look_anew,
    new_stack,
    spread,
)
from panzerkiste.games.tank_chess.kernel.layout import ENDS, FIRST, KILL, PLY, SIDE, TANK_CELL, TANK_HEADING
from panzerkiste.games.tank_chess.kernel.making import make
from panzerkiste.games.tank_chess.kernel.moves import generate_effective
from panzerkiste.games.tank_chess.kernel.tables import Numbers
from panzerkiste.games.tank_chess.maps import shipped_map
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import Options
from tests.cli.test_cli import panzerkiste

PLIES = 40


def some_network(seed: int = 1) -> Network:
    rng = np.random.default_rng(seed)
    facts = rng.integers(-20, 20, (FACTS, WIDTH)).astype(np.int8)
    facts[0] = 0
    last = rng.integers(-400, 400, (PHASES, 2 * WIDTH)).astype(np.int16)
    return Network(facts, np.full(WIDTH, 64, dtype=np.int16), last)


def moment_of(desk: Numbers) -> np.ndarray:
    tanks = int(desk[FIRST + 2])
    cells, headings = desk[TANK_CELL : TANK_CELL + tanks], desk[TANK_HEADING : TANK_HEADING + tanks]
    moment = np.zeros(POSED + tanks, dtype=np.int16)
    moment[MOVER], moment[CALM] = desk[SIDE], 1
    moment[POSED:] = np.where(cells > 0, 8 * cells + headings, 0)
    return moment


@pytest.mark.parametrize("options", list(islice(boards(3), 5)))
def test_turn_by_turn_the_search_sees_what_it_sees_from_scratch_and_what_the_trainer_saw(options):
    network, state, rng = some_network(), first_state(options), Random(1)
    net, desk, stack, fresh = spread(network, state.board), search_desk(state), new_stack(), new_stack()
    desk[ROOT] = desk[PLY]
    look_anew(desk, net, stack, 0)
    moments, values = [], []
    for ply in range(PLIES):
        listed = [turn for turn in desk[LISTS : generate_effective(desk, LISTS)].tolist() if not turn & ENDS]
        shots = [turn for turn in listed if turn & KILL]
        turn = rng.choice(shots if shots and rng.random() < 0.6 else listed)
        desk[MADE + ply] = turn
        make(desk, turn)
        values.append(learnt(desk, net, stack))
        look_anew(desk, net, fresh, ply + 1)
        rows = slice(2 * (ply + 1) * WIDTH, 2 * (ply + 2) * WIDTH)
        assert (stack[rows] == fresh[rows]).all()
        moments.append(moment_of(desk))
    seen = lessons([Played(options, np.stack(moments))])
    first = network.facts.astype(np.int64)[facts_of(seen, slice(None))].sum(axis=2) + network.bias
    shown = (np.clip(first, 0, UNIT) ** 2 // UNIT).reshape(PLIES, -1)
    assert values == ((shown * network.last[seen.phase]).sum(axis=1) // (UNIT * FINE)).tolist()


def test_left_and_right_exchanged_twice_is_the_board_itself():
    assert (reflected()[reflected()] == np.arange(FACTS)).all()
    assert (reflected() != np.arange(FACTS)).any()


def test_a_network_is_written_and_read_and_one_of_another_size_is_refused():
    network = some_network()
    written = network.to_bytes()
    read = from_bytes(written)
    assert (read.facts == network.facts).all()
    assert (read.bias == network.bias).all()
    assert (read.last == network.last).all()
    with pytest.raises(ValueError, match="bytes"):
        from_bytes(zlib.compress(zlib.decompress(written)[1:]))


def test_boards_to_learn_on_are_none_of_those_kept_apart():
    terrains = {shipped_map(name).terrain for name in KEPT_APART}
    assert not terrains & {first_state(options).board.terrain for options in islice(boards(1), 30)}


@pytest.fixture(scope="module")
def played() -> Played:
    return games(Options(map="farmyard10"), None, 80, 1, 3)


def test_the_same_seed_plays_the_same_games(played):
    again = games(Options(map="farmyard10"), None, 80, 1, 3)
    assert (again.moments == played.moments).all()
    assert set(played.moments[:, MOVER]) == {0, 1}
    assert abs(played.moments[:, SCORE] - played.moments[:, WRITTEN]).max() > 0


def test_the_slopes_are_those_of_the_loss(played):
    some = lessons([played])
    chosen, wanted, none = np.arange(min(20, len(some))), targets(some, 0.5), np.arange(FACTS, dtype=np.int32)
    at = first_weights(3)

    def loss(weights: Weights) -> tuple[float, Weights]:
        slopes = Weights(*(np.zeros_like(part) for part in weights))
        seen = (some.keys, some.poses, some.relations, relation_table(), some.phase, some.written, wanted)
        return float(descend(*seen, chosen, none, *weights, *slopes)), slopes

    _, slopes = loss(at)
    fact = int(abs(slopes.facts).sum(axis=1).argmax())
    neuron = int(abs(slopes.facts[fact]).argmax())
    for part, where in ((0, (fact, neuron)), (1, (neuron,)), (2, (int(some.phase[0]), neuron))):
        around = []
        for step in (0.002, -0.002):
            moved = Weights(*(values.copy() for values in at))
            moved[part][where] += step
            around.append(loss(moved)[0])
        assert (around[0] - around[1]) / 0.004 == pytest.approx(float(slopes[part][where]), rel=0.1, abs=0.02)


def test_training_brings_the_loss_down(played):
    told: list[tuple[float, float]] = []
    network = train(lessons([played]), Course(epochs=4, batch=32), lambda _, loss, test: told.append((loss, test)))
    assert told[-1][0] < told[0][0]
    assert network.facts.any()
    assert len(network.to_bytes()) < 1 << 20


def test_a_network_against_itself_gets_half_the_points():
    network = some_network()
    assert sum(pairs(Options(map="farmyard10"), (network, network), (60, 60), 1, 2)) == 2


def test_only_what_is_no_luck_is_better():
    assert surely_better([1.0] * 30 + [0.0] * 10)
    assert not surely_better([1.0] * 22 + [0.0] * 18)
    assert not surely_better([1.0, 1.0])


def test_the_whole_loop_runs_and_goes_on_where_it_was_stopped(tmp_path: Path):
    command = ("learn", "tank-chess", "--size", "small", "--workers", 1, "--folder", tmp_path)
    first = panzerkiste(*command)
    assert first.returncode == 0, first.stderr
    games_played = sorted(tmp_path.glob("games-1-*.bin"))
    assert len(games_played) == 2
    trained = (tmp_path / "trained-1.bin").read_bytes()
    (tmp_path / "round-1.json").unlink()
    before = [file.stat().st_mtime_ns for file in games_played]
    second = panzerkiste(*command)
    assert second.stdout == first.stdout
    assert [file.stat().st_mtime_ns for file in games_played] == before
    assert (tmp_path / "trained-1.bin").read_bytes() == trained


def test_a_game_that_nobody_can_learn_is_named():
    refused = panzerkiste("learn", "dropzone")
    assert refused.returncode != 0
    assert "dropzone" in refused.stderr
