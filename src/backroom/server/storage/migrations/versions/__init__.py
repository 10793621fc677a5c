"""The steps, oldest first by number. `python -m tools.migration NAME` writes a new one."""
