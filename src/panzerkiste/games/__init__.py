"""The games in the crate: pure rules, one package each. ``panzerkiste.registry.GAMES`` lists them and all others."""
