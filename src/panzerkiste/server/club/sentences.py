"""What a message says: whose turn it is in which game against whom, and nothing that a match hides."""

from functools import cache

import msgspec
from msgspec import Struct

from panzerkiste.locales import Voice
from panzerkiste.registry import GAMES
from panzerkiste.server.club.occasions import HOUR, Occasion
from panzerkiste.server.storage.notices import StoredNotice


class Message(Struct, frozen=True):
    """What a browser is told; the service worker shows it."""

    text: str
    path: str  # of the page that it is about
    count: int  # of matches that wait


def message(occasion: Occasion, language: str, now: int) -> Message:
    waiting = len(occasion.waiting)
    if occasion.why != "ends" and waiting > 1:
        return Message(_voice(language).format("told-several", {"count": waiting}), "/", waiting)
    notice = occasion.notice
    return Message(_sentence(occasion, language, now), f"/match/{notice.subject}", waiting)


def lines(occasion: Occasion, language: str) -> list[str]:
    """One for each that waits, as a mail lists them."""
    return [_of(notice, f"told-{notice.kind}", language) for notice in occasion.waiting]


def say(key: str, language: str, **facts: str | int) -> str:
    return _voice(language).format(key, facts)


def _sentence(occasion: Occasion, language: str, now: int) -> str:
    notice = occasion.notice
    if occasion.why != "ends":
        return _of(notice, f"told-{notice.kind}", language)
    return _of(notice, "told-ends", language, hours=max(1, round(((notice.due or now) - now) / HOUR)))


def _of(notice: StoredNotice, key: str, language: str, **facts: int) -> str:
    voice = _voice(language)
    names = ", ".join(msgspec.json.decode(notice.names, type=list[str])) or voice.format("told-computer")
    about = {"game": voice.format(f"game-{notice.game}-title"), "event": notice.event or ""}
    return voice.format(key, {**about, "names": names, **facts})


@cache
def _voice(language: str) -> Voice:
    return Voice(language, ("engine", "letters", *(game.folder / "texts" for game in GAMES.values())))
