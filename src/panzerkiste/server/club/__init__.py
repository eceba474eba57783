"""The club: what people are to each other. They meet here, and find again what was played."""
