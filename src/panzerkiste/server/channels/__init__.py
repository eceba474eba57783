"""What the workers of a site tell each other: the rare things, never a move."""
