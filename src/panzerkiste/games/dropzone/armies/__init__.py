"""Armies: profiles, lists, what speaks against a list, and how it comes to the battle."""
