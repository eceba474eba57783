"""Puzzles over the wire: one at a time, judged by the server; what solves one is told once it is decided."""

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from threading import Event, current_thread
from typing import Any, cast

import pytest
from msgspec import structs

from panzerkiste.engine.game import Line
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.puzzle import Puzzle, Sum, puzzle_line, set_up, solution, solver
from panzerkiste.registry import GAMES, WORKSHOPS, Workshop
from panzerkiste.server.matches import puzzles
from panzerkiste.server.matches.effort import THREADS, Effort, Payer
from panzerkiste.server.matches.wire import encode
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.server.web import puzzles as web
from panzerkiste.server.web import workshops
from tests.puzzles import HUNT, PUZZLES, SIX_SHOTS, STRIKE, WHICH, WHOLE

TODAY = date(2026, 11, 15)
ANNA = Payer(Asker("home", "anna"))
WRONG = {  # legal, and solves nothing
    STRIKE.id: "Mf2-f3Nxc6",
    HUNT.id: "Mf2-f3N",
    SIX_SHOTS.id: "G plan R=e4,d5,f5",
    WHICH.id: "A attack A1 B1 anti_armour",
    WHOLE.id: "A shoot A1a1.0>B1a1 A1a2.0>B1a1 A1a3.0>B1a2",
}
EVERY = [pytest.param(game, one, id=f"{game} {one.theme}") for game in PUZZLES for one in PUZZLES[game].values()]


def address(game: str, puzzle: Puzzle) -> str:
    return f"/api/games/{game}/puzzles/{puzzle.id}/play"


def is_puzzled(message):
    return message["type"] == "Puzzled"


def is_tried_anew(message):
    """What a rival still answered to the last try comes before it."""
    return is_puzzled(message) and message["outcome"] == ""


# Which there are.


async def test_a_book_of_puzzles_tells_how_many_there_are_and_not_one_of_them(visitor):
    told = await visitor().ask("/api/games/tank-chess/puzzles")
    assert set(told) == {"count", "themes", "day", "today"}
    assert (told["count"], [theme["id"] for theme in told["themes"]]) == (2, ["command", "quiet"])
    assert told["today"] in PUZZLES["tank-chess"]


async def test_every_game_has_a_puzzle_of_the_day_the_same_for_everybody(visitor):
    one, other = [await visitor().ask("/api/puzzles") for _ in range(2)]
    if one["day"] != other["day"]:  # midnight came between them
        one = await visitor().ask("/api/puzzles")
    assert one == other
    assert {puzzle["game"] for puzzle in one["puzzles"]} == set(PUZZLES)
    assert {puzzle["day"] for puzzle in one["puzzles"]} == {one["day"]}


async def test_what_is_asked_is_told_beforehand(visitor):
    told = await visitor().ask(f"/api/games/tank-chess/puzzles/{HUNT.id}")
    del told["day"]
    assert told == {
        "id": HUNT.id,
        "game": "tank-chess",
        "side": "white",
        "theme": "quiet",
        "rating": 1500,
        "turns": 2,
    }


async def test_the_next_puzzle_is_near_the_rating_of_the_theme_and_not_done_lately(visitor):
    one = visitor()
    for query, wanted in (
        ("rating=600", STRIKE),
        ("rating=1400", HUNT),
        ("rating=600&theme=quiet", HUNT),
        (f"rating=600&done=x,{STRIKE.id}", HUNT),
        (f"rating=600&theme=quiet&done={HUNT.id}", HUNT),  # better than none
        (f"rating=600&done={STRIKE.id},{HUNT.id}", STRIKE),  # not the same again at once
    ):
        assert (await one.ask(f"/api/games/tank-chess/puzzles/next?{query}"))["id"] == wanted.id, query


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games/tank-chess/puzzles/nothing", 404),
        ("/api/games/tank-chess/puzzles/next?rating=600&theme=other", 404),
        ("/api/games/other/puzzles", 404),
        ("/api/games/tank-chess/puzzles/next", 400),
        ("/api/games/tank-chess/puzzles/next?rating=99999", 400),
        (f"/api/games/tank-chess/puzzles/next?rating=600&done={'x' * 2001}", 400),
    ],
    ids=range(6),
)
async def test_what_is_not_there_is_refused(visitor, path, status):
    assert (await visitor().get(path)).status_code == status


