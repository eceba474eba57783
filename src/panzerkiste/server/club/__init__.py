"""The club: what people are to each other beyond one match."""
