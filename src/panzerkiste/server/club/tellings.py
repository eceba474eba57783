"""What travels over HTTP about being told what waits."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Kind = Literal["turn", "seat"]
"""It is one's turn; somebody took a seat that one kept for him."""

Hour = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """From when to when nothing is sent, by the receiver's clock."""

    begins: Hour
    ends: Hour


class Telling(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be told: of what on his devices, of what by mail, and in which words."""

    language: Literal["de", "en"]
    zone: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_+/-]{1,64}$")]  # "Europe/Berlin"
    quiet: Quiet | None
    device: Annotated[tuple[Kind, ...], Meta(max_length=8)]
    mail: Annotated[tuple[Kind, ...], Meta(max_length=8)]


class MailInfo(Struct, frozen=True):
    address: str
    confirmed: bool


class TellingInfo(Struct, frozen=True):
    """*key*: by which browsers know this server. *devices*: the addresses that they gave it."""

    telling: Telling
    key: str
    devices: tuple[str, ...]
    has_mail: bool  # does this server send any?
    mail: MailInfo | None


class NewDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """What ``PushManager.subscribe`` answered."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=100)]  # p256dh
    secret: Annotated[str, Meta(max_length=40)]  # auth


class OldDevice(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=1000)]


class NewMail(Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, Meta(min_length=3, max_length=254)]


class MailCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=20)]
