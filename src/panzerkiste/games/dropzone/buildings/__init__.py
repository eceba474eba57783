"""Buildings: garrisons, close-quarters battle, masonry."""
