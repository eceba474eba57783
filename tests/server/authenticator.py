"""A security key in software: it makes passkeys and signs with them, as a browser hands its answers on."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url as text

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    def __init__(self, origin: str, site: str = "127.0.0.1") -> None:
        self._origin, self._site = origin, site
        self._id, self._key = secrets.token_bytes(16), ec.generate_private_key(ec.SECP256R1())
        self._uses = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer of ``navigator.credentials.create``."""
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + len(self._id).to_bytes(2) + self._id + cbor2.dumps(public)
        data = self._data(ATTESTED) + attested
        proof = {"attestationObject": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data}))}
        return self._answer("webauthn.create", options, proof)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer of ``navigator.credentials.get``."""
        self._uses += 1
        data, client = self._data(), self._client("webauthn.get", options)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer("webauthn.get", options, {"authenticatorData": text(data), "signature": text(signature)})

    def _data(self, flags: int = 0) -> bytes:
        site = hashlib.sha256(self._site.encode()).digest()
        return site + bytes([PRESENT | VERIFIED | flags]) + self._uses.to_bytes(4)

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self._origin}).encode()

    def _answer(self, kind: str, options: dict[str, Any], proof: dict[str, str]) -> dict[str, Any]:
        response = {"clientDataJSON": text(self._client(kind, options)), **proof}
        return {"id": text(self._id), "rawId": text(self._id), "type": "public-key", "response": response}
