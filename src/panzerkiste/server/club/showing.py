"""How the lobby looks: to everybody alike, and to one visitor."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from panzerkiste.server.club.meeting_api import Meeting, OpenSeat, Own, Person, PersonChallenge
from panzerkiste.server.club.open_seats import Standing
from panzerkiste.server.club.pairing import Queue
from panzerkiste.server.club.person_challenges import Asked, PersonChallenges
from panzerkiste.server.club.presence import Presence, Present
from panzerkiste.server.club.ratings import Shown
from panzerkiste.server.club.terms import shown_options, side_left
from panzerkiste.server.matches.call_signs import call_sign

MOST_PEOPLE: Final = 100
MOST_SEATS: Final = 60
ORDER: Final = ("here", "playing", "away")


class Known(NamedTuple):
    """Names and handles of those who chose a name, who does not want to be seen, and by account and game how strong
    those are who offer seats."""

    names: Mapping[str, str]
    handles: Mapping[str, str]
    unseen: set[str]
    ratings: Mapping[tuple[str, str], Shown]

    def name(self, account: str) -> str:
        return self.names.get(account) or call_sign(account)

    def shows(self, account: str) -> bool:
        return account in self.names and account not in self.unseen


def meeting(presence: Presence, queue: Queue, seats: Sequence[Standing], known: Known) -> Meeting:
    people = sorted(_people(presence, queue, known), key=lambda one: (ORDER.index(one.state), one.name.casefold()))
    return Meeting(
        people={person.handle: person for person in people[:MOST_PEOPLE]},
        more_people=max(0, len(people) - MOST_PEOPLE),
        seats={one.offer.seat.id: _seat(one, known) for one in seats[:MOST_SEATS]},
        more_seats=max(0, len(seats) - MOST_SEATS),
        waiting=queue.waiting(),
    )


def _people(presence: Presence, queue: Queue, known: Known) -> Iterable[Person]:
    for one in presence:
        if known.shows(one.account):
            yield _person(one, queue, known)


def _person(one: Present, queue: Queue, known: Known) -> Person:
    seek = queue.of(one.account)
    return Person(
        handle=known.handles[one.account],
        name=known.name(one.account),
        state=one.state,
        game=one.plays,
        seeks=seek.game if seek else "",
        can_be_asked=bool(one.viewers),
    )


def _seat(one: Standing, known: Known) -> OpenSeat:
    seat, takers, terms = one.offer.seat, one.offer.takers, one.terms
    rating = known.ratings[seat.account, terms.game]
    return OpenSeat(
        id=seat.id,
        game=terms.game,
        options=one.options,
        players=terms.players,
        free=terms.players - 1 - len(takers),
        side=side_left(terms, len(takers)),
        clock=terms.clock,
        rated=terms.rated,
        posted=seat.posted,
        by=known.name(seat.account),
        handle=known.handles.get(seat.account),
        rating=rating.number,
        provisional=rating.provisional,
    )


def own(present: Present, queue: Queue, challenges: PersonChallenges, seats: Sequence[Standing], known: Known) -> Own:
    account = present.account
    asked, asking = challenges.of(account)
    return Own(
        handle=known.handles.get(account),
        visible=account not in known.unseen,
        seek=queue.of(account),
        asked=tuple(_challenge(one, known) for one in asked),
        asking=tuple(_challenge(one, known) for one in asking),
        offered=tuple(one.offer.seat.id for one in seats if one.offer.seat.account == account),
        taken=tuple(one.offer.seat.id for one in seats if account in one.offer.takers),
    )


def _challenge(one: Asked, known: Known) -> PersonChallenge:
    terms = one.terms
    return PersonChallenge(
        id=one.id,
        by=known.name(one.by),
        to=known.name(one.to),
        game=terms.game,
        options=shown_options(terms),
        side=side_left(terms, 0),
        clock=terms.clock,
        rated=terms.rated,
    )
