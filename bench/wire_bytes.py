"""What a live step weighs on the way to one seat and costs to tell: all of the view, or what has changed of it.

    python bench/wire_bytes.py            # one seeded match of each game, about a minute

Whole: the rules' whole view in every message, as it was. Changes: what has changed of what a screen is shown, as it is;
small views go whole (see server/matches/seen.py).
The time is processor time for looking, listing the offer and encoding; the best of several rounds.
"""

from collections.abc import Callable, Sequence
from random import Random
from statistics import mean, median, quantiles
from time import process_time
from typing import Any

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, AnyGame, Seat
from panzerkiste.engine.match import AnyMatch, Entry, Header, Match
from panzerkiste.registry import GAMES
from panzerkiste.server.matches.picture import happened, offered, shown
from panzerkiste.server.matches.protocol import Happened, Offered, Update, Waiting
from panzerkiste.server.matches.seen import Seen
from panzerkiste.server.matches.wire import encode

SEAT, SEED, ROUNDS = 0, 7, 15
MOST = 1000  # steps of a match


class WholeUpdate(msgspec.Struct, frozen=True, tag="Update"):
    """An Update with the view in it."""

    seq: int
    happened: tuple[Happened, ...]
    view: Any
    offer: Offered
    waiting: Waiting | None
    clock: None
    can_undo: bool
    can_ask_undo: bool
    result: Any


def played(game: AnyGame) -> AnyMatch:
    rng = Random(SEED)
    header = Header(game.id, game.rules, {}, game.seat_names(game.players[0]), "", "", ())
    match: AnyMatch = Match(game, header)
    while (decision := game.play.decision(match.state)) and len(match.entries) < MOST:
        seat = decision.seats[0]
        action = _answer(game, match.state, seat, rng)
        match.append(Entry(seat, action, 0), match.judge(seat, action))
    return match


def _answer(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any:
    if seat == CHANCE:
        return game.play.sample(state, Simulated(rng))
    offer = game.play.offer(state, seat)
    return rng.choice(game.play.candidates(state, seat, rng, 5) if offer.space else offer.actions)


def whole(match: AnyMatch) -> list[bytes]:
    look = match.game.information.view
    return [
        encode(WholeUpdate(view=look(match.steps[number].state, SEAT), **_rest(match, number)))
        for number in range(1, len(match.steps))
    ]


def changes(match: AnyMatch) -> list[bytes]:
    game, seen = match.game, Seen()
    seen.enter(SEAT, shown(game, match.steps[0].state, SEAT))
    return [
        encode(
            Update(changes=seen.news(SEAT, shown(game, state, SEAT)), **_counted(game, state), **_rest(match, number))
        )
        for number, state in enumerate((step.state for step in match.steps[1:]), 1)
    ]


def _counted(game: AnyGame, state: Any) -> dict[str, Any]:
    """What came with the changes."""
    return {"kept": None, "turn": game.hosting.turn(state)}


def _rest(match: AnyMatch, number: int) -> dict[str, Any]:
    game, state = match.game, match.steps[number].state
    asked = game.play.decision(state)
    return {
        "seq": number,
        "happened": happened(match, SEAT, [(number, number)]),
        "offer": offered(game, state, SEAT),
        "waiting": Waiting(asked.shown, asked.ask) if asked else None,
        "clock": None,
        "can_undo": False,
        "can_ask_undo": False,
        "result": game.play.result(state),
    }


def timed(tell: Callable[[AnyMatch], list[bytes]], match: AnyMatch) -> tuple[list[bytes], float]:
    """The messages, and microseconds for each."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = process_time()
        messages = tell(match)
        best = min(best, process_time() - began)
    return messages, 1e6 * best / len(messages)


def spread(messages: Sequence[bytes]) -> tuple[float, float, float]:
    sizes = [len(message) for message in messages]
    return median(sizes), mean(sizes), quantiles(sizes, n=10)[-1]


def main() -> None:
    table = Table(box=SIMPLE)
    for column in ("game", "steps", "", "median", "mean", "p90", "µs"):
        table.add_column(column, justify="left" if column in ("game", "") else "right")
    for game in GAMES.values():
        match = played(game)
        before, after = timed(whole, match), timed(changes, match)
        for name, (messages, cost) in (("whole", before), ("changes", after)):
            sizes = [f"{size:,.0f}" for size in spread(messages)]
            table.add_row(game.id if name == "whole" else "", str(len(messages)), name, *sizes, f"{cost:.0f}")
        ratios = [old / new for old, new in zip(spread(before[0]), spread(after[0]), strict=True)]
        table.add_row("", "", "ratio", *[f"{ratio:.1f}" for ratio in ratios], f"{before[1] / after[1]:.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
