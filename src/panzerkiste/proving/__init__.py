"""What every game must pass, and tools that look for faults: for tests, authors of games, and ``panzerkiste fuzz``."""
