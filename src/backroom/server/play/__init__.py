"""A live table: the game as its log has it, the room that owns it, its clock, its bots, its company, its sockets."""
