"""By which others know somebody: an account's id stands in cookies and is nobody else's business."""

import secrets
from typing import Final

SIGNS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
LENGTH: Final = 10


def new_handle() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
