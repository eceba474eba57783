"""Which rule is shown by which test: the marker that tests carry."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test with the rules that it shows: ``@rule("PS-45")``."""

    def mark(test: F) -> F:
        test.__dict__["rules"] = ids
        return test

    return mark
