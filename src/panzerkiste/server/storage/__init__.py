"""What is kept: matches move by move, and what players have made."""
