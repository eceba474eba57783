"""Profiles: what somebody has reached and played, as others may know it and as he himself does.

Whoever has chosen a name has one, found by his handle. Others are shown matches that were played before everybody, for
the ratings, by way of the lobby or in an event, and none of those that people made among themselves; nor any at all of
whoever hides his.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import msgspec

from panzerkiste.engine.game import Result
from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import GAMES
from panzerkiste.server.club.api import Favourite, GameRating, Opponent, Outcome, PlayedMatch, Profile
from panzerkiste.server.club.ratings import points, shown
from panzerkiste.server.matches.call_signs import call_sign
from panzerkiste.server.matches.rated import SHIPPED
from panzerkiste.server.matches.seating import is_program
from panzerkiste.server.storage.careers import StoredCareer, StoredPerson
from panzerkiste.server.storage.meetings import BY_ALL
from panzerkiste.server.storage.ratings import RatedSeat, StoredRating
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.bench import Bench

LOOKED_AT: Final = 300  # matches of somebody, of which it is counted how they ended
LISTED: Final = 12
LIKED: Final = 4
OFTEN: Final = 2  # matches until something is somebody's favourite
CURVE: Final = 60  # matches
FAVOURED: Final = "map", "battlefield"  # options that say on what is played

People = Mapping[str, StoredPerson]


class Viewer(NamedTuple):
    account: str
    address: str


class Profiles:
    def __init__(self, store: Store, bench: Bench) -> None:
        self._store, self._careers, self._bench = store, store.careers, bench

    async def known_as(self, handle: str, viewer: Viewer) -> Profile:
        account = await self._store.people.known_as(handle)
        if account is None:
            raise Illegal("PERSON", "unknown")
        return await self._told(account, viewer, public=True)

    async def own(self, viewer: Viewer) -> Profile:
        return await self._told(viewer.account, viewer, public=False)

    async def hide_games(self, account: str, *, hidden: bool) -> None:
        """Whoever has no name yet has nothing to hide: he is not found."""
        await self._careers.hide_games(account, hidden=hidden)

    async def _told(self, account: str, viewer: Viewer, *, public: bool) -> Profile:
        person = (await self._careers.people([account])).get(account)
        hides = bool(person and person.hides_games)
        careers = await self._careers.matches(account, LOOKED_AT, public=public)
        listed = [] if hides and public else careers[:LISTED]
        seats = await self._careers.seats([match.number for match in listed])
        others = await self._careers.people([seat.account for row in seats.values() for seat in row if seat.account])
        ratings = await self._store.ratings.of(account)
        courses = [await self._store.ratings.course(account, one.game, CURVE) for one in ratings]

        def write() -> Profile:
            played = [told_match(match, seats[match.number], others, viewer.account) for match in listed]
            return Profile(
                name=person.name if person else call_sign(account),
                handle=person.handle if person else None,
                since=person.since if person else None,
                program=is_program(account),
                hides_games=hides,
                ratings=tuple(told_rating(*row, careers) for row in zip(ratings, courses, strict=True)),
                matches=tuple(played),
                favourites=() if hides and public else tuple(favourites(careers)),
            )

        return await self._bench.do(viewer.address, write)


def told_rating(rating: StoredRating, course: Sequence[float], careers: Sequence[StoredCareer]) -> GameRating:
    ended = Counter(outcome(match) for match in careers if match.game == rating.game and match.rated)
    number, provisional = shown(rating)
    return GameRating(
        game=rating.game,
        number=number,
        provisional=provisional,
        matches=rating.matches,
        curve=tuple(map(points, course)),
        won=ended["won"],
        drawn=ended["drawn"],
        lost=ended["lost"],
    )


def told_match(match: StoredCareer, seats: Sequence[RatedSeat], people: People, viewer: str) -> PlayedMatch:
    gain = None if match.mu is None or match.before is None else points(match.mu) - points(match.before)
    return PlayedMatch(
        match=match.id if _may_open(match, seats, people, viewer) else None,
        game=match.game,
        day=datetime.fromtimestamp(match.ended / 1000, UTC).date().isoformat(),
        outcome=outcome(match),
        opponents=tuple(_opponent(seat, people) for number, seat in enumerate(seats) if number != match.seat),
        gain=gain,
    )


def _may_open(match: StoredCareer, seats: Sequence[RatedSeat], people: People, viewer: str) -> bool:
    """Whether it is found there: a match that everybody may look at names its players, so none of them hides."""
    hidden = any(person.hides_games for seat in seats if seat.account and (person := people.get(seat.account)))
    return any(seat.account == viewer for seat in seats) or (match.shown == BY_ALL and not hidden)


def _opponent(seat: RatedSeat, people: People) -> Opponent:
    if seat.account is None:
        return Opponent(seat.player or "", None, seat.bot or 0)
    person = people.get(seat.account)
    if person is None:
        return Opponent(call_sign(seat.account), None, 0)
    return Opponent("", None, 0) if person.hides_games else Opponent(person.name, person.handle, 0)


def outcome(match: StoredCareer) -> Outcome:
    winners = _result(match).winners
    if match.rated and match.bot is not None:
        return "lost"  # he left
    if not winners:
        return "drawn"
    return "won" if match.seat in winners else "lost"


def _result(match: StoredCareer) -> Result:
    return msgspec.json.decode(match.result, type=Result)


def favourites(careers: Iterable[StoredCareer]) -> list[Favourite]:
    """What was chosen oftenest. What somebody made himself has no name that others could read."""
    played, won = Counter[tuple[str, str, str]](), Counter[tuple[str, str, str]]()
    for match in careers:
        for liked in _chosen(match):
            played[liked] += 1
            won[liked] += outcome(match) == "won"
    return [
        Favourite(*liked, matches=many, won=won[liked]) for liked, many in played.most_common(LIKED) if many >= OFTEN
    ]


def _chosen(match: StoredCareer) -> list[tuple[str, str, str]]:
    options: dict[str, Any] = msgspec.json.decode(match.options)
    named = [(match.game, option, options[option]) for option in FAVOURED if option in options]
    return [liked for liked in named if match.game in GAMES and SHIPPED.fullmatch(liked[2])]
