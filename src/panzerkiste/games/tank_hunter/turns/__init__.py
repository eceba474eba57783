"""From the first turn to the end of the game."""
