"""Puzzles of Tank Chess, found in games of the engine against itself: positions in which one turn wins, and only one.

A dig is one game (``digging``) by ``self_play``. That a turn wins and that no other does is proven by every turn
against every turn (``proof`` beside the search); ``lines`` writes down what follows, ``themes`` what it is about,
``rating`` how hard it is, and ``choosing`` chooses from many digs.
"""
