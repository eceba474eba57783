"""Those who have a name: guests, and accounts with what they prove themselves by."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, exists, func, insert, select, update

from panzerkiste.server.storage import belongings, own_data
from panzerkiste.server.storage.access import Read, Write
from panzerkiste.server.storage.database import upsert
from panzerkiste.server.storage.tables import ACCOUNTS, IDENTITIES, PASSKEYS, RECOVERY_CODES


class StoredAccount(Struct, frozen=True):
    """One row of ACCOUNTS that has a key."""

    id: str
    name: str
    key: str
    password: str | None
    since: int


OF_AN_ACCOUNT: Final = [ACCOUNTS.c[name] for name in StoredAccount.__struct_fields__]


class StoredPasskey(Struct, frozen=True):
    """One row of PASSKEYS."""

    id: bytes
    account: str
    public_key: bytes
    uses: int
    made: int


class People:
    def __init__(self, read: Read, write: Write) -> None:
        self._read, self._write = read, write

    # Names.

    async def rename(self, id: str, name: str, key: str) -> bool:
        """Whether the name was free: what an account is called, nobody else is."""

        def work(connection: Connection) -> bool:
            if _is_taken(connection, id, key):
                return False
            row = upsert(ACCOUNTS).values(id=id, name=name)
            connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"name": name}))
            own = (ACCOUNTS.c.id == id) & ACCOUNTS.c.key.is_not(None)
            connection.execute(update(ACCOUNTS).where(own).values(key=key))
            return True

        return await self._write(work)

    async def handles(self, ids: Sequence[str]) -> dict[str, str]:
        """By which those of them who have a name are known to others."""
        query = select(ACCOUNTS.c.id, ACCOUNTS.c.handle).where(ACCOUNTS.c.id.in_(ids))
        return await self._read(lambda connection: {row.id: row.handle for row in connection.execute(query)})

    async def known_as(self, handle: str) -> str | None:
        """Whose handle it is."""
        query = select(ACCOUNTS.c.id).where(ACCOUNTS.c.handle == handle)
        return await self._read(lambda connection: connection.execute(query).scalar())

    # Accounts.

    async def register(
        self, account: StoredAccount, codes: Sequence[bytes], passkey: StoredPasskey | None = None
    ) -> bool:
        """A guest gets an account; whether the name was free and he had none yet."""

        def work(connection: Connection) -> bool:
            if _is_taken(connection, account.id, account.key) or _account(connection, account.id):
                return False
            row = upsert(ACCOUNTS).values(asdict(account))
            connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=asdict(account)))
            _set_codes(connection, account.id, codes)
            if passkey:
                connection.execute(insert(PASSKEYS).values(asdict(passkey)))
            return True

        return await self._write(work)

    async def account(self, id: str) -> StoredAccount | None:
        return await self._read(lambda connection: _account(connection, id))

    async def called(self, key: str) -> StoredAccount | None:
        query = select(*OF_AN_ACCOUNT).where(ACCOUNTS.c.key == key)
        row = await self._read(lambda connection: connection.execute(query).mappings().first())
        return StoredAccount(**row) if row else None

    async def ids_called(self, name: str, key: str) -> list[str]:
        """The account of this name, and the guests who call themselves so."""
        query = select(ACCOUNTS.c.id).where(
            (ACCOUNTS.c.key == key) | ACCOUNTS.c.key.is_(None) & (ACCOUNTS.c.name == name)
        )
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def set_password(self, id: str, password: str) -> None:
        row = update(ACCOUNTS).where(ACCOUNTS.c.id == id, ACCOUNTS.c.key.is_not(None)).values(password=password)
        await self._write(lambda connection: connection.execute(row))

    async def move(self, old: str, new: str) -> None:
        await self._write(lambda connection: belongings.move(connection, old, new))

    async def remove(self, id: str) -> None:
        await self._write(lambda connection: belongings.remove(connection, id))

    # What he is given of his data.

    async def own_match(self, match: str, id: str) -> own_data.OwnMatch:
        return await self._read(lambda connection: own_data.match(connection, match, id))

    async def own_ratings(self, id: str) -> list[own_data.OwnRating]:
        return await self._read(lambda connection: own_data.ratings(connection, id))

    async def own_rows(self, id: str) -> list[own_data.Line]:
        return await self._read(lambda connection: own_data.rows(connection, id))

    async def standing(self, id: str) -> own_data.Standing:
        return await self._read(lambda connection: own_data.standing(connection, id))

    # Recovery codes.

    async def set_codes(self, id: str, codes: Sequence[bytes]) -> None:
        await self._write(lambda connection: _set_codes(connection, id, codes))

    async def add_code(self, id: str, code: bytes) -> None:
        row = insert(RECOVERY_CODES).values(digest=code, account=id)
        await self._write(lambda connection: connection.execute(row))

    async def codes_left(self, id: str) -> int:
        query = select(func.count()).where(RECOVERY_CODES.c.account == id)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def recover(self, key: str, code: bytes, password: str) -> str | None:
        """The account of this name, if the code is one of its; it is used up, and the password is the new one.

        A name that nobody has takes the same way, and so the same time.
        """

        def work(connection: Connection) -> str | None:
            id = select(ACCOUNTS.c.id).where(ACCOUNTS.c.key == key).scalar_subquery()
            row = delete(RECOVERY_CODES).where(RECOVERY_CODES.c.digest == code, RECOVERY_CODES.c.account == id)
            found = connection.execute(row.returning(RECOVERY_CODES.c.account)).scalar()
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == found).values(password=password))
            return found

        return await self._write(work)

    # At an OpenID provider.

    async def identified(self, issuer: str, subject: str) -> str | None:
        """The account of whoever is called so there."""
        query = select(IDENTITIES.c.account).where(IDENTITIES.c.issuer == issuer, IDENTITIES.c.subject == subject)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def is_identified(self, account: str) -> bool:
        query = select(exists().where(IDENTITIES.c.account == account))
        return await self._read(lambda connection: bool(connection.execute(query).scalar_one()))

    async def identify(self, issuer: str, subject: str, account: str) -> bool:
        """Whoever is called so there is this account from now on; whether he was nobody's yet, and there is one."""

        def work(connection: Connection) -> bool:
            if _account(connection, account) is None:
                return False
            row = upsert(IDENTITIES).values(issuer=issuer, subject=subject, account=account)
            return connection.execute(row.on_conflict_do_nothing()).rowcount == 1

        return await self._write(work)

    async def drop_identities(self, account: str) -> bool:
        """Whether the account can still be entered without them, and they are gone."""

        def work(connection: Connection) -> bool:
            owner = _account(connection, account)
            keys = select(func.count()).where(PASSKEYS.c.account == account)
            if owner is None or (owner.password is None and not connection.execute(keys).scalar_one()):
                return False
            connection.execute(delete(IDENTITIES).where(IDENTITIES.c.account == account))
            return True

        return await self._write(work)

    # Passkeys.

    async def add_passkey(self, passkey: StoredPasskey) -> None:
        row = insert(PASSKEYS).values(asdict(passkey))
        await self._write(lambda connection: connection.execute(row))

    async def passkey(self, id: bytes) -> StoredPasskey | None:
        query = select(PASSKEYS).where(PASSKEYS.c.id == id)
        row = await self._read(lambda connection: connection.execute(query).mappings().first())
        return StoredPasskey(**row) if row else None

    async def passkeys_of(self, account: str) -> list[StoredPasskey]:
        query = select(PASSKEYS).where(PASSKEYS.c.account == account).order_by(PASSKEYS.c.made)
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [StoredPasskey(**row) for row in rows]

    async def count_passkey(self, id: bytes, uses: int) -> None:
        row = update(PASSKEYS).where(PASSKEYS.c.id == id).values(uses=uses)
        await self._write(lambda connection: connection.execute(row))

    async def drop_passkey(self, account: str, id: bytes) -> bool:
        """Whether there was such a one, and the account can still be entered without it."""

        def work(connection: Connection) -> bool:
            owner = _account(connection, account)
            if owner is None or (owner.password is None and _ways_in(connection, account) < 2):
                return False
            row = delete(PASSKEYS).where(PASSKEYS.c.id == id, PASSKEYS.c.account == account)
            return connection.execute(row).rowcount == 1

        return await self._write(work)


def _is_taken(connection: Connection, id: str, key: str) -> bool:
    query = select(ACCOUNTS.c.id).where(ACCOUNTS.c.key == key, ACCOUNTS.c.id != id)
    return connection.execute(query).first() is not None


def _account(connection: Connection, id: str) -> StoredAccount | None:
    query = select(*OF_AN_ACCOUNT).where(ACCOUNTS.c.id == id, ACCOUNTS.c.key.is_not(None))
    row = connection.execute(query).mappings().first()
    return StoredAccount(**row) if row else None


def _ways_in(connection: Connection, account: str) -> int:
    """Besides a password."""
    counts = [select(func.count()).where(table.c.account == account) for table in (PASSKEYS, IDENTITIES)]
    return sum(connection.execute(count).scalar_one() for count in counts)


def _set_codes(connection: Connection, account: str, codes: Sequence[bytes]) -> None:
    connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.account == account))
    connection.execute(insert(RECOVERY_CODES), [{"digest": code, "account": account} for code in codes])
