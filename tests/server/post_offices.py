"""A push service and a mail server, as they are outside: what comes is read with the receiver's own keys, and kept."""

import asyncio
import json
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Self

from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from tests.server.house import free_port

CURVE = ec.SECP256R1()
HERE = "127.0.0.1"


def certified(folder: Path) -> ssl.SSLContext:
    """For a server on this machine; whoever trusts ``house.pem`` in the folder trusts it."""
    key, name = ec.generate_private_key(CURVE), x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "house")])
    now = datetime.now(UTC)
    new = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    new = new.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
    new = new.add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HERE))]), critical=False)
    signed = new.add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True).sign(key, SHA256())
    (folder / "house.pem").write_bytes(signed.public_bytes(Encoding.PEM))
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "house.key").write_bytes(secret)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "house.pem", folder / "house.key")
    return context


class Browser:
    """Its keys; they never leave it."""

    def __init__(self) -> None:
        self._key, self._auth = ec.generate_private_key(CURVE), b"sixteen secrets!"
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "key": packed(self._public), "secret": packed(self._auth)}

    def read(self, body: bytes) -> Any:
        """RFC 8291 and RFC 8188, from the other side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size, "one record"
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        material = derived(shared, self._auth, b"WebPush: info\0" + self._public + sender, 32)
        key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        plain = AESGCM(key).decrypt(derived(material, salt, b"Content-Encoding: nonce\0", 12), sealed, None)
        assert plain.rstrip(b"\0").endswith(b"\x02"), "the last record says so"
        return json.loads(plain.rstrip(b"\0")[:-1])


class PushService:
    """It cannot read what it passes on; it sees who sends it. *status*: how it answers; None: not at all."""

    def __init__(self, context: ssl.SSLContext) -> None:
        self.context, self.asked = context, 0
        self.status: int | None = 201
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.arrived = asyncio.Event()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._attend, HERE, 0, ssl=self.context)
        self.origin = f"https://{HERE}:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.asked += 1
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append((headers, body))
        self.arrived.set()
        if self.status:
            writer.write(f"HTTP/1.1 {self.status} Well\r\ncontent-length: 0\r\n\r\n".encode())
            await writer.drain()
            writer.close()
        else:
            await reader.read()

    def sender(self, number: int = -1) -> tuple[str, dict[str, Any]]:
        """RFC 8292: the key that the sender proves to have, and what it claims."""
        scheme, _, rest = self.got[number][0]["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme.lower() == "vapid"
        signed, _, signature = parts["t"].rpartition(".")
        header, claims = (json.loads(unpacked(part)) for part in signed.split("."))
        assert header["alg"] == "ES256"
        raw = unpacked(signature)
        both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(parts["k"]))
        key.verify(both, signed.encode(), ec.ECDSA(SHA256()))  # raises
        return parts["k"].rstrip("="), claims


class MailHouse:
    """An SMTP server that wants STARTTLS. *refuses*: it takes nothing."""

    def __init__(self, context: ssl.SSLContext) -> None:
        self.port, self.refuses = free_port(), ""
        self.got: list[Any] = []
        self._controller = Controller(self, HERE, self.port, tls_context=context, require_starttls=True)

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        envelope.rcpt_tos.append(address)
        return self.refuses or "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.got.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()


def derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
