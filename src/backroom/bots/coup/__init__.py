"""How bots play Coup: what they count and believe, and players of every level."""
