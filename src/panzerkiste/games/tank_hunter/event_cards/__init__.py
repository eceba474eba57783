"""Event cards and commanders: drawing, windows, playing, and what stays in play; ``effects`` says what each does."""
