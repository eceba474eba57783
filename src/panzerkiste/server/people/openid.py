"""OpenID Connect, for clubs that have it: the authorization code flow with PKCE, state and nonce.

Whoever wants to come in is sent to the provider, and comes back to ``/openid`` with a code that is good once. What the
provider says of him is believed if it signed it for us, for this very visit.
"""

import asyncio
import base64
import hashlib
import hmac
import logging
import secrets
import tomllib
from collections import OrderedDict
from ipaddress import ip_address
from pathlib import Path
from time import monotonic
from typing import Annotated, Any, Final, NamedTuple, TypeVar
from urllib.parse import urlencode, urlsplit

import httpx
import msgspec
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet, KeySetSerialization
from msgspec import Meta, Struct

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.people.api import OpenIdAnswer

LOG: Final = logging.getLogger("panzerkiste.openid")

T = TypeVar("T")

PATIENCE: Final = 600.0  # seconds to prove oneself at the provider
OPEN: Final = 10_000  # of these at a time, of all visitors
ANSWER: Final = 10.0  # seconds for an answer of the provider
LARGEST: Final = 256 * 1024  # bytes of it
FRESH: Final = 3600.0  # seconds for which its addresses and keys are known
AWAY: Final = 10.0  # seconds for which one that did not answer is not asked again: nobody waits behind others for that
LEEWAY: Final = 60  # seconds by which its clock may be wrong
SIGNED: Final = ("RS256", "PS256", "ES256", "EdDSA")  # never by our own secret, never not at all

Word = Annotated[str, Meta(min_length=1, max_length=400)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a host's file says it, in TOML; the secret lies in a file of its own, beside it."""

    issuer: Word
    client_id: Word
    name: Annotated[str, Meta(min_length=1, max_length=60)]  # what the button says
    secret_file: str = ""

    def check(self) -> None:
        """Raises ValueError where what is said there could be overheard."""
        check_address(self.issuer)


class Provider(Struct, frozen=True):
    """What a provider says of itself (OpenID Connect Discovery)."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    token_endpoint_auth_methods_supported: tuple[str, ...] = ("client_secret_basic",)
    authorization_response_iss_parameter_supported: bool = False


class Tokens(Struct, frozen=True):
    id_token: Annotated[str, Meta(max_length=LARGEST)]


class Claims(NamedTuple):
    """Who somebody is there, for good; and what he is called there, if it says so."""

    issuer: str
    subject: str
    name: str


class Begun(NamedTuple):
    state: str
    nonce: str
    verifier: str
    back: str
    until: float


def read_settings(file: Path) -> tuple[Settings, str]:
    """What the host's file says, and the secret; raises OSError or ValueError."""
    settings = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Settings)
    settings.check()
    secret = (file.parent / settings.secret_file).read_text(encoding="utf-8").strip() if settings.secret_file else ""
    return settings, secret


def check_address(address: str) -> None:
    """Raises ValueError unless it is https, or of this machine."""
    parts = urlsplit(address)
    if parts.scheme == "https" or (parts.scheme == "http" and _is_here(parts.hostname or "")):
        return
    raise ValueError(f"{address} is not https")


