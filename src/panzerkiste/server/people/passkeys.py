"""Passkeys (WebAuthn): what a browser is asked, and whether its answer proves anything."""

import secrets
from collections import OrderedDict
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec
import webauthn
from webauthn.helpers import parse_authentication_credential_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.storage.people import StoredPasskey

PATIENCE: Final = 300.0  # seconds to find the finger or the key
OPEN: Final = 10_000  # questions at a time, of all visitors
WRONG: Final = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError)  # of an answer in any wrong shape


class Site(NamedTuple):
    """Where a passkey is good: browsers see to it that it is used nowhere else."""

    name: str  # without scheme and port
    origin: str


class Challenges:
    """What each visitor was asked last. It is answered once, and not too late."""

    def __init__(self) -> None:
        self._asked = OrderedDict[str, tuple[bytes, float]]()

    def ask(self, visitor: str) -> bytes:
        challenge = secrets.token_bytes(32)
        self._asked[visitor] = challenge, monotonic() + PATIENCE
        self._asked.move_to_end(visitor)
        if len(self._asked) > OPEN:
            self._asked.popitem(last=False)
        return challenge

    def take(self, visitor: str) -> bytes:
        challenge, until = self._asked.pop(visitor, (b"", 0.0))
        if monotonic() > until:
            raise Illegal("PERSON", "late")
        return challenge


def question_for_new(site: Site, account: str, name: str, challenge: bytes, known: Sequence[StoredPasskey]) -> Any:
    """What ``navigator.credentials.create`` is given."""
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name="Panzerkiste",
        user_id=bytes.fromhex(account),
        user_name=name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,  # so that nobody has to say who he is
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=passkey.id) for passkey in known],
    )
    return msgspec.json.decode(webauthn.options_to_json(options))


def question(site: Site, challenge: bytes) -> Any:
    """What ``navigator.credentials.get`` is given."""
    options = webauthn.generate_authentication_options(rp_id=site.name, challenge=challenge)
    return msgspec.json.decode(webauthn.options_to_json(options))


def made(site: Site, account: str, challenge: bytes, answer: dict[str, Any], now: int) -> StoredPasskey:
    try:
        proof = webauthn.verify_registration_response(
            credential=answer, expected_challenge=challenge, expected_rp_id=site.name, expected_origin=site.origin
        )
    except WRONG:
        raise Illegal("PERSON", "passkey") from None
    return StoredPasskey(proof.credential_id, account, proof.credential_public_key, proof.sign_count, now)


def id_in(answer: dict[str, Any]) -> bytes:
    """Which passkey says that it is it."""
    try:
        return parse_authentication_credential_json(answer).raw_id
    except WRONG:
        raise Illegal("PERSON", "passkey") from None


def uses_proven(site: Site, passkey: StoredPasskey, challenge: bytes, answer: dict[str, Any]) -> int:
    """How often the passkey has been used, by its own count; raises where the answer proves nothing."""
    try:
        return webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
        ).new_sign_count
    except WRONG:
        raise Illegal("PERSON", "passkey") from None
