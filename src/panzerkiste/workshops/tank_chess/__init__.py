"""The workshop of Tank Chess: own maps and how fair they are, an analysis board, counting positions."""
