"""From the set-up through every turn to the end."""
