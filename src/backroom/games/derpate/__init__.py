"""Der Pate: families, dice and a car on the road through southern Manhattan (2 to 4 players)."""
