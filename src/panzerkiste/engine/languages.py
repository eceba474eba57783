"""The languages that we speak, and which of them to read where not everything is written in both."""

from collections.abc import Callable
from typing import Final

LANGUAGES: Final = ("en", "de")


def there_is(wanted: str, is_written: Callable[[str], object]) -> str:
    """The language wanted if there is something in it, else the first there is; a plug-in may know only one.

    >>> there_is("de", {"en"}.__contains__), there_is("en", {"de"}.__contains__)
    ('en', 'de')
    """
    return next((language for language in (wanted, *LANGUAGES) if is_written(language)), wanted)