async def test_a_puzzle_that_is_not_there_is_refused_in_words(visitor):
    async with visitor().socket("/api/games/tank-chess/puzzles/nothing/play") as place:
        assert (await place.hear())["refusal"]["key"] == "refused-puzzle-unknown"
        assert await place.closed() == 4403


# Playing one.


@pytest.mark.parametrize(("game", "puzzle"), EVERY)
async def test_a_puzzle_of_every_game_is_tried_wrongly_then_solved_and_told(visitor, game, puzzle):
    """And until it is solved, no frame says how."""
    async with visitor().socket(address(game, puzzle)) as place:
        told = await place.until(is_puzzled)
        assert told == {"type": "Puzzled", "outcome": "", "found": [], "hint": None, "solution": None}
        await place.send("Write", text=WRONG[puzzle.id])
        told = await place.until(is_puzzled)
        assert (told["outcome"], told["solution"]) == ("wrong", None)
        assert WRONG[puzzle.id] in told["found"][0]["text"]
        await place.send("Coach", wish="again")
        await place.until(is_tried_anew)
        check_nothing_betrays(puzzle, place.told)
        for text in own_turns(game, puzzle):
            await place.send("Write", text=text)
            told = await place.until(is_puzzled)
        assert told["outcome"] == "solved"
        assert [move["text"] for move in told["solution"]["moves"]] == [puzzle.answers[0], *puzzle.line]
        assert [one["chance"] for one in told["solution"]["sums"]] == [one.chance for one in puzzle.sums]
        assert [one["right"] for one in told["solution"]["sums"][:1]] == [True] * bool(puzzle.sums)
        state = set_up(GAMES[game], puzzle).state
        actions = [GAMES[game].text.parse(state, one.action)[1] for one in puzzle.sums]
        assert [one["action"] for one in told["solution"]["sums"]] == json.loads(encode(actions))


def own_turns(game: str, puzzle: Puzzle) -> list[str]:
    state = set_up(GAMES[game], puzzle).state
    return [one.text for one in solution(GAMES[game], puzzle) if one.seat == solver(GAMES[game], puzzle, state)]


def check_nothing_betrays(puzzle: Puzzle, told: list[dict[str, Any]]) -> None:
    """An offer lists what is legal, the answer among it; nothing else names the answer or anything of the sums."""
    assert len(told) >= 6
    others = json.dumps([{key: part for key, part in message.items() if key != "offer"} for message in told])
    for secret in (*puzzle.answers, *puzzle.line, "page-title", '"chance"', '"sums"'):
        assert secret not in others


def reckoned_otherwise(puzzle: Puzzle) -> tuple[Sum, ...]:
    return tuple(Sum(one.action, one.chance / 2, Line("other", {}), one.then) for one in puzzle.sums)


@pytest.mark.parametrize(
    ("game", "puzzle", "other", "tries"),
    [
        ("tank-chess", STRIKE, {"answers": ("Mf2-f1N",)}, ()),
        ("tank-chess", HUNT, {"answers": ("Mf2-f1N",), "line": ()}, ()),
        ("tank-chess", HUNT, {"line": ("Lc6-d5N", "Mg2-h5Nxf7")}, ("Mf2-g2NE", "Mg2-g3N")),
        ("panzerschlacht", SIX_SHOTS, {"answers": ("G plan R=e4",), "line": ()}, ()),
        ("tank-hunter", WHICH, {"answers": ("A wait",), "line": ()}, ()),
        ("dropzone", WHOLE, {"answers": ("A shoot A1a1.0>B1a2 A1a2.0>B1a1 A1a3.0>B1a2",)}, ()),
    ],
    ids=["answer", "line", "later turn", "shots", "attack", "volley"],
)
def test_two_puzzles_that_differ_in_their_answers_are_told_alike(game, puzzle, other, tries):
    """So nothing that is told beforehand depends on what solves it."""
    twin = structs.replace(puzzle, **other, sums=reckoned_otherwise(puzzle), theme="other", rating=2000)
    assert frames(game, puzzle, WRONG[puzzle.id], *tries) == frames(game, twin, WRONG[puzzle.id], *tries)


