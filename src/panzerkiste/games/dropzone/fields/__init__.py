"""The battlefield: terrain, what stands on it, and who sees what."""
