"""What a player considers when it is asked, the best first: all levels, and suggestions, begin with this."""

from collections.abc import Callable
from typing import Final

from panzerkiste.bots.dropzone import fights, hands, planning, prompts, runs
from panzerkiste.bots.dropzone.planning import Thinking
from panzerkiste.bots.dropzone.weighing import Weighed
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.dropzone.state import State

Prompt = Callable[[Knowledge, State], list[Weighed]]

PROMPTS: Final[dict[str, Prompt]] = {
    "activate": prompts.activate,
    "squad": prompts.squad,
    "last": prompts.act_last,
    "walls": prompts.walls,
    "react": prompts.react,
    "deploy": prompts.deploy,
    "commit": fights.commit,
    "get_away": fights.get_away,
    "fire_out": fights.fire_out,
    "spread": fights.spread,
    "withdraw": fights.withdraw,
    "run": runs.run,
    "run_fire": runs.fire_on_run,
    "intercept": runs.intercept,
    "discard": hands.discard,
    "card": hands.window,
}


def considered(known: Knowledge, state: State, thinking: Thinking) -> list[Weighed]:
    if known.offer.ask == "order":
        return planning.orders(known, state, thinking)
    return PROMPTS.get(known.offer.ask, prompts.safe)(known, state)
