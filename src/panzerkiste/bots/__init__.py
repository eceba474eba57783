"""Computer players. A bot is a function of what its seat knows: it is given nothing to cheat with."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec

from panzerkiste.bots import ladders, uniform
from panzerkiste.bots.alarm import alarm
from panzerkiste.bots.suggestion import Review
from panzerkiste.bots.suggestion import Suggestion as Suggestion  # the server tells them
from panzerkiste.bots.suggestion import percent as percent
from panzerkiste.engine.game import AnyGame, Line, Offer, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.knowledge import Knowledge, Player
from panzerkiste.registry import BOTS, GAMES, PLAYER_OF, PLAYERS

SUGGESTING: Final = 1.0  # seconds for suggestions
COACHING: Final = 2.0  # and for the coach, who is stopped by time only on a busy machine
COACHED: Final = 3  # things that the coach would do
SLIGHT: Final = 2  # percent: less than that makes nothing better
STRONGEST: Final = Line("suggest-strongest", {})
Bot = int | str  # a level, the name of a player that another package brought, or ENGINE and a command line
ENGINE: Final = "engine:"
LATE: Final = 1.0  # seconds beyond the deadline after which a stranger's answer is not waited for
FAULT: Final = 300  # signs
UNIFORM: Final = 0  # the level below all levels, in every game: any legal answer


def levels(game: AnyGame) -> int:
    """How many computer players a game has; the weakest is level 1."""
    return len(BOTS[game.id].levels) if game.id in BOTS else 0


def strengths(game: AnyGame) -> list[float]:
    """Of its levels from 0, in Elo's points: as measured, where they were, and the same step apart elsewhere."""
    return ladders.points(game.id, levels(game))


def missing_extra(game: AnyGame) -> str:
    """The extra that would bring more levels of this game; empty where all are here."""
    return BOTS[game.id].extra if game.id in BOTS else ""


def choose(  # noqa: PLR0913, PLR0917  # what a seat knows, then how it shall think
    game_id: str,
    view: Any,
    offer: Offer[Any],
    heard: Sequence[Any],
    seat: Seat,
    bot: Bot,
    seed: int,
    seconds: float,
) -> Any:
    """A legal answer to *offer*, found within about *seconds*; levels count from 1, the weakest.

    The same question with the same seed gets the same answer, unless time ran out on the way.
    """
    known = Knowledge(GAMES[game_id], view, offer, tuple(heard), seat, Random(seed), monotonic() + seconds)
    return answer(bot, known)


class Answer(NamedTuple):
    """What a computer player answers. Where *fault* says what was wrong with its own answer, this is any legal one."""

    action: Any
    fault: str = ""


def answer(bot: Bot, known: Knowledge) -> Any:
    """What that computer player answers, or any legal answer where it has none."""
    return attempt(bot, known).action


def attempt(bot: Bot | Player, known: Knowledge) -> Answer:
    """The same, and why it lost its answer, if it did. Somebody's own function may be asked, too."""
    if len(known.offer.actions) == 1 and not known.offer.space:
        return Answer(known.offer.actions[0])
    if bot == UNIFORM:
        return Answer(uniform.choose(known))
    if not isinstance(bot, int):
        return _strangers_answer(_stranger(known.game.id, bot) if isinstance(bot, str) else bot, known)
    found = BOTS[known.game.id].levels[bot - 1](known)
    return Answer(found if _is_legal(known, found) else uniform.choose(known))


def _strangers_answer(player: Player, known: Knowledge) -> Answer:
    """Whatever fails in it costs the player this answer, and nobody anything else."""
    try:
        with alarm(known.deadline + LATE - monotonic()):
            found = player(known)
        fault = "" if _is_action(known.game, found) and _is_legal(known, found) else f"illegal: {found!r}"
    except Exception as error:  # a stranger's code may fail in any way
        fault = f"{type(error).__name__}: {error}"
    return Answer(uniform.choose(known), fault[:FAULT]) if fault else Answer(found)


