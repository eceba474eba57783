"""Who carries whom: loading, unloading, gates, and straight from a hull into a house."""
