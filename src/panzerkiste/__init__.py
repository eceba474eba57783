"""Panzerkiste, the tank crate: tank games as a Python library, a server and a browser table."""

__version__ = "0.1.0"