def frames(game: str, puzzle: Puzzle, *tries: str) -> list[bytes]:
    """All that travels, with a new try whenever one was wrong."""
    told, start = list[Any](), set_up(GAMES[game], puzzle)
    ready = puzzles.Prepared(GAMES[game], puzzle, start, 0, solution(GAMES[game], puzzle), ())
    table = puzzles.PuzzleTable(ready, told.append)
    for text in tries:
        table.act(GAMES[game].text.parse(table.table.state, text)[1])
        if told[-1].outcome:
            table.wish("again")
    return [encode(message) for message in told]


async def test_whoever_gives_up_is_shown_the_whole_solution_and_may_step_through_it(visitor):
    async with visitor().socket(address("tank-chess", HUNT)) as place:
        await place.until(is_puzzled)
        assert (await place.say("Coach", wish="back"))["type"] == "Refused"
        await place.send("Coach", wish="show")
        told = await place.until(is_puzzled)
        assert (told["outcome"], told["solution"]["shown"]) == ("shown", 3)
        assert all(move["lines"] for move in told["solution"]["moves"])
        for wish, shown in (("back", 2), ("back", 1), ("on", 2), ("back", 1), ("back", 0)):
            await place.send("Coach", wish=wish)
            assert (await place.until(is_puzzled))["solution"]["shown"] == shown
        assert (await place.say("Write", text="Mf2-g3N"))["refusal"]["key"] == "refused-puzzle-decided"
        await place.send("Coach", wish="again")
        assert (await place.until(is_puzzled))["solution"] is None


@pytest.mark.parametrize(
    ("game", "puzzle", "hint"),
    [
        ("tank-chess", STRIKE, ("f2", [])),
        ("tank-chess", HUNT, ("f2", [])),
        ("tank-hunter", WHICH, ("", ["A attack A1 B1 anti_armour", "A attack A1 B2 anti_armour"])),
    ],
    ids=["piece", "several turns", "candidates"],
)
async def test_a_hint_narrows_when_it_is_asked_for_and_leaves_something_to_be_found(visitor, game, puzzle, hint):
    async with visitor().socket(address(game, puzzle)) as place:
        assert (await place.until(is_puzzled))["hint"] is None
        await place.send("Coach", wish="hint")
        told = await place.until(is_puzzled)
        assert (told["hint"]["place"], [one["text"] for one in told["hint"]["candidates"]]) == hint
        assert (told["outcome"], told["solution"]) == ("", None)
        await place.send("Coach", wish="show")
        assert (await place.until(is_puzzled))["hint"] is None
        assert (await place.say("Coach", wish="hint"))["refusal"]["key"] == "refused-puzzle-decided"


async def test_where_a_hint_would_be_the_answer_there_is_none(visitor):
    async with visitor().socket(address("panzerschlacht", SIX_SHOTS)) as place:  # two candidates, and no square to name
        await place.until(is_puzzled)
        assert (await place.say("Coach", wish="hint"))["refusal"]["key"] == "refused-puzzle-no-hint"


async def test_a_wrong_later_turn_is_tried_again_from_there(visitor):
    async with visitor().socket(address("tank-chess", HUNT)) as place:
        await place.until(is_puzzled)
        await place.send("Write", text="Mf2-g2NE")
        assert [move["seat"] for move in (await place.until(is_puzzled))["found"]] == [0, 1]
        await place.send("Write", text="Mg2-g3N")
        assert (await place.until(is_puzzled))["outcome"] == "wrong"
        await place.send("Coach", wish="again")
        told = await place.until(is_tried_anew)
        assert [move["text"] for move in told["found"]] == ["Mf2-g2NE+", ""]
        await place.send("Write", text="Mg2-f3Nxf7")
        assert (await place.until(is_puzzled))["outcome"] == "solved"


