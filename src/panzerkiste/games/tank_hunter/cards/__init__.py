"""The cards: units, events, commanders, and the decks they form."""
