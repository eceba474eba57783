"""Workshops are tried on the same real server as everything else."""

from tests.server.conftest import house, visitor

__all__ = ["house", "visitor"]
