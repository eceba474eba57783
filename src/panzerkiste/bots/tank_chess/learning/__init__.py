"""Learning to judge Tank Chess from the computer's own games: play, choose, train, match, keep what is better."""
