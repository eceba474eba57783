"""Somebody asks somebody for a match. Bots over the network are asked otherwise: matches/challenges.py."""

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.club.meeting_api import Terms
from panzerkiste.server.limits import HOUSEHOLD

ASKING: Final = 3  # challenges of one account that are not answered; of one address HOUSEHOLD times as many
ASKED: Final = 8  # to one account


class Asked(NamedTuple):
    id: str
    by: str  # accounts
    to: str
    address: str
    terms: Terms


class PersonChallenges:
    def __init__(self) -> None:
        self._open: dict[str, Asked] = {}

    def ask(self, by: str, to: str, address: str, terms: Terms) -> Asked:
        if by == to:
            raise Illegal("CLUB", "self")
        standing = self._open.values()
        mine = [one for one in standing if one.by == by]
        household = sum(one.address == address for one in standing)
        if any(one.to == to for one in mine):
            raise Illegal("CLUB", "asked")
        if len(mine) >= ASKING or household >= HOUSEHOLD * ASKING:
            raise Illegal("CLUB", "asking", most=ASKING)
        if sum(one.to == to for one in standing) >= ASKED:
            raise Illegal("CLUB", "busy")
        asked = Asked(secrets.token_urlsafe(9), by, to, address, terms)
        self._open[asked.id] = asked
        return asked

    def answer(self, id: str, account: str) -> Asked:
        """Whoever was asked says yes or no: it is asked no more."""
        return self._take(id, lambda one: one.to == account)

    def withdraw(self, id: str, account: str) -> Asked:
        return self._take(id, lambda one: one.by == account)

    def _take(self, id: str, may: Callable[[Asked], bool]) -> Asked:
        asked = self._open.get(id)
        if asked is None or not may(asked):
            raise Illegal("CLUB", "no_challenge")
        return self._open.pop(id)

    def drop(self, is_gone: Callable[[str], bool]) -> set[str]:
        """What those ask who are gone, nobody needs to answer; nor is anybody asked who is gone himself. Whom this
        concerns."""
        over = [asked for asked in self._open.values() if is_gone(asked.by) or is_gone(asked.to)]
        for asked in over:
            del self._open[asked.id]
        return {account for asked in over for account in (asked.by, asked.to)}

    def of(self, account: str) -> tuple[list[Asked], list[Asked]]:
        """What others ask him, and what he asks others."""
        standing = self._open.values()
        return [one for one in standing if one.to == account], [one for one in standing if one.by == account]
