"""How somebody wants to be told of what waits for him: on which devices, by mail to which address, and when not."""

import hmac
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.club import sentences
from panzerkiste.server.club.mail import Mailer, check_address
from panzerkiste.server.club.push import Post, check_subscription
from panzerkiste.server.club.tellings import MailInfo, NewDevice, Quiet, Telling, TellingInfo
from panzerkiste.server.limits import Buckets, Budget, Limits
from panzerkiste.server.people.reception import Visit
from panzerkiste.server.storage.notices import StoredSubscription, StoredTelling
from panzerkiste.server.storage.store import Store

SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that is taken for another
CODE: Final = 8
DEVICES: Final = 8  # of one account
LATELY: Final = 10_000  # milliseconds in which looking twice is looking once


class Wishes:
    def __init__(self, store: Store, post: Post, mailer: Mailer | None, limits: Limits, now: Callable[[], int]) -> None:
        self._people, self._shelf = store.people, store.notices
        self._post, self._mailer, self._now = post, mailer, now
        self._letters, self._addressees = Budget(limits.letters), Buckets(limits.letters)
        self._tries = Budget(limits.tries)

    async def info(self, account: str) -> TellingInfo:
        kept = await self._kept(account)
        devices = tuple(device.endpoint for device in await self._shelf.subscriptions(account))
        mail = MailInfo(kept.address, kept.code is None) if kept.address else None
        return TellingInfo(_shown(kept), self._post.public_key, devices, self._mailer is not None, mail)

    async def choose(self, account: str, wish: Telling) -> None:
        quiet = f"{wish.quiet.begins} {wish.quiet.ends}" if wish.quiet else None
        changes: dict[str, Any] = {"language": wish.language, "zone": wish.zone, "quiet": quiet}
        changes |= {"device": " ".join(sorted({*wish.device})), "mail": " ".join(sorted({*wish.mail}))}
        await self._shelf.set_telling(account, changes)

    async def look(self, account: str) -> None:
        """He sees what waits for him."""
        now = self._now()
        await self._shelf.look(account, now, now - LATELY)

    # Devices.

    async def add_device(self, account: str, browser: str, device: NewDevice) -> None:
        check_subscription(device.endpoint, device.key, device.secret, near=self._post.near)
        new = StoredSubscription(device.endpoint, account, device.key, device.secret, browser, 0, self._now())
        await self._shelf.subscribe(new, DEVICES)
        await self._shelf.set_telling(account, {"rests": 0})

    async def drop_device(self, account: str, endpoint: str) -> None:
        await self._shelf.unsubscribe(account, endpoint)

    # Mail.

    async def set_mail(self, visit: Visit, address: str) -> None:
        """Nothing else goes there before its owner has confirmed it by the code that he is sent."""
        if self._mailer is None:
            raise Illegal("TELLING", "no_mail")
        if await self._people.account(visit.account) is None:
            raise Illegal("PERSON", "guest")
        known = check_address(address)
        if not self._letters.take(visit.account, visit.address) or not self._addressees.take(known.casefold()):
            raise Illegal("LIMIT", "letters")
        code, farewell = "".join(secrets.choice(SIGNS) for _ in range(CODE)), secrets.token_urlsafe(18)
        await self._shelf.set_telling(
            visit.account, {"address": known, "code": _digest(visit.account, code), "farewell": farewell}
        )
        kept = await self._kept(visit.account)
        if await self._confirmation(self._mailer, kept, code, farewell) != "told":
            await self.drop_mail(visit.account)
            raise Illegal("TELLING", "not_sent")

    async def _confirmation(self, mailer: Mailer, kept: StoredTelling, code: str, farewell: str) -> str:
        language, link = kept.language, f"{mailer.address}/me#confirm={code}"
        end = f"{mailer.address}/farewell/{farewell}"
        parts = sentences.say("mail-confirm", language, code=code), link, sentences.say("mail-stranger", language), end
        subject, text = sentences.say("mail-confirm-subject", language), "\n\n".join(parts) + "\n"
        return await mailer.send(kept.address or "", subject, text, farewell)

    async def confirm_mail(self, visit: Visit, code: str) -> None:
        if not self._tries.take(visit.account, visit.address):
            raise Illegal("LIMIT", "tries")
        kept, given = await self._kept(visit.account), _digest(visit.account, code)
        if kept.code is None or not hmac.compare_digest(kept.code, given):
            raise Illegal("TELLING", "code")
        await self._shelf.set_telling(visit.account, {"code": None, "mail": kept.mail or "turn"})

    async def drop_mail(self, account: str) -> None:
        await self._shelf.set_telling(account, {"address": None, "code": None, "farewell": None})

    async def say_farewell(self, token: str) -> None:
        """By the link in a mail, whoever follows it. One that is good for nothing any more has done what it should."""
        if found := await self._shelf.with_farewell(token):
            await self.drop_mail(found.account)

    async def _kept(self, account: str) -> StoredTelling:
        return await self._shelf.telling(account) or StoredTelling(account)


def _shown(kept: StoredTelling) -> Telling:
    quiet = Quiet(*kept.quiet.split()) if kept.quiet else None
    kinds: Any = (tuple(kept.device.split()), tuple(kept.mail.split()))
    return Telling("de" if kept.language == "de" else "en", kept.zone, quiet, *kinds)


def _digest(account: str, code: str) -> str:
    plain = "".join(sign for sign in code.upper() if sign.isalnum())
    return sha256(f"{account} {plain}".encode()).hexdigest()
