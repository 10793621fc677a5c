"""How the greedy bot plays Corleone's Empire."""
