"""Web Push: a browser is told something by the service of whoever made it, which cannot read it.

The message is encrypted for the browser (RFC 8291), and we prove by a key of ours who sends it (RFC 8292). The address
is one that a visitor gave: we go only to https, and only to where everybody could go.
"""

import asyncio
import os
import socket
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv6Network, ip_address
from pathlib import Path
from time import time
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import httpcore
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from py_vapid import Vapid02, VapidException

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.club.lanes import Lanes, site
from panzerkiste.server.storage.folder import PUSH_KEY, Unusable, kept_key
from panzerkiste.server.storage.notices import StoredSubscription

SECONDS: Final = 10.0  # for one message, whatever its receiver does
LASTS: Final = 86_400  # seconds that the service keeps it for a browser that is off
PROVES: Final = 12 * 3600  # seconds that one proof is good for
RECORD: Final = 4096  # bytes
GONE: Final = (404, 410)
UNICAST: Final = IPv6Network("2000::/3")  # all that leads to one machine of the world's
NAT64: Final = IPv6Network("64:ff9b::/96")  # behind these lie IPv4 addresses, any of them
# Names are looked up here, and nowhere that anything else waits for: whoever answers for a name can take his time.
LOOK_UPS: Final = 32  # at once, of names of one owner no more than two
DIRECTORY: Final = ThreadPoolExecutor(LOOK_UPS, thread_name_prefix="directory")
RAW: Final = (Encoding.X962, PublicFormat.UncompressedPoint)

TROUBLE: Final = (
    OSError,
    VapidException,
    httpcore.NetworkError,
    httpcore.ProtocolError,
    httpcore.TimeoutException,
    httpcore.UnsupportedProtocol,
)

Outcome = Literal["told", "gone", "failed"]


def read_push_key(folder: Path) -> ec.EllipticCurvePrivateKey:
    """The key by which browsers know us, where it lies in a file."""
    file = folder / PUSH_KEY
    return push_key(kept_key(file, new_push_key), str(file))


def new_push_key() -> bytes:
    new = ec.generate_private_key(ec.SECP256R1())
    return new.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def push_key(text: bytes, place: str) -> ec.EllipticCurvePrivateKey:
    try:
        key = load_pem_private_key(text, None)
    except ValueError as error:
        raise Unusable("data-broken", file=place, why=str(error)) from None
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise Unusable("data-broken", file=place, why="no elliptic curve key")
    return key


def check_subscription(endpoint: str, key: str, secret: str, *, near: bool) -> None:
    """What a browser could have given us; whether the address may be gone to is seen when we go there."""
    try:
        parts = urlsplit(endpoint)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
        sound = parts.scheme == "https" and bool(parts.hostname) and parts.username is None
        sound = sound and (near or parts.port in (None, 443)) and len(unpacked(secret)) == 16
    except ValueError:
        sound = False
    if not sound:
        raise Illegal("TELLING", "device")


class Post:
    """Sends messages to browsers. *near*: also to those whose service is in this machine's own network."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str, *, near: bool = False) -> None:
        self._key, self._contact, self.near = key, contact, near
        self._streets = Streets(near=near)
        self._trust: ssl.SSLContext | None = None  # read when it is needed first, which takes its time

    @property
    def public_key(self) -> str:
        """As browsers want it."""
        return packed(self._key.public_key().public_bytes(*RAW))

    async def send(self, to: StoredSubscription, message: bytes) -> Outcome:
        """Whatever the other side does, it takes no longer than so many seconds, and its answer is not read."""
        try:
            async with asyncio.timeout(SECONDS):
                headers, body = await asyncio.to_thread(self._written, to, message)
                status = await self._posted(to.endpoint, headers, body)
        except (*TROUBLE, TimeoutError, ValueError):
            return "failed"
        if status in GONE:
            return "gone"
        return "told" if 200 <= status < 300 else "failed"

    def _written(self, to: StoredSubscription, message: bytes) -> tuple[dict[str, str], bytes]:
        self._trust = self._trust or ssl.create_default_context()
        parts = urlsplit(to.endpoint)
        claims: dict[str, Any] = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact}
        proof = Vapid02(private_key=self._key).sign(claims | {"exp": int(time()) + PROVES})
        headers = {"content-encoding": "aes128gcm", "ttl": str(LASTS), "urgency": "normal", "topic": "panzerkiste"}
        return headers | {"authorization": proof["Authorization"]}, encrypted(message, to.key, to.secret)

    async def _posted(self, url: str, headers: dict[str, str], body: bytes) -> int:
        async with httpcore.AsyncConnectionPool(self._trust, network_backend=self._streets) as pool:
            given = [(name.encode(), value.encode()) for name, value in headers.items()]
            given += [(b"host", urlsplit(url).netloc.encode()), (b"content-length", str(len(body)).encode())]
            async with pool.stream("POST", url, headers=given, content=body) as answer:
                return answer.status


class Streets(httpcore.AnyIOBackend):
    """Where we go: a name is looked up once, and we go to that very address or nowhere."""

    def __init__(self, *, near: bool) -> None:
        self._near, self._lanes = near, Lanes(LOOK_UPS, 2)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109  # as the library calls it
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = await self._look_up(host, port)
        if not addresses or not (self._near or all(map(is_public, addresses))):
            raise httpcore.ConnectError("not an address of everybody's")
        return await super().connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def _look_up(self, host: str, port: int) -> list[str]:
        """Whoever gives up leaves a thread behind that looks on; its place is free once it has found something."""
        leave = await self._lanes.enter(site(f"//{host}"))
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = asyncio.get_running_loop().run_in_executor(DIRECTORY, look_up)
        found.add_done_callback(lambda done: (leave(), done.exception()))
        return [str(info[4][0]) for info in await asyncio.shield(found)]


def is_public(address: str) -> bool:
    """Whether it leads out into the world, and not into this machine or its network.

    >>> [is_public(one) for one in ("9.9.9.9", "2620:fe::9", "127.0.0.1", "10.1.2.3", "169.254.169.254")]
    [True, True, False, False, False]
    >>> [is_public(one) for one in ("::1", "fe80::1%eth0", "::ffff:192.168.1.1", "64:ff9b::7f00:1", "2002:7f00:1::")]
    [False, False, False, False, False]
    >>> [is_public(one) for one in ("::127.0.0.1", "::ffff:0:7f00:1", "fec0::1")]
    [False, False, False]
    """
    known = ip_address(address.partition("%")[0])
    if known.version == 4:
        return known.is_global and not known.is_multicast
    if known.ipv4_mapped:
        return is_public(str(known.ipv4_mapped))
    leads_elsewhere = known.sixtofour or known.teredo or known in NAT64
    return known in UNICAST and known.is_global and not leads_elsewhere


def encrypted(message: bytes, key: str, secret: str) -> bytes:
    """RFC 8291: so that the browser alone can read it."""
    return _encrypted(message, key, secret, ec.generate_private_key(ec.SECP256R1()), os.urandom(16))


def _encrypted(message: bytes, key: str, secret: str, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    reader, public = unpacked(key), own.public_key().public_bytes(*RAW)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), reader))
    material = _derived(shared, unpacked(secret), b"WebPush: info\0" + reader + public, 32)
    cipher = AESGCM(_derived(material, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + cipher.encrypt(nonce, message + b"\x02", None)  # the mark of the last record


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
