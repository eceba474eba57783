"""Attacks: declaring, dice, counters, scouting, air strikes; and all numbers that dice are rolled against."""
