"""The engine protocol of Tank Chess (docs/engine-protocol.md): its lines, our engine, and other programs."""
