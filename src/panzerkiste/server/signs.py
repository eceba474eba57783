"""What others read of somebody's writing: only what can be seen."""

from unicodedata import category


def seen(text: str) -> str:
    """Without signs that cannot be seen: they could turn round what stands beside them. Lines stay lines.

    >>> seen("Dachs\\u202e\\u200b\\n Luchs")
    'Dachs\\n Luchs'
    """
    return "".join(sign for sign in text if category(sign)[0] != "C" or sign.isspace())
