"""Search for any game: made-up worlds, played on by the game's mind."""
