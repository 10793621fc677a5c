"""Live tables: friends, bots and spectators at one table, over HTTP and WebSocket. It knows no rule of any game."""
