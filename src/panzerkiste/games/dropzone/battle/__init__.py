"""A turn on the ground: deployment, initiative, activation, movement, shooting, reaction fire, command cards."""
