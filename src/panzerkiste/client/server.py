"""A server, as a bot sees it: challenges to accept, matches to follow, answers to give."""

import logging
from collections.abc import Callable, Collection, Iterator
from http.client import HTTPException
from itertools import count
from random import Random
from threading import Thread
from time import sleep
from typing import Any, Final

import msgspec

from panzerkiste.client.http import Line, Refused
from panzerkiste.client.question import Question, read_question
from panzerkiste.engine.knowledge import Player
from panzerkiste.library import games

LOG: Final = logging.getLogger("panzerkiste.client")

AGAIN: Final = 3.0  # seconds before a lost line is tried again
NOBODY: Final = 401  # the token was taken back
GONE: Final = (NOBODY, 403, 404)  # nothing is gained by asking again

Json = dict[str, Any]


class Server:
    def __init__(self, url: str, token: str) -> None:
        self._line, self._ids = Line(url, token), count(1)
        self.name: str = self._line.ask("GET", "/api/bot/me")["name"]

    # By hand.

    def events(self, of: Collection[str] = ()) -> Iterator[Json]:
        """Hello, then Challenged and Playing as they come. Whoever listens is here, for these games or for all."""
        return self._line.stream(f"/api/bot/events?games={','.join(of)}")

    def accept(self, match: str, seat: int) -> None:
        self._line.ask("POST", f"/api/bot/challenges/{match}/{seat}/accept")

    def decline(self, match: str, seat: int) -> None:
        self._line.ask("POST", f"/api/bot/challenges/{match}/{seat}/decline")

    def match(self, match: str, since: int = -1) -> Iterator[Json]:
        """A match as the bot's seat may see it: a Table, then an Update for everything that happens."""
        return self._line.stream(f"/api/bot/matches/{match}/stream?since={since}")

    def question(self, match: str) -> Question | None:
        """All that the bot's seat may know, if it is asked now."""
        said = self._line.read("GET", f"/api/bot/matches/{match}/question")
        return None if said == b"null" else read_question(said)

    def send(self, match: str, kind: str, **parts: Any) -> Json:
        """A message of the seat, such as ``send(id, "Act", action=…)``, and its answer."""
        message = {"type": kind, "id": f"m{next(self._ids)}", **parts}
        answer: Json = self._line.ask("POST", f"/api/bot/matches/{match}/messages", message)
        return answer

    # By itself.

    def play(
        self, player: Player, of: Collection[str] = (), wanted: Callable[[Json], bool] = lambda challenge: True
    ) -> None:
        """Accept what is *wanted* of the challenges and play, for ever; several matches at once, one thread each."""
        chosen = of or games()
        while True:
            try:
                for event in self.events(chosen):
                    self._react(event, player, wanted)
            except Refused as refused:
                if refused.status in GONE:
                    raise
                LOG.warning("refused: %s", refused)
            except (OSError, HTTPException) as error:
                LOG.warning("the line was cut: %s", error)
            sleep(AGAIN)

    def _react(self, event: Json, player: Player, wanted: Callable[[Json], bool]) -> None:
        match event["type"]:
            case "Challenged":
                self._answer_challenge(event, accepted=wanted(event))
            case "Playing":
                Thread(target=self.play_match, args=(event["match"], player), daemon=True).start()

    def _answer_challenge(self, challenge: Json, *, accepted: bool) -> None:
        """Somebody else may have taken the seat meanwhile: that ends no bot."""
        try:
            (self.accept if accepted else self.decline)(challenge["match"], challenge["seat"])
        except Refused as refused:
            if refused.status == NOBODY:
                raise
            LOG.warning("match %s: %s", challenge["match"], refused)

    def play_match(self, match: str, player: Player) -> Json:
        """Answer in one match whenever asked; gives its result."""
        rng = Random()
        while True:
            try:
                for message in self.match(match):
                    if message.get("result"):
                        result: Json = message["result"]
                        return result
                    if _asks(message):
                        self._answer(match, player, rng)
            except Refused as refused:
                if refused.status in GONE:
                    raise
                LOG.warning("match %s: refused: %s", match, refused)
            except (OSError, HTTPException) as error:
                LOG.warning("match %s: the line was cut: %s", match, error)
            sleep(AGAIN)

    def _answer(self, match: str, player: Player, rng: Random) -> None:
        """The player's answer; where it fails, any legal one."""
        question = self.question(match)
        if question is None:  # somebody else was quicker, or a clock fell
            return
        known = question.knowledge(rng)
        try:
            action = player(known)
        except Exception:
            LOG.exception("match %s: the player failed", match)
            action = known.candidates(1)[0]
        said = self.send(match, "Act", action=msgspec.to_builtins(action))
        if said["type"] == "Refused":
            LOG.warning("match %s: %s is refused: %s", match, action, said["refusal"])
            self.send(match, "Act", action=msgspec.to_builtins(known.candidates(1)[0]))


def _asks(message: Json) -> bool:
    offer = message.get("offer", {})
    return bool(offer.get("actions") or offer.get("space"))