def _is_here(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


class OpenId:
    def __init__(self, settings: Settings, secret: str, http: httpx.AsyncClient | None = None) -> None:
        self.name = settings.name
        self._settings, self._secret = settings, secret
        self._http = http or httpx.AsyncClient(timeout=ANSWER)
        self._begun = OrderedDict[str, Begun]()  # by visitor
        self._asking, self._known_until, self._away_until = asyncio.Lock(), 0.0, 0.0
        self._provider: Provider
        self._keys: KeySetSerialization

    async def close(self) -> None:
        await self._http.aclose()

    async def begin(self, visitor: str, back: str) -> str:
        """The address at the provider to which the visitor goes; *back* is where he is to return to."""
        provider = await self._known()
        state, nonce, verifier = (secrets.token_urlsafe(32) for _ in range(3))
        self._begun[visitor] = Begun(state, nonce, verifier, back, monotonic() + PATIENCE)
        self._begun.move_to_end(visitor)
        if len(self._begun) > OPEN:
            self._begun.popitem(last=False)
        asked = {
            "response_type": "code",
            "client_id": self._settings.client_id,
            "redirect_uri": back,
            "scope": "openid profile",
            "state": state,
            "nonce": nonce,
            "code_challenge": challenge_of(verifier),
            "code_challenge_method": "S256",
        }
        joint = "&" if urlsplit(provider.authorization_endpoint).query else "?"
        return f"{provider.authorization_endpoint}{joint}{urlencode(asked)}"

    async def finish(self, visitor: str, answer: OpenIdAnswer) -> Claims:
        """Who has come back; each beginning is finished once, by whoever began it."""
        begun = self._begun.pop(visitor, None)
        if begun is None or monotonic() > begun.until or not _is_same(begun.state, answer.state):
            raise Illegal("OPENID", "state")
        if answer.error:
            raise Illegal("OPENID", "declined")
        provider = await self._known()
        _check_sender(provider, answer)
        tokens = await self._exchange(provider, begun, answer.code)
        return await asyncio.to_thread(self._proven, tokens.id_token, begun.nonce)

    async def _exchange(self, provider: Provider, begun: Begun, code: str) -> Tokens:
        given = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": begun.back,
            "client_id": self._settings.client_id,
            "code_verifier": begun.verifier,
        }
        if not self._secret:
            return await self._fetch("POST", provider.token_endpoint, Tokens, data=given)
        if "client_secret_basic" in provider.token_endpoint_auth_methods_supported:
            proof = httpx.BasicAuth(self._settings.client_id, self._secret)
            return await self._fetch("POST", provider.token_endpoint, Tokens, data=given, auth=proof)
        given["client_secret"] = self._secret
        return await self._fetch("POST", provider.token_endpoint, Tokens, data=given)

    def _proven(self, token: str, nonce: str) -> Claims:
        rules = jwt.JWTClaimsRegistry(
            leeway=LEEWAY,
            iss={"essential": True, "value": self._settings.issuer},
            aud={"essential": True, "value": self._settings.client_id},
            exp={"essential": True},
            nonce={"essential": True, "value": nonce},
            sub={"essential": True},
        )
        try:
            claims = jwt.decode(token, KeySet.import_key_set(self._keys), algorithms=SIGNED).claims
            rules.validate(claims)
            if claims.get("azp", self._settings.client_id) != self._settings.client_id:
                raise ValueError("it was made for somebody else")
            return Claims(self._settings.issuer, msgspec.convert(claims["sub"], Word), _name_in(claims))
        except (JoseError, ValueError, TypeError, KeyError) as error:
            LOG.warning("a sign-in proves nothing: %s", error)
            self._known_until = 0.0  # its keys may have been changed
            raise Illegal("OPENID", "proof") from None

    # Asking the provider.

    async def _known(self) -> Provider:
        """Its addresses and keys; asked once for all who want to know."""
        async with self._asking:
            if monotonic() < self._away_until:
                raise Illegal("OPENID", "away", name=self.name)
            if monotonic() > self._known_until:
                self._away_until = monotonic() + ANSWER + AWAY  # unless it answers
                await self._ask()
                self._known_until, self._away_until = monotonic() + FRESH, 0.0
            return self._provider

    async def _ask(self) -> None:
        address = f"{self._settings.issuer.rstrip('/')}/.well-known/openid-configuration"
        provider = await self._fetch("GET", address, Provider)
        self._check(provider)
        self._keys = await self._fetch("GET", provider.jwks_uri, KeySetSerialization)
        self._provider = provider

    def _check(self, provider: Provider) -> None:
        """It says who it is, and that is whom the host has named: nobody answers in its place."""
        try:
            if provider.issuer != self._settings.issuer:
                raise ValueError(f"it calls itself {provider.issuer}")
            for address in (provider.authorization_endpoint, provider.token_endpoint, provider.jwks_uri):
                check_address(address)
        except ValueError as error:
            LOG.error("%s is not the provider that it should be: %s", self._settings.issuer, error)
            raise Illegal("OPENID", "away", name=self.name) from None

    async def _fetch(self, method: str, address: str, shape: type[T], **given: Any) -> T:
        try:
            async with self._http.stream(method, address, **given) as answer:
                body = await _read(answer)
            if 400 <= answer.status_code < 500 and method == "POST":
                LOG.warning("%s refused: %s", address, body[:400])
                raise Illegal("OPENID", "proof")
            answer.raise_for_status()
            return msgspec.json.decode(body, type=shape)
        except (httpx.HTTPError, httpx.InvalidURL, msgspec.DecodeError) as error:
            LOG.warning("%s does not answer as it should: %r", address, error)
            raise Illegal("OPENID", "away", name=self.name) from None


def _is_same(kept: str, told: str) -> bool:
    """Whatever was told, also letters that no state has."""
    return hmac.compare_digest(kept.encode(), told.encode())


def challenge_of(verifier: str) -> str:
    """PKCE (RFC 7636), S256."""
    return base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).decode().rstrip("=")


def _check_sender(provider: Provider, answer: OpenIdAnswer) -> None:
    """RFC 9207: an answer that names its sender names ours; where ours always does, none comes without."""
    silent = answer.iss is None and not provider.authorization_response_iss_parameter_supported
    if not silent and answer.iss != provider.issuer:
        raise Illegal("OPENID", "proof")


async def _read(answer: httpx.Response) -> bytes:
    body = b""
    async for piece in answer.aiter_bytes():
        body += piece
        if len(body) > LARGEST:
            raise httpx.TransportError("too long an answer")
    return body


def _name_in(claims: dict[str, Any]) -> str:
    names = (claims.get("preferred_username"), claims.get("nickname"), claims.get("name"))
    return next((name for name in names if isinstance(name, str) and name.strip()), "")