async def test_a_wrong_try_at_several_turns_is_answered_by_a_player_of_the_game(visitor):
    async with visitor().socket(address("tank-chess", HUNT)) as place:
        await place.until(is_puzzled)
        await place.send("Write", text="Mf2-f3N")
        assert [move["seat"] for move in (await place.until(is_puzzled))["found"]] == [0]
        answered = await place.until(is_puzzled)
        assert (answered["outcome"], [move["seat"] for move in answered["found"]]) == ("wrong", [0, 1])
        assert (answered["found"][1]["text"], answered["solution"]) == ("", None)
        assert answered["found"][1]["lines"]


def test_whoever_tries_anew_meanwhile_is_not_answered():
    game, told = GAMES["tank-chess"], list[Any]()
    ready = puzzles.Prepared(game, HUNT, set_up(game, HUNT), 0, solution(game, HUNT), ())
    table = puzzles.PuzzleTable(ready, told.append)
    table.act(game.text.parse(table.table.state, "Mf2-f3N")[1])
    assert table.rival == 1
    answer = game.play.offer(table.table.state, 1).actions[0]
    table.wish("again")
    table.answer_try(answer)
    assert (told[-1].outcome, told[-1].found) == ("", ())
    assert table.rival is None


async def test_what_the_rules_refuse_is_answered_by_the_rule_and_is_no_try(visitor):
    async with visitor().socket(address("panzerschlacht", SIX_SHOTS)) as place:
        await place.until(is_puzzled)
        assert (await place.say("Write", text="G plan R=e7"))["refusal"]["rule"] == "PS-29"
        await place.send("Write", text=SIX_SHOTS.answers[0])
        assert (await place.until(is_puzzled))["outcome"] == "solved"


async def test_nobody_suggests_anything_before_it_is_decided(visitor):
    async with visitor().socket(address("tank-hunter", WHICH)) as place:
        await place.until(is_puzzled)
        assert (await place.say("Candidates", count=1))["refusal"]["key"] == "refused-puzzle-alone"


async def test_a_puzzle_leaves_no_match_behind(visitor):
    solving = visitor()
    async with solving.socket(address("tank-chess", STRIKE)) as place:
        await place.until(is_puzzled)
        await place.say("Coach", wish="show")
    assert await solving.ask("/api/matches") == []


# The day, and what is broken.


@pytest.fixture
def many(tmp_path, monkeypatch, request):
    """Ten puzzles, or as many as are asked for, of which one cannot be played."""
    ids = [f"p{number}" for number in range(getattr(request, "param", 10))]
    made = [structs.replace(HUNT, id=id, rating=1000 + 10 * number) for number, id in enumerate(ids)]
    made[3] = structs.replace(made[3], answers=("Mf2-a8N",))
    (tmp_path / "puzzles.jsonl").write_text("".join(map(puzzle_line, made)), encoding="utf-8")
    chess = replace(GAMES["tank-chess"], folder=tmp_path)
    monkeypatch.setattr(puzzles, "GAMES", {"tank-chess": chess})
    forget()
    yield ids
    forget()


def forget() -> None:
    puzzles.AT_HAND.clear()
    for one in (puzzles.collection, puzzles._joined, puzzles._shuffled):
        cast(Any, one).cache_clear()


def test_no_puzzle_of_the_day_comes_twice_before_all_have_come(many):
    days = [puzzles.of_the_day("tank-chess", TODAY + timedelta(number)) for number in range(20)]
    assert sorted(days[:10]) == sorted(days[10:]) == many
    assert days[:10] == days[10:] != many


