"""The kernel: who is asked, who answered, what chance said. It knows no game."""
