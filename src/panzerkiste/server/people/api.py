"""What travels over HTTP about people."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from panzerkiste.server.people.names import LONGEST

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Code = Annotated[str, Meta(min_length=1, max_length=40)]


class Passkey(Struct, frozen=True):
    id: str
    made: int  # milliseconds since 1970


class AccountInfo(Struct, frozen=True):
    """What its owner is told of an account."""

    since: int  # milliseconds since 1970
    has_password: bool
    passkeys: tuple[Passkey, ...]
    codes: int  # recovery codes that are left
    openid: bool  # it can be entered by the club's own sign-in


class Me(Struct, frozen=True):
    """The visitor; a guest has no account. Who has chosen a name has a *handle*, by which others find him."""

    name: str
    handle: str | None
    account: AccountInfo | None


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, Meta(max_length=200)]


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    everywhere: bool


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """By a recovery code, which is used up; the password is the new one."""

    name: Name
    code: Code
    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """*now*: the one that it replaces, if there is one."""

    now: Annotated[str, Meta(max_length=200)]
    password: Password


class RecoveryCodes(Struct, frozen=True):
    """Shown once: only what they are recognised by is kept."""

    codes: tuple[str, ...]


class PasskeyWish(Struct, frozen=True, forbid_unknown_fields=True):
    """For a further passkey of an account; or with a *name* for a guest's first, which makes one."""

    name: Name | None


class PasskeyQuestion(Struct, frozen=True):
    """*options*: for ``navigator.credentials``."""

    options: dict[str, Any]


class PasskeyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """*credential*: what ``navigator.credentials`` answered, as JSON."""

    credential: dict[str, Any]


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """What was wished for, as ``navigator.credentials`` made it."""

    name: Name | None
    credential: dict[str, Any]


class OpenIdOffer(Struct, frozen=True):
    """Whether one can come in by the club's own sign-in (OpenID Connect), and what that is called; empty: no."""

    name: str


class OpenIdBegun(Struct, frozen=True):
    """Where the visitor goes to prove himself."""

    address: str


class OpenIdAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """With what he came back from there."""

    state: Annotated[str, Meta(max_length=200)]
    code: Annotated[str, Meta(max_length=4000)] = ""
    iss: Annotated[str, Meta(max_length=400)] | None = None
    error: Annotated[str, Meta(max_length=200)] = ""


class OpenIdEntered(Struct, frozen=True):
    """The visitor from now on; with recovery codes if an account was made."""

    me: Me
    codes: tuple[str, ...]
