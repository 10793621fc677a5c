"""The load test: many live tables on a real server, played over real sockets by a client in a process of its own."""
