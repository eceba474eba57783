"""The same rules on flat arrays, compiled: for playing in bulk and for looking ahead.

Answers are given word by word, as ``coding`` numbers them. The readable rules remain the reference, and tests hold
the kernel to them word by word. Resigning, draw offers and clocks (PS-80, PS-97) are left to those who host a game.
"""
