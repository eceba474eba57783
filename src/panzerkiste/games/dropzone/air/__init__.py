"""Aircraft: flying, landing, fast movers, and what falls down."""
