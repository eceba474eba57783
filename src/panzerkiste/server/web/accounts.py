"""Who a visitor is: a guest with a signed cookie and a name of his choice. Nobody registers."""

import hmac
import os
import secrets
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Final

COOKIE: Final = "panzerkiste"
YEAR: Final = 365 * 24 * 3600


def read_key(folder: Path) -> bytes:
    """The key that signs cookies; made at the first start, readable by its owner only."""
    file = folder / "session.key"
    try:
        with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as new:
            new.write(secrets.token_bytes(32))
    except FileExistsError:
        pass
    return file.read_bytes()


def new_account() -> str:
    return secrets.token_hex(16)


def sign(key: bytes, account: str) -> str:
    return f"{account}.{_signature(key, account)}"


def signed_account(key: bytes, cookies: str) -> str | None:
    """The account that a Cookie header proves, if it proves one."""
    try:
        morsel = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    account, _, signature = (morsel.value if morsel else "").partition(".")
    proven = signature.isascii() and hmac.compare_digest(signature, _signature(key, account))
    return account if proven else None


def set_cookie(key: bytes, account: str, *, secure: bool) -> str:
    """The Set-Cookie header. Scripts cannot read it, and other sites cannot send it with their forms."""
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={sign(key, account)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"


def _signature(key: bytes, account: str) -> str:
    return hmac.digest(key, account.encode(), "sha256").hex()
