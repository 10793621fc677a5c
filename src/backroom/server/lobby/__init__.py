"""Before a game: people, tables, chairs, and how they find each other."""
