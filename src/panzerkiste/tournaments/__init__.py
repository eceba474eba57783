"""Tournaments as pure functions of what was played: the arena's for computer players, a club's for people."""
