"""After a game: what is kept of it, replays through any eyes, and who has won how often."""
