"""A turn on the ground: initiative, activation, movement, shooting, reaction, cards."""
