"""The Godfather: Corleone's Empire."""
