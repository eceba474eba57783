"""Where a visitor gets an account, comes back to it, and gives it up.

A guest who registers keeps his id, so all that is his stays where it is. A device on which an account signs in gets
the account's id in its cookie, and what the guest there had is moved to it at once (storage/belongings.py).
"""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.limits import EVERYWHERE, Buckets, Budget, Limits, times
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.people import names, passkeys, passwords, recovery
from panzerkiste.server.people.api import AccountInfo, Me, Passkey
from panzerkiste.server.people.openid import Claims
from panzerkiste.server.people.passkeys import Challenges, Site
from panzerkiste.server.storage.own_data import Line, Standing
from panzerkiste.server.storage.people import StoredAccount, StoredPasskey
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.bench import Bench

ALL: Final = 10**9  # matches
PASSKEYS: Final = 20  # of one account
NAMESAKES: Final = 100


class Visit(NamedTuple):
    """Who is here, and from where."""

    account: str
    address: str


class Person(Struct, frozen=True, tag="person"):
    """The first line of what somebody is given of his data."""

    name: str
    handle: str | None
    account: AccountInfo | None
    standing: Standing


class Reception:
    def __init__(self, store: Store, lobby: Lobby, bench: Bench, limits: Limits) -> None:
        self._store, self._people, self._lobby, self._bench = store, store.people, lobby, bench
        self._tries, self._tries_everywhere = Budget(limits.tries), Buckets(times(EVERYWHERE, limits.tries))
        self._challenges = Challenges()

    # Everybody.

    async def me(self, account: str) -> Me:
        handles = await self._people.handles([account])
        return Me(await self._lobby.name(account), handles.get(account), await self._info(account))

    async def _info(self, account: str) -> AccountInfo | None:
        if (known := await self._people.account(account)) is None:
            return None
        kept = await self._people.passkeys_of(account)
        own = tuple(Passkey(bytes_to_base64url(passkey.id), passkey.made) for passkey in kept)
        left, identified = await self._people.codes_left(account), await self._people.is_identified(account)
        return AccountInfo(known.since, known.password is not None, own, left, identified)

    async def rename(self, account: str, name: str) -> None:
        shown = names.plain(name)
        if not await self._people.rename(account, shown, names.key(name)):
            raise Illegal("PERSON", "taken", name=shown)
        await self._lobby.rename(account)

    async def data(self, account: str) -> AsyncIterator[bytes]:
        """All that is kept of somebody, line by line: what he did, not what others did."""
        me = await self.me(account)
        yield _line(Person(me.name, me.handle, me.account, await self._people.standing(account)))
        for id in await self._store.matches_of(account, ALL):
            yield _line(await self._people.own_match(id, account))
        for rating in await self._people.own_ratings(account):
            yield _line(rating)
        for row in await self._people.own_rows(account):
            yield _line(row)

    async def remove(self, account: str) -> None:
        """The matches stay, the name goes, and with it his bots, by whose accounts nobody plays any more."""
        await self._lobby.programs.remove_all(account)
        await self._people.remove(account)
        await self._lobby.rename(account)

    async def forget_devices(self, who: str) -> None:
        """Where an account is signed out, or on one device, nobody is told any more what waits for it."""
        await self._store.notices.drop_devices(who)

    # By password.

    async def register(self, visit: Visit, name: str, password: str) -> tuple[str, ...]:
        """A guest gets an account, and the codes with which he recovers it."""
        kept = await self._bench.do(visit.address, lambda: passwords.hashed(password))
        return await self._register(self._new(visit.account, name, kept))

    async def _register(self, new: StoredAccount, passkey: StoredPasskey | None = None) -> tuple[str, ...]:
        codes = recovery.new_codes()
        if await self._people.account(new.id):
            raise Illegal("PERSON", "known")
        if not await self._people.register(new, [recovery.digest(code) for code in codes], passkey):
            raise Illegal("PERSON", "taken", name=new.name)
        await self._lobby.rename(new.id)
        return tuple(codes)

    async def sign_in(self, visit: Visit, name: str, password: str) -> str:
        """The account of this name, if it is its password. Whoever is told no does not learn which of them is wrong."""
        known = await self._people.called(self._tried(visit, name))
        kept = known.password if known else None
        if not await self._bench.do(visit.address, lambda: passwords.fits(password, kept)) or known is None:
            raise Illegal("PERSON", "wrong")
        return await self._welcomed(visit.account, known.id)

    async def recover(self, visit: Visit, name: str, code: str, password: str) -> str:
        """The account of this name, by one of its codes; its password is a new one from now on."""
        key = self._tried(visit, name)
        kept = await self._bench.do(visit.address, lambda: passwords.hashed(password))
        account = await self._people.recover(key, recovery.digest(code), kept)
        if account is None:
            raise Illegal("PERSON", "wrong")
        return await self._welcomed(visit.account, account)

    async def set_password(self, visit: Visit, now: str, password: str) -> None:
        known = await self._own(visit.account)
        self._tried(visit, known.name)
        if not await self._bench.do(
            visit.address, lambda: known.password is None or passwords.fits(now, known.password)
        ):
            raise Illegal("PERSON", "wrong")
        kept = await self._bench.do(visit.address, lambda: passwords.hashed(password))
        await self._people.set_password(known.id, kept)

    async def new_codes(self, account: str) -> tuple[str, ...]:
        """Instead of those before."""
        await self._own(account)
        codes = recovery.new_codes()
        await self._people.set_codes(account, [recovery.digest(code) for code in codes])
        return tuple(codes)

    def _tried(self, visit: Visit, name: str) -> str:
        """The key of a name that somebody tries, whether anybody has it or not."""
        key = names.key(name)
        self._try(visit, key)
        return key

    def _try(self, visit: Visit, what: str) -> None:
        """Counted for each address by itself: whoever tries somebody's name keeps its owner out nowhere else."""
        here = self._tries.take(f"{visit.address} {what}", visit.address)
        if not here or not self._tries_everywhere.take(what):
            raise Illegal("LIMIT", "tries")

    # By passkey.

    async def ask_for_new_passkey(self, visit: Visit, site: Site, name: str | None) -> Any:
        known = await self._people.passkeys_of(visit.account)
        if len(known) >= PASSKEYS:
            raise Illegal("PERSON", "passkeys", most=PASSKEYS)
        shown = names.plain(name) if name else (await self._own(visit.account)).name
        challenge = self._challenges.ask(visit.account)
        return await self._bench.do(
            visit.address, lambda: passkeys.question_for_new(site, visit.account, shown, challenge, known)
        )

    async def add_passkey(self, visit: Visit, site: Site, name: str | None, answer: dict[str, Any]) -> tuple[str, ...]:
        """A further one; or with a name the first of a guest, who gets an account and its recovery codes by it."""
        challenge, now = self._challenges.take(visit.account), self._lobby.now()
        new = await self._bench.do(visit.address, lambda: passkeys.made(site, visit.account, challenge, answer, now))
        if await self._people.passkey(new.id):
            raise Illegal("PERSON", "passkey")
        if name:
            return await self._register(self._new(visit.account, name, None), new)
        await self._own(visit.account)
        await self._people.add_passkey(new)
        return ()

    async def ask_for_passkey(self, visit: Visit, site: Site) -> Any:
        challenge = self._challenges.ask(visit.account)
        return await self._bench.do(visit.address, lambda: passkeys.question(site, challenge))

    async def sign_in_by_passkey(self, visit: Visit, site: Site, answer: dict[str, Any]) -> str:
        """The account that the passkey is one of."""
        challenge, id = self._challenges.take(visit.account), passkeys.id_in(answer)
        self._try(visit, id.hex())
        if (known := await self._people.passkey(id)) is None:
            raise Illegal("PERSON", "passkey")
        uses = await self._bench.do(visit.address, lambda: passkeys.uses_proven(site, known, challenge, answer))
        await self._people.count_passkey(id, uses)
        return await self._welcomed(visit.account, known.account)

    async def drop_passkey(self, account: str, id: str) -> None:
        """Not the last one of an account without a password: nobody could enter it any more."""
        info = await self._info(account)
        if info is None or all(passkey.id != id for passkey in info.passkeys):
            raise Illegal("PERSON", "passkey")
        if not await self._people.drop_passkey(account, base64url_to_bytes(id)):
            raise Illegal("PERSON", "last")

    # By an OpenID provider.

    async def enter_by_openid(self, visit: Visit, claims: Claims) -> tuple[str, tuple[str, ...]]:
        """The account of whoever has proven himself there. If he had none, it is the visitor's from now on, or a new
        one, whose recovery codes are told."""
        known = await self._people.identified(claims.issuer, claims.subject)
        if known is not None:
            return await self._welcomed(visit.account, known), ()
        codes: tuple[str, ...] = ()
        if await self._people.account(visit.account) is None:
            codes = await self._register_as(visit.account, await self._wanted_name(visit.account, claims.name))
        if not await self._people.identify(claims.issuer, claims.subject, visit.account):
            raise Illegal("OPENID", "state")  # the same has just come in elsewhere
        return visit.account, codes

    async def leave_openid(self, account: str) -> None:
        """From now on whoever proves himself there is nobody here, if there is another way into the account."""
        await self._own(account)
        if not await self._people.drop_identities(account):
            raise Illegal("OPENID", "last")

    async def _wanted_name(self, account: str, told: str) -> str:
        """What a guest chose himself goes before what the provider calls him."""
        if told and not await self._people.handles([account]):
            with suppress(Illegal):
                return names.plain(told[: names.LONGEST])
        return await self._lobby.name(account)

    async def _register_as(self, account: str, name: str) -> tuple[str, ...]:
        """By this name, or where others have it by one with a number."""
        for number in range(1, NAMESAKES):
            own = name if number == 1 else f"{name[: names.LONGEST - 4]} {number}"
            if await self._people.called(names.key(own)) is None:
                return await self._register(self._new(account, own, None))
        raise Illegal("PERSON", "taken", name=name)

    # All.

    async def check_account(self, account: str) -> None:
        await self._own(account)

    def _new(self, id: str, name: str, password: str | None) -> StoredAccount:
        return StoredAccount(id, names.plain(name), names.key(name), password, self._lobby.now())

    async def _own(self, account: str) -> StoredAccount:
        if (known := await self._people.account(account)) is None:
            raise Illegal("PERSON", "guest")
        return known

    async def _welcomed(self, visitor: str, account: str) -> str:
        """What a guest did here becomes the account's; what is another account's stays there."""
        if visitor != account and await self._people.account(visitor) is None:
            await self._lobby.change_hands(visitor, account)
        return account


def _line(told: Struct | Line) -> bytes:
    return msgspec.json.encode(told) + b"\n"
