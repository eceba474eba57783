"""People among themselves, over HTTP: who somebody is, what he has reached."""

from typing import Any, Final

from litestar import Request, get, put
from litestar.di import NamedDependency

from panzerkiste.server.club.api import Profile, ProfileWish, ShownRating
from panzerkiste.server.club.profiles import Profiles, Viewer
from panzerkiste.server.club.ratings import BROUGHT, LEVEL, Ratings
from panzerkiste.server.matches.wishes import game_called
from panzerkiste.server.web.guard import address

AnyRequest = Request[Any, Any, Any]
Account = NamedDependency[str]
TheProfiles = NamedDependency[Profiles]


@get("/api/people/{handle:str}")
async def show_person(request: AnyRequest, handle: str, account: Account, profiles: TheProfiles) -> Profile:
    """What anybody may know of somebody."""
    return await profiles.known_as(handle, _viewer(request, account))


@get("/api/me/profile")
async def show_my_profile(request: AnyRequest, account: Account, profiles: TheProfiles) -> Profile:
    """The visitor's own, with all matches of his that are over."""
    return await profiles.own(_viewer(request, account))


@put("/api/me/profile")
async def set_my_profile(request: AnyRequest, data: ProfileWish, account: Account, profiles: TheProfiles) -> Profile:
    """Whether others are shown what the visitor has played."""
    await profiles.hide_games(account, hidden=data.hides_games)
    return await profiles.own(_viewer(request, account))


@get("/api/games/{game_id:str}/ratings")
async def show_ratings(game_id: str, ratings: NamedDependency[Ratings]) -> list[ShownRating]:
    """How strong the computer players of a game are, the weakest level first."""
    told = await ratings.of_computer_players(game_called(game_id).id)
    return [
        ShownRating(
            level=int(name.removeprefix(LEVEL)) if name.startswith(LEVEL) else 0,
            player=name.removeprefix(BROUGHT) if name.startswith(BROUGHT) else "",
            number=number,
            provisional=provisional,
        )
        for name, (number, provisional) in told.items()
    ]


def _viewer(request: AnyRequest, account: str) -> Viewer:
    return Viewer(account, address(request.scope))


HANDLERS: Final = (show_person, show_my_profile, set_my_profile, show_ratings)
