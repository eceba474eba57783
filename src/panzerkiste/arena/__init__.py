"""Matches between computer players: who meets whom, the games themselves, and what the results are worth."""
