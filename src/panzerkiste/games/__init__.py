"""The games in the crate: pure rules, one package each.

Called, ``panzerkiste.games()``, it gives the ids of all games that are installed, ours first.
"""
