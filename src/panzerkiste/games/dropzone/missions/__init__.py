"""What the battle is about: scenarios, objectives, and its end."""
