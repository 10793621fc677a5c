"""What is durable, and what nodes tell each other."""
