"""The battle in pictures."""
