"""Units on the table: hidden or revealed, in which line, with which markers, and what they can be exhausted for."""
