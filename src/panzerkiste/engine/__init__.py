"""The kernel: one small vocabulary that all games share. It knows no game."""
