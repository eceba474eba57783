"""Workshops are tried on the same real server as everything else."""

from tests.server.conftest import house, visitor
from tests.server.test_bots import gate

__all__ = ["gate", "house", "visitor"]
