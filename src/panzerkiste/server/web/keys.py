"""The keys: in files of the data folder where one worker is alone, in the database where several share them."""

from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

from panzerkiste.server.club.push import new_push_key, push_key, read_push_key
from panzerkiste.server.storage.keys import KeyStore
from panzerkiste.server.web.accounts import checked_key, new_key, read_key
from panzerkiste.server.web.sessions import Sessions, SignOutFile

SESSION, PUSH = "session", "push"  # what the keys are called in the database
TABLE: Final = "keys"  # in which they stand there


def open_by_files(sessions: Sessions, folder: Path) -> EllipticCurvePrivateKey:
    """Sessions can be read from now on; the key by which browsers know us. Raises Unusable."""
    kept = SignOutFile(folder)
    sessions.open(read_key(folder), kept, kept.all)
    return read_push_key(folder)


async def open_by_database(sessions: Sessions, store: KeyStore) -> EllipticCurvePrivateKey:
    """The same."""
    key = checked_key(await store.key(SESSION, new_key()), f"{TABLE}.{SESSION}")
    sessions.open(key, store, await store.signed_out())
    return push_key(await store.key(PUSH, new_push_key()), f"{TABLE}.{PUSH}")
