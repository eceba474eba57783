"""What leaves the house: where a host has his mail sent from, and how he is known outside."""

import tomllib
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct


class MailServer(Struct, frozen=True, forbid_unknown_fields=True):
    """Through which mail is sent. The password stands in a file of its own, which only the server's user can read."""

    server: str
    sender: str  # "Panzerkiste <tanks@example.org>"
    port: Annotated[int, Meta(ge=1, le=65_535)] = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password_file: str = ""


class Outgoing(Struct, frozen=True, forbid_unknown_fields=True):
    """*near*: browsers may have their push service on this machine or in its network, which else is nobody's."""

    address: Annotated[str, Meta(pattern=r"^(https?://[^\s/]+)?$")] = ""  # of this server, as links in mails begin
    contact: Annotated[str, Meta(pattern=r"^((mailto:|https://)\S+)?$")] = ""  # of the host, for push services
    near: bool = False
    mail: MailServer | None = None


def read_outgoing(text: str) -> Outgoing:
    """From TOML, by their names above. Raises ValueError."""
    found = msgspec.convert(tomllib.loads(text), Outgoing)
    if found.mail and not found.address:
        raise ValueError("a mail needs `address`, where its links lead to")
    return found
