"""How the greedy bot plays Der Pate."""
