"""Der Pate in the terminal."""
