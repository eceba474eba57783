"""Attacks: declaring, dice, counters, scouting, air strikes."""
