"""How a card's effect plugs in: one ``Effect`` per effect code, found by the type of the card's ``effect`` record.

``effects.EFFECTS`` maps each type of ``effect_codes`` to its ``Effect``; ``playing`` does the rest.

A card that is played, or a commander that is used, goes through this and nothing else:

1. *May it be played?* ``playing`` has checked hand or readiness, timing (TH-120), window (TH-122), grounded flights.
   ``aims(state, seat, card)`` gives every legal ``Aim`` in the order of TH-138; none: the card cannot be played now.
   It must follow from what that seat may know, so that neither list nor refusal betrays a hidden card. What is
   under way is in the state: ``state.shooting or state.attack`` (both have ``attacker``, ``target``, ``kind``,
   ``modifiers``), ``state.scouting``, ``state.strike``. ``might(state, seat, card)`` says whether it could be played as
   far as *everybody* can see: a window opens for such cards only (TH-125).
2. *It happens.* The card has left the hand (a commander is exhausted), ``EventPlayed`` (``CommanderUsed``) is told, and
   a ``Dispose`` frame waits on the stack, which does what the disposition says when all else is done: an effect never
   moves its own card. ``resolve(state, playing)`` is a step. A die or an answer it pushes (``engine.pending.then``):

   - ``RollEffect(playing, unit)`` asks chance; ``rolled(state, frame, die)`` goes on. A mass effect pushes one frame
     per unit at once, in the order of TH-138. The effect tells ``EffectRolled`` itself, since it knows the number.
   - ``AskEffect(playing, asked, ask)`` asks a player; ``answers(state, frame)`` lists all legal answers, the first of
     them the safe one (TH-402), and ``answered(state, frame, action)`` goes on with one of these.

   Draws are ``then(state, *unit_draws(seat, count))`` and ``DrawEvent(seat)``.
3. Chapters offer what several cards do, as steps that tell of it:

   - ``lines``: ``reveal``, ``conceal``, ``change_line``, ``exhaust``, ``mark`` (TH-135), ``unmark``, ``destroy``,
     ``take_out``
   - ``draws``: ``unit_draws``, ``discard``; ``values``: ``hand_limit``
   - ``table``: finding and replacing units and players
   - ``attack``: ``modified``, ``cancelled``, ``redirections``, ``redirected``
   - ``counterattack``: ``able``, ``ambushed``
   - ``shooting``: ``rerolled``, ``escaped``; ``air``: ``announced``; ``ending``: ``end_game``

Effects of cards that lie in play (``attach_mod``, ``hand_limit``, ``supply_mod``, ``water``, ``weather``, ``spying``)
are read by ``values`` from where they lie; their ``resolve`` does nothing.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from panzerkiste.engine.game import Seat, Step
from panzerkiste.games.tank_hunter.actions import Action
from panzerkiste.games.tank_hunter.cards import cards
from panzerkiste.games.tank_hunter.events import Event
from panzerkiste.games.tank_hunter.state import Aim, AskEffect, Playing, RollEffect, State

EffectCard = cards.Event | cards.Commander


def _stays(state: State, playing: Playing) -> Step[State, Event]:
    """For cards whose effect is that they lie in play."""
    return Step(state)


def _never_rolls(state: State, frame: RollEffect, die: int) -> Step[State, Event]:
    raise AssertionError(f"{frame} rolls no die")


def _never_asks(state: State, frame: AskEffect) -> Sequence[Action]:
    raise AssertionError(f"{frame} asks nobody")


def _never_answered(state: State, frame: AskEffect, action: Action) -> Step[State, Event]:
    raise AssertionError(f"{frame} asks nobody")


class Effect(NamedTuple):
    """One effect code. *might* is None where *aims* reads nothing but what everybody sees."""

    aims: Callable[[State, Seat, EffectCard], Sequence[Aim]]
    resolve: Callable[[State, Playing], Step[State, Event]] = _stays
    rolled: Callable[[State, RollEffect, int], Step[State, Event]] = _never_rolls
    answers: Callable[[State, AskEffect], Sequence[Action]] = _never_asks
    answered: Callable[[State, AskEffect, Action], Step[State, Event]] = _never_answered
    might: Callable[[State, Seat, EffectCard], bool] | None = None