@cache
def _stranger(game_id: str, name: str) -> Player:
    if not name.startswith(ENGINE):
        return PLAYERS[f"{game_id}{PLAYER_OF}{name}"]
    start = BOTS[game_id].engine
    assert start is not None, "whoever named it has looked"
    return start(name.removeprefix(ENGINE))


def names(game: AnyGame) -> tuple[str, ...]:
    """What a game's computer players are called: levels by their number, then those of other packages."""
    brought = [name.partition(PLAYER_OF) for name in PLAYERS]
    return (*map(str, range(levels(game) + 1)), *(name for of, _, name in brought if of == game.id))


def brought(game: AnyGame) -> tuple[str, ...]:
    """The players of other packages."""
    return tuple(name for name in names(game) if not name.isdecimal())


def named(game: AnyGame, name: str) -> Bot | None:
    """The computer player of that name, if there is one. ``engine:`` and a command line is another program."""
    if name.startswith(ENGINE):
        return name if game.id in BOTS and BOTS[game.id].engine else None
    if name not in names(game):
        return None
    return int(name) if name.isdecimal() else name


def suggest(game_id: str, view: Any, seat: Seat, count: int, rng: Random) -> list[Suggestion]:
    """What the seat, which is asked, could answer, the best first: by the game's own players, from the view alone."""
    known = _knowledge(game_id, view, seat, rng, SUGGESTING)
    return [one for one in _considered(known, count) if _is_legal(known, one.action)]


def coach(game_id: str, view: Any, seat: Seat, rng: Random) -> list[Suggestion]:
    """The same after more thought, and with chances to win. Nothing where the game's players give no reasons."""
    known, weigh = _knowledge(game_id, view, seat, rng, COACHING), _coach(game_id)
    found = weigh(known, COACHED, ()) if weigh else ()
    return [one for one in found if _is_legal(known, one.action)]


def review(game_id: str, view: Any, seat: Seat, action: Any, rng: Random) -> Review | None:
    """What the coach thinks of an answer, by what the seat saw when it gave it; None where he has no opinion."""
    known, weigh = _knowledge(game_id, view, seat, rng, COACHING), _coach(game_id)
    found = weigh(known, COACHED, (action,)) if weigh else ()
    done = next((one for one in found if one.action == action), None)
    better = next((one for one in found if _is_legal(known, one.action)), None)
    if done is None or better is None:
        return None
    return Review(done, better if _is_better(better, done) else None)


def has_coach(game_id: str) -> bool:
    return _coach(game_id) is not None


def _coach(game_id: str) -> Callable[[Any, int, tuple[Any, ...]], Sequence[Suggestion]] | None:
    bots = BOTS.get(game_id)
    return (bots.coach or bots.suggest) if bots else None


def _is_better(better: Suggestion, done: Suggestion) -> bool:
    """What can hardly be told apart is as good."""
    if better.chance is None or done.chance is None:
        return better is not done
    return percent(better.chance) - percent(done.chance) >= SLIGHT


def _knowledge(game_id: str, view: Any, seat: Seat, rng: Random, seconds: float) -> Knowledge:
    """What may be done is the same in every world that can be imagined: no thought depends on which one it was."""
    game = GAMES[game_id]
    offer = game.play.offer(game.information.imagine(view, Random(0)), seat)
    return Knowledge(game, view, offer, (), seat, rng, monotonic() + seconds)


def _considered(known: Knowledge, count: int) -> Sequence[Suggestion]:
    bots = BOTS.get(known.game.id)
    if bots and bots.suggest:
        return bots.suggest(known, count, ())
    if bots is None or bots.warm:  # nobody who asks for a suggestion waits for a compiler
        return []
    return [Suggestion(bots.levels[-1](known), STRONGEST)]


def _is_action(game: AnyGame, answer: Any) -> bool:
    """Is it of the game's own types, whatever the rules say to it?"""
    try:
        return bool(msgspec.convert(msgspec.to_builtins(answer), game.types.action) == answer)
    except (msgspec.ValidationError, TypeError):
        return False


def _is_legal(known: Knowledge, answer: Any) -> bool:
    try:
        known.game.play.apply(known.imagine(), known.seat, answer)
    except Illegal:
        return False
    return True
