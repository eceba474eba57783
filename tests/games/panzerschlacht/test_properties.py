"""What holds in every game, whatever is played (section 15 of the catalogue; PS-60, PS-40, PS-79 and the two worlds
stand with their chapters)."""

import re
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.actions import Move, Pass
from panzerkiste.games.panzerschlacht.board import NOWHERE, name, read_square, rows_to_goal
from panzerkiste.games.panzerschlacht.events import MineExploded, TankShot
from panzerkiste.games.panzerschlacht.position import read_position, write_position
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import Entry, asks, board, random_game, verdict

seeds = st.integers(0, 2**32)
variants = st.fixed_dictionaries({"siege": st.booleans(), "own_targets": st.booleans()})


def set_games(seed: int, **options: bool) -> list[Entry]:
    """A random game from the moment the board is set."""
    return [entry for entry in random_game(seed, **options) if entry.before.board]


@rule("PS-62")
@given(seeds, variants)
@settings(max_examples=20)
def test_a_side_never_has_more_whites_than_guns(seed, options):
    for entry in set_games(seed, **options):
        for army in board(entry.after).armies:
            assert 0 <= army.whites <= len(army.guns)


@rule("PS-25")
@given(seeds)
@settings(max_examples=40)
def test_the_first_two_turns_yield_no_events(seed):
    for entry in set_games(seed)[:2]:
        assert [line.split()[1] for line in entry.lines] in (["move"], ["pass"])


@rule("PS-36", "PS-69", "PS-72")
@given(seeds, variants)
@settings(max_examples=20)
def test_a_plain_tank_never_gets_further_from_its_goal_row(seed, options):
    for entry in set_games(seed, **options):
        for side in (0, 1):
            tanks = zip(board(entry.before).armies[side].tanks, board(entry.after).armies[side].tanks, strict=True)
            for before, after in tanks:
                if not before.flag and after.square != NOWHERE:
                    assert rows_to_goal(side, after.square) <= rows_to_goal(side, before.square)


@rule("PS-11")
@given(seeds, variants)
@settings(max_examples=20)
def test_no_square_holds_two_pieces(seed, options):
    for entry in set_games(seed, **options):
        if entry.after.result is None:
            taken = [
                square
                for army in board(entry.after).armies
                for square in (*(tank.square for tank in army.tanks), *army.guns, *army.installations)
                if square != NOWHERE
            ]
            assert max(Counter(taken).values()) == 1


@rule("PS-48")
@given(seeds, variants)
@settings(max_examples=20)
def test_a_vacated_square_never_produces_a_hit_or_a_mine(seed, options):
    for entry in set_games(seed, **options):
        if isinstance(entry.action, Move):
            vacated = {path[0] for path in entry.action.paths}
            struck = {one.event.square for one in entry.told if isinstance(one.event, TankShot | MineExploded)}
            assert not vacated & struck


@rule("PS-49", "PS-50")
@given(seeds, variants)
@settings(max_examples=20)
def test_every_position_has_a_legal_action_a_turn_or_a_pass_and_never_both(seed, options):
    for entry in set_games(seed, **options):
        if asks(entry.before).endswith("move"):
            offered = GAME.play.offer(entry.before, entry.seat).actions == (Pass(),)
            legal = verdict(entry.before, f"{'GY'[entry.seat]} pass") is None
            assert offered == legal == isinstance(entry.action, Pass)


@rule("PS-51")
@given(seeds, variants)
@settings(max_examples=15)
def test_the_same_answers_and_dice_give_the_same_events(seed, options):
    game = list(random_game(seed, **options))
    state = game[0].before
    for entry in game:
        step = GAME.play.apply(state, entry.seat, entry.action)
        assert (step.state, step.told) == (entry.after, entry.told)
        state = step.state


# The board turned by 180 degrees, the sides swapped.


def turned(text: str) -> str:
    """A line of notation or a position as the other side would write it."""
    swapped = re.sub(r"\b[GY]\b", lambda side: "GY"["YG".index(side[0])], text)
    return re.sub(r"[a-j](10|[1-9])(?!\d)", lambda square: name(99 - read_square(square[0])), swapped)


def turned_position(text: str) -> str:
    green, grey, moment = text.splitlines()
    turn = int(moment.split()[0].removeprefix("turn="))
    return "\n".join([turned(grey), turned(green), moment.replace(f"turn={turn}", f"turn={turn + 1}")])


def in_any_order(text: str) -> str:
    """Square lists are sorted by row and file, which turning reverses."""
    return re.sub(r"[a-j0-9]+(?:,[a-j0-9]+)+", lambda many: ",".join(sorted(many[0].split(","))), text)


def canonical(text: str) -> list[list[str]]:
    return [sorted(line.split()) for line in text.splitlines()]


def test_turning_twice_changes_nothing():
    line = "G move e1>e2>e10; f1>e1 / gun g7xg8 die 3 lost g8 / white Y 4"
    assert turned(turned(line)) == line
    assert turned("G fight g7xf10") == "Y fight d4xe1"


@rule("PS-09", "PS-07")
@given(seeds, variants)
@settings(max_examples=20)
def test_turning_the_board_and_swapping_the_sides_changes_neither_legality_nor_results(seed, options):
    mirror = None
    for entry in set_games(seed, **options):
        if mirror is None and asks(entry.before).endswith("plan"):
            there = turned_position(write_position(entry.before))
            mirror = read_position(there, entry.before.options)
        if mirror is None:
            continue
        line = turned(GAME.text.notate(entry.before, entry.seat, entry.action))
        step = GAME.play.apply(mirror, *GAME.text.parse(mirror, line))
        lines = [text for one in step.told if (text := GAME.text.event(one.event))]
        expected = [turned(text) for text in entry.lines]
        if not entry.after.result:
            assert sorted(map(in_any_order, lines)) == sorted(map(in_any_order, expected))
            assert asks(step.state) == turned(asks(entry.after))
        mirror = step.state
        if asks(entry.after).endswith("plan"):
            assert canonical(write_position(mirror)) == canonical(turned_position(write_position(entry.after)))
    assert mirror is None or GAME.play.result(mirror).reason == GAME.play.result(entry.after).reason


@rule("PS-09")
@given(seeds)
@settings(max_examples=10)
def test_a_refusal_is_the_same_on_the_turned_board(seed):
    lines = ("G move e4>e5", "G pass", "G move e4>e3; a1>a2", "G move a1>a2>a3>a4; b1>b2>b3>b4; c1>c2")
    for entry in set_games(seed):
        if asks(entry.before) == "Y plan":
            here = GAME.play.apply(entry.before, 1, GAME.play.default(entry.before, 1)).state
            mirror = read_position(turned_position(write_position(entry.before)), entry.before.options)
            there = GAME.play.apply(mirror, 0, GAME.play.default(mirror, 0)).state
            for line in lines:
                one, other = verdict(here, line), verdict(there, turned(line))
                assert (one and one.key) == (other and other.key)