def test_puzzles_that_join_the_others_leave_the_days_before_as_they_were(many, tmp_path):
    """TODAY has the first of an order: all of them come from then on before one comes twice."""
    before = [puzzles.of_the_day("tank-chess", TODAY - timedelta(number)) for number in range(1, 30)]
    new = [structs.replace(HUNT, id=f"n{number}", since=TODAY) for number in range(5)]
    with (tmp_path / "puzzles.jsonl").open("a", encoding="utf-8") as file:
        file.writelines(map(puzzle_line, new))
    forget()
    assert [puzzles.of_the_day("tank-chess", TODAY - timedelta(number)) for number in range(1, 30)] == before
    days = [puzzles.of_the_day("tank-chess", TODAY + timedelta(number)) for number in range(15)]
    assert sorted(days) == sorted([*many, *(one.id for one in new)])


def test_a_puzzle_that_cannot_be_played_costs_that_one_only(many):
    with pytest.raises(Illegal) as refused:
        puzzles.prepared("tank-chess", "p3")
    assert refused.value.key == "refused-puzzle-broken"
    assert puzzles.prepared("tank-chess", "p4").puzzle.id == "p4"


class Counted(str):
    """Knows how often all of them were compared."""

    compared = 0
    __hash__ = str.__hash__

    def __eq__(self, other):
        Counted.compared += 1
        return str.__eq__(self, other)


def test_a_long_list_of_what_was_done_is_not_gone_through_for_every_puzzle(many):
    assert puzzles.next_one("tank-chess", 1000, "", [Counted("x")] * 2000 + ["p0"]) == "p1"
    assert Counted.compared < 4000


@pytest.fixture
def played(many, monkeypatch):
    """Where each was played through."""
    where, play = dict[str, list[str]](), puzzles._played_through

    def watched(game_id, puzzle_id):
        where.setdefault(puzzle_id, []).append(current_thread().name)
        return play(game_id, puzzle_id)

    monkeypatch.setattr(puzzles, "_played_through", watched)
    return where


@pytest.mark.parametrize("many", [100], indirect=True)
async def test_however_many_puzzles_there_are_each_is_played_through_once_in_turn_with_other_work(many, played):
    effort = Effort()
    for _ in range(2):
        for id in many:
            with suppress(Illegal):
                await web._prepare(effort, ANNA, "tank-chess", id)
    assert list(played) == many
    assert all(len(names) == 1 and names[0].startswith("rules") for names in played.values())


async def test_a_puzzle_that_is_at_hand_waits_for_nobody(many, played):
    effort, may_end = Effort(), Event()
    await web._prepare(effort, ANNA, "tank-chess", "p0")
    work = [asyncio.create_task(effort.beside(lambda: may_end.wait(60), ANNA)) for _ in range(THREADS)]
    await asyncio.sleep(0)
    coming = asyncio.create_task(web._prepare(effort, ANNA, "tank-chess", "p1"))
    await web._prepare(effort, ANNA, "tank-chess", "p0")
    assert list(played) == ["p0"]
    may_end.set()
    await asyncio.gather(*work, coming)
    assert list(played) == ["p0", "p1"]


def test_a_file_that_cannot_be_read_costs_the_puzzles_only(many, tmp_path):
    (tmp_path / "puzzles.jsonl").write_text("{", encoding="utf-8")
    forget()
    assert puzzles.book("tank-chess", TODAY).count == 0
    assert puzzles.of_the_day("tank-chess", TODAY) == ""


def test_no_workshop_may_have_the_address_of_puzzles(monkeypatch):
    web = workshops.Web(services={"own": cast(Any, None)}, sockets={"/api/games/{id}/puzzles/{puzzle}/play": "own"})
    workshop, refused = Workshop(Path(), web=lambda: web), []
    monkeypatch.setattr(workshops, "workshop_parts", lambda part: {"other": part(workshop)})
    monkeypatch.setattr(WORKSHOPS, "refuse", lambda game, why: refused.append(game))
    assert workshops.webs.__wrapped__() == {}
    assert refused == ["other"]
