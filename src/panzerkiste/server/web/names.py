"""Names that visitors choose, for themselves and for their bots."""

from panzerkiste.engine.illegal import Illegal


def tidy_name(name: str) -> str:
    """Without what cannot be seen, and with single spaces; raises Illegal where nothing is left."""
    tidy = " ".join("".join(sign for sign in name if sign.isprintable()).split())
    if not tidy:
        raise Illegal("REQUEST", "unreadable")
    return tidy
