"""One worker program per library. Each runs under the interpreter of its own environment."""
