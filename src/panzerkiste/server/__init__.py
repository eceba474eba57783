"""The server: a door to the games. It decodes, asks the match, encodes, and keeps what was said."""
