"""The battle in words: notation, positions, the story, the board in letters."""
