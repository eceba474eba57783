"""Actions in numbers, held to the letter: whatever may be said next leads to a legal answer."""

from collections.abc import Iterator
from math import inf
from random import Random
from typing import Any, Final

from panzerkiste.engine.coding import Part
from panzerkiste.engine.game import Offer, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.proving.wander import Moment, Nonconforming, attempt

LONGEST: Final = 200  # words
MOST_LISTED: Final = 500  # answers of which each is looked for


def check_coding(moment: Moment) -> None:
    """Whoever is asked can say an answer, each one that is listed, perhaps an aside; nobody else can say anything."""
    if moment.game.coding is None:
        return
    coding = moment.game.coding(moment.options)
    for seat in range(moment.seats):
        offer, part = moment.game.play.offer(moment.state, seat), coding.begin(moment.state, seat)
        if bool(part.following or part.action) != bool(offer.ask):
            raise Nonconforming(f"seat {seat} is asked {offer.ask!r}, but can say {list(part.following)}")
        if offer.ask:
            *_, action = said(moment, seat, moment.rng)
            if isinstance(refusal := attempt(moment, seat, action), Illegal):
                raise Nonconforming(f"seat {seat} can say {action}, which is refused: {refusal}")
            _check_list(seat, offer, part)


def check_observations(moment: Moment) -> None:
    """Everybody's view is seen as the arrays that the layouts promise, and each holds numbers."""
    if moment.game.coding is None:
        return
    coding = moment.game.coding(moment.options)
    promised = {layout.name: layout.shape for layout in coding.layouts}
    for seat in moment.everybody:
        arrays = coding.observe(moment.game.information.view(moment.state, seat))
        found = {name: array.shape for name, array in arrays.items()}
        if found != promised or not all(abs(float(array.sum())) < inf for array in arrays.values()):
            raise Nonconforming(f"the observation of seat {seat} is {found}, not numbers in {promised}")


def said(moment: Moment, seat: Seat, rng: Random) -> Iterator[Any]:
    """An answer by chance: at each part the numbers that may come next, at last the action."""
    assert moment.game.coding, "only where there is one"
    coding = moment.game.coding(moment.options)
    part = coding.begin(moment.state, seat)
    for _ in range(LONGEST):
        if part.action is not None:
            yield part.action
            return
        unknown = [word for word in part.following if word not in coding.numbers]
        if unknown or not part.following:
            raise Nonconforming(f"seat {seat} cannot go on" if not unknown else f"these are no words: {unknown}")
        choices = coding.choices(part)
        yield choices
        part = coding.then(part, rng.choice(choices))
    raise Nonconforming(f"an answer of seat {seat} has more than {LONGEST} words")


def _check_list(seat: Seat, offer: Offer[Any], part: Part[Any]) -> None:
    if offer.space or len(offer.actions) > MOST_LISTED:
        return
    sayable = [action for action in _all_said(part) if action not in offer.asides]
    if len(sayable) != len(offer.actions) or set(sayable) != set(offer.actions):
        missing = set(offer.actions) ^ set(sayable)
        raise Nonconforming(f"of what seat {seat} is offered, not each can be said once: {missing}")


def _all_said(part: Part[Any]) -> Iterator[Any]:
    if part.action is not None:
        yield part.action
    for go_on in part.following.values():
        yield from _all_said(go_on())
