"""The workshop of Tank Hunter: own decks."""
